//! The words in the picture of the board.

use crate::rules::{Phase, Visible};

/// What is asked of the player to act, to be read after their name: `to bid, 7 to beat`.
pub fn asked(table: &Visible) -> &'static str {
    match table.phase() {
        Phase::Turn { .. } => "to act",
        Phase::Gods { .. } => "to use God tiles",
        Phase::Auction(_) => "to bid",
        Phase::Discard(_) => "to give up tiles",
        Phase::Over => "",
    }
}

/// What completes [`asked`]: `, 7 to beat`; often nothing.
pub fn asked_more(table: &Visible) -> String {
    match table.phase() {
        Phase::Auction(auction) => auction.floor().map_or(String::new(), |sun| format!(", {sun} to beat")),
        Phase::Discard(discard) => {
            let (disaster, left) = discard.owed();
            format!(": {}, {left}", super::tile(disaster.tile(), table.edition()))
        }
        Phase::Turn { .. } | Phase::Gods { .. } | Phase::Over => String::new(),
    }
}

/// How many Ra tiles the epoch still has: `3 to go`.
pub fn to_go(table: &Visible) -> String {
    format!("{} to go", table.ra_limit().saturating_sub(table.ra()))
}

/// Which epoch it is.
pub fn epoch(table: &Visible) -> String {
    format!("Epoch {} of 3", table.epoch().number())
}

/// How many tiles are left in the bag.
pub fn bag(table: &Visible) -> String {
    format!("Bag {}", table.bag())
}

/// What a seat has said in the auction: `bid 7` or `pass`.
pub fn answer(bid: Option<crate::rules::Sun>) -> String {
    bid.map_or_else(|| "pass".to_owned(), |sun| format!("bid {sun}"))
}

/// A player of whose name nothing can be shown.
pub fn nameless(number: usize) -> String {
    format!("Player {number}")
}

/// The banner over a finished game, to be read after the winner's name.
pub fn wins(total: u16) -> String {
    format!("wins with {total}")
}

/// What everybody had before the first epoch.
pub fn start(points: u16) -> String {
    format!("Points by epoch (1, 2, 3) and category. Everybody began with {points}.")
}

/// The heading of a column of sums.
pub const SUM: &str = "Sum";

/// The sun that decides between equal totals.
pub fn highest_sun(sun: u8) -> String {
    format!("highest sun {sun}")
}

/// The captions over a seat's tiles, where there is room for them.
pub const CAPTIONS: [&str; 6] = ["Pharaohs", "River", "Gods", "Gold", "Civilization", "Monuments"];

/// The categories of points, in the order of the chart's columns.
pub const CATEGORIES: [&str; 7] = ["Pharaoh", "River", "Gods", "Gold", "Civil.", "Monum.", "Suns"];
