//! What is typed to read a game's story.

use super::panel;
use crate::app::Error;
use crate::discord::Context;
use crate::discord::incoming::{Incoming, Manner};

/// Read all that has happened in this channel's game.
#[poise::command(slash_command)]
pub(in crate::discord::features) async fn log(
    ctx: Context<'_>,
    #[min = 1] page: Option<u32>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let seen = incoming.seen().await?;
    panel::show(&incoming, &seen.game, page.map_or(usize::MAX, |page| page as usize)).await;
    Ok(())
}
