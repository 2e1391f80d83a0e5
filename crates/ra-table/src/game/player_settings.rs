//! What a person has said of themselves, as far as it matters in a game.

use std::time::Duration;

use crate::clock::{Habits, Zone};
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

/// A person's settings as they are.
#[derive(Debug, Clone)]
pub struct Settings {
    /// What they said last; all is empty for somebody who has never set anything.
    pub now: Setting,
    /// How much longer they may be away, within a year up to now.
    pub away_left: Duration,
    /// When `away_left` has grown by another whole day, as a day of being away is a year ago then; `None` if they have not
    /// been away.
    pub away_grows_at: Option<Millis>,
    /// What the server of one of their tables says where it is, which counts while they have not said where they live.
    pub server_zone: Option<Zone>,
}
