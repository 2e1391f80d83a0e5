//! What is done for a player who does not act in time.

use super::Game;
use crate::rules::{Action, Phase, Seat};
use crate::time::Millis;

impl Game {
    /// Whether the program is to act for whoever is to act: their time has run out, or they are away.
    pub fn is_overdue(&self, now: Millis) -> bool {
        self.ends_of_waiting(now).any(|at| at <= now)
    }

    /// The moments from which the program acts for whoever is to act.
    pub(super) fn ends_of_waiting(&self, now: Millis) -> impl Iterator<Item = Millis> + use<> {
        let runs_out = self.clock(now).and_then(|clock| clock.runs_out);
        [runs_out, self.stands_in_at()].into_iter().flatten()
    }

    /// What harms a player least who does not act: drawing, or invoking Ra where the track is full; passing, or the
    /// lowest sun where a bid is forced; no more God tiles; the least valuable tiles.
    pub fn harmless(&self, seat: Seat) -> Option<Action> {
        let legal = self.state().legal();
        let may = |action: Action| legal.contains(action).then_some(action);
        match self.state().phase() {
            Phase::Turn { .. } => may(Action::Draw).or(may(Action::Invoke)),
            Phase::Gods { .. } => may(Action::Done),
            Phase::Auction(auction) => {
                let lowest = || self.table.could_bid(auction, seat).iter().min().map(Action::Bid);
                may(Action::Pass).or_else(lowest)
            }
            // There the easy player looks only at what each tile is worth.
            Phase::Discard(_) => self.offhand(),
            Phase::Over => None,
        }
    }
}
