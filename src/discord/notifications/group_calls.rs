//! Into which messages the calls of a person go.

use std::collections::BTreeMap;

use ra_table::clock::Pace;
use ra_table::game::lobby::Place;
use ra_table::game::{Asks, Call};
use ra_table::id::{GameId, GuildId, UserId};

use super::recent_calls;
use crate::app::SeenGame;
use crate::app::notifications::Waiting;

/// A game that somebody is called to.
pub(super) type DueCall = (SeenGame, Call);

/// Calls that go in one message, never none. It is sent as a call to the first of them.
pub(super) struct Letter {
    pub(super) way: Way,
    /// Whether the other way has been tried in vain.
    pub(super) is_second: bool,
    pub(super) due: Vec<DueCall>,
}

/// How somebody is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    Directly,
    InChannel,
}

impl Letter {
    /// A letter that has not been tried otherwise.
    pub(super) fn of(way: Way, due: Vec<DueCall>) -> Letter {
        Letter { way, is_second: false, due }
    }

    /// All calls of a person: by direct message what they want so, and otherwise once a server. What asks nothing is told
    /// by a message of its own.
    pub(super) fn all(due: Vec<DueCall>) -> Vec<Letter> {
        let (apart, due): (Vec<_>, Vec<_>) = due.into_iter().partition(is_apart);
        let apart = apart.into_iter().map(|calling| {
            let way = if calling.1.direct { Way::Directly } else { Way::InChannel };
            Letter::of(way, vec![calling])
        });
        let (directly, in_channels): (Vec<_>, Vec<_>) =
            due.into_iter().partition(|calling| calling.1.direct || is_of_next(calling));
        let directly = (!directly.is_empty()).then(|| Letter::of(Way::Directly, directly));
        apart.chain(directly).chain(Letter::of_servers(in_channels)).collect()
    }

    /// The call that it is sent as, to somebody.
    pub(super) fn calling(&self, user: UserId) -> recent_calls::Calling {
        let (seen, call) = &self.due[0];
        let (game, server) = (seen.row.id, seen.row.guild);
        let is_live = self.due.iter().any(|(seen, _)| seen.game.terms.pace == Pace::Live);
        recent_calls::Calling { user, game, server, subject: Some(call.subject), is_live }
    }

    /// Whether it leads to a game that waits for the person, besides those that it calls to: all that have the same
    /// readers, or of somebody who wants to be called by direct message. What tells of an end leads nowhere else.
    pub(super) fn leads_to(&self, other: &SeenGame) -> bool {
        let mut calling = self.due.iter().filter(|calling| !is_of_end(calling));
        match self.way {
            Way::Directly => calling.any(|(_, call)| call.direct),
            Way::InChannel => calling.any(|(seen, _)| readers(seen) == readers(other)),
        }
    }

    /// The games that wait for the person and belong in it.
    pub(super) fn listed<'w>(&self, waiting: &'w [Waiting]) -> Vec<&'w Waiting> {
        waiting.iter().filter(|waiting| self.leads_to(&waiting.seen)).collect()
    }

    /// Whether it tells of one game with its board, while these wait.
    pub(super) fn is_about_one(&self, listed: &[&Waiting]) -> bool {
        match (&self.due[..], listed) {
            ([_], [] | [_]) => true,
            ([only], _) => is_of_end(only) || is_apart(only) || is_of_next(only),
            _ => false,
        }
    }

    /// A call to each server, to the game there in which the person has the least time left; each end is told where
    /// it is, and a game in a private thread there alone.
    pub(super) fn of_servers(due: Vec<DueCall>) -> Vec<Letter> {
        let (ends, due): (Vec<_>, Vec<_>) = due.into_iter().partition(is_of_end);
        let ends = ends.into_iter().map(|end| Letter::of(Way::InChannel, vec![end]));
        let mut servers: BTreeMap<_, Vec<DueCall>> = BTreeMap::new();
        for calling in due {
            servers.entry(readers(&calling.0)).or_default().push(calling);
        }
        let letter = |mut due: Vec<DueCall>| {
            due.sort_by_key(|(_, call)| (call.runs_out.is_none(), call.runs_out));
            Letter::of(Way::InChannel, due)
        };
        servers.into_values().map(letter).chain(ends).collect()
    }
}

/// Who reads a game's calls: a server, or whoever plays alone in a private thread, which nobody else need know of.
fn readers(seen: &SeenGame) -> (Option<GuildId>, Option<GameId>) {
    (seen.row.guild, (seen.row.place == Place::Private).then_some(seen.row.id))
}

/// Whether somebody is told that a game is over.
pub(super) fn is_of_end(calling: &DueCall) -> bool {
    calling.1.asks == Asks::Over
}

/// Whether somebody is told something by which they are asked nothing: that they were late, that the game is out of
/// reach, that it has begun, or was called off.
pub(super) fn is_apart(calling: &DueCall) -> bool {
    matches!(calling.1.asks, Asks::Late | Asks::OutOfReach | Asks::OutOfSight | Asks::Begun | Asks::CalledOff)
}

/// Whether somebody is only told that they are next. That comes by direct message.
pub(super) fn is_of_next(calling: &DueCall) -> bool {
    calling.1.asks == Asks::Next
}

/// Whether somebody is told something for which nobody else need be disturbed: it goes directly or not at all.
pub(super) fn is_direct_only(calling: &DueCall) -> bool {
    matches!(calling.1.asks, Asks::Next | Asks::Begun | Asks::CalledOff)
}
