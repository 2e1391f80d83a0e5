//! The words in which a cup's history is stored. They are stored for ever: add to them, never change them.

use std::fmt;
use std::str::FromStr;

use strum::{EnumDiscriminants, IntoEnumIterator, IntoStaticStr};

use super::plan::Plan;
use super::texts::Reason;
use crate::time::Millis;

macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = NoEntry;

            fn from_str(words: &str) -> Result<$name, NoEntry> {
                words.parse().map($name).map_err(|_| NoEntry(words.to_owned()))
            }
        }
    };
}

number! {
    /// A person of a cup by their number there: who signed up, or looks after it. Histories name people by it alone; one
    /// list says who they are.
    Number
}

number! {
    /// A table of a cup by its number there, from 1.
    TableNumber
}

/// One line of a cup's history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its number, from 1.
    pub seq: i64,
    /// When it was written.
    pub at: Millis,
    /// Who caused it.
    pub actor: Actor,
    /// What happened.
    pub entry: Entry,
}

/// Somebody who is asked whether they play in the final.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Called {
    /// Who.
    pub number: Number,
    /// Until when they can say so, unless the bot is away meanwhile.
    pub until: Millis,
}

/// Who caused an entry. Its words are stored for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Actor {
    /// Somebody, for themselves or as an organiser.
    Person(Number),
    /// The program: it was due.
    Program,
}

/// One entry of a cup's history.
#[derive(Debug, Clone, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(Word),
    vis(),
    derive(strum::EnumIter, IntoStaticStr),
    strum(serialize_all = "lowercase")
)]
pub enum Entry {
    /// It can be signed up to. The first entry, and no other, is this one.
    Publish(Plan),
    /// An organiser has changed the plan.
    Edit(Plan),
    /// Somebody takes part: they signed up, or an organiser added them.
    #[strum_discriminants(strum(serialize = "sign up"))]
    SignUp(Number),
    /// Somebody no longer takes part. Computer players finish their seats.
    Leave(Number),
    /// The same, by an organiser.
    Drop(Number, Reason),
    /// An organiser lets it begin earlier.
    Begin,
    /// These people are asked whether they are here, before it begins.
    Ask(Vec<Number>),
    /// Somebody is here: before the start, later, or for the final.
    Here(Number),
    /// A round is drawn: its tables. The first one begins the cup.
    Draw(Vec<Vec<Number>>),
    /// A table's game begins.
    Open(TableNumber),
    /// Everybody reads when computer players will finish the games of this round.
    Announce,
    /// The time of a round is over: computer players finish this table's game.
    Finish(TableNumber),
    /// All games of the round are over.
    End,
    /// The best are asked whether they play in the final.
    Call(Vec<Called>),
    /// Somebody did not say so in time: the next best is asked.
    #[strum_discriminants(strum(serialize = "pass over"))]
    PassOver(Number),
    /// These play in the final.
    Final(Vec<Number>),
    /// A table does not count: everybody at it gets the same.
    Void(TableNumber, Reason),
    /// An organiser has called the cup off.
    Cancel(Reason),
    /// It is called off because too few people are here.
    #[strum_discriminants(strum(serialize = "too few"))]
    TooFew,
    /// It is over, and its champion is known.
    Over,
}

/// Words of a cup's history that this version does not know.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is nothing that a cup's history says")]
pub struct NoEntry(pub String);

/// People, or whatever else is numbered, with something between them.
struct Joined<'a, T>(&'a [T], &'static str);

impl<T: fmt::Display> fmt::Display for Joined<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, one) in self.0.iter().enumerate() {
            let between = if at == 0 { "" } else { self.1 };
            write!(f, "{between}{one}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word: &str = Word::from(self).into();
        f.write_str(word)?;
        match self {
            Entry::Begin | Entry::Announce | Entry::End | Entry::TooFew | Entry::Over => Ok(()),
            Entry::Publish(plan) | Entry::Edit(plan) => write!(f, " {plan}"),
            Entry::SignUp(number) | Entry::Leave(number) | Entry::Here(number) | Entry::PassOver(number) => {
                write!(f, " {number}")
            }
            Entry::Drop(number, reason) => write!(f, " {number}: {reason}"),
            Entry::Ask(people) | Entry::Final(people) => write!(f, " {}", Joined(people, " ")),
            Entry::Draw(tables) => {
                let tables: Vec<Joined<'_, Number>> =
                    tables.iter().map(|people| Joined(people, " ")).collect();
                write!(f, " {}", Joined(&tables, ", "))
            }
            Entry::Open(table) | Entry::Finish(table) => write!(f, " {table}"),
            Entry::Call(called) => write!(f, " {}", Joined(called, ", ")),
            Entry::Void(table, reason) => write!(f, " {table}: {reason}"),
            Entry::Cancel(reason) => write!(f, ": {reason}"),
        }
    }
}

impl FromStr for Entry {
    type Err = NoEntry;

    fn from_str(words: &str) -> Result<Entry, NoEntry> {
        read(words).filter(|entry| entry.to_string() == words).ok_or_else(|| NoEntry(words.to_owned()))
    }
}

/// The entry that the words may be; written again, it must be the same words.
fn read(words: &str) -> Option<Entry> {
    let named = |word: Word| {
        let rest = words.strip_prefix(<&str>::from(word))?;
        (rest.is_empty() || rest.starts_with([' ', ':'])).then_some((word, rest))
    };
    let (word, rest) = Word::iter().find_map(named)?;
    let (before, reason) = rest.split_once(": ").unwrap_or((rest, ""));
    let value = before.trim_start();
    let number = || value.parse::<Number>().ok();
    let table = || value.parse::<TableNumber>().ok();
    let reason = || Reason::read(reason).ok();
    match word {
        Word::Publish => Some(Entry::Publish(value.parse().ok()?)),
        Word::Edit => Some(Entry::Edit(value.parse().ok()?)),
        Word::SignUp => Some(Entry::SignUp(number()?)),
        Word::Leave => Some(Entry::Leave(number()?)),
        Word::Drop => Some(Entry::Drop(number()?, reason()?)),
        Word::Begin => Some(Entry::Begin),
        Word::Ask => Some(Entry::Ask(people(value)?)),
        Word::Here => Some(Entry::Here(number()?)),
        Word::Draw => Some(Entry::Draw(value.split(", ").map(people).collect::<Option<_>>()?)),
        Word::Open => Some(Entry::Open(table()?)),
        Word::Announce => Some(Entry::Announce),
        Word::Finish => Some(Entry::Finish(table()?)),
        Word::End => Some(Entry::End),
        Word::Call => Some(Entry::Call(value.split(", ").map(called).collect::<Option<_>>()?)),
        Word::PassOver => Some(Entry::PassOver(number()?)),
        Word::Final => Some(Entry::Final(people(value)?)),
        Word::Void => Some(Entry::Void(table()?, reason()?)),
        Word::Cancel => Some(Entry::Cancel(reason()?)),
        Word::TooFew => Some(Entry::TooFew),
        Word::Over => Some(Entry::Over),
    }
}

/// People, by their numbers.
fn people(words: &str) -> Option<Vec<Number>> {
    words.split(' ').map(|number| number.parse().ok()).collect()
}

/// Somebody who is asked for the final.
fn called(words: &str) -> Option<Called> {
    let (number, until) = words.split_once(' ')?;
    Some(Called { number: number.parse().ok()?, until: Millis(until.parse().ok()?) })
}

impl fmt::Display for Called {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Called { number, until: Millis(until) } = self;
        write!(f, "{number} {until}")
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Person(number) => write!(f, "person {number}"),
            Actor::Program => f.write_str("program"),
        }
    }
}

impl FromStr for Actor {
    type Err = NoEntry;

    fn from_str(words: &str) -> Result<Actor, NoEntry> {
        let actor = match words.split_once(' ') {
            Some(("person", number)) => Actor::Person(number.parse()?),
            None if words == "program" => Actor::Program,
            Some(_) | None => return Err(NoEntry(words.to_owned())),
        };
        if actor.to_string() == words { Ok(actor) } else { Err(NoEntry(words.to_owned())) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cup::Kind;

    #[test]
    fn the_words_are_for_ever() {
        let reason = || Reason::read("was rude: twice").unwrap();
        let plan = Plan::of_kind(Kind::Slow, Millis(9));
        let people = |numbers: &[u32]| numbers.iter().copied().map(Number).collect::<Vec<_>>();
        let until = Millis(1_795_000_000_000);
        let all = [
            ("publish slow 2 at-once fours 200 9 on-date", Entry::Publish(plan)),
            ("edit slow 2 at-once fours 200 9 on-date", Entry::Edit(plan)),
            ("sign up 5", Entry::SignUp(Number(5))),
            ("leave 5", Entry::Leave(Number(5))),
            ("drop 5: was rude: twice", Entry::Drop(Number(5), reason())),
            ("begin", Entry::Begin),
            ("ask 1 20", Entry::Ask(people(&[1, 20]))),
            ("here 5", Entry::Here(Number(5))),
            ("draw 1 2 3, 6 5 4", Entry::Draw(vec![people(&[1, 2, 3]), people(&[6, 5, 4])])),
            ("open 3", Entry::Open(TableNumber(3))),
            ("announce", Entry::Announce),
            ("finish 3", Entry::Finish(TableNumber(3))),
            ("end", Entry::End),
            (
                "call 5 1795000000000, 2 9",
                Entry::Call(vec![
                    Called { number: Number(5), until },
                    Called { number: Number(2), until: Millis(9) },
                ]),
            ),
            ("pass over 5", Entry::PassOver(Number(5))),
            ("final 4 1 3 2", Entry::Final(people(&[4, 1, 3, 2]))),
            ("void 3: was rude: twice", Entry::Void(TableNumber(3), reason())),
            ("cancel: was rude: twice", Entry::Cancel(reason())),
            ("too few", Entry::TooFew),
            ("over", Entry::Over),
        ];
        assert_eq!(all.len(), Word::iter().count());
        for (words, entry) in all {
            assert_eq!(entry.to_string(), words);
            assert_eq!(words.parse(), Ok(entry));
        }
        for (actor, words) in [(Actor::Person(Number(3)), "person 3"), (Actor::Program, "program")] {
            assert_eq!((actor.to_string().as_str(), words.parse()), (words, Ok(actor)));
        }
    }

    #[test]
    fn other_words_are_no_entry() {
        for words in [
            "",
            "Begin",
            "begin 1",
            "sign up",
            "sign up -1",
            "sign up 01",
            "sign up 5 ",
            "sign  up 5",
            "drop 5",
            "drop 5: ",
            "drop 5: \u{200b}",
            "drop 5:rude",
            "cancel",
            "cancel off",
            "ask",
            "ask 1, 2",
            "draw",
            "draw 1 2 3,4 5 6",
            "draw 1 2 3, ",
            "open x",
            "call 5",
            "final",
            "end 1",
            "toofew",
        ] {
            assert_eq!(words.parse::<Entry>(), Err(NoEntry(words.to_owned())));
        }
        for words in ["", "person", "person 03", "person x", "program 1", "organiser"] {
            assert!(words.parse::<Actor>().is_err(), "{words}");
        }
    }
}
