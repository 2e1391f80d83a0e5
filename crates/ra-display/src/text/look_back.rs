//! What is said of a step of a game that is looked at again.

use ra_table::game::view::{LookBack, PastAuction, Public, Sale};
use ra_table::language::Language;

use super::fluent::words;
use super::names::unformatted_then;
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
        0 => super::story::between(language, game, -1, 0),
        entry => super::story::of_entry(language, game, entry),
    }
}

/// An auction as a choice of a menu.
pub fn auction(language: Language, game: &Public, past: &LookBack, auction: &PastAuction) -> String {
    let words = words(language);
    let number = auction.number as u64;
    let Some(ended) = auction.ended else { return words.option_auction_open(number) };
    match ended.sale {
        Sale::Unsold(_) => words.option_auction_unsold(number),
        Sale::Won { seat, bid, sun } => {
            let winner = unformatted_then(language, game, seat, past.step(ended.step).entry, NAME);
            let lot = tiles(words, ended.lot.tiles(), game.terms.edition);
            let told = words.option_auction_won(number, winner, bid.value(), lot, sun.value());
            choice(told)
        }
    }
}

/// As much of it as a choice of a menu has room for.
fn choice(told: String) -> String {
    if told.chars().count() <= LONGEST_CHOICE {
        return told;
    }
    told.chars().take(LONGEST_CHOICE - 1).chain(['…']).collect()
}
