//! The words of forms that are filled in and sent.

use ra_table::id::{GameId, InteractionId};

use super::Button;
use super::words::words;
use crate::discord::{cups, settings, views};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Form {
    /// What one notes for oneself in a game.
    Note(GameId),
    /// Where somebody is.
    Place,
    /// When somebody sleeps.
    Night,
    /// When a cup begins, of which this is the draft.
    CupBegins(InteractionId),
}

impl Form {
    /// The button that opens it: a form comes from where that stands.
    pub(in crate::discord) fn opened_by(self) -> Button {
        match self {
            Form::Note(game) => Button::Look(game, views::ids::Press::Note),
            Form::Place => Button::Settings(settings::ids::Press::PlaceForm),
            Form::Night => Button::Settings(settings::ids::Press::NightForm),
            Form::CupBegins(draft) => Button::CupDraft(draft, cups::ids::DraftPress::BeginsForm),
        }
    }
}

words! { Form:
    "note:{game}" game => [Form::Note(game)];
    "place" => [Form::Place];
    "night" => [Form::Night];
    "cup begins:{draft}" draft => [Form::CupBegins(draft)];
}
