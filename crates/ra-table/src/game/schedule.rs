//! When the program has something to do in a game: it follows from the history, the settings and the outages, and nothing
//! else moves it.

use std::time::Duration;

use ra::rules::Seat;

use super::Game;
use super::entry::Why;
use super::pause::PauseReason;
use crate::clock::{Calendar, Heeded};
use crate::time::Millis;

/// How long whoever left the turn to a computer player has time to let it act, before it is looked after.
const AT_ONCE: Duration = Duration::from_secs(2);
/// How long a game waits in which nobody plays; then it is called off.
const DESERTED_FOR: Duration = Duration::from_secs(14 * 24 * 60 * 60);

/// When the program has something to do in a game.
#[derive(Debug, Clone, Copy)]
pub struct Schedule<'g> {
    pub(super) game: &'g Game,
}

impl<'g> Schedule<'g> {
    /// The next moment at which the program has to act in the game; `None` for never. Calling people is not part of it:
    /// see [`Game::notifications`].
    pub fn due(self, now: Millis) -> Option<Millis> {
        if self.game.table.is_called_off() {
            return None;
        }
        match self.game.table.halted() {
            Some(PauseReason::Deserted) => return self.due_deserted(now),
            Some(PauseReason::Gone | PauseReason::Held) => return None,
            None => {}
        }
        if self.game.computer_to_act().is_some() {
            // Whoever set it off lets it act at once.
            return Some(now.after(AT_ONCE));
        }
        if self.game.private.ahead.next_action(&self.game.table).is_some() {
            return Some(now);
        }
        let given_up = self.game.out_of_reach().given_up_at();
        let tried = self.game.out_of_reach().reach_tried_at(now);
        let others = given_up.into_iter().chain(self.game.sight().sight_due()).chain(tried);
        self.end_of_waiting().into_iter().chain(others).min()
    }

    /// Whether the moment that is stored as the next one is still right, or both it and the right one have come.
    pub fn is_noted_as_due(self, noted: Option<Millis>, now: Millis) -> bool {
        let due = self.due(now);
        let has_come = |moment: Option<Millis>| moment.is_some_and(|at| at <= now.after(AT_ONCE));
        due == noted || (has_come(due) && has_come(noted))
    }

    /// Whether the program is to act for whoever is to act: their time has run out, they are away, or what they have
    /// decided can no longer be taken back.
    pub fn is_overdue(self, now: Millis) -> bool {
        self.end_of_waiting().is_some_and(|at| at <= now)
    }

    /// The moment from which the program acts for somebody: for whoever is to act, or in secret for who is asked in
    /// an auction.
    pub fn end_of_waiting(self) -> Option<Millis> {
        // Who has decided is not waited for.
        let (decided, played) =
            self.game.private.ahead.pending.as_ref().map(|pending| (pending.seat, pending.until)).unzip();
        let waits = self.game.table.people_asked().into_iter().filter(|seat| Some(*seat) != decided);
        let ends = waits.filter_map(|seat| self.game.clocks().runs_out(seat));
        let away = if decided.is_none() { self.game.clocks().stands_in_at() } else { None };
        ends.chain(played).chain(away).chain(self.game.obvious_moves().clear_at()).min()
    }

    /// When the game is called off because nobody plays it; `None` if somebody does, or is away and will be back.
    pub fn called_off_at(self) -> Option<Millis> {
        if self.game.table.halted() != Some(PauseReason::Deserted) || self.away().next().is_some() {
            return None;
        }
        let since = self
            .game
            .table
            .chairs()
            .players()
            .filter_map(|(seat, _)| self.game.table.chairs().stood_in(seat));
        let since = since.map(|(_, at)| at).max()?;
        // While nobody could act it does not count.
        let stops = self.game.table.halts.spans.iter().chain(&self.game.private.outages).copied().collect();
        Calendar::new(Vec::new(), stops, Heeded::None).after_waking(since, DESERTED_FOR)
    }

    /// The seats of those who are away, as they have said, and whose chairs computer players hold.
    pub(super) fn away(self) -> impl Iterator<Item = Seat> {
        let people = self.game.table.who_may_play();
        people.filter(|(_, player)| player.stand_in == Some(Why::Away)).map(|(seat, _)| seat)
    }

    /// When the program has something to do in a game in which nobody plays: somebody is back who was away, or it is
    /// called off.
    pub(super) fn due_deserted(self, now: Millis) -> Option<Millis> {
        let back = self.away().map(|seat| self.game.waking_hours().away_until(seat, now).unwrap_or(now));
        back.chain(self.called_off_at()).min()
    }
}
