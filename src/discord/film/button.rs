//! *Film*, under the end of a game.

use ra_display::text::refusal::message_link;
use ra_display::text::words;
use ra_table::game::lobby::Place;
use ra_table::id::GameId;

use crate::app::Error;
use crate::app::films::{self, Asked};
use crate::discord::interactions::request::Incoming;
use crate::discord::sending::components::said;

pub(in crate::discord) async fn press(incoming: &Incoming<'_>, game: GameId) -> Result<(), Error> {
    // In somebody's direct messages the bot may write.
    if let Some(missing) = incoming.guild.and_then(|_| incoming.hindrance(Place::Here)) {
        return Err(missing.into());
    }
    let words = words(incoming.language().await);
    let told = match films::ask(&incoming.data.store, game, incoming.request.now).await? {
        Asked::Making => words.film_making(),
        Asked::There(channel, message) => words.film_is_there(message_link(incoming.guild, channel, message)),
        Asked::None => words.film_none(),
    };
    incoming.privately_with(said(told)).await;
    Ok(())
}
