//! A game in which nobody plays: computer players hold the chairs of all its people, and somebody may still come
//! back. It stands still, for otherwise it would be played to its end at once, and there would be nothing to come
//! back to.

use std::time::Duration;

use ra::rules::Seat;

use super::Game;
use super::chairs::Player;
use super::draft::Draft;
use super::entry::{Entry, Why};
use super::pause::PauseReason;
use super::refusal::Error;
use super::table::Table;
use crate::clock::{Calendar, Heeded};
use crate::time::Millis;

/// How long a game waits in which nobody plays; then it is called off.
const WAITS_FOR: Duration = Duration::from_secs(14 * 24 * 60 * 60);

impl Table {
    /// The people who have a chair, or can take theirs back: all who have not left for good.
    fn who_may_play(&self) -> impl Iterator<Item = (Seat, Player<'_>)> {
        self.chairs().players().filter(|(_, player)| player.is_person() && !player.has_left())
    }

    /// Whether computer players hold all chairs, of which at least one can be taken back.
    pub fn is_deserted(&self) -> bool {
        let mut people = self.who_may_play().peekable();
        people.peek().is_some() && people.all(|(_, player)| player.stand_in.is_some())
    }

    /// The people for any of whom a game waits in which nobody plays; nobody in any other.
    pub fn missed_people(&self) -> impl Iterator<Item = (Seat, Player<'_>)> {
        let is_deserted = self.halted() == Some(PauseReason::Deserted);
        self.who_may_play().filter(move |_| is_deserted)
    }

    /// Whether somebody can still take a chair for something: not once all its people have left, for then computer
    /// players play it to its end at once.
    pub fn has_use_for_people(&self) -> bool {
        self.who_may_play().next().is_some()
    }
}

impl Game {
    /// When the game is called off because nobody plays it; `None` if somebody does, or is away and will be back.
    pub fn called_off_at(&self) -> Option<Millis> {
        if self.table.halted() != Some(PauseReason::Deserted) || self.away().next().is_some() {
            return None;
        }
        let since = self.table.chairs().players().filter_map(|(seat, _)| self.table.chairs().stood_in(seat));
        let since = since.map(|(_, at)| at).max()?;
        // While nobody could act it does not count.
        let stops = self.table.halts.spans.iter().chain(&self.aside.outages).copied().collect();
        Calendar::new(Vec::new(), stops, Heeded::None).after_waking(since, WAITS_FOR)
    }

    /// The seats of those who are away, as they have said, and whose chairs computer players hold.
    fn away(&self) -> impl Iterator<Item = Seat> {
        let people = self.table.who_may_play();
        people.filter(|(_, player)| player.stand_in == Some(Why::Away)).map(|(seat, _)| seat)
    }

    /// When the program has something to do in a game in which nobody plays: somebody is back who was away, or it is
    /// called off.
    pub(super) fn due_deserted(&self, now: Millis) -> Option<Millis> {
        let back = self.away().map(|seat| self.away_until(seat, now).unwrap_or(now));
        back.chain(self.called_off_at()).min()
    }
}

impl Draft {
    /// Does what there is to do in a game in which nobody plays.
    pub(super) fn look_after_deserted(&mut self) -> Result<(), Error> {
        let back = self.game.away().find(|seat| !self.game.is_away(*seat, self.now));
        if let Some(seat) = back {
            return self.note_itself(Entry::Back(seat));
        }
        match self.game.called_off_at() {
            Some(at) if at <= self.now => self.note_itself(Entry::Cancel),
            Some(_) | None => Ok(()),
        }
    }
}
