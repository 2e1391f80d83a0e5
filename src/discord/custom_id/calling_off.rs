//! The words of what is done about calling a running game off.

use std::fmt;

use ra_table::time::Millis;

use super::words::number;

/// What can be done about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// A player asks all who have a chair.
    Ask,
    /// One of these agrees to what was asked at a moment.
    Yes(Millis),
    /// They do not.
    No(Millis),
    /// Whoever looks after the games does it without asking.
    AtOnce,
    /// The host of a game that cannot be replayed does.
    Frozen,
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::Ask => f.write_str("ask"),
            Press::Yes(asked_at) => write!(f, "yes {}", asked_at.0),
            Press::No(asked_at) => write!(f, "no {}", asked_at.0),
            Press::AtOnce => f.write_str("at once"),
            Press::Frozen => f.write_str("frozen"),
        }
    }
}

impl Press {
    pub(super) fn read(words: &str) -> Option<Press> {
        match words.split_once(' ') {
            Some(("yes", asked_at)) => Some(Press::Yes(Millis(number(asked_at)?))),
            Some(("no", asked_at)) => Some(Press::No(Millis(number(asked_at)?))),
            Some(("at", "once")) => Some(Press::AtOnce),
            None if words == "ask" => Some(Press::Ask),
            None if words == "frozen" => Some(Press::Frozen),
            Some(_) | None => None,
        }
    }
}
