//! What a game asks: since when, and by which entry.

use crate::time::Millis;

/// The question that is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Question {
    /// The number of the entry by which whoever is to act was asked.
    pub(super) by: i64,
    /// When they were asked.
    pub(super) since: Millis,
    /// The number of the entry that opened the auction under way, and when it did.
    pub(super) auction: Option<(i64, Millis)>,
    /// The number of the entry that began the turn under way, and when it did; nothing in an auction and what comes
    /// of it.
    pub(super) turn: Option<(i64, Millis)>,
    /// The number of the last entry that is an action.
    pub(super) moved: i64,
    /// Whether that action left its question open: another God tile, or the second tile for a disaster, belongs to it.
    pub(super) half_answered: bool,
}

impl Question {
    /// The first of a game.
    pub(super) fn first(since: Millis) -> Question {
        Question { by: 0, since, auction: None, turn: Some((0, since)), moved: 0, half_answered: false }
    }

    /// The number of the entry by which whoever is to act was asked.
    pub fn by(&self) -> i64 {
        self.by
    }

    /// When whoever is to act was asked.
    pub fn since(&self) -> Millis {
        self.since
    }

    /// The number of the entry that opened the auction under way.
    pub fn auction(&self) -> Option<i64> {
        self.auction.map(|(seq, _)| seq)
    }

    /// The number of the last entry that is an action; 0 before the first.
    pub fn moved(&self) -> i64 {
        self.moved
    }

    /// Which question is open: the number of the entry that opened the auction under way, or of the last action.
    /// Buttons carry it, and so does an answer given ahead. Bids within an auction and pauses leave it as it is.
    pub fn number(&self) -> i64 {
        self.auction().unwrap_or(self.moved)
    }
}
