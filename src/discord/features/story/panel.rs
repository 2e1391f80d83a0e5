//! A page of a game's story, privately, with buttons to turn it.

use serenity::builder::CreateActionRow;

use crate::discord::custom_id::Button;
use crate::discord::incoming::Incoming;
use crate::discord::message::components::secondary;
use crate::discord::rest::Message;
use crate::game::view::Public;
use crate::text::{self, words};

/// Shows a page, from 1; the last one if there are not so many.
pub(in crate::discord::features) async fn show(incoming: &Incoming<'_>, game: &Public, page: usize) {
    let language = incoming.language().await;
    let words = words(language);
    let (page, count, told) = text::story_pages::page(language, game, page);
    let turn = |to: usize, label: String| {
        let button = Button::Story(game.id, i64::try_from(to).unwrap_or(1));
        let is_there = (1..=count).contains(&to) && to != page;
        secondary(&button, label).disabled(!is_there)
    };
    let turns = vec![turn(page - 1, words.button_earlier()), turn(page + 1, words.button_later())];
    let rows = if count > 1 { vec![CreateActionRow::Buttons(turns)] } else { Vec::new() };
    incoming.panel(Message { content: Some(told), rows: Some(rows), ..Message::default() }).await;
}
