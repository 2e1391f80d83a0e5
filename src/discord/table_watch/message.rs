//! What people are written to who want to be told when a table opens.

use ra_display::text::{self, words};
use ra_table::id::{GuildId, UserId};
use ra_table::language::Language;
use ra_table::table_offers::OpenTable;
use serenity::all::ButtonStyle;
use serenity::builder::{CreateActionRow, CreateButton};

use super::ids::Press;
use crate::discord::channel_panel::start_buttons::to_table;
use crate::discord::custom_id::Button;
use crate::discord::lobby;
use crate::discord::rest::Message;
use crate::discord::sending::components::{button, secondary};

/// That a table is open, with the ways to sit down there and to be told no more.
pub(in crate::discord) fn open_table(language: Language, table: &OpenTable, server: &str) -> Message {
    let (lobby, words) = (&table.lobby, words(language));
    let join = Button::Lobby(lobby.id, lobby::ids::Press::Join);
    let mut ways = vec![button(&join, words.lobby_button_join(), ButtonStyle::Success)];
    ways.extend(to_table(language, lobby));
    let told = text::table_watch::open_table(language, table, server);
    Message {
        rows: Some([ways, vec![stop(language, table.guild)]].map(CreateActionRow::Buttons).to_vec()),
        ..to_one(table.user, told)
    }
}

/// That somebody is told of tables from now on: that they read it proves that direct messages reach them.
pub(in crate::discord) fn asked(
    language: Language,
    (guild, user): (GuildId, UserId),
    server: &str,
) -> Message {
    let told = text::table_watch::asked(language, server);
    Message { rows: Some(vec![CreateActionRow::Buttons(vec![stop(language, guild)])]), ..to_one(user, told) }
}

fn to_one(user: UserId, told: String) -> Message {
    Message { content: Some(told), pings: vec![user], ..Message::default() }
}

/// Not to be told any more.
pub(in crate::discord) fn stop(language: Language, guild: GuildId) -> CreateButton {
    secondary(&Button::TableWatch(Press::Stop(guild)), words(language).button_table_watch_stop())
}
