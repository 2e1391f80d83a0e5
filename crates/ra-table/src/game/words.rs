//! Histories, plans and orders are stored as words. Here is what comes of words that this version does not know.

/// The words are none that this version knows.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is nothing that a game's history or its orders say")]
pub struct NoEntry(pub String);
