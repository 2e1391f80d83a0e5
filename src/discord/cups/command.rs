//! `/ra-cup`: what organisers do.

use crate::app::Error;
use crate::discord::Context;

/// Hold a cup, and look after it. It is listed once a cup can be published.
#[poise::command(
    slash_command,
    guild_only,
    rename = "ra-cup",
    install_context = "Guild",
    interaction_context = "Guild",
    default_member_permissions = "MANAGE_EVENTS"
)]
pub(in crate::discord) async fn ra_cup(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}
