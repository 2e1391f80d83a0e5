//! The words of what is done at a table before its game.

use std::fmt;

use super::words::{meaning, word};
use crate::ai::Level;
use crate::clock::Pace;
use crate::language::Language;

/// What can be done at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    Join,
    Leave,
    /// Gives the seat free that is kept for whoever presses it.
    Decline,
    Start,
    CallOff,
    /// Opens the panel for adding a computer player.
    ComputerOpen,
    /// Adds a computer player.
    Add(Level),
    /// Sends the last computer player away.
    Remove,
    /// Opens the panel for choosing a pace.
    PaceOpen,
    /// Chooses a pace.
    Pace(Pace),
    /// With quick draws.
    Quick,
    /// Without.
    NotQuick,
    /// Opens the panel for choosing a language.
    LanguageOpen,
    /// Chooses a language.
    Language(Language),
}

/// Before a language's code.
const LANGUAGE: &str = "language ";

const WORDS: [(Press, &str); 19] = [
    (Press::Join, "join"),
    (Press::Leave, "leave"),
    (Press::Decline, "decline"),
    (Press::Start, "start"),
    (Press::CallOff, "call off"),
    (Press::ComputerOpen, "computer?"),
    (Press::Add(Level::Easy), "add easy"),
    (Press::Add(Level::Normal), "add normal"),
    (Press::Add(Level::Hard), "add hard"),
    (Press::Remove, "remove"),
    (Press::PaceOpen, "pace?"),
    (Press::Pace(Pace::Live), "pace live"),
    (Press::Pace(Pace::Fast), "pace fast"),
    (Press::Pace(Pace::Standard), "pace standard"),
    (Press::Pace(Pace::Relaxed), "pace relaxed"),
    (Press::Pace(Pace::Unclocked), "pace none"),
    (Press::Quick, "quick"),
    (Press::NotQuick, "not quick"),
    (Press::LanguageOpen, "language?"),
];

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Press::Language(language) = self {
            write!(f, "{LANGUAGE}{language}")
        } else {
            f.write_str(word(&WORDS, self))
        }
    }
}

impl Press {
    pub(super) fn read(words: &str) -> Option<Press> {
        match words.strip_prefix(LANGUAGE) {
            Some(code) => code.parse().ok().map(Press::Language),
            None => meaning(&WORDS, words),
        }
    }
}
