//! The words in which histories are stored. They are stored for ever: add to them, never change them.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::id::UserId;
use crate::rules::{Action, Seat};

/// One entry of a game's history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry {
    /// A player acted, in the words of game records. By the program: their time had run out; by somebody else: for them.
    Action(Action),
    /// The bot was taken off the server: the game waits.
    Pause,
    /// The bot is back: the game goes on.
    Resume,
    /// Somebody who looks after the games lets it wait …
    Hold,
    /// … and go on.
    GoOn,
    /// A computer player plays a chair from now on.
    StandIn(Seat, Why),
    /// Its owner plays it again.
    Back(Seat),
    /// A player gets more time, in whole minutes.
    Extend(Seat, Duration),
    /// A chair belongs to somebody else from now on.
    Seated {
        /// Which chair.
        seat: Seat,
        /// To whom.
        to: UserId,
        /// Whose it was.
        from: UserId,
    },
    /// Somebody else is the host.
    Host(UserId),
    /// The game was called off.
    Cancel,
    /// Whoever acted last took everything back that they did after this entry. What they did stays in the history, and
    /// has never happened.
    Undo(i64),
}

/// Why a computer player stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// The owner's time ran out twice in a row.
    Late,
    /// The owner is away, and wanted it so or has been waited for long enough.
    Away,
    /// The owner has left the game.
    Resigned,
}

impl Why {
    const ALL: [Why; 3] = [Why::Late, Why::Away, Why::Resigned];

    const fn word(self) -> &'static str {
        match self {
            Why::Late => "late",
            Why::Away => "away",
            Why::Resigned => "resigned",
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Action(action) => action.fmt(f),
            Entry::Pause => f.write_str("pause"),
            Entry::Resume => f.write_str("resume"),
            Entry::Hold => f.write_str("hold"),
            Entry::GoOn => f.write_str("go on"),
            Entry::StandIn(seat, why) => write!(f, "stand in {} {}", seat.index(), why.word()),
            Entry::Back(seat) => write!(f, "back {}", seat.index()),
            Entry::Extend(seat, by) => write!(f, "extend {} {}", seat.index(), by.as_secs() / 60),
            Entry::Seated { seat, to, from } => write!(f, "seat {} {to} {from}", seat.index()),
            Entry::Host(user) => write!(f, "host {user}"),
            Entry::Cancel => f.write_str("cancel"),
            Entry::Undo(to) => write!(f, "undo to {to}"),
        }
    }
}

/// The words are no entry that this version knows.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no entry of a game's history")]
pub struct NoEntry(pub String);

impl FromStr for Entry {
    type Err = NoEntry;

    fn from_str(words: &str) -> Result<Entry, NoEntry> {
        read(words).filter(|entry| entry.to_string() == words).ok_or_else(|| NoEntry(words.to_owned()))
    }
}

/// The entry that the words may be; written again, it must be the same words.
fn read(words: &str) -> Option<Entry> {
    let seat = |word: &str| word.parse().ok().and_then(Seat::new);
    let user = |word: &str| word.parse().ok().map(UserId);
    let parts: Vec<&str> = words.split(' ').collect();
    match parts[..] {
        ["pause"] => Some(Entry::Pause),
        ["resume"] => Some(Entry::Resume),
        ["hold"] => Some(Entry::Hold),
        ["go", "on"] => Some(Entry::GoOn),
        ["stand", "in", of, why] => {
            Some(Entry::StandIn(seat(of)?, Why::ALL.into_iter().find(|known| known.word() == why)?))
        }
        ["back", of] => Some(Entry::Back(seat(of)?)),
        ["extend", of, minutes] => {
            let seconds = minutes.parse::<u64>().ok()?.checked_mul(60)?;
            Some(Entry::Extend(seat(of)?, Duration::from_secs(seconds)))
        }
        ["seat", of, to, from] => Some(Entry::Seated { seat: seat(of)?, to: user(to)?, from: user(from)? }),
        ["host", of] => Some(Entry::Host(user(of)?)),
        ["cancel"] => Some(Entry::Cancel),
        ["undo", "to", entry] => entry.parse().ok().filter(|to| *to >= 0).map(Entry::Undo),
        _ => words.parse().ok().map(Entry::Action),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_read_back() {
        let seat = Seat::new(2).unwrap();
        let others = [
            Entry::Pause,
            Entry::Resume,
            Entry::Hold,
            Entry::GoOn,
            Entry::StandIn(seat, Why::Late),
            Entry::StandIn(seat, Why::Away),
            Entry::StandIn(seat, Why::Resigned),
            Entry::Back(seat),
            Entry::Extend(seat, Duration::from_secs(24 * 60 * 60)),
            Entry::Seated { seat, to: UserId(1), from: UserId(i64::MAX) },
            Entry::Host(UserId(5)),
            Entry::Cancel,
            Entry::Undo(34),
        ];
        for entry in Action::all().map(Entry::Action).chain(others) {
            assert_eq!(entry.to_string().parse(), Ok(entry));
        }
    }

    #[test]
    fn other_words_are_no_entry() {
        for words in [
            "Pause",
            "",
            "back",
            "back 5",
            "back +1",
            "stand in 1 bored",
            "extend 1 -5",
            "seat 1 2",
            "host x",
        ] {
            assert_eq!(words.parse::<Entry>(), Err(NoEntry(words.to_owned())));
        }
    }

    #[test]
    fn the_words_are_for_ever() {
        let seat = Seat::new(1).unwrap();
        let check = |words: &str, entry: Entry| assert_eq!(words.parse(), Ok(entry));
        check("stand in 1 late", Entry::StandIn(seat, Why::Late));
        check("extend 1 90", Entry::Extend(seat, Duration::from_secs(5400)));
        check("seat 1 22 11", Entry::Seated { seat, to: UserId(22), from: UserId(11) });
    }
}
