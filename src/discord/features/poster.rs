//! `/ra-admin panel`: puts a poster into a channel, which shows the ways into a game and is kept right.

use ra_display::text::words;
use ra_table::game::Refusal;
use ra_table::game::lobby::Place;

use crate::app::{Error, posters};
use crate::discord::Context;
use crate::discord::incoming::{Incoming, Manner};

/// Let a message stand in this channel that shows the ways into a game.
#[poise::command(slash_command, guild_only)]
pub(super) async fn panel(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let guild = incoming.guild.ok_or(Refusal::NotInDirectMessages)?;
    // One that falls asleep cannot be kept right.
    if incoming.may.is_in_thread() {
        return Err(Refusal::NotInThreads.into());
    }
    if let Some(missing) = incoming.hindrance(Place::Here) {
        return Err(missing.into());
    }
    let language = incoming.language_of_new_table().await?;
    let at = (guild, incoming.request.channel);
    posters::put(&incoming.data.store, at, language, incoming.request.now).await?;
    incoming.privately(words(incoming.language().await).poster_put()).await;
    Ok(())
}
