//! The words in which histories are stored. They are stored for ever: add to them, never change them.

use std::fmt;
use std::str::FromStr;

use crate::rules::Action;

/// One entry of a game's history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry {
    /// A player acted, in the words of game records.
    Action(Action),
    /// The bot was taken off the server: the game waits.
    Pause,
    /// The bot is back: the game goes on.
    Resume,
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Action(action) => action.fmt(f),
            Entry::Pause => f.write_str("pause"),
            Entry::Resume => f.write_str("resume"),
        }
    }
}

/// The words are no entry that this version knows.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no entry of a game's history")]
pub struct NoEntry(pub String);

impl FromStr for Entry {
    type Err = NoEntry;

    fn from_str(words: &str) -> Result<Entry, NoEntry> {
        match words {
            "pause" => Ok(Entry::Pause),
            "resume" => Ok(Entry::Resume),
            _ => words.parse().map(Entry::Action).map_err(|_| NoEntry(words.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_read_back() {
        let entries = Action::all().map(Entry::Action).chain([Entry::Pause, Entry::Resume]);
        for entry in entries {
            assert_eq!(entry.to_string().parse(), Ok(entry));
        }
        assert_eq!("Pause".parse::<Entry>(), Err(NoEntry("Pause".to_owned())));
    }
}
