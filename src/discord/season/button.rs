//! What is pressed to read of results.

use ra_display::text::refusal::message_link;
use ra_display::text::words;
use ra_table::game::lobby::Place;
use ra_table::id::{GameId, GuildId, UserId};
use sha2::Digest as _;
use sha2::Sha256;

use super::ids::{Press, Scope, View};
use super::panel::Reading;
use super::visible::{To, visible};
use crate::app::{Error, season};
use crate::discord::board::end::record_file;
use crate::discord::interactions::chosen;
use crate::discord::interactions::request::Incoming;
use crate::discord::look_back;
use crate::discord::rest::{Message, Priority};
use crate::discord::sending::components::panel;

pub(in crate::discord) async fn press(
    incoming: &Incoming<'_>,
    (scope, press): (Scope, Press),
    values: &[String],
) -> Result<(), Error> {
    match press {
        Press::Read(view) => read(incoming, scope, view, false).await,
        Press::InWords(view) => read(incoming, scope, view, true).await,
        Press::Servers(view) => {
            let server = chosen(values).map(GuildId);
            read(incoming, server.map_or(Scope::Here, Scope::Server), view, false).await
        }
        Press::Show(view) => show(incoming, scope, view).await,
        Press::Record(user, page) => {
            let game = chosen(values).map(GameId);
            record(incoming, scope, user, page, game).await
        }
        Press::Steps(user, page) => {
            let game = chosen(values).map(GameId);
            match of_page(incoming, scope, user, page, game).await? {
                Some(game) => look_back::button::open(incoming, game).await,
                None => {
                    incoming.privately(words(incoming.language().await).stats_no_record()).await;
                    Ok(())
                }
            }
        }
    }
}

async fn read(incoming: &Incoming<'_>, scope: Scope, view: View, in_words: bool) -> Result<(), Error> {
    let reading = Reading { in_words, ..Reading::new(incoming, scope, To::Reader).await? };
    incoming.panel(reading.message(view, None).await?).await;
    Ok(())
}

/// Shows something to everybody in the channel, once: a second press within moments finds the same message.
async fn show(incoming: &Incoming<'_>, scope: Scope, view: View) -> Result<(), Error> {
    let words = words(incoming.language().await);
    let Some(guild) = incoming.guild else { return read(incoming, scope, view, false).await };
    let channel = incoming.request.channel;
    if let Some(missing) = incoming.hindrance(Place::Here) {
        return Err(missing.into());
    }
    if !incoming.sight.may_write(incoming.may.is_in_thread()) {
        incoming.privately(words.stats_may_not_show()).await;
        return Ok(());
    }
    let message = Reading::new(incoming, scope, To::Everybody).await?.message(view, None).await?;
    if message.embeds.as_ref().is_none_or(Vec::is_empty) {
        // There is nothing to show to others.
        incoming.privately(message.content.unwrap_or_default()).await;
        return Ok(());
    }
    let panel = incoming.clicked_private_message().map_or(0, |message| message.0);
    let digest = Sha256::digest(view.to_string());
    let nonce = format!("s-{panel:x}-{:02x}{:02x}{:02x}", digest[0], digest[1], digest[2]);
    let rest = &incoming.data.delivery.rest;
    let posted = rest.create_message_once(channel, &message, &nonce, Priority::Person).await;
    let posted = posted.map_err(|error| Error::Failed(error.into()))?;
    let link = message_link(Some(guild), channel, posted);
    incoming.done(words.private_done_apart(link)).await;
    Ok(())
}

/// Hands out the record of a game of a page, to somebody who sees where it was played.
async fn record(
    incoming: &Incoming<'_>,
    scope: Scope,
    user: UserId,
    page: i64,
    chosen: Option<GameId>,
) -> Result<(), Error> {
    let (language, words) = (incoming.language().await, words(incoming.language().await));
    let record = match of_page(incoming, scope, user, page, chosen).await? {
        Some(game) => season::record(&incoming.data.store, game).await?.map(|record| (game, record)),
        None => None,
    };
    let Some((game, record)) = record else {
        incoming.privately(words.stats_no_record()).await;
        return Ok(());
    };
    let told = panel(words.stats_record(game.to_string()), Vec::new());
    let message = Message { files: Some(vec![record_file(language, game, &record)]), ..told };
    incoming.privately_with(message).await;
    Ok(())
}

/// A game that was chosen from a page of somebody's, if the person sees where it was played.
async fn of_page(
    incoming: &Incoming<'_>,
    scope: Scope,
    user: UserId,
    page: i64,
    chosen: Option<GameId>,
) -> Result<Option<GameId>, Error> {
    let reading = Reading::new(incoming, scope, To::Reader).await?;
    let games = reading.games(user, page).await?;
    let seen = visible(incoming, &games, To::Reader).await?;
    Ok(chosen.filter(|game| seen.contains(game)))
}
