//! Players who cannot see the channel of their game any more: their clocks stand still, and after a week a computer
//! player takes the chair, so that one person's access never ends a game.

use std::time::Duration;

use ra::rules::Seat;

use super::Game;
use super::draft::Draft;
use super::entry::{Entry, Why};
use super::notification_subject::Subject;
use super::refusal::Error;
use crate::clock::Span;
use crate::id::UserId;
use crate::time::Millis;

/// How long the others wait for somebody who cannot see the channel.
const WAITED_FOR: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// A time during which a player could not see the channel of their game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutOfSight {
    /// Who.
    pub user: UserId,
    /// From when until when.
    pub span: Span,
    /// When it was found out: others wait from then on.
    pub noticed_at: Millis,
    /// When it is to be looked whether they see it again.
    pub check_at: Millis,
}

/// Who can see the channel of a game.
#[derive(Debug, Clone, Copy)]
pub struct Sight<'g> {
    pub(super) game: &'g Game,
}

impl<'g> Sight<'g> {
    /// What is known of a player who cannot see the channel now; nothing of one whose chair a computer player holds.
    fn of_seat(self, seat: Seat) -> Option<&'g OutOfSight> {
        let player = self.game.table.player(seat);
        let lasting = self.game.private.out_of_sight.iter().filter(|one| one.span.lasts());
        let mut own = lasting.filter(|one| Some(one.user) == player.user() && player.stand_in.is_none());
        own.next().filter(|_| !self.game.table.has_ended())
    }

    pub(super) fn unsighted(self) -> impl Iterator<Item = (Seat, &'g OutOfSight)> {
        self.game.table.chairs.players().filter_map(move |(seat, _)| Some((seat, self.of_seat(seat)?)))
    }

    /// Whether a player cannot see the channel, as far as is known.
    pub fn is_out_of_sight(self, seat: Seat) -> bool {
        self.of_seat(seat).is_some()
    }

    /// Those whose time has run out, and since when they have been asked: before anything is done for them it is to be
    /// found out whether they see the channel.
    pub fn people_out_of_time(self, now: Millis) -> Vec<(UserId, Millis)> {
        let late = |seat: &Seat| self.game.clocks().runs_out(*seat).is_some_and(|at| at <= now);
        let asked = self.game.table.people_asked().into_iter().filter(late);
        asked
            .filter_map(|seat| {
                Some((self.game.table.player(seat).user()?, self.game.table.asked_since(seat)))
            })
            .collect()
    }

    /// Those of whom it is to be looked now whether they see the channel again.
    pub fn people_to_check(self, now: Millis) -> Vec<UserId> {
        self.unsighted().filter(|(_, one)| one.check_at <= now).map(|(_, one)| one.user).collect()
    }

    /// When something is to be done about those who cannot see the channel. While the bot cannot write there either, there is
    /// nothing to find out.
    pub(super) fn sight_due(self) -> Option<Millis> {
        if self.game.out_of_reach().since().is_some() {
            return None;
        }
        let checks = self.unsighted().map(|(_, one)| one.check_at);
        checks.chain(self.waited_for_in_vain().map(|(_, at)| at)).min()
    }

    /// Those whom the game waits for who cannot see the channel, and when others have waited long enough.
    fn waited_for_in_vain(self) -> impl Iterator<Item = (Seat, Millis)> {
        let asked = self.game.table.people_asked();
        let waits = self.unsighted().filter(move |(seat, _)| asked.contains(seat));
        waits.map(|(seat, one)| {
            (seat, one.noticed_at.max(self.game.table.asked_since(seat)).after(WAITED_FOR))
        })
    }

    /// What people are told who cannot see the channel.
    pub(super) fn subjects(self) -> impl Iterator<Item = Subject> {
        self.unsighted().map(move |(_, one)| self.subject(one))
    }

    /// That somebody is told that they cannot see the channel.
    pub(super) fn subject(self, one: &OutOfSight) -> Subject {
        Subject::OutOfSight(self.game.table.minutes_until(one.span.from))
    }
}

/// Lets a computer player take the chair of somebody who cannot see the channel, once the others have waited long
/// enough. Returns whether one has.
pub(super) fn pass_on_unseen(draft: &mut Draft) -> Result<bool, Error> {
    let late = draft.game.sight().waited_for_in_vain().find(|(_, at)| *at <= draft.now).map(|(seat, _)| seat);
    let Some(seat) = late else { return Ok(false) };
    draft.note_itself(Entry::StandIn(seat, Why::Late))?;
    Ok(true)
}
