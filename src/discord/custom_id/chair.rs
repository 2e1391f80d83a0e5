//! The words of what is done with a chair.

use std::fmt;

use ra_table::id::UserId;

use super::words::number;

/// What can be done with a chair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// Its owner plays it again.
    Back,
    /// Its owner leaves for good.
    Resign,
    /// Its owner gives it to somebody.
    Give { of: UserId, to: UserId },
    /// Somebody takes the chair that is offered to them.
    Take { to: UserId },
    /// They do not want it.
    Decline { to: UserId },
    /// Somebody takes the chair that is offered to anybody, which a computer player has by this entry.
    TakeFree { since: i64 },
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::Back => f.write_str("back"),
            Press::Resign => f.write_str("resign"),
            Press::Give { of, to } => write!(f, "give {of} {to}"),
            Press::Take { to } => write!(f, "take {to}"),
            Press::Decline { to } => write!(f, "decline {to}"),
            Press::TakeFree { since } => write!(f, "free {since}"),
        }
    }
}

impl Press {
    pub(super) fn read(words: &str) -> Option<Press> {
        let parts: Vec<&str> = words.split(' ').collect();
        match parts[..] {
            ["back"] => Some(Press::Back),
            ["resign"] => Some(Press::Resign),
            ["give", of, to] => Some(Press::Give { of: UserId(number(of)?), to: UserId(number(to)?) }),
            ["take", to] => Some(Press::Take { to: UserId(number(to)?) }),
            ["decline", to] => Some(Press::Decline { to: UserId(number(to)?) }),
            ["free", since] => Some(Press::TakeFree { since: number(since)? }),
            _ => None,
        }
    }
}
