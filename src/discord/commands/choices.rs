//! What Discord offers while an option is being typed. Everything offered is the person's own to know.

use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse};

use super::words;
use crate::app::settings;
use crate::discord::Context;
use crate::discord::call::Call;
use crate::game::Answer;
use crate::game::view::{Own, Public};
use crate::rules::{Phase, Space, Sun, Suns, Tile};
use crate::text;

/// As many as Discord takes.
const MOST: usize = 25;

/// The game of the channel as the person who types may see it; `None` where there is nothing to offer.
async fn mine(ctx: Context<'_>) -> Option<Own> {
    Call::new(ctx).own_here().await.ok()
}

fn none() -> CreateAutocompleteResponse {
    CreateAutocompleteResponse::new()
}

fn offer(names: impl IntoIterator<Item = String>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.to_lowercase();
    let fitting = names.into_iter().filter(|name| name.to_lowercase().starts_with(&typed));
    let choices = fitting.take(MOST).map(|name| AutocompleteChoice::new(name.clone(), name));
    none().set_choices(choices.collect())
}

/// The suns with which the person could answer the auction.
fn open_suns(own: &Own) -> Suns {
    match own.position().phase() {
        Phase::Auction(auction) => own.could_bid(auction, own.seat),
        Phase::Turn { .. } | Phase::Gods { .. } | Phase::Discard(_) | Phase::Over => {
            own.position().players()[own.seat].face_up()
        }
    }
}

fn choose(choices: impl IntoIterator<Item = (String, String)>) -> CreateAutocompleteResponse {
    let choices = choices.into_iter().take(MOST);
    none().set_choices(choices.map(|(name, value)| AutocompleteChoice::new(name, value)).collect())
}

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
    let call = Call::new(ctx);
    let (user, now) = (call.request.person.user, call.request.now);
    let Ok(settings) = settings::of(&call.data.store, user, now).await else { return none() };
    let typed = typed.trim().to_lowercase();
    let days = text::settings::days(&settings, now).into_iter().map(|day| (day.name, day.date));
    let back = settings.now.habits.away.map(|_| ("I am here again".to_owned(), "back".to_owned()));
    let all = back.into_iter().chain(days);
    choose(all.filter(|(name, date)| name.to_lowercase().contains(&typed) || date.contains(&typed)))
}

/// For `/ra bid`.
pub(super) async fn bid(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(own) = mine(ctx).await else { return none() };
    let kept = own.plan.as_ref().and_then(|plan| plan.answer).and_then(Answer::sun);
    let label = |sun| if kept == Some(sun) { " (your answer so far)" } else { "" };
    let mut suns: Vec<_> = open_suns(&own).iter().collect();
    suns.reverse();
    let fitting = suns.into_iter().filter(|sun| sun.to_string().starts_with(typed.trim()));
    let choice = |sun: Sun| AutocompleteChoice::new(format!("{sun}{}", label(sun)), u64::from(sun.value()));
    none().set_choices(fitting.map(choice).collect())
}

/// For the invoker's own answer.
pub(super) async fn own_answer(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(own) = mine(ctx).await else { return none() };
    let mut suns: Vec<String> = open_suns(&own).iter().map(|sun| sun.to_string()).collect();
    suns.reverse();
    let up_to: Vec<String> = suns.iter().map(|sun| format!("up to {sun}")).collect();
    offer(suns.into_iter().chain(up_to).chain(["pass".to_owned()]), typed.trim())
}

/// For `/ra god`: what was chosen so far, with each tile that could come next.
pub(super) async fn take(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(own) = mine(ctx).await else { return none() };
    let (chosen, word) = words::unfinished(typed);
    let taken = if chosen.is_empty() { Vec::new() } else { words::spaces(&own, chosen).unwrap_or_default() };
    let free = Space::all().filter(|space| !taken.contains(space));
    let tiles = free.filter_map(|space| own.position().track().get(space)).filter(|&tile| tile != Tile::God);
    continued(&own, chosen, word, tiles)
}

/// For `/ra discard`: what was chosen so far, with each kind that could come next.
pub(super) async fn discard(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(own) = mine(ctx).await else { return none() };
    let Phase::Discard(discard) = own.position().phase() else { return none() };
    let (chosen, word) = words::unfinished(typed);
    let gone = if chosen.is_empty() { Vec::new() } else { words::kinds(&own, chosen).unwrap_or_default() };
    let held = own.position().players()[own.seat].tiles();
    let (disaster, _) = discard.owed();
    let left =
        |tile: &&Tile| usize::from(held.count(**tile)) > gone.iter().filter(|other| other == tile).count();
    let tiles = disaster.takes().iter().filter(left).copied();
    continued(&own, chosen, word, tiles)
}

fn continued(
    game: &Public,
    chosen: &str,
    word: &str,
    tiles: impl Iterator<Item = Tile>,
) -> CreateAutocompleteResponse {
    let mut names: Vec<String> = tiles.map(|tile| text::tile(tile, game.terms.edition).to_owned()).collect();
    names.dedup();
    let begun = if chosen.is_empty() { String::new() } else { format!("{} ", chosen.trim()) };
    let mut seen = std::collections::BTreeSet::new();
    let whole =
        names.into_iter().filter(|name| seen.insert(name.clone())).map(|name| format!("{begun}{name}"));
    offer(whole.filter(|name| name.chars().count() <= 100), &format!("{begun}{word}"))
}
