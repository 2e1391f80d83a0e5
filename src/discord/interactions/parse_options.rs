//! What people type into options, read as what it means in their game. They type in their language, or in English.

use ra::rules::{Space, Tile};
use ra_display::refusal::{DiscordRefusal, Refusal};
use ra_display::text;
use ra_table::clock::Zone;
use ra_table::game::view::Public;
use ra_table::game::{Answer, GameRefusal};
use ra_table::language::Language;
use ra_table::time::Millis;

use crate::app::Error;

/// How many cities are suggested at most to somebody who typed the name of a time zone.
const CITIES_NAMED: usize = 5;

/// An answer in an auction: a sun's value, `up to` one, or `pass`.
pub(in crate::discord) fn answer(language: Language, words: &str) -> Result<Answer, Error> {
    text::parse_input::answer(language, words).ok_or_else(|| GameRefusal::Unclear(words.to_owned()).into())
}

/// The time zone of a city; `own` says whether it is where the person lives.
pub(in crate::discord) fn city(
    language: Language,
    words: &str,
    now: Millis,
    own: bool,
) -> Result<Zone, Error> {
    let no_city = || {
        let cities = text::cities::with_time(language, words, now).into_iter();
        let cities = cities.map(|(city, _)| city).take(CITIES_NAMED).collect();
        DiscordRefusal::NoCity { typed: words.to_owned(), cities, own }.into()
    };
    text::cities::zone(language, words).ok_or_else(no_city)
}

/// Spaces of the auction track, by their tiles' names or their numbers: `War, 3`. A name means the leftmost such tile
/// that has not been named before.
pub(in crate::discord) fn spaces(
    language: Language,
    game: &Public,
    words: &str,
) -> Result<Vec<Space>, Error> {
    let track = game.position().track();
    let mut spaces: Vec<Space> = Vec::new();
    for word in words.split(',').map(str::trim).filter(|word| !word.is_empty()) {
        let named = |space: &Space| {
            let is_named = |tile| is_named(language, game, tile, word);
            !spaces.contains(space) && track.get(*space).is_some_and(is_named)
        };
        let numbered = || word.parse().ok().and_then(Space::new);
        let space = Space::all().find(named).or_else(numbered);
        spaces.push(space.ok_or_else(|| not_there(language, game, word))?);
    }
    if spaces.is_empty() { Err(GameRefusal::Unclear(words.to_owned()).into()) } else { Ok(spaces) }
}

/// Why a word means no space of the auction track.
fn not_there(language: Language, game: &Public, word: &str) -> Refusal {
    let edition = game.terms.edition;
    match Tile::ALL.into_iter().find(|&tile| is_named(language, game, tile, word)) {
        Some(tile) => {
            DiscordRefusal::NotOnTrack { tile, track: game.position().track().tiles().collect(), edition }
                .into()
        }
        None => GameRefusal::Unclear(word.to_owned()).into(),
    }
}

/// Kinds of tile by their names: `Art, Writing`.
pub(in crate::discord) fn kinds(language: Language, game: &Public, words: &str) -> Result<Vec<Tile>, Error> {
    let kind = |word: &str| {
        let kind = Tile::ALL.into_iter().find(|&tile| is_named(language, game, tile, word));
        kind.ok_or_else(|| GameRefusal::Unclear(word.to_owned()).into())
    };
    let kinds: Result<Vec<Tile>, Error> =
        words.split(',').map(str::trim).filter(|word| !word.is_empty()).map(kind).collect();
    match kinds {
        Ok(kinds) if kinds.is_empty() => Err(GameRefusal::Unclear(words.to_owned()).into()),
        other => other,
    }
}

/// Whether the word is the tile's name in this game's edition, or its code.
fn is_named(language: Language, game: &Public, tile: Tile, word: &str) -> bool {
    text::parse_input::is_tile(language, word, tile, game.terms.edition)
}

/// What a list in the making has been given so far, with its last comma, and the word being typed.
pub(in crate::discord) fn unfinished(words: &str) -> (&str, &str) {
    match words.rfind(',') {
        Some(comma) => (&words[..=comma], words[comma + 1..].trim_start()),
        None => ("", words.trim_start()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_in_the_making_ends_at_its_last_comma() {
        let check = |words, expected| assert_eq!(unfinished(words), expected);
        check("", ("", ""));
        check("Ni", ("", "Ni"));
        check("Nile,", ("Nile,", ""));
        check("Nile, Go", ("Nile,", "Go"));
        check("Nile, Gold, w", ("Nile, Gold,", "w"));
    }
}
