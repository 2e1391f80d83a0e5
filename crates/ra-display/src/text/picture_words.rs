//! The words in the picture of the board.

use ra::rules::{Phase, Sun, Visible};
use ra_table::id::GameId;
use ra_table::language::Language;

use super::fluent::words;
use super::tiles::named;

/// What is asked of the player to act, to be read after their name: `to bid`.
pub fn asked(language: Language, table: &Visible) -> String {
    let code = match table.phase() {
        Phase::Turn { .. } => "turn",
        Phase::Gods { .. } => "gods",
        Phase::Auction(_) => "bid",
        Phase::Discard(_) => "discard",
        Phase::Over => return String::new(),
    };
    words(language).picture_asked(code)
}

/// Why nobody is asked anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Still {
    /// The game is paused.
    Paused,
    /// This game was called off.
    CalledOff(GameId),
}

/// What stands in the place of a name and what is asked while the game stands still.
pub fn still(language: Language, still: Still) -> String {
    match still {
        Still::Paused => words(language).picture_paused(),
        Still::CalledOff(game) => words(language).picture_called_off(game.to_string()),
    }
}

/// What completes [`asked`]: `, 7 to beat`; often nothing.
pub fn asked_more(language: Language, table: &Visible) -> String {
    let words = words(language);
    match table.phase() {
        Phase::Auction(auction) => {
            auction.floor().map_or(String::new(), |sun| words.picture_to_beat(sun.value()))
        }
        Phase::Discard(discard) => {
            let (disaster, left) = discard.owed();
            words.picture_owed(named(words, disaster.tile(), table.edition()), left)
        }
        Phase::Turn { .. } | Phase::Gods { .. } | Phase::Over => String::new(),
    }
}

/// What a seat has said in the auction: `bid 7` or `pass`.
pub fn answer(language: Language, bid: Option<Sun>) -> String {
    let words = words(language);
    bid.map_or_else(|| words.picture_pass(), |sun| words.picture_bid(sun.value()))
}

/// A player of whose name nothing can be shown.
pub fn nameless(language: Language, number: usize) -> String {
    words(language).picture_nameless(number)
}

/// The captions over a seat's tiles, where there is room for them.
pub fn captions(language: Language) -> [String; 6] {
    ["pharaoh", "river", "god", "gold", "civilization", "monument"]
        .map(|category| words(language).picture_caption(category))
}

/// The categories of points, in the order of the chart's columns.
pub fn columns(language: Language) -> [String; 7] {
    ["pharaoh", "river", "god", "gold", "civilization", "monument", "sun"]
        .map(|category| words(language).picture_column(category))
}
