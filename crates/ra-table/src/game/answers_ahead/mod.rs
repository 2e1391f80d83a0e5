//! What players decide before they are asked, so that nobody waits for it. It is played in seat order against the true
//! position, by whatever brings the game there, and whatever it does not cover is asked: so the game is the one that the
//! same decisions would have given at a real table.
//!
//! [`AnswersAhead`] owns all of it and is handed the table; it knows no clock but the moments that it was handed.

pub(super) mod orders;
pub(super) mod pending;
pub(super) mod plan;
pub(super) mod sealed_answers;

use ra::rules::{Action, Event, Phase, Seat};

use self::orders::{DrawOrder, Orders, Stop};
use self::pending::Pending;
use self::plan::Plan;
use self::sealed_answers::{Given, Kept, Paid};
use super::autoplay_level::AutoplayLevel;
use super::obvious_moves::Autoplay;
use super::table::Table;
use crate::clock::Span;
use crate::time::Millis;

/// While the track holds fewer tiles than this, quick draws draw for everybody.
const QUICK: usize = 2;

/// All that the players of a game have decided ahead, and what they leave to the program. It is private.
#[derive(Debug, Clone, Default)]
pub struct AnswersAhead {
    /// Answers to the auction under way, at most one a seat.
    pub given: Vec<Given>,
    /// Beyond that auction: all orders that were ever given or taken back, at most one set a seat.
    pub orders: Vec<Orders>,
    /// What whoever is to act has decided and can still take back.
    pub pending: Option<Pending>,
    /// What the players leave to the program where it is obvious.
    pub leaving: Vec<Autoplay>,
}

impl AnswersAhead {
    /// The answer that a seat has given ahead.
    pub(super) fn given_by(&self, seat: Seat) -> Option<&Given> {
        self.given.iter().find(|given| given.seat == seat)
    }

    /// The plan that a seat has given ahead.
    pub fn plan_of(&self, seat: Seat) -> Option<&Plan> {
        self.given_by(seat).and_then(Given::plan)
    }

    /// Whether what is kept for a seat is only what harms them least.
    pub fn is_out_of_time(&self, seat: Seat) -> bool {
        self.given_by(seat).is_some_and(|given| given.kept == Kept::OutOfTime)
    }

    /// Whether a seat has decided something on its turn that it can still take back.
    pub(super) fn has_pending(&self, seat: Seat) -> bool {
        self.pending.as_ref().is_some_and(|pending| pending.seat == seat)
    }

    /// The orders of a seat.
    pub fn orders_of(&self, seat: Seat) -> Orders {
        let own = self.orders.iter().find(|orders| orders.seat == seat);
        own.cloned().unwrap_or_else(|| Orders::none(seat))
    }

    /// What the person on a seat leaves to the program in all their games, as far as they have chosen.
    pub(super) fn leaving_of(&self, table: &Table, seat: Seat) -> Option<&Autoplay> {
        let user = table.player(seat).user()?;
        self.leaving.iter().find(|leaving| leaving.user == user)
    }

    /// Whether the person on a seat leaves obvious moves to the program in their games: also as long as they have not
    /// chosen.
    pub(super) fn lets_play_obvious(&self, table: &Table, seat: Seat) -> bool {
        self.leaving_of(table, seat).is_none_or(|leaving| leaving.autoplay >= AutoplayLevel::Draws)
    }

    /// Whether the program draws at once for a player while hardly anything lies on the track: unless the table or the
    /// player wants to be asked everything. New players make their first move themselves.
    pub(super) fn draws_quickly(&self, table: &Table, seat: Seat) -> bool {
        let is_new = self.leaving_of(table, seat).is_some_and(|leaving| leaving.is_new);
        table.terms.autoplay >= AutoplayLevel::Draws
            && self.lets_play_obvious(table, seat)
            && self.orders_of(seat).quick
            && !(is_new && table.player(seat).acted.is_none())
    }

    /// Whether a player wants to be asked, whatever they have ordered or left to the program: until they have acted
    /// themselves since they said so.
    pub fn wants_to_be_asked(&self, table: &Table, seat: Seat) -> bool {
        let acted = table.player(seat).acted.map_or(0, |(_, seq)| seq);
        self.orders_of(seat).ask_since.is_some_and(|since| acted <= since)
    }

    /// Whether a player has decided anything ahead since their time last ran out.
    pub(super) fn has_decided_since_late(&self, table: &Table, seat: Seat) -> bool {
        let late = table.chairs.late_at(seat);
        late.is_some_and(|late| self.orders_of(seat).decided_at.is_some_and(|at| at > late))
    }

    /// The order by which it is drawn now for a player whose turn it is, if it is not drawn quickly.
    pub(super) fn draw_order(&self, table: &Table, seat: Seat) -> Option<DrawOrder> {
        let on_track = table.position.track().tiles().count();
        self.orders_of(seat).drawing().filter(|order| on_track < usize::from(order.until())).cloned()
    }

    /// What has been decided ahead for whoever is to act; `None` if they have to be asked, or have decided on something
    /// that is played soon.
    pub fn next_action(&self, table: &Table) -> Option<(Seat, Action)> {
        let seat = table.person_to_act().filter(|_| self.pending.is_none())?;
        let action = match table.position.phase() {
            Phase::Auction(_) if self.is_out_of_time(seat) => table.cheapest_answer(seat),
            Phase::Auction(auction) => {
                let open = table.could_bid(auction, seat);
                self.plan_of(seat)?.action(auction.floor(), open, auction.may_pass())
            }
            Phase::Turn { .. } => self.draws(table, seat).then_some(Action::Draw),
            Phase::Gods { .. } | Phase::Discard(_) | Phase::Over => None,
        };
        action.map(|action| (seat, action))
    }

    /// Whether it is to be drawn for a player whose turn it is.
    fn draws(&self, table: &Table, seat: Seat) -> bool {
        if self.wants_to_be_asked(table, seat) {
            return false;
        }
        let orders = self.orders_of(seat);
        let quick = || if self.draws_quickly(table, seat) { QUICK } else { 0 };
        let until = orders.drawing().map_or_else(quick, |order| usize::from(order.until()));
        table.position.track().tiles().count() < until
            && table.position.legal().contains(Action::Draw)
            && Stop::of(table, seat, orders.drawing()).is_none()
    }

    /// Since when the clock of a person runs who is asked; `None` while it stands still.
    pub(super) fn running_since(&self, table: &Table, seat: Seat) -> Option<Millis> {
        let is_to_act = table.position.to_act() == Some(seat);
        match self.given_by(seat).filter(|_| table.asks_all_since().is_some()) {
            None => Some(table.asked_since(seat)),
            Some(Given { kept: Kept::Withdrawn, at, .. }) => Some(*at),
            Some(_) => (is_to_act && self.next_action(table).is_none()).then_some(table.question.since()),
        }
    }

    /// When somebody's clock has run in the auction under way before it stood still.
    pub(super) fn paid(&self, table: &Table, seat: Seat) -> Paid {
        let given = self.given_by(seat).filter(|_| table.asks_all_since().is_some());
        given.map_or_else(Paid::default, |given| given.paid.clone())
    }

    /// The same until a moment at which it stands still.
    fn paid_until(&self, table: &Table, seat: Seat, until: Millis) -> Paid {
        let paid = self.paid(table, seat);
        match self.running_since(table, seat) {
            Some(from) => paid.and(Span { from, until }),
            None => paid,
        }
    }

    /// The stretches in which the clock ran, to be stored with the entry; `None` if it ran without a break from the
    /// question to the decision.
    pub(super) fn paid_otherwise(&self, table: &Table, seat: Seat, decided_at: Millis) -> Option<Paid> {
        table.asks_all_since()?;
        let paid = self.paid_until(table, seat, decided_at);
        let simply = Paid::default().and(Span { from: table.asked_since(seat), until: decided_at });
        (paid != simply).then_some(paid)
    }

    /// Keeps a plan for a seat from a moment on, in place of what was kept.
    pub(super) fn keep(&mut self, table: &Table, seat: Seat, plan: Plan, kept: Kept, at: Millis) {
        let paid = self.paid_until(table, seat, at);
        let revision = self.given_by(seat).map_or(1, |old| old.revision + 1);
        self.given.retain(|given| given.seat != seat);
        self.given.push(Given { seat, plan, kept, revision, at, paid });
    }

    /// Gives a seat other orders.
    pub(super) fn set_orders(&mut self, orders: Orders) {
        self.orders.retain(|other| other.seat != orders.seat);
        self.orders.push(orders);
    }

    /// Notes that somebody has decided something ahead, if that tells that they have not vanished.
    pub(super) fn note_decided(&mut self, table: &Table, seat: Seat, now: Millis) {
        if table.player(seat).late > 0 {
            self.set_orders(Orders { decided_at: Some(now), ..self.orders_of(seat) });
        }
    }

    /// What the action of this number means for the orders: all end with the epoch, those to draw on one track when an
    /// auction opens, and those for the next auction answer it as it opens.
    pub(super) fn follow_action(&mut self, table: &Table, seq: i64) {
        let opens_auction = table.question.auction() == Some(seq);
        let ends_epoch =
            table.story.between(seq - 1, seq).any(|event| matches!(event, Event::EpochEnded { .. }));
        for orders in &mut self.orders {
            if opens_auction || ends_epoch {
                orders.draw_here = None;
            }
            if ends_epoch {
                (orders.draw, orders.auction) = (None, None);
            }
        }
        if !opens_auction {
            return;
        }
        for place in 0..self.orders.len() {
            let (seat, order) = (self.orders[place].seat, self.orders[place].auction);
            // One that has lapsed never holds again. It stays, so that its player is told.
            let Some(order) = order.filter(|order| order.lapse(table).is_none()) else { continue };
            self.orders[place].auction = None;
            if !self.wants_to_be_asked(table, seat) && table.may_answer(seat).is_ok() {
                self.keep(table, seat, Plan::from(order.answer), Kept::Order, order.since.at);
            }
        }
    }

    /// Orders for the next auction end when their player is asked to take a turn.
    pub(super) fn end_orders(&mut self, table: &Table) {
        if let (Phase::Turn { .. }, Some(to_act)) = (table.position.phase(), table.position.to_act()) {
            let own = self.orders.iter_mut().filter(|orders| orders.seat == to_act);
            own.for_each(|orders| orders.auction = None);
        }
    }

    /// Forgets what was decided on a question that is no longer open, or by somebody who no longer has the chair.
    pub(super) fn drop_past_pending(&mut self, table: &Table) {
        let asked = table.position.to_act();
        let is_open = |pending: &Pending| {
            let is_asked = (table.question.by(), asked) == (pending.question, Some(pending.seat));
            is_asked && !table.called_off && table.player(pending.seat).computer().is_none()
        };
        self.pending.take_if(|pending| !is_open(pending));
    }
}
