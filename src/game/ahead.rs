//! How far ahead of its moment an action had been decided on.

/// How an action came about that its player had decided on before the game came to it, and how not. Stored as
/// [`Ahead::code`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ahead {
    /// It was decided when it was asked for.
    No,
    /// It was drawn quickly, as the table had agreed, and nobody decided on it. Older histories, which do not tell these
    /// apart, have this for whatever was played ahead.
    Quick,
    /// It is an answer to the auction under way that was given before its turn.
    Answer,
    /// It follows from an order.
    Order,
}

impl Ahead {
    /// What is stored for it.
    pub fn code(self) -> i64 {
        match self {
            Ahead::No => 0,
            Ahead::Quick => 1,
            Ahead::Answer => 2,
            Ahead::Order => 3,
        }
    }

    /// The one that is stored like that.
    pub fn from_code(code: i64) -> Option<Ahead> {
        [Ahead::No, Ahead::Quick, Ahead::Answer, Ahead::Order].into_iter().find(|ahead| ahead.code() == code)
    }

    /// Whether it was played without its player being asked.
    pub fn is_ahead(self) -> bool {
        self != Ahead::No
    }
}
