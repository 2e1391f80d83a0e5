//! Auctions ask all who can bid at once. Each pays from their own bank from then until they have answered, in secret
//! or not; so an auction lasts as long as its slowest bidder, and not as long as all of them together. Who is asked
//! again, because bids have passed their answer by or they wanted to be asked on their turn, pays from then on.
//!
//! What everybody is told of it follows from what everybody sees.

use std::time::Duration;

use ra::rules::{Phase, Seat};

use super::Game;
use super::answers_ahead::plan::{Answer, Plan};
use super::answers_ahead::sealed_answers::{Given, Kept, Paid};
use crate::clock::Span;
use crate::time::Millis;

impl Game {
    /// When the auction under way was put to all at once.
    fn opened(&self) -> Option<Millis> {
        self.table.question.auction.filter(|_| !self.asks_in_turn).map(|(_, at)| at)
    }

    /// The people whose clocks may run now: those who may still bid, in the order of their turns, or whoever is to act.
    pub(super) fn people_asked(&self) -> Vec<Seat> {
        if !self.table.is_going_on() {
            return Vec::new();
        }
        let seats: Vec<Seat> = match self.state().phase() {
            Phase::Auction(auction) if self.opened().is_some() => self.table.can_bid(auction).collect(),
            Phase::Auction(_) | Phase::Turn { .. } | Phase::Gods { .. } | Phase::Discard(_) | Phase::Over => {
                self.table.person_to_act().into_iter().collect()
            }
        };
        seats.into_iter().filter(|seat| self.table.player(*seat).computer().is_none()).collect()
    }

    /// Since when the present question has waited for a seat, whatever they have answered.
    pub(super) fn asked_since(&self, seat: Seat) -> Millis {
        let anew = self.table.chairs.asked_anew(seat);
        self.opened().map_or(self.table.question.since, |opened| anew.map_or(opened, |anew| opened.max(anew)))
    }

    /// Since when the clock of a person runs who is asked; `None` while it stands still.
    pub(super) fn running_since(&self, seat: Seat) -> Option<Millis> {
        let is_to_act = self.table.position.to_act() == Some(seat);
        match self.given_by(seat).filter(|_| self.opened().is_some()) {
            None => Some(self.asked_since(seat)),
            Some(Given { kept: Kept::Withdrawn, at, .. }) => Some(*at),
            Some(_) => (is_to_act && self.ordered().is_none()).then_some(self.table.question.since),
        }
    }

    /// When somebody's clock has run in the auction under way before it stood still.
    fn paid(&self, seat: Seat) -> Paid {
        let given = self.given_by(seat).filter(|_| self.opened().is_some());
        given.map_or_else(Paid::default, |given| given.paid.clone())
    }

    /// The same until a moment at which it stands still.
    fn paid_until(&self, seat: Seat, until: Millis) -> Paid {
        let paid = self.paid(seat);
        match self.running_since(seat) {
            Some(from) => paid.and(Span { from, until }),
            None => paid,
        }
    }

    /// The same for the history, which needs it only where the clock has not simply run from the question to what was
    /// decided.
    pub(super) fn paid_otherwise(&self, seat: Seat, decided_at: Millis) -> Option<Paid> {
        self.opened()?;
        let paid = self.paid_until(seat, decided_at);
        let simply = Paid::default().and(Span { from: self.asked_since(seat), until: decided_at });
        (paid != simply).then_some(paid)
    }

    /// How much time somebody has left who is asked, at the moment since which their clock runs; `None` without a clock.
    pub(super) fn left(&self, seat: Seat) -> Option<Duration> {
        let calendar = self.calendar(seat);
        let paid = self.paid(seat);
        let paid = paid.spans().iter().map(|span| calendar.waking(span.from, span.until)).sum();
        Some(self.bank(seat)?.left().saturating_sub(paid))
    }

    /// By when the auction under way has been answered, or each who is still to bid has been asked again: the latest
    /// moment that any of them could have, were they asked anew at the last step that everybody saw, with all the
    /// time that they had when it opened. `None` if there is no such auction, or no clock.
    pub fn latest_answer(&self) -> Option<Millis> {
        self.opened()?;
        let latest = |seat: Seat| {
            let since = self.table.question.since.max(self.asked_since(seat));
            self.calendar(seat).after_waking(since, self.bank(seat)?.left())
        };
        self.people_asked().into_iter().filter_map(latest).max()
    }

    /// What is kept for a seat from a moment on.
    pub(super) fn keep_plan(&mut self, seat: Seat, plan: Plan, kept: Kept, at: Millis) {
        let paid = self.paid_until(seat, at);
        let revision = self.given_by(seat).map_or(1, |old| old.revision + 1);
        self.aside.given.retain(|given| given.seat != seat);
        self.aside.given.push(Given { seat, plan, kept, revision, at, paid });
    }

    /// Keeps for those whose time has run out before their turn what harms them least: they may still answer until then.
    pub(super) fn keep_harmless(&mut self, now: Millis) {
        let decided =
            self.aside.pending.as_ref().map(|pending| pending.seat).or(self.table.position.to_act());
        for seat in self.people_asked().into_iter().filter(|seat| Some(*seat) != decided) {
            if let Some(at) = self.runs_out(seat).filter(|at| *at <= now) {
                self.keep_plan(seat, Plan::from(Answer::Pass), Kept::OutOfTime, at);
            }
        }
    }

    /// Whether what is kept for a seat is only what harms them least.
    pub fn is_out_of_time(&self, seat: Seat) -> bool {
        self.given_by(seat).is_some_and(|given| given.kept == Kept::OutOfTime)
    }
}
