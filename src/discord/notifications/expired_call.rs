//! What a call by direct message is changed into once it is over.

use ra_display::text::{self, words};
use ra_table::game::view::Public;
use ra_table::game::{Became, CallOutcome};
use ra_table::language::Language;
use serenity::all::ButtonStyle;

use crate::discord::custom_id::Button;
use crate::discord::rest::Message;
use crate::discord::seats;
use crate::discord::sending::board_buttons::my_game;
use crate::discord::sending::components::{button, done, rows};

/// What came of it, the way back to a chair that a computer player holds, and to the game while it goes on.
pub(in crate::discord) fn past_call(language: Language, game: &Public, came: CallOutcome) -> Message {
    let back = Button::Chair(game.id, seats::ids::Press::Back);
    let back = came.stood_in.then(|| button(&back, words(language).button_back(), ButtonStyle::Success));
    let goes_on = !game.has_ended() && came.what != Became::Left;
    let my_game = goes_on.then(|| my_game(language, game.id));
    Message {
        rows: Some(rows(back.into_iter().chain(my_game).collect())),
        ..done(text::call_outcome::came_of(language, game, came))
    }
}
