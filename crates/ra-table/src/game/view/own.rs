//! What whoever has a seat may know of their game: what everybody knows, and what is theirs alone.

use std::ops::Deref;
use std::time::Duration;

use ra::rules::{Phase, Points, Scored, Seat, Suns};

use super::public::{Public, Whereabouts};
use crate::game::autoplay_level::AutoplayLevel;
use crate::game::{AskedAhead, DoneFor, Game, Lapse, Orders, Pending, Plan, StandingOrder, Stop, When};
use crate::id::UserId;
use crate::time::Millis;

/// A game as one of its players may see it. To be shown to nobody else.
#[derive(Debug, Clone)]
pub struct Own {
    public: Public,
    /// Whose.
    pub seat: Seat,
    /// Points so far.
    pub score: u16,
    /// What each epoch that is over brought them, in order.
    pub epochs: Vec<Scored>,
    /// What they would score if the epoch ended now.
    pub points_now: Points,
    /// The suns that lie face down before them.
    pub face_down: Suns,
    /// The answer that they have given ahead in the auction under way.
    pub plan: Option<Plan>,
    /// Whether that is only what is done for them, as their time has run out.
    pub is_out_of_time: bool,
    /// Whether the game waits for them: not for who has answered an auction ahead, or decided already.
    pub is_waited_for: bool,
    /// When their own time runs out, while it runs.
    pub runs_out: Option<Millis>,
    /// How much time they have left; `None` without a clock.
    pub time_left: Option<Duration>,
    /// When they want to be reminded of what is asked, if they have said it.
    pub later: Option<Millis>,
    /// When they can be reminded.
    pub moments: Vec<(When, Millis)>,
    /// Whether it is known, or taken for granted, where they live.
    pub lives_somewhere: bool,
    /// What they have decided beyond it, as far as it holds.
    pub orders: Orders,
    /// What they had ordered for the next auction, and why it does not hold any more.
    pub lapsed: Option<(StandingOrder, Lapse)>,
    /// Whether they want to be asked, whatever they have ordered or left to the program, until they next act themselves.
    pub wants_to_be_asked: bool,
    /// Whether they leave obvious moves to the program in their games, or have not chosen.
    pub lets_play_obvious: bool,
    /// What they are asked ahead, while they look.
    pub asked_ahead: Option<AskedAhead>,
    /// What was done for them since they last acted.
    pub done_for: DoneFor,
    /// Why drawing for them would stop now, if it would.
    pub stop: Option<Stop>,
    /// What they have decided on their turn and can take back before it is played.
    pub pending: Option<Pending>,
    /// Whether they can take back what they did last, which has been played.
    pub can_undo: bool,
    /// What the lot is worth to them by a computer's reckoning, in points, while it is auctioned; `None` at a table
    /// that allows no such advice.
    pub lot_value: Option<f32>,
}

impl Deref for Own {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.public
    }
}

impl Own {
    /// Whether an auction is under way in which the player has answered on their turn.
    pub fn has_answered_auction(&self) -> bool {
        match self.position().phase() {
            Phase::Auction(auction) => !auction.to_come().any(|seat| seat == self.seat),
            Phase::Turn { .. } | Phase::Gods { .. } | Phase::Discard(_) | Phase::Over => false,
        }
    }

    /// The game as the player on a seat may see it now.
    pub fn of(game: &Game, seat: Seat, at: Whereabouts, now: Millis) -> Own {
        let state = game.state();
        let player = &state.players()[seat];
        let mut orders = game.ahead().orders_of(seat);
        let lapsed = orders.auction.and_then(|order| Some((order, order.lapse(&game.table)?)));
        orders.auction.take_if(|_| lapsed.is_some());
        let in_auction = matches!(state.phase(), Phase::Auction(_));
        Own {
            public: Public::of(game, at, now),
            seat,
            score: player.score(),
            epochs: game.scorings.iter().map(|points| *points.of(seat)).collect(),
            points_now: *state.points_now().of(seat),
            face_down: player.face_down(),
            plan: game.ahead().plan_of(seat).cloned(),
            is_out_of_time: game.ahead().is_out_of_time(seat),
            is_waited_for: game
                .table()
                .player(seat)
                .user()
                .is_some_and(|user| game.notifications().waits_for(user)),
            runs_out: game.clocks().runs_out(seat),
            time_left: game.clocks().left(seat),
            later: game.contact().later_of(seat),
            moments: game.contact().moments_of(seat, now),
            lives_somewhere: game.waking_hours().zone_of(seat, now).is_some(),
            stop: orders.drawing().and_then(|order| Stop::of(&game.table, seat, Some(order))),
            orders,
            lapsed,
            wants_to_be_asked: game.ahead().wants_to_be_asked(game.table(), seat),
            lets_play_obvious: game.ahead().lets_play_obvious(game.table(), seat),
            asked_ahead: AskedAhead::of(game, seat, now),
            done_for: game.decisions().done_for(seat),
            pending: game.ahead().pending.as_ref().filter(|pending| pending.seat == seat).cloned(),
            can_undo: game.undo().can_undo(seat),
            lot_value: (in_auction && game.table().terms.advice).then(|| game.lot_value(seat)),
        }
    }

    /// As the person on Discord may see it; `None` if they have no seat.
    pub fn of_user(game: &Game, user: UserId, at: Whereabouts, now: Millis) -> Option<Own> {
        game.table().seat_of(user).map(|seat| Own::of(game, seat, at, now))
    }

    /// Whether the next auction is worth asking about: they are asked nothing now, also not ahead in an auction under
    /// way, and have a sun to bid.
    pub fn has_answer_to_next(&self) -> bool {
        let has_sun = self.position().players()[self.seat].face_up() != Suns::NONE;
        let is_others = self.position().to_act().is_some_and(|to_act| to_act != self.seat);
        has_sun && is_others && self.may_answer(self.seat).is_err()
    }

    /// Whether the table and the player allow that obvious moves are made for them.
    pub fn allows_obvious_moves(&self) -> bool {
        self.terms.autoplay > AutoplayLevel::Nothing && self.lets_play_obvious
    }

    /// Whether obvious moves are made for the player at present.
    pub fn plays_obvious_moves(&self) -> bool {
        self.allows_obvious_moves() && self.orders.quick && !self.wants_to_be_asked
    }

    /// What everybody may know.
    pub fn public(&self) -> &Public {
        &self.public
    }
}
