//! Clear moves: what anybody in somebody's place would do is done without asking them, as far as they want that.
//!
//! What is clear a committee of many tastes says ([`ra::ai::committee`]), from what everybody at the table sees,
//! each time in some tens of microseconds. No replay of a history needs it: there the move is an action like any
//! other.

use std::collections::BTreeSet;
use std::time::Duration;

use ra::ai::committee::{self, Trust};
use ra::rules::{Action, Phase, Seat, State, Sun, Suns};

use super::autoplay_level::AutoplayLevel;
use super::draft::{Decided, Draft};
use super::table::Terms;
use super::{Actor, Ahead, Error, Game};
use crate::id::UserId;
use crate::time::Millis;

/// How long somebody is taken to look at a game in which they have just done something, or pressed a button: they are
/// asked meanwhile, and what is clear is done when that time is over.
pub const LOOKING: Duration = Duration::from_secs(3 * 60);

/// How much of the committee's weight must want the same for a question to be worth asking ahead. What is closer
/// people answer otherwise when they are asked again, and regret.
const WORTH_ASKING: f32 = 0.8;

/// What somebody leaves to the program in their games.
#[derive(Debug, Clone, PartialEq)]
pub struct Autoplay {
    /// Who.
    pub user: UserId,
    /// What.
    pub autoplay: AutoplayLevel,
    /// Whether they had not been told what is done for them before the game began, and have not chosen more than that:
    /// it is done with care.
    pub is_new: bool,
    /// Whether they are asked all the same where the next Ra tile could end the epoch, and where a God tile of theirs
    /// could take something.
    pub stops: bool,
    /// How well each member of the committee is known to guess what they do: their secret.
    pub trust: Trust,
}

impl Autoplay {
    /// What everybody leaves to the program where it is the same for all.
    pub fn alike(user: UserId, autoplay: AutoplayLevel) -> Autoplay {
        Autoplay { user, autoplay, is_new: false, stops: true, trust: Trust::EVEN }
    }
}

impl AutoplayLevel {
    /// Whether it covers an action in a position.
    fn covers(self, state: &State, seat: Seat, action: Action) -> bool {
        let lowest = || state.players()[seat].face_up().iter().min();
        match action {
            Action::Draw => self >= AutoplayLevel::Draws,
            Action::Pass => self >= AutoplayLevel::Passes,
            Action::Bid(sun) => self >= AutoplayLevel::Bids && Some(sun) == lowest(),
            // On a full track of somebody without God tiles nothing is left to decide.
            Action::Invoke => self >= AutoplayLevel::Draws && state.legal().len() == 1,
            // What spends something is always asked, and so is what must be given up.
            Action::God(_) | Action::Done | Action::Discard(_) => false,
        }
    }
}

/// What is obvious in a game, for those who leave that to the program.
#[derive(Debug, Clone, Copy)]
pub struct ObviousMoves<'g> {
    pub(super) game: &'g Game,
}

impl<'g> ObviousMoves<'g> {
    /// What the person on a seat leaves to the program here, as far as their table allows it: nothing if they want
    /// none of it in this game. Without a computer player's advice at the table no bid is made for anybody.
    fn leaving(self, seat: Seat) -> Option<(AutoplayLevel, &'g Autoplay)> {
        let leaving = self.game.private.ahead.leaving_of(&self.game.table, seat)?;
        let Terms { autoplay, advice, .. } = self.game.table.terms;
        let most = if advice { autoplay } else { autoplay.min(AutoplayLevel::Passes) };
        let asks = !self.game.private.ahead.orders_of(seat).quick
            || self.game.private.ahead.wants_to_be_asked(&self.game.table, seat)
            || leaving.is_new;
        let own = if asks { AutoplayLevel::Nothing } else { leaving.autoplay };
        Some((own.min(most), leaving))
    }

    /// Whether the person on a seat leaves anything to the program here.
    pub(super) fn leaves_anything(self, seat: Seat) -> bool {
        self.leaving(seat).is_some_and(|(autoplay, _)| autoplay > AutoplayLevel::Nothing)
    }

    /// The obvious move of the player who is to act, if they leave it to the program, and when it is made: they may still be
    /// looking.
    fn clear(self) -> Option<(Seat, Action, Millis)> {
        let seat = self.game.table.person_to_act().filter(|_| self.game.private.ahead.pending.is_none())?;
        let (autoplay, Autoplay { stops, trust, .. }) = self.leaving(seat)?;
        let is_open = match self.game.state().phase() {
            Phase::Turn { .. } => autoplay >= AutoplayLevel::Draws,
            Phase::Auction(_) => {
                // What is clear is no time-out.
                autoplay >= AutoplayLevel::Passes
                    && (self.game.private.ahead.plan_of(seat).is_none()
                        || self.game.private.ahead.is_out_of_time(seat))
            }
            Phase::Gods { .. } | Phase::Discard(_) | Phase::Over => false,
        };
        if !is_open || *stops && self.stops_here() {
            return None;
        }
        // Asked once of each position.
        let clear = *self.game.verdict.get_or_init(|| committee::verdict(self.game.state(), trust));
        // An order to draw says where drawing ends: there its player is asked.
        let is_ordered = |action: Action| {
            action == Action::Draw && self.game.private.ahead.orders_of(seat).drawing().is_some()
        };
        let is_made =
            |action: &Action| autoplay.covers(self.game.state(), seat, *action) && !is_ordered(*action);
        let action = clear.filter(is_made)?;
        Some((seat, action, self.looks_until(seat)))
    }

    /// Whether somebody is asked on their turn whatever is clear.
    fn stops_here(self) -> bool {
        let state = self.game.state();
        let legal = state.legal();
        let could_end_epoch = legal.contains(Action::Draw) && state.ra() + 1 >= state.ra_limit();
        let could_take = legal.iter().any(|action| matches!(action, Action::God(_)));
        matches!(state.phase(), Phase::Turn { .. }) && (could_end_epoch || could_take)
    }

    /// Until when somebody is taken to look at the game. As it begins they all are: some have just sat down, and want
    /// to see the first tiles.
    pub(super) fn looks_until(self, seat: Seat) -> Millis {
        let own = Actor::Person(self.game.table.player(seat).number);
        let by_hand =
            self.game.lines.iter().filter(|line| line.actor == own).filter_map(|line| match line.ahead {
                Ahead::No => Some(line.at),
                Ahead::Answer | Ahead::Order => Some(line.decided_at),
                Ahead::Quick | Ahead::Clear => None,
            });
        let user = self.game.table.player(seat).user();
        let reach = self.game.private.reach.iter().find(|reach| Some(reach.user) == user);
        let looked = reach.and_then(|reach| reach.looked_at);
        let given = self.game.private.ahead.given_by(seat).map(|given| given.at);
        let orders = self.game.private.ahead.orders_of(seat);
        let draw = orders.draw.into_iter().chain(orders.draw_here).map(|order| order.since().at);
        let auction = orders.auction.map(|order| order.since.at);
        let touched = by_hand.chain(looked).chain(given).chain(draw).chain(auction).max();
        touched.unwrap_or(self.game.table.started_at).after(LOOKING)
    }

    /// The position in which a seat would be asked if whoever is to act invoked Ra now and all before it passed;
    /// `None` if it could not bid then, or is to act itself.
    pub fn if_invoked(self, seat: Seat) -> Option<State> {
        let mut case = *self.game.state();
        let next = case.to_act().filter(|next| *next != seat)?;
        let is_turn = matches!(case.phase(), Phase::Turn { .. });
        if !is_turn || case.players()[seat].face_up() == Suns::NONE || case.track().tiles().next().is_none() {
            return None;
        }
        let nothing_drawn = |_: &_| unreachable!("nobody draws in an auction");
        case.play(next, Action::Invoke, nothing_drawn, &mut |_| ()).ok()?;
        loop {
            let Phase::Auction(_) = case.phase() else { return None };
            let other = case.to_act()?;
            if other == seat {
                return Some(case);
            }
            case.play(other, Action::Pass, nothing_drawn, &mut |_| ()).ok()?;
        }
    }

    /// The position in which a seat would be asked if this were the highest bid when its turn in the auction under
    /// way comes: whoever has that sun has bid it, and all others before have passed. `None` where it is not asked
    /// then.
    pub fn in_case(self, seat: Seat, highest: Option<Sun>) -> Option<State> {
        let Phase::Auction(auction) = self.game.state().phase() else { return None };
        let draw = |_: &_| unreachable!("nobody draws in an auction");
        let mut case = *self.game.state();
        for other in auction.to_come().take_while(|other| *other != seat) {
            if case.to_act() == Some(other) {
                let held = case.players()[other].face_up();
                let bids = highest.filter(|sun| held.contains(*sun) && Some(*sun) > auction.floor());
                case.play(other, bids.map_or(Action::Pass, Action::Bid), draw, &mut |_| ()).ok()?;
            }
        }
        let is_asked = case.to_act() == Some(seat) && matches!(case.phase(), Phase::Auction(_));
        is_asked.then_some(case)
    }

    /// Whether what the person on a seat leaves to the program covers whatever they could be asked in the auction
    /// under way, as everybody could work out: by the judgement of a committee that knows nothing of anybody, of them
    /// and of those who answer before. Nobody need be called for that.
    pub fn is_clear_in_every_case(self, seat: Seat) -> bool {
        let autoplay = self.leaving(seat).map_or(AutoplayLevel::Nothing, |(autoplay, _)| autoplay);
        let Phase::Auction(auction) = self.game.state().phase() else { return false };
        if autoplay < AutoplayLevel::Passes {
            return false;
        }
        let mut highest = BTreeSet::from([auction.floor()]);
        for before in auction.to_come().take_while(|before| *before != seat) {
            highest = self.highest_after(before, &highest);
        }
        let answers = self.clear_answers(seat, &highest);
        answers.is_some_and(|answers| {
            answers.into_iter().all(|(case, answer)| autoplay.covers(&case, seat, answer))
        })
    }

    /// Which bids may be the highest once a seat has answered, where one of these was before: what is clear is taken
    /// for done.
    fn highest_after(self, seat: Seat, before: &BTreeSet<Option<Sun>>) -> BTreeSet<Option<Sun>> {
        let held = self.game.state().players()[seat].face_up();
        match self.clear_answers(seat, before) {
            Some(answers) => {
                let passed_over = before.iter().copied().filter(|highest| held.above(*highest).is_empty());
                let after = |(case, answer): &(State, Action)| match (answer, case.phase()) {
                    (Action::Bid(sun), _) => Some(*sun),
                    (_, Phase::Auction(auction)) => auction.floor(),
                    _ => None,
                };
                answers.iter().map(after).chain(passed_over).collect()
            }
            None => {
                let lowest = before.first().copied().flatten();
                before.iter().copied().chain(held.above(lowest).iter().map(Some)).collect()
            }
        }
    }

    /// What a committee that knows nothing of anybody says that a seat answers after each of these highest bids, with
    /// the position in which it is asked; `None` if it is not clear everywhere.
    fn clear_answers(self, seat: Seat, highest: &BTreeSet<Option<Sun>>) -> Option<Vec<(State, Action)>> {
        let held = self.game.state().players()[seat].face_up();
        let asked = highest.iter().filter(|highest| !held.above(**highest).is_empty());
        asked
            .map(|highest| {
                let case = self.in_case(seat, *highest)?;
                Some((case, committee::verdict(&case, &Trust::EVEN)?))
            })
            .collect()
    }

    /// Whether a person is sure enough of what they would do in a position to be asked about it before the game comes
    /// to it.
    pub fn is_worth_asking_ahead(self, seat: Seat, case: &State) -> bool {
        let trust = self.leaving(seat).map_or(&Trust::EVEN, |(_, leaving)| &leaving.trust);
        committee::agreement(case, trust).is_some_and(|(_, share)| share >= WORTH_ASKING)
    }

    /// When what is clear for whoever is to act is done; `None` if nothing is.
    pub fn clear_at(self) -> Option<Millis> {
        self.clear().map(|(_, _, at)| at)
    }
}

/// Does what is clear for whoever is to act and does not look; says whether anything was.
pub(super) fn do_what_is_clear(draft: &mut Draft) -> Result<bool, Error> {
    let now = draft.now;
    let clear = draft.game.obvious_moves().clear().filter(|(_, _, at)| *at <= now);
    let Some((seat, action, _)) = clear else { return Ok(false) };
    draft.take_own(seat, action, Decided::Before(Ahead::Clear, now))?;
    Ok(true)
}
