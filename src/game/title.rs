//! What a table is called, so that it can be told from others.

use super::actor::Person;
use crate::id::GameId;

/// A table, by what it can be told from others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Title {
    /// Its game.
    pub game: GameId,
    /// What whoever opened it has called it.
    pub name: Option<String>,
    /// Who sits there.
    pub people: Vec<Person>,
}

impl Title {
    /// How many letters a table's name has at most.
    pub const LONGEST: usize = 60;
}
