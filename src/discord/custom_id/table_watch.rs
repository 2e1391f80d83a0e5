//! The words of what somebody asks who wants to be told when a table opens.

use std::fmt;

use ra_table::clock::Paces;
use ra_table::id::GuildId;

use super::words::{meaning, number, word};

/// What can be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// Shows whether one is told.
    Open,
    /// To be told of tables at these paces, on the server where it is pressed.
    Tell(Paces),
    /// Not to be told any more of those on this server.
    Stop(GuildId),
}

/// Before the server's number.
const STOP: &str = "stop ";

const WORDS: [(Press, &str); 4] = [
    (Press::Open, "tell?"),
    (Press::Tell(Paces::All), "tell all"),
    (Press::Tell(Paces::Live), "tell live"),
    (Press::Tell(Paces::Slow), "tell slow"),
];

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::Stop(guild) => write!(f, "{STOP}{guild}"),
            Press::Open | Press::Tell(_) => f.write_str(word(&WORDS, self)),
        }
    }
}

impl Press {
    pub(super) fn read(words: &str) -> Option<Press> {
        match words.strip_prefix(STOP) {
            Some(guild) => number(guild).map(|guild| Press::Stop(GuildId(guild))),
            None => meaning(&WORDS, words),
        }
    }
}
