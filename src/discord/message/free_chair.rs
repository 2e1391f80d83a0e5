//! The message that offers a chair to anybody.

use serenity::all::ButtonStyle;

use super::components::{button, panel, rows};
use crate::discord::custom_id::Button;
use crate::discord::custom_id::chair::Press;
use crate::discord::rest::Message;
use crate::game::FreeChair;
use crate::game::view::Public;
use crate::text::{free_chair, words};

/// That a chair is offered. It calls nobody.
pub(in crate::discord) fn offered(game: &Public, chair: &FreeChair) -> Message {
    let language = game.terms.language;
    let take = Button::Chair(game.id, Press::TakeFree { since: chair.since });
    let take = button(&take, words(language).button_take_free_chair(), ButtonStyle::Success);
    panel(free_chair::offered(language, game, chair), rows(vec![take]))
}
