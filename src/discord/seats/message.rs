//! The message that offers a chair to anybody.

use ra_display::text::{open_seat, words};
use ra_table::game::OpenSeat;
use ra_table::game::view::Public;
use serenity::all::ButtonStyle;

use super::ids::Press;
use crate::discord::custom_id::Button;
use crate::discord::rest::Message;
use crate::discord::sending::components::{button, panel, rows};

/// That a chair is offered. It calls nobody.
pub(in crate::discord) fn offered(game: &Public, chair: &OpenSeat) -> Message {
    let language = game.terms.language;
    let take = Button::Chair(game.id, Press::TakeFree { since: chair.since });
    let take = button(&take, words(language).button_take_free_chair(), ButtonStyle::Success);
    panel(open_seat::offered(language, game, chair), rows(vec![take]))
}
