//! What somebody confirms who wants a running game called off.

use ra_display::text::{calling_off, words};
use ra_table::game::view::Public;
use ra_table::id::{GameId, UserId};
use ra_table::language::Language;
use serenity::all::ButtonStyle;

use crate::discord::custom_id::Button;
use crate::discord::custom_id::calling_off::Press;
use crate::discord::message::components::{button, panel, rows};
use crate::discord::rest::Message;

/// For a player: that the others are asked, or that it is done where nobody else has a chair.
pub(super) fn before_asking(language: Language, game: &Public, own: UserId) -> Message {
    let words = words(language);
    let label =
        if calling_off::has_others(game, own) { words.button_off_ask() } else { words.button_off_now() };
    let ask = button(&Button::CallingOff(game.id, Press::Ask), label, ButtonStyle::Danger);
    panel(calling_off::before_asking(language, game, own), rows(vec![ask]))
}

/// For who does it at once: by looking after the games, or as the host of a game that cannot be replayed.
pub(super) fn before_calling_off(language: Language, game: GameId, frozen: bool) -> Message {
    let press = if frozen { Press::Frozen } else { Press::AtOnce };
    let now = button(&Button::CallingOff(game, press), words(language).button_off_now(), ButtonStyle::Danger);
    panel(calling_off::before_calling_off(language, game, frozen), rows(vec![now]))
}
