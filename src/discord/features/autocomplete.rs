//! What Discord offers while an option is being typed. Everything offered is the person's own to know.

use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::discord::Context;
use crate::discord::incoming::{Incoming, Manner};
use crate::game::view::Own;

/// As many as Discord takes.
const MOST: usize = 25;

/// The game of the channel as the person who types may see it; `None` where there is nothing to offer.
pub(super) async fn own(ctx: Context<'_>) -> Option<Own> {
    Incoming::command(ctx, Manner::Private).own().await.ok()
}

/// Nothing.
pub(super) fn none() -> CreateAutocompleteResponse {
    CreateAutocompleteResponse::new()
}

/// The names that begin with what has been typed.
pub(super) fn offer(names: impl IntoIterator<Item = String>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.to_lowercase();
    let fitting = names.into_iter().filter(|name| name.to_lowercase().starts_with(&typed));
    let choices = fitting.take(MOST).map(|name| AutocompleteChoice::new(name.clone(), name));
    none().set_choices(choices.collect())
}

/// These, by name and value.
pub(super) fn choose(choices: impl IntoIterator<Item = (String, String)>) -> CreateAutocompleteResponse {
    let choices = choices.into_iter().take(MOST);
    none().set_choices(choices.map(|(name, value)| AutocompleteChoice::new(name, value)).collect())
}
