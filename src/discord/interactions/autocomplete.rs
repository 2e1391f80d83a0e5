//! What Discord offers while an option is being typed. Everything offered is the person's own to know.

use ra_display::text;
use ra_table::game::view::Own;
use ra_table::language::Language;
use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse};
use strum::IntoEnumIterator as _;

use super::request::{Incoming, Manner};
use crate::discord::Context;

/// As many as Discord takes.
const MOST: usize = 25;

/// Who types, and their language; `None` where that takes too long.
pub(in crate::discord) async fn reader(ctx: Context<'_>) -> Option<(Incoming<'_>, Language)> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let language = incoming.in_time(incoming.language()).await?;
    Some((incoming, language))
}

/// The game of the channel as the person who types may see it, and their language; `None` where there is nothing to
/// offer, or that takes too long.
pub(in crate::discord) async fn own(ctx: Context<'_>) -> Option<(Language, Own)> {
    let incoming = Incoming::game_command(ctx, Manner::Private).await;
    let language = incoming.in_time(incoming.language()).await?;
    let own = incoming.in_time(incoming.own()).await?.ok()?;
    Some((language, own))
}

/// The languages, for who types one: by their own names, and their codes.
pub(in crate::discord) fn languages(typed: &str) -> impl Iterator<Item = (String, String)> {
    let typed = typed.trim().to_lowercase();
    let named = Language::iter().map(|language| (text::language_name(language), language.code().to_owned()));
    named.filter(move |(name, code)| name.to_lowercase().starts_with(&typed) || code.starts_with(&typed))
}

pub(in crate::discord) fn none() -> CreateAutocompleteResponse {
    CreateAutocompleteResponse::new()
}

/// The names that begin with what has been typed.
pub(in crate::discord) fn offer(
    names: impl IntoIterator<Item = String>,
    typed: &str,
) -> CreateAutocompleteResponse {
    let typed = typed.to_lowercase();
    let fitting = names.into_iter().filter(|name| name.to_lowercase().starts_with(&typed));
    choose(fitting.map(|name| (name.clone(), name)))
}

/// These, by name and value.
pub(in crate::discord) fn choose(
    choices: impl IntoIterator<Item = (String, String)>,
) -> CreateAutocompleteResponse {
    let choices = choices.into_iter().take(MOST);
    none().set_choices(choices.map(|(name, value)| AutocompleteChoice::new(name, value)).collect())
}
