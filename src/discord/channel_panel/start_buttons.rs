//! The buttons that are ways into a game.

use ra_display::text::refusal::{channel_link, message_link};
use ra_display::text::{self, words};
use ra_table::game::Title;
use ra_table::game::lobby::Lobby;
use ra_table::id::{ChannelId, GuildId};
use ra_table::language::Language;
use serenity::all::ButtonStyle;
use serenity::builder::CreateButton;

use super::ids::Press;
use crate::discord::custom_id::Button;
use crate::discord::sending::components::{LONGEST_LABEL, button, link, primary, secondary};
use crate::discord::{lesson, lobby, table_watch};

fn way(press: Press, label: String, style: ButtonStyle) -> CreateButton {
    button(&Button::Play(press), label, style)
}

/// A game against computer players, at once.
pub(in crate::discord) fn alone(language: Language) -> CreateButton {
    way(Press::Alone, words(language).button_play_alone(), ButtonStyle::Success)
}

/// A table for others.
pub(in crate::discord) fn open(language: Language) -> CreateButton {
    way(Press::Table, words(language).button_play_table(), ButtonStyle::Primary)
}

/// The tables that are open.
pub(in crate::discord) fn join(language: Language) -> CreateButton {
    way(Press::Join, words(language).button_play_join(), ButtonStyle::Primary)
}

/// One's own games.
pub(in crate::discord) fn games(language: Language) -> CreateButton {
    way(Press::Games, words(language).button_play_games(), ButtonStyle::Secondary)
}

/// The lesson.
pub(in crate::discord) fn learn(language: Language) -> CreateButton {
    secondary(&Button::Learn(lesson::ids::Press::Open), words(language).button_learn())
}

/// The same for somebody who has finished a game.
pub(in crate::discord) fn lesson(language: Language) -> CreateButton {
    secondary(&Button::Learn(lesson::ids::Press::Open), words(language).button_lesson())
}

/// To be told when a table opens.
pub(in crate::discord) fn table_watch(language: Language) -> CreateButton {
    secondary(&Button::TableWatch(table_watch::ids::Press::Open), words(language).button_table_watch())
}

/// To the message of a table, if it has one by now.
pub(in crate::discord) fn to_table(language: Language, lobby: &Lobby) -> Option<CreateButton> {
    let to = message_link(lobby.guild, lobby.channel, lobby.message?);
    Some(link(to, words(language).button_to_table()))
}

/// To the channel of a game.
pub(in crate::discord) fn to_game(
    language: Language,
    guild: Option<GuildId>,
    channel: ChannelId,
) -> CreateButton {
    link(channel_link(guild, channel), words(language).button_to_game())
}

/// All ways.
pub(in crate::discord) fn back(language: Language) -> CreateButton {
    way(Press::Ways, words(language).button_return(), ButtonStyle::Secondary)
}

/// Something that is done at a table before its game.
pub(in crate::discord) fn table(language: Language, table: &Title, press: lobby::ids::Press) -> CreateButton {
    primary(&Button::Lobby(table.game, press), text::lobby::called(language, table, LONGEST_LABEL))
}
