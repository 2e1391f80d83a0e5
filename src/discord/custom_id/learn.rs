//! The words of the lesson.

use std::fmt;

use ra::lesson::Tap;

use super::words::{few, meaning, word};

/// What can be pressed for the lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// Goes to where one was.
    Open,
    /// Begins anew.
    Again,
    /// A tap in the scene of this number.
    Tap(u8, Tap),
}

const WORDS: [(Press, &str); 2] = [(Press::Open, "open"), (Press::Again, "again")];

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::Tap(scene, tap) => write!(f, "{scene}:{tap}"),
            Press::Open | Press::Again => f.write_str(word(&WORDS, self)),
        }
    }
}

impl Press {
    /// What is said by one word, or of a scene by a tap.
    pub(super) fn read(words: &str, tap: Option<&str>) -> Option<Press> {
        match tap {
            None => meaning(&WORDS, words),
            Some(tap) => Some(Press::Tap(few(words)?, tap.parse().ok()?)),
        }
    }
}
