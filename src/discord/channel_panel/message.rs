//! The message that stands in a channel and shows the ways into a game. Answers to presses are private.

use super::start_buttons;
use ra_display::text::standings::{FIRST, Standings};
use ra_display::text::{self, channel_panel, words};
use ra_table::game::Title;
use ra_table::game::lobby::Lobby;
use ra_table::game::view::Public;
use ra_table::id::ChannelId;
use ra_table::language::Language;
use ra_table::season::Season;
use serenity::all::ButtonStyle;
use serenity::builder::{CreateActionRow, CreateEmbed};
use sha2::{Digest, Sha256};

use crate::discord::custom_id::Button;
use crate::discord::lobby::ids::Press::Join;
use crate::discord::rest::Message;
use crate::discord::sending::components::{LONGEST_LABEL, SAND, button, rows};

/// As many tables as have a button: two rows of them.
const MOST_JOINS: usize = 10;

/// What everybody may know who sees a panel.
#[derive(Debug)]
pub(in crate::discord) struct Shown {
    /// The open tables.
    pub(in crate::discord) tables: Vec<Lobby>,
    /// The running games, and where they are played.
    pub(in crate::discord) running: Vec<(Title, Option<ChannelId>)>,
    /// The games that have ended last.
    pub(in crate::discord) over: Vec<Public>,
    /// The server's season.
    pub(in crate::discord) season: Season,
}

/// A panel, and a sum by which one that shows something else is told from it. It calls nobody.
pub(in crate::discord) fn panel(language: Language, shown: &Shown) -> (Message, String) {
    let words = words(language);
    let mut embed = CreateEmbed::new().title(words.poster_title()).colour(SAND);
    embed = embed.field(words.poster_tables(), channel_panel::tables(language, &shown.tables), false);
    if !shown.running.is_empty() {
        embed = embed.field(words.poster_running(), channel_panel::running(language, &shown.running), false);
    }
    if !shown.over.is_empty() {
        embed = embed.field(
            words.poster_over(),
            channel_panel::results(language, &shown.over, &shown.season.hidden),
            false,
        );
    }
    let season = &shown.season;
    if !season.standings.is_empty() {
        let first = Standings::of(language, season, None, FIRST);
        embed = embed.field(&first.title, text::standings::lines(language, &first), false);
    }
    let joins = shown.tables.iter().filter(|table| table.free_seats() > 0).take(MOST_JOINS).map(|table| {
        let label = channel_panel::join(language, &table.title(), LONGEST_LABEL);
        button(&Button::Lobby(table.id, Join), label, ButtonStyle::Success)
    });
    let mut all = vec![
        CreateActionRow::Buttons(vec![start_buttons::alone(language), start_buttons::open(language)]),
        CreateActionRow::Buttons(vec![start_buttons::games(language), start_buttons::learn(language)]),
        CreateActionRow::Buttons(vec![start_buttons::table_watch(language)]),
    ];
    all.extend(rows(joins.collect()));
    let told = serde_json::to_vec(&(&embed, &all)).unwrap_or_default();
    let sum = Sha256::digest(told).iter().map(|byte| format!("{byte:02x}")).collect();
    // By its text, which never changes, it is found where it may have been sent already.
    let content = Some(words.play_ways());
    (Message { content, embeds: Some(vec![embed]), rows: Some(all), ..Message::default() }, sum)
}
