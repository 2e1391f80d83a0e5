//! The pages of a game's story, privately, with buttons to turn them.

use serenity::all::ButtonStyle;
use serenity::builder::{CreateActionRow, CreateButton};

use super::button::Button;
use super::call::Call;
use super::rest::Message;
use crate::game::view::Public;
use crate::text;

/// Shows a page, from 1; the last one if there are not so many.
pub(super) async fn show(call: &Call<'_>, game: &Public, page: usize) {
    let (page, count, told) = text::log::page(game, page);
    let turn = |to: usize, label: &str| {
        let button = Button::Log(game.id, i64::try_from(to).unwrap_or(1));
        let is_there = (1..=count).contains(&to) && to != page;
        CreateButton::new(button.to_string()).label(label).style(ButtonStyle::Secondary).disabled(!is_there)
    };
    let turns = vec![turn(page - 1, "Earlier"), turn(page + 1, "Later")];
    let rows = if count > 1 { vec![CreateActionRow::Buttons(turns)] } else { Vec::new() };
    call.panel(Message { content: Some(told), rows: Some(rows), ..Message::default() }).await;
}
