//! A chair that its owner gives to somebody, if they want it.

use crate::id::{GameId, UserId};
use crate::time::Millis;

/// A chair that is offered to somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// In which game.
    pub game: GameId,
    /// To whom.
    pub to: UserId,
    /// Whose it is.
    pub of: UserId,
    /// Who offers it.
    pub by: UserId,
    /// By their display name of then.
    pub by_name: String,
    /// Whether as one who looks after the server's games.
    pub looks_after: bool,
    /// Until when it holds.
    pub until: Millis,
    /// Whether the person has said no.
    pub declined: bool,
}
