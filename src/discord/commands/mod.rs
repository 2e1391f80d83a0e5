//! `/ra` and everything under it. A command reads its options, asks `app` once, and answers once.

mod admin;
mod chair;
mod choices;
mod look;
mod mine;
mod play;
pub(super) mod table;
mod words;

use super::{Context, Data};
use crate::app::Error;

/// Play Reiner Knizia's Ra with friends.
#[poise::command(
    slash_command,
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild|BotDm",
    subcommands(
        "table::new",
        "table::join",
        "table::leave",
        "table::start",
        "table::cancel",
        "table::computer",
        "look::board",
        "look::me",
        "play::draw",
        "play::orders",
        "play::undo",
        "play::invoke",
        "play::bid",
        "play::pass",
        "play::withdraw",
        "play::god",
        "play::discard",
        "look::games",
        "look::log",
        "chair::resign",
        "chair::back",
        "chair::replace",
        "mine::settings",
        "mine::pace",
        "look::help"
    )
)]
pub(super) async fn ra(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// All commands.
pub(super) fn all() -> Vec<poise::Command<Data, Error>> {
    vec![ra(), admin::ra_admin()]
}
