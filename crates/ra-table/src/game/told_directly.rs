//! Telling those who play by direct message that their game has begun, or was called off: they do not see the board that
//! says so.

use ra::rules::Seat;

use super::Game;
use super::actor::Actor;
use super::asked_players::Asks;
use super::entry::Entry;
use super::notifications::Calls;
use crate::time::Millis;

/// The number by which it is known that somebody was told that the game has begun: no question has it.
pub(super) const BEGUN: i64 = -3_000_000;
/// The same of a game that was called off.
pub(super) const CALLED_OFF: i64 = -4_000_000;

impl Game {
    /// Each who wanted direct messages as the game began is told so once, by day, unless they are asked something by
    /// then or have acted: that tells them.
    pub(super) fn calls_of_start(&self, now: Millis) -> Calls {
        let mut calls = Calls::default();
        let since = self.table.terms.started_at;
        let untold: Vec<Seat> = self.table.chairs.players().map(|(seat, _)| seat).collect();
        for seat in untold.into_iter().filter(|seat| self.is_untold_of_start(*seat)) {
            let hours = self.calling_hours(seat);
            self.tell_once(&mut calls, (seat, BEGUN, Asks::Begun), since, &hours, now);
        }
        calls
    }

    /// Players by direct message learn once, by day, that the game was called off, except the person who did it. If the
    /// game was out of reach, everybody learns it so.
    pub(super) fn calls_of_calling_off(&self, now: Millis) -> Calls {
        let mut calls = Calls::default();
        let Some(last) = self.lines.last() else { return calls };
        let by = match (last.words.parse(), self.table.calling_off()) {
            (Ok(Entry::CancelByAll), Some(asked)) => asked.agreed.last().map(|last| Actor::Person(*last)),
            _ => Some(last.actor),
        };
        for seat in self.table.told_of_end() {
            let has_done_it = by == Some(Actor::Person(self.table.player(seat).number));
            let is_told_so = self.aside.unreached_since.is_some() || self.wants_direct(seat, now);
            if is_told_so && !has_done_it {
                let hours = self.calling_hours(seat);
                self.tell_once(&mut calls, (seat, CALLED_OFF, Asks::CalledOff), last.at, &hours, now);
            }
        }
        calls
    }

    fn is_untold_of_start(&self, seat: Seat) -> bool {
        let player = self.table.player(seat);
        let Some(user) = player.user().filter(|_| player.stand_in.is_none()) else { return false };
        let setting = self.setting_at(seat, self.table.terms.started_at);
        let is_asked = self.table.asks(user).is_some();
        let was_called = || self.aside.called.iter().any(|call| call.user == user && call.question >= 0);
        self.table.is_going_on()
            && !self.table.is_of_one_person()
            && setting.is_some_and(|setting| setting.direct)
            && player.acted.is_none()
            && !is_asked
            && !was_called()
    }
}
