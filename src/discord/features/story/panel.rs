//! What has happened in a game, privately: a page of its whole story, with buttons to turn it, or what is new to somebody.

use ra_display::text::{self, words};
use ra_table::game::view::Public;
use ra_table::language::Language;
use serenity::builder::{CreateActionRow, CreateEmbed};

use crate::discord::custom_id::Button;
use crate::discord::incoming::Incoming;
use crate::discord::message::SAND;
use crate::discord::message::components::{panel, rows, secondary};
use crate::discord::rest::Message;

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

/// All that has happened after an entry; where that is too long for a message, with the way to the whole story.
pub(super) fn news(language: Language, game: &Public, after: i64) -> Message {
    let (told, is_whole) = text::news::all(language, game, after);
    let story = secondary(&Button::Story(game.id, i64::MAX), words(language).button_story());
    let ways = if is_whole { Vec::new() } else { vec![story] };
    let embed = CreateEmbed::new().colour(SAND).description(told);
    Message { embeds: Some(vec![embed]), ..panel(String::new(), rows(ways)) }
}
