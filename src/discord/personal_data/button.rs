//! `/ra-data`: what is kept of somebody, and who may read it.

use std::time::Duration;

use ra_display::text::{self, words};
use ra_table::id::UserId;
use ra_table::language::Language;
use serenity::model::application::ButtonStyle;

use super::ids::Press;
use crate::app::personal_data::{self, Export};
use crate::app::{Error, season};
use crate::config::Pages;
use crate::discord::Context;
use crate::discord::custom_id::Button;
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::rest::Message;
use crate::discord::sending::components::{button, file, link, panel, rows, said, secondary};
use crate::store::Store;

/// How often it is looked whether a deletion is over before a person is told that it takes longer,
const LOOKS: usize = 6;
/// and the time between two looks.
const LOOK_AGAIN: Duration = Duration::from_millis(250);

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
    incoming.privately_with(shown(incoming.language().await, &incoming.data.pages, hidden)).await;
    Ok(())
}

pub(in crate::discord) async fn press(incoming: &Incoming<'_>, press: Press) -> Result<(), Error> {
    let (store, request) = (&incoming.data.store, &incoming.request);
    let (user, now, language) = (request.person.user, request.now, incoming.language().await);
    match press {
        Press::Open => {
            let hidden = season::is_hidden(store, user).await?;
            incoming.panel(shown(language, &incoming.data.pages, hidden)).await;
        }
        Press::Hide | Press::Show => {
            let hidden = press == Press::Hide;
            season::hide(store, user, hidden, now).await?;
            incoming.panel(shown(language, &incoming.data.pages, hidden)).await;
        }
        Press::Export => {
            let export = personal_data::export(store, user, now).await?;
            incoming.privately_with(exported(language, export)).await;
        }
        Press::DeleteAsk => {
            let games = personal_data::running_games(store, user).await?;
            incoming.panel(delete(language, games)).await;
        }
        Press::Delete => {
            // Nothing is asked or noted any more of whoever wants to be forgotten.
            incoming.note_offered();
            personal_data::order_deletion(store, user, now).await?;
            let is_done = until_deleted(store, user).await?;
            let words = words(language);
            let told = if is_done { words.data_deleted() } else { words.data_delete_ordered() };
            incoming.panel(panel(told, Vec::new())).await;
        }
    }
    Ok(())
}

/// Waits for a moment until a person's deletion is over. Returns whether it is.
async fn until_deleted(store: &Store, user: UserId) -> Result<bool, Error> {
    for _ in 0..LOOKS {
        if !personal_data::is_being_deleted(store, user).await? {
            return Ok(true);
        }
        tokio::time::sleep(LOOK_AGAIN).await;
    }
    Ok(false)
}

/// What is kept, who answers for it, and what can be done about it.
fn shown(language: Language, pages: &Pages, hidden: bool) -> Message {
    let words = words(language);
    let button = |press, label| secondary(&Button::Data(press), label);
    let way = if hidden {
        button(Press::Show, words.button_data_show())
    } else {
        button(Press::Hide, words.button_data_hide())
    };
    let told = if hidden { words.data_hidden() } else { words.data_shown() };
    let contact =
        pages.contact.as_ref().map(|contact| words.data_contact(contact.clone())).unwrap_or_default();
    let mut buttons = vec![
        button(Press::Export, words.button_data_export()),
        way,
        button(Press::DeleteAsk, words.button_data_delete_ask()),
    ];
    buttons.extend(pages.privacy.as_ref().map(|page| link(page.clone(), words.button_data_privacy())));
    buttons.extend(pages.terms.as_ref().map(|page| link(page.clone(), words.button_data_terms())));
    panel(text::joined([words.data_kept(), told, contact], "\n\n"), rows(buttons))
}

fn exported(language: Language, Export { everything, results }: Export) -> Message {
    let words = words(language);
    let files = vec![
        file("ra-data.json", everything, words.data_export_everything()),
        file("ra-results.csv", results, words.data_export_results()),
    ];
    Message { files: Some(files), ..said(words.data_exported()) }
}

/// Asks whether everything is to be deleted, and says what that means.
fn delete(language: Language, games: usize) -> Message {
    let words = words(language);
    let yes = button(&Button::Data(Press::Delete), words.button_data_delete(), ButtonStyle::Danger);
    let back = secondary(&Button::Data(Press::Open), words.button_return());
    panel(words.data_delete_ask(games as u64), rows(vec![yes, back]))
}
