//! What a table is called, so that it can be told from others.

use super::actor::{Person, marks};
use crate::id::GameId;
use crate::names::Mark;

/// A table, by what it can be told from others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Title {
    /// Its game.
    pub game: GameId,
    /// What whoever opened it has called it.
    pub name: Option<String>,
    /// Who sits there, in the order of the seats.
    pub people: Vec<Person>,
}

impl Title {
    /// How many letters a table's name has at most.
    pub const LONGEST: usize = 60;

    /// Who sits there, with the marks of those whose names look alike.
    pub fn marked(&self) -> impl Iterator<Item = (&Person, Option<Mark>)> {
        self.people.iter().zip(marks(self.people.iter()))
    }
}
