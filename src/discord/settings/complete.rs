//! What is offered while one's own settings are being typed.

use ra_display::text::{self, words};
use serenity::builder::CreateAutocompleteResponse;

use super::panel::AS_DISCORD;
use crate::app::settings;
use crate::discord::Context;
use crate::discord::interactions::autocomplete::{choose, languages, none, offer, reader};

/// For the city whose time is somebody's.
pub(in crate::discord) async fn city(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((incoming, language)) = reader(ctx).await else { return none() };
    choose(text::cities::like(language, typed, incoming.request.now))
}

/// For sleeping hours.
pub(in crate::discord) async fn night(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((_, language)) = reader(ctx).await else { return none() };
    let nights = text::settings::nights().into_iter();
    let nights = nights.map(|night| format!("{}-{}", night.from(), night.to()));
    offer(nights.chain([words(language).typed_no_sleep()]), typed.trim())
}

/// For the day on which somebody is back.
pub(in crate::discord) async fn day(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((incoming, language)) = reader(ctx).await else { return none() };
    let (user, now) = (incoming.request.person.user, incoming.request.now);
    let settings = incoming.in_time(settings::of(&incoming.data.store, user, now)).await;
    let Some(Ok(settings)) = settings else { return none() };
    let typed = typed.trim().to_lowercase();
    let days = text::settings::days(language, &settings, now).into_iter();
    let days = days.filter(|day| text::settings::may_mean(day, &typed)).map(|day| (day.name, day.date));
    let here = || (words(language).settings_button_here(), "back".to_owned());
    let back = settings.now.habits.away.map(|_| here());
    let back = back.filter(|(name, value)| name.to_lowercase().contains(&typed) || value.contains(&typed));
    choose(back.into_iter().chain(days))
}

/// For the language in which somebody reads.
pub(in crate::discord) async fn language(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((_, own)) = reader(ctx).await else { return none() };
    let as_discord = (words(own).settings_language_of_discord(), AS_DISCORD.to_owned());
    let fits = as_discord.0.to_lowercase().starts_with(&typed.trim().to_lowercase());
    choose(fits.then_some(as_discord).into_iter().chain(languages(typed)))
}
