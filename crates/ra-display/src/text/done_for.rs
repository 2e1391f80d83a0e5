//! What an entry was about that was made for a player: the tile that was drawn, the lot of an auction, or the tiles that a
//! disaster took.

use ra::rules::{Event, Tile};
use ra_table::game::view::Public;
use ra_table::language::Language;

use super::fluent::{Words, words};
use super::lists::{NONE, and};
use super::tiles::{held, named, tiles};

/// What an entry was about; empty if it was about nothing else than what was done.
pub(super) fn subject(language: Language, game: &Public, entry: i64) -> String {
    let (words, edition) = (words(language), game.terms.edition);
    let mut events = game.story.events.iter().filter(|(seq, _)| *seq == entry).map(|(_, event)| event);
    match events.next() {
        Some(Event::TileDrawn { tile, .. }) => named(words, *tile, edition).to_owned(),
        Some(Event::RaDrawn { .. }) => named(words, Tile::Ra, edition).to_owned(),
        Some(Event::Bid { .. } | Event::Passed { .. }) => lot(words, game, entry),
        Some(Event::TilesLost { .. }) => lost(words, game, entry),
        Some(_) | None => String::new(),
    }
}

/// What some entries were about, one after the other.
pub(super) fn subjects(language: Language, game: &Public, entries: &[i64], between: &str) -> String {
    let subjects: Vec<String> = entries.iter().map(|entry| subject(language, game, *entry)).collect();
    subjects.join(between)
}

/// The lot of the auction that was under way by an entry.
fn lot(words: &Words, game: &Public, entry: i64) -> String {
    let later = || game.story.events.iter().filter(|(seq, _)| *seq >= entry).map(|(_, event)| event);
    let track = later().find_map(|event| {
        let (Event::AuctionWon { tiles, .. } | Event::AuctionUnsold { tiles, .. }) = event else {
            return None;
        };
        Some(*tiles)
    });
    // A sun stays on the board until somebody wins it.
    let sun =
        later().find_map(|event| if let Event::AuctionWon { sun, .. } = event { Some(*sun) } else { None });
    let track = track.unwrap_or(*game.position().track());
    let sun = sun.unwrap_or(game.position().sun());
    words.came_lot(tiles(words, track.tiles(), game.terms.edition), sun.value())
}

/// What a disaster took from an entry on, which may have been given up tile by tile.
fn lost(words: &Words, game: &Public, entry: i64) -> String {
    let later = game.story.events.iter().skip_while(|(seq, _)| *seq < entry);
    let lost = later.map_while(|(_, event)| {
        let Event::TilesLost { tile, count, .. } = event else { return None };
        Some(held(words, *tile, *count, game.terms.edition))
    });
    and(words, &lost.collect::<Vec<_>>()).unwrap_or_else(|| NONE.to_owned())
}
