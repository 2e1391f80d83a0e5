//! How far ahead of its moment an action had been decided on.

use strum::FromRepr;

/// How an action was decided on: when it was asked for, or ahead. The numbers are stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRepr)]
#[repr(i64)]
pub enum Ahead {
    /// It was decided when it was asked for.
    No = 0,
    /// It was drawn quickly, as the table had agreed, and nobody decided on it.
    Quick = 1,
    /// It is an answer to the auction under way that was given before its turn.
    Answer = 2,
    /// It follows from an order.
    Order = 3,
    /// Anybody would have done it, and its player leaves such things to the program.
    Clear = 4,
}

impl Ahead {
    /// Whether it was played without its player being asked.
    pub fn is_ahead(self) -> bool {
        self != Ahead::No
    }
}
