//! What is done for a player who does not act in time.

use anyhow::Context as _;
use ra::rules::{Action, Phase, Seat};

use super::{Draft, Entry, Error, Game, PauseReason, Why};
use crate::time::Millis;

/// How often in a row a player's time runs out before a computer player takes the chair.
const TOO_OFTEN: u32 = 2;

impl Game {
    /// Whether the program is to act for whoever is to act: their time has run out, they are away, or what they have
    /// decided can no longer be taken back.
    pub fn is_overdue(&self, now: Millis) -> bool {
        self.end_of_waiting().is_some_and(|at| at <= now)
    }

    /// The moment from which the program acts for somebody: for whoever is to act, or in secret for who is asked in
    /// an auction.
    pub fn end_of_waiting(&self) -> Option<Millis> {
        // Who has decided is not waited for.
        let (decided, played) =
            self.aside.pending.as_ref().map(|pending| (pending.seat, pending.until)).unzip();
        let waits = self.people_asked().into_iter().filter(|seat| Some(*seat) != decided);
        let ends = waits.filter_map(|seat| self.runs_out(seat));
        let away = if decided.is_none() { self.stands_in_at() } else { None };
        ends.chain(played).chain(away).chain(self.clear_at()).min()
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

impl Draft {
    /// Acts for whoever's time has run out: they are away, and a computer player stands in; or what harms them least
    /// is done, and the second time in a row a computer player takes the chair. Or plays what they have decided, and
    /// can no longer take back. In an auction it is kept for those whose turn has not come. Nothing if nobody's time
    /// has run out, or an order waits.
    pub fn run_out(&mut self) -> Result<(), Error> {
        if self.table().halted() == Some(PauseReason::Deserted) {
            return self.look_after_deserted();
        }
        if self.pass_on_unseen()? {
            return Ok(());
        }
        let late = self.table().person_to_act().filter(|_| self.game.is_overdue(self.now));
        let Some(seat) = late.filter(|_| self.game.ordered().is_none()) else { return Ok(()) };
        if self.play_if_due()? || self.do_what_is_clear()? {
            return Ok(());
        }
        self.game.keep_harmless(self.now);
        if self.game.aside.pending.is_some() {
            return Ok(());
        }
        if self.game.stands_in_at().is_some_and(|at| at <= self.now) {
            return self.note_itself(Entry::StandIn(seat, Why::Away));
        }
        if self.game.runs_out(seat).is_none_or(|at| at > self.now) {
            return Ok(());
        }
        self.late(seat, |draft| draft.act_for(seat))
    }

    /// Does what is done for somebody whose time has run out; the second time in a row a computer player takes the chair.
    pub(super) fn late(
        &mut self,
        seat: Seat,
        act: impl FnOnce(&mut Draft) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let is_there = self.game.has_decided_since_late(seat);
        act(self)?;
        if self.table().player(seat).late >= TOO_OFTEN && !is_there {
            self.note_itself(Entry::StandIn(seat, Why::Late))?;
        }
        Ok(())
    }

    /// Takes the harmless actions for a player until their question is answered.
    pub(super) fn act_for(&mut self, seat: Seat) -> Result<(), Error> {
        let asked = self.table().asked();
        loop {
            let action = self.game.harmless(seat).context("nothing can be done for a player")?;
            self.act(seat, action)?;
            let goes_on = matches!(action, Action::Discard(_)) && self.table().asked() == asked;
            if !goes_on {
                return Ok(());
            }
        }
    }
}
