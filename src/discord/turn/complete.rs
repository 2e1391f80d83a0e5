//! What is offered while tiles are being typed.

use std::collections::BTreeSet;

use ra::rules::{Phase, Space, Tile};
use ra_display::text;
use ra_table::game::view::Public;
use ra_table::language::Language;
use serenity::builder::CreateAutocompleteResponse;

use crate::discord::interactions::autocomplete::{none, offer, own};
use crate::discord::{Context, interactions};

/// For `/ra god`: what was chosen so far, with each tile that could come next.
pub(in crate::discord) async fn take(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((language, own)) = own(ctx).await else { return none() };
    let (chosen, word) = interactions::parse_options::unfinished(typed);
    let taken = interactions::parse_options::spaces(language, &own, chosen).unwrap_or_default();
    let free = Space::all().filter(|space| !taken.contains(space));
    let tiles = free.filter_map(|space| own.position().track().get(space)).filter(|&tile| tile != Tile::God);
    continued(language, &own, chosen, word, tiles)
}

/// For `/ra discard`: what was chosen so far, with each kind that could come next.
pub(in crate::discord) async fn discard(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((language, own)) = own(ctx).await else { return none() };
    let Phase::Discard(discard) = own.position().phase() else { return none() };
    let (chosen, word) = interactions::parse_options::unfinished(typed);
    let gone = interactions::parse_options::kinds(language, &own, chosen).unwrap_or_default();
    let held = own.position().players()[own.seat].tiles();
    let (disaster, _) = discard.owed();
    let left =
        |tile: &&Tile| usize::from(held.count(**tile)) > gone.iter().filter(|other| other == tile).count();
    let tiles = disaster.takes().iter().filter(left).copied();
    continued(language, &own, chosen, word, tiles)
}

fn continued(
    language: Language,
    game: &Public,
    chosen: &str,
    word: &str,
    tiles: impl Iterator<Item = Tile>,
) -> CreateAutocompleteResponse {
    let names = tiles.map(|tile| text::tile(language, tile, game.terms.edition));
    let begun = if chosen.is_empty() { String::new() } else { format!("{} ", chosen.trim()) };
    let mut seen = BTreeSet::new();
    let whole = names.filter(|name| seen.insert(name.clone())).map(|name| format!("{begun}{name}"));
    offer(whole.filter(|name| name.chars().count() <= 100), &format!("{begun}{word}"))
}
