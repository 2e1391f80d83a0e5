//! What is free on a server for somebody who looks for a seat: tables before their game, and chairs of running games.

use ra_display::text::refusal::message_link;
use ra_display::text::words;
use ra_table::game::Title;
use ra_table::id::GameId;
use ra_table::language::Language;
use serenity::builder::CreateActionRow;

use super::start_buttons::table;
use crate::app::Error;
use crate::app::server_listing::{self, OfferedChair};
use crate::discord::interactions::request::Incoming;
use crate::discord::lobby::ids::Press::Join;
use crate::discord::rest::Priority;
use crate::discord::sending::components::{MOST_BUTTONS, link, panel, rows};

/// As many seats as there are rows for, beside the last, which leads back.
const MOST_FREE: usize = MOST_BUTTONS / 5 * 4;

/// What is free on the server for somebody.
#[derive(Debug, Default)]
pub(in crate::discord) struct Free {
    /// The tables at which they could sit down.
    tables: Vec<Title>,
    /// The games with chairs that are offered to anybody, and where that is.
    chairs: Vec<(GameId, String)>,
}

impl Free {
    /// Whether nothing is.
    pub(in crate::discord) fn is_empty(&self) -> bool {
        self.tables.is_empty() && self.chairs.is_empty()
    }

    /// What they are told of it; nothing where nothing is free.
    pub(in crate::discord) fn told(&self, language: Language) -> String {
        let words = words(language);
        let tables = if self.tables.is_empty() { String::new() } else { words.play_tables() };
        let chairs = if self.chairs.is_empty() { String::new() } else { words.play_chairs() };
        format!("{tables} {chairs}").trim().to_owned()
    }

    /// The buttons that lead there, and leave a row.
    pub(in crate::discord) fn rows(&self, language: Language) -> Vec<CreateActionRow> {
        let tables = self.tables.iter().map(|one| table(language, one, Join));
        let chair =
            |(game, to): &(GameId, String)| link(to, words(language).button_play_chair(game.to_string()));
        rows(tables.chain(self.chairs.iter().map(chair)).take(MOST_FREE).collect())
    }
}

/// Answers whoever wants to sit down where a game runs: with what is free elsewhere on the server.
pub(in crate::discord) async fn elsewhere(incoming: &Incoming<'_>) -> Result<(), Error> {
    let free = of(incoming).await?;
    let language = incoming.language().await;
    if free.is_empty() {
        incoming.privately_with_ways_in(words(language).play_runs_here_alone()).await;
    } else {
        let told = format!("{} {}", words(language).play_runs_here(), free.told(language));
        incoming.panel(panel(told, free.rows(language))).await;
    }
    Ok(())
}

/// What is free on the server for the person, in channels that they see.
pub(in crate::discord) async fn of(incoming: &Incoming<'_>) -> Result<Free, Error> {
    let Some(guild) = incoming.guild else { return Ok(Free::default()) };
    let (user, here) = (incoming.request.person.user, incoming.request.channel);
    let store = &incoming.data.store;
    let mut tables = server_listing::open_tables(store, guild).await?;
    tables.retain(|table| table.has_room_for(user));
    let mut chairs = server_listing::offered_chairs(store, guild, user).await?;
    let mut channels =
        tables.iter().map(|table| table.channel).chain(chairs.iter().map(|chair| chair.channel));
    let is_elsewhere = channels.any(|channel| channel != here);
    if is_elsewhere {
        let read = incoming.data.delivery.rest.channels(guild, Priority::Person).await;
        let channels = read.map_err(|error| Error::Failed(error.into()))?;
        let sees = |channel| channel == here || incoming.sight.sees(&channels, user, channel);
        tables.retain(|table| sees(table.channel));
        chairs.retain(|chair| sees(chair.channel));
    }
    let link = |chair: &OfferedChair| (chair.game, message_link(Some(guild), chair.channel, chair.message));
    Ok(Free {
        tables: tables.iter().map(|table| table.title()).collect(),
        chairs: chairs.iter().map(link).collect(),
    })
}
