//! What a person has said of themselves, as far as it matters in a game.

use crate::clock::Habits;
use crate::time::Millis;

/// What held for a person from a moment on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// From when on.
    pub at: Millis,
    /// Where they live, when they sleep and when they are away.
    pub habits: Habits,
    /// Whether they are called by direct message.
    pub direct: bool,
    /// Whether they want to be told that they are next.
    pub next: bool,
}

impl Setting {
    /// What holds for who has never said anything.
    pub fn unset(at: Millis) -> Setting {
        Setting { at, habits: Habits::default(), direct: false, next: false }
    }
}
