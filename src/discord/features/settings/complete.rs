//! What is offered while one's own settings are being typed.

use serenity::builder::CreateAutocompleteResponse;

use crate::app::settings;
use crate::discord::Context;
use crate::discord::features::autocomplete::{choose, none, offer};
use crate::discord::incoming::{Incoming, Manner};
use crate::text;

/// For the city whose time is somebody's.
#[expect(clippy::unused_async, reason = "poise awaits what is offered")]
pub(super) async fn city(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choose(text::cities::like(typed))
}

/// For sleeping hours.
#[expect(clippy::unused_async, reason = "poise awaits what is offered")]
pub(super) async fn night(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let nights = text::settings::nights().into_iter();
    let nights = nights.map(|night| format!("{}-{}", night.from(), night.to()));
    offer(nights.chain(["none".to_owned()]), typed.trim())
}

/// For the day on which somebody is back.
pub(super) async fn day(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let incoming = Incoming::command(ctx, Manner::Private);
    let (user, now) = (incoming.request.person.user, incoming.request.now);
    let Ok(settings) = settings::of(&incoming.data.store, user, now).await else { return none() };
    let typed = typed.trim().to_lowercase();
    let days = text::settings::days(&settings, now).into_iter().map(|day| (day.name, day.date));
    let back = settings.now.habits.away.map(|_| ("I am here again".to_owned(), "back".to_owned()));
    let all = back.into_iter().chain(days);
    choose(all.filter(|(name, date)| name.to_lowercase().contains(&typed) || date.contains(&typed)))
}
