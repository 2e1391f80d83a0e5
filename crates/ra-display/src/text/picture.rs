//! The words in the picture of the board.

use ra::rules::{Phase, Sun, Visible};
use ra_table::id::GameId;
use ra_table::language::Language;

use super::tiles::named;
use super::words::words;

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

/// How many Ra tiles were drawn in the epoch, and how many end it: `Ra 2 of 9`.
pub fn ra(language: Language, table: &Visible) -> String {
    words(language).picture_ra(table.ra(), table.ra_limit())
}

/// What the sun on the board is.
pub fn sun(language: Language) -> String {
    words(language).picture_sun()
}

/// Which epoch it is.
pub fn epoch(language: Language, table: &Visible) -> String {
    words(language).picture_epoch(table.epoch().number())
}

/// How many tiles are left in the bag.
pub fn bag(language: Language, table: &Visible) -> String {
    words(language).picture_bag(table.bag())
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

/// The banner over a finished game, to be read after the winner's name.
pub fn wins(language: Language, total: u16) -> String {
    words(language).picture_wins(total)
}

/// What everybody had before the first epoch.
pub fn start(language: Language, points: u16) -> String {
    words(language).picture_start(points)
}

/// What a star beside an epoch's sum means: the score would have fallen below the lowest that there is.
pub fn held(language: Language, floor: u16) -> String {
    words(language).picture_held(floor)
}

/// The heading of a column of sums.
pub fn sum(language: Language) -> String {
    words(language).picture_sum()
}

/// The sun that decides between equal totals.
pub fn highest_sun(language: Language, sun: u8) -> String {
    words(language).picture_highest_sun(sun)
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
