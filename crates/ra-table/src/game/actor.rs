//! The people of a game, and who did what in it.

use std::fmt;
use std::str::FromStr;

use ra::ai::Level;

use super::entry::NoEntry;
use crate::id::UserId;
use crate::names::{self, Mark};

/// A person or computer player of a game, by its number there. Histories name people by it alone; one list says who
/// they are. The first owner of a chair has the chair's number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Number(pub u32);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = NoEntry;

    fn from_str(words: &str) -> Result<Number, NoEntry> {
        words.parse().map(Number).map_err(|_| NoEntry(words.to_owned()))
    }
}

/// Who somebody is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Who {
    /// A person on Discord.
    User(UserId),
    /// A computer player.
    Computer(Level),
    /// Somebody whose data has been deleted: the game goes on without knowing who it was.
    Former,
}

impl Who {
    /// The person on Discord; `None` for everybody else.
    pub fn user(self) -> Option<UserId> {
        match self {
            Who::User(user) => Some(user),
            Who::Computer(_) | Who::Former => None,
        }
    }

    /// How well a computer player plays; `None` for a person.
    pub fn level(self) -> Option<Level> {
        match self {
            Who::Computer(level) => Some(level),
            Who::User(_) | Who::Former => None,
        }
    }
}

/// One of a game's people: whoever sits or sat at the table, and whoever looked after the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub who: Who,
    /// The display name when they last did something.
    pub name: String,
}

impl Person {
    /// What a game's record calls them: a computer player's level is told with its name, in words that never change.
    pub(super) fn recorded_name(&self) -> String {
        let Person { who, name } = self;
        who.level().map_or_else(|| name.clone(), |level| format!("{name} ({level})"))
    }
}

/// The marks of people at one table whose names look alike, in the order of their seats.
pub(super) fn marks<'a>(people: impl Iterator<Item = &'a Person>) -> Vec<Option<Mark>> {
    names::marks(&people.map(Person::recorded_name).collect::<Vec<_>>())
}

/// Who did something in a game. Its words are stored for ever: add to them, never change them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A person.
    Person(Number),
    /// A computer player with a chair of its own.
    Computer(Number),
    /// The computer player that plays for somebody who is late, away or gone.
    StandIn,
    /// The program itself: time has run out, the server is gone.
    Program,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Person(number) => write!(f, "person {number}"),
            Actor::Computer(number) => write!(f, "computer {number}"),
            Actor::StandIn => f.write_str("stand-in"),
            Actor::Program => f.write_str("program"),
        }
    }
}

impl FromStr for Actor {
    type Err = NoEntry;

    fn from_str(words: &str) -> Result<Actor, NoEntry> {
        let actor = match words.split_once(' ') {
            Some(("person", number)) => Actor::Person(number.parse()?),
            Some(("computer", number)) => Actor::Computer(number.parse()?),
            None if words == "stand-in" => Actor::StandIn,
            None if words == "program" => Actor::Program,
            Some(_) | None => return Err(NoEntry(words.to_owned())),
        };
        if actor.to_string() == words { Ok(actor) } else { Err(NoEntry(words.to_owned())) }
    }
}

impl TryFrom<String> for Actor {
    type Error = NoEntry;

    fn try_from(words: String) -> Result<Actor, NoEntry> {
        words.parse()
    }
}

/// Who makes a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum By {
    /// A person, who need not sit at the table.
    Person(Person),
    /// The computer player that is to act.
    Computer,
    /// The program itself.
    Program,
}

impl By {
    /// The person on Discord, if it is one.
    pub fn user(&self) -> Option<UserId> {
        match self {
            By::Person(person) => person.who.user(),
            By::Computer | By::Program => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_for_ever() {
        let words = [
            (Actor::Person(Number(3)), "person 3"),
            (Actor::Computer(Number(0)), "computer 0"),
            (Actor::StandIn, "stand-in"),
            (Actor::Program, "program"),
        ];
        for (actor, words) in words {
            assert_eq!(actor.to_string(), words);
            assert_eq!(words.parse(), Ok(actor));
        }
        for words in ["", "person", "person -1", "person 03", "person x", "program 1", "0"] {
            assert!(words.parse::<Actor>().is_err(), "{words}");
        }
    }
}
