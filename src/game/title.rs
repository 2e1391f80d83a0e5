//! What a table is called, so that it can be told from others.

use super::actor::Person;
use crate::id::GameId;

/// A table, by what it can be told from others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Title {
    /// Its game.
    pub game: GameId,
    /// Who sits there.
    pub people: Vec<Person>,
}
