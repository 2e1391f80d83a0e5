//! The words of forms that are filled in and sent.

use ra_table::id::GameId;

use super::Button;
use super::words::words;
use crate::discord::views;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Form {
    /// What one notes for oneself in a game.
    Note(GameId),
}

impl Form {
    /// The button that opens it: a form comes from where that stands.
    pub(in crate::discord) fn opened_by(self) -> Button {
        match self {
            Form::Note(game) => Button::Look(game, views::ids::Press::Note),
        }
    }
}

words! { Form:
    "note:{game}" game => [Form::Note(game)];
}
