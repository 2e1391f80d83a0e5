//! What a call by direct message is changed into once it is over.

use ra_display::text::{self, words};
use ra_table::game::CallOutcome;
use ra_table::game::view::Public;
use ra_table::language::Language;
use serenity::all::ButtonStyle;

use crate::discord::custom_id::Button;
use crate::discord::rest::Message;
use crate::discord::seats;
use crate::discord::sending::components::{button, done, rows};

/// What came of it, and the way back to a chair that a computer player holds.
pub(in crate::discord) fn past_call(language: Language, game: &Public, came: CallOutcome) -> Message {
    let back = Button::Chair(game.id, seats::ids::Press::Back);
    let back = came.stood_in.then(|| button(&back, words(language).button_back(), ButtonStyle::Success));
    Message {
        rows: Some(rows(back.into_iter().collect())),
        ..done(text::call_outcome::came_of(language, game, came))
    }
}
