//! What is said of a step of a game that is looked at again.

use ra_table::game::BEFORE_START;
use ra_table::game::view::{End, LookBack, PastAuction, Public, Sale};
use ra_table::language::Language;

use super::fluent::words;
use super::names::{player_then, unformatted_then};
use super::tiles::tiles;

/// How many letters of a name stand in the menu of auctions.
const NAME: usize = 16;
/// As many characters as a choice of a menu has.
const LONGEST_CHOICE: usize = 100;

/// Which step it is.
pub fn title(language: Language, game: &Public, past: &LookBack, step: usize) -> String {
    words(language).look_back_title(game.id.to_string(), step as u64, past.last() as u64)
}

/// What happened by a step; before the first, who plays.
pub fn told(language: Language, game: &Public, past: &LookBack, step: usize) -> String {
    match past.step(step).entry {
        0 => super::story::between(language, game, BEFORE_START, 0),
        entry => super::story::of_entry(language, game, entry),
    }
}

/// An auction as a choice of a menu.
pub fn auction(language: Language, game: &Public, auction: &PastAuction) -> String {
    let words = words(language);
    let number = auction.number as u64;
    let Some(ended) = auction.ended else { return words.option_auction_open(number) };
    match ended.sale {
        Sale::Unsold(_) => words.option_auction_unsold(number),
        Sale::Won { seat, bid, sun, .. } => {
            let winner = unformatted_then(language, game, seat, ended.entry, NAME);
            let lot = tiles(words, ended.lot.tiles(), game.terms.edition);
            choice(words.option_auction_won(number, winner, bid.value(), lot, sun.value()))
        }
    }
}

/// The largest lots of a game that is over, a line each; empty if there are none.
pub(super) fn lots(language: Language, game: &Public, end: &End) -> String {
    let words = words(language);
    let line = |(lot, place): (&PastAuction, u64)| {
        let ended = lot.ended?;
        let Sale::Won { seat, bid, worth, .. } = ended.sale else { return None };
        let winner = player_then(language, game, seat, ended.entry);
        let tiles = tiles(words, ended.lot.tiles(), game.terms.edition);
        Some(words.end_lot(place, winner, bid.value(), tiles, worth))
    };
    let lines: Vec<String> = end.lots.iter().zip(1..).filter_map(line).collect();
    if lines.is_empty() { String::new() } else { format!("{}\n{}", words.end_lots(), lines.join("\n")) }
}

/// As much of it as a choice of a menu has room for.
fn choice(told: String) -> String {
    if told.chars().count() <= LONGEST_CHOICE {
        return told;
    }
    told.chars().take(LONGEST_CHOICE - 1).chain(['…']).collect()
}
