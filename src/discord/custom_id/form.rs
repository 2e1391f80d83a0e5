//! The words of forms that are filled in and sent.

use std::fmt;
use std::str::FromStr;

use ra_table::id::GameId;

use super::words::number;
use super::{Button, look};

/// A form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Form {
    /// What one notes for oneself in a game.
    Note(GameId),
}

/// The words are no form of this version.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) struct NoForm;

impl Form {
    /// The button that opens it: a form comes from where that stands.
    pub(in crate::discord) fn opened_by(self) -> Button {
        match self {
            Form::Note(game) => Button::Look(game, look::Press::Note),
        }
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Form::Note(game) => write!(f, "note:{game}"),
        }
    }
}

impl FromStr for Form {
    type Err = NoForm;

    fn from_str(words: &str) -> Result<Form, NoForm> {
        let game = words.strip_prefix("note:").and_then(number).ok_or(NoForm)?;
        Ok(Form::Note(GameId(game)))
    }
}
