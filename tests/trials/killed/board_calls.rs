//! Whom boards have called: nobody twice by boards that tell the same.

use std::collections::HashSet;
use std::path::PathBuf;

use ra_table::id::{GameId, UserId};

use crate::weeks::message_log::Said;

/// A board called somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Call {
    user: UserId,
    game: GameId,
    /// The last entry that the board tells.
    told: i64,
}

/// All calls by boards so far.
pub(crate) struct BoardCalls {
    said: Said,
    called: HashSet<Call>,
}

impl BoardCalls {
    pub(crate) fn new(log: PathBuf) -> BoardCalls {
        BoardCalls { said: Said::new(log), called: HashSet::new() }
    }

    /// How many there were.
    pub(crate) fn count(&self) -> usize {
        self.called.len()
    }

    /// Reads what has been said since the last time. In a game that was out of reach what is asked is asked anew.
    pub(crate) fn check(&mut self, was_out_of_reach: impl Fn(GameId) -> bool) {
        for ring in self.said.since() {
            let (Some(told), [game]) = (ring.told, &ring.games[..]) else { continue };
            for user in &ring.users {
                let is_new = self.called.insert(Call { user: *user, game: *game, told });
                assert!(is_new || was_out_of_reach(*game), "{user} is called twice: {ring:?}");
            }
        }
    }
}
