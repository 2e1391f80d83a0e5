//! Players who cannot see the channel of their game any more: their clocks stand still, and after a week a computer
//! player takes the chair, so that one person's access never ends a game.

use std::time::Duration;

use ra::rules::Seat;

use super::Game;
use super::asked_players::Asks;
use super::draft::Draft;
use super::entry::{Entry, Why};
use super::notifications::Calls;
use super::refusal::Error;
use crate::clock::{STILL, Span};
use crate::id::UserId;
use crate::time::Millis;

/// How long the others wait for somebody who cannot see the channel.
const WAITED_FOR: Duration = Duration::from_secs(7 * 24 * 60 * 60);
/// The numbers from which on downwards it is known that somebody was told that they cannot see the channel.
pub(super) const OUT_OF_SIGHT: i64 = -2_000_000;

/// A time during which a player could not see the channel of their game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutOfSight {
    /// Who.
    pub user: UserId,
    /// From when on; until [`STILL`] while it lasts.
    pub span: Span,
    /// When it was found out: others wait from then on.
    pub noticed_at: Millis,
    /// When it is to be looked whether they see it again.
    pub check_at: Millis,
}

impl Game {
    /// What is known of a player who cannot see the channel now; nothing of one whose chair a computer player holds.
    fn sight(&self, seat: Seat) -> Option<&OutOfSight> {
        let player = self.table.player(seat);
        let lasting = self.aside.out_of_sight.iter().filter(|one| one.span.until == STILL);
        let mut own = lasting.filter(|one| Some(one.user) == player.user() && player.stand_in.is_none());
        own.next().filter(|_| !self.table.is_over() && !self.table.is_called_off())
    }

    fn unsighted(&self) -> impl Iterator<Item = (Seat, &OutOfSight)> {
        self.table.chairs.players().filter_map(|(seat, _)| Some((seat, self.sight(seat)?)))
    }

    /// Whether a player cannot see the channel, as far as is known.
    pub fn is_out_of_sight(&self, seat: Seat) -> bool {
        self.sight(seat).is_some()
    }

    /// Those whose time has run out, and since when they have been asked: before anything is done for them it is to be
    /// found out whether they see the channel.
    pub fn people_out_of_time(&self, now: Millis) -> Vec<(UserId, Millis)> {
        let late = |seat: &Seat| self.runs_out(*seat).is_some_and(|at| at <= now);
        let asked = self.people_asked().into_iter().filter(late);
        asked.filter_map(|seat| Some((self.table.player(seat).user()?, self.asked_since(seat)))).collect()
    }

    /// Those of whom it is to be looked now whether they see the channel again.
    pub fn people_to_check(&self, now: Millis) -> Vec<UserId> {
        self.unsighted().filter(|(_, one)| one.check_at <= now).map(|(_, one)| one.user).collect()
    }

    /// When something is to be done about those who cannot see the channel. While the bot cannot write there either, there is
    /// nothing to find out.
    pub(super) fn sight_due(&self) -> Option<Millis> {
        if self.out_of_reach_since().is_some() {
            return None;
        }
        let checks = self.unsighted().map(|(_, one)| one.check_at);
        checks.chain(self.waited_for_in_vain().map(|(_, at)| at)).min()
    }

    /// Those whom the game waits for who cannot see the channel, and when others have waited long enough.
    fn waited_for_in_vain(&self) -> impl Iterator<Item = (Seat, Millis)> {
        let asked = self.people_asked();
        let waits = self.unsighted().filter(move |(seat, _)| asked.contains(seat));
        waits.map(|(seat, one)| (seat, one.noticed_at.max(self.asked_since(seat)).after(WAITED_FOR)))
    }

    /// Each who cannot see the channel is told once, by direct message.
    pub(super) fn calls_out_of_sight(&self, now: Millis) -> Calls {
        let mut calls = Calls::default();
        for (seat, one) in self.unsighted() {
            let told = (seat, self.question_out_of_sight(one), Asks::OutOfSight);
            self.tell_once(&mut calls, told, one.noticed_at, &self.calling_hours(seat), now);
        }
        calls
    }

    /// The numbers by which it is known that people were told that they cannot see the channel: no question has them.
    pub(super) fn questions_out_of_sight(&self) -> impl Iterator<Item = i64> {
        self.unsighted().map(|(_, one)| self.question_out_of_sight(one))
    }

    fn question_out_of_sight(&self, one: &OutOfSight) -> i64 {
        self.number_from(OUT_OF_SIGHT, one.span.from)
    }
}

impl Draft {
    /// Lets a computer player take the chair of somebody who cannot see the channel, once the others have waited long
    /// enough. Returns whether one has.
    pub(super) fn pass_on_unseen(&mut self) -> Result<bool, Error> {
        let late = self.game.waited_for_in_vain().find(|(_, at)| *at <= self.now).map(|(seat, _)| seat);
        let Some(seat) = late else { return Ok(false) };
        self.note_itself(Entry::StandIn(seat, Why::Late))?;
        Ok(true)
    }
}
