//! The names of tiles.

use std::borrow::Cow;

use ra::rules::{Edition, Holding, Tile};
use ra_table::language::Language;

use super::emoji::Pictured;
use super::fluent::{Words, words};
use super::lists::commas;

/// A tile's name in the edition played.
pub fn tile(language: Language, tile: Tile, edition: Edition) -> String {
    named(words(language), tile, edition).to_owned()
}

/// As [`tile`], by the words at hand.
pub(super) fn named(words: &Words, tile: Tile, edition: Edition) -> &str {
    let name = edition.name(tile);
    words.tiles.name(name, || words.tile(<&str>::from(name)))
}

/// As [`named`], with the tile's picture before it.
pub(super) fn pictured(words: &Words, tile: Tile, edition: Edition) -> String {
    Pictured::Tile(tile).before(named(words, tile, edition))
}

/// Tiles as a list, each with its picture; `none` if there is none.
pub(super) fn pictured_tiles(words: &Words, list: impl Iterator<Item = Tile>, edition: Edition) -> String {
    commas(words, &list.map(|one| pictured(words, one, edition)).collect::<Vec<_>>())
}

/// Tiles as a list: `Nile, Pharaoh`; `none` if there is none.
pub(super) fn tiles(words: &Words, list: impl Iterator<Item = Tile>, edition: Edition) -> String {
    commas(words, &list.map(|one| named(words, one, edition)).collect::<Vec<_>>())
}

/// What a player holds: `2 Niles, 1 God`, or `no tiles`.
pub fn holding(language: Language, holding: &Holding, edition: Edition) -> String {
    let words = words(language);
    let counts: Vec<_> = holding.iter().map(|(kind, count)| held(words, kind, count, edition)).collect();
    if counts.is_empty() { words.tiles_none() } else { counts.join(&words.list_comma()) }
}

/// So many of a kind: `2 Niles`.
pub(super) fn held(words: &Words, kind: Tile, count: u8, edition: Edition) -> Cow<'_, str> {
    let name = edition.name(kind);
    words.tiles.counted(name, count, || words.held(<&str>::from(name), count))
}
