//! What is typed to begin.

use super::panel;
use crate::app::Error;
use crate::discord::Context;
use crate::discord::incoming::{Incoming, Manner};

/// Play Ra: alone now, with others, or go on with your games.
#[poise::command(
    slash_command,
    rename = "ra-play",
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub(in crate::discord::features) async fn ra_play(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    incoming.privately_with(panel::ways(&incoming).await?).await;
    Ok(())
}
