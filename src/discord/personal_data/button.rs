//! `/ra-data`: what is kept of somebody, and who may read it.

use ra_display::text::words;
use ra_table::language::Language;
use serenity::builder::CreateButton;

use super::ids::Press;
use crate::app::{Error, season};
use crate::discord::Context;
use crate::discord::custom_id::Button;
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::rest::Message;
use crate::discord::sending::components::{panel, rows, secondary};

/// What I keep of you, and who can read it.
#[poise::command(
    slash_command,
    rename = "ra-data",
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub(in crate::discord) async fn ra_data(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let hidden = season::is_hidden(&incoming.data.store, incoming.request.person.user).await?;
    incoming.privately_with(shown(incoming.language().await, hidden)).await;
    Ok(())
}

pub(in crate::discord) async fn press(incoming: &Incoming<'_>, press: Press) -> Result<(), Error> {
    let hidden = press == Press::Hide;
    let request = &incoming.request;
    season::hide(&incoming.data.store, request.person.user, hidden, request.now).await?;
    incoming.panel(shown(incoming.language().await, hidden)).await;
    Ok(())
}

fn shown(language: Language, hidden: bool) -> Message {
    let words = words(language);
    let way: CreateButton = if hidden {
        secondary(&Button::Data(Press::Show), words.button_data_show())
    } else {
        secondary(&Button::Data(Press::Hide), words.button_data_hide())
    };
    let told = if hidden { words.data_hidden() } else { words.data_shown() };
    panel(format!("{}\n\n{told}", words.data_kept()), rows(vec![way]))
}
