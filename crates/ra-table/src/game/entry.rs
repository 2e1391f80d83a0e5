//! The words in which histories are stored. They are stored for ever: add to them, never change them.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use ra::rules::{Action, Seat};
use strum::{EnumDiscriminants, EnumIter, EnumString, IntoEnumIterator, IntoStaticStr};

use super::actor::Number;

/// One entry of a game's history.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(Kind),
    vis(),
    derive(strum::EnumIter, IntoStaticStr),
    strum(serialize_all = "lowercase")
)]
pub enum Entry {
    /// A player acted, in the words of game records. By the program: their time had run out; by somebody else: for them.
    #[strum_discriminants(strum(serialize = ""))]
    Action(Action),
    /// The bot was taken off the server: the game waits.
    Pause,
    /// The bot is back: the game goes on.
    Resume,
    /// Somebody who looks after the games lets it wait, perhaps for a reason that they have told.
    Hold(Option<HoldReason>),
    /// Somebody who looks after the games lets it go on.
    #[strum_discriminants(strum(serialize = "go on"))]
    GoOn,
    /// A computer player plays a chair from now on.
    #[strum_discriminants(strum(serialize = "stand in"))]
    StandIn(Seat, Why),
    /// Its owner plays it again.
    Back(Seat),
    /// A player gets more time, in whole minutes.
    Extend(Seat, Duration),
    /// A chair belongs to somebody else from now on.
    #[strum_discriminants(strum(serialize = "seat"))]
    Seated {
        /// Which chair.
        seat: Seat,
        /// To whom.
        to: Number,
        /// Whose it was.
        from: Number,
    },
    /// Somebody else is the host.
    Host(Number),
    /// The game was called off: by a moderator, by the program because nobody has come back, or by the host because it
    /// cannot be replayed.
    Cancel,
    /// The game was called off because all who still had a chair agreed; by whoever asked.
    #[strum_discriminants(strum(serialize = "all cancel"))]
    CancelByAll,
    /// Whoever acted last took everything back that they did after this entry. What they did stays in the history, and
    /// has never happened.
    #[strum_discriminants(strum(serialize = "undo to"))]
    Undo(i64),
}

/// Why somebody who looks after the games lets one wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, EnumIter, strum::Display, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum HoldReason {
    /// A holiday.
    Holiday,
    /// A question about the rules is to be settled.
    #[strum(serialize = "rules")]
    RulesQuestion,
    /// Something technical does not work.
    Technical,
    /// The players asked for it.
    Wish,
}

/// Why a computer player stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum Why {
    /// The owner's time ran out twice in a row.
    Late,
    /// The owner is away, and wanted it so or has been waited for long enough.
    Away,
    /// The owner has left the game.
    Resigned,
    /// The time of a cup's round is over: computer players finish the game.
    #[strum(serialize = "round-over")]
    RoundOver,
}

/// The words of an entry, a plan or an order that this version does not know.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is nothing that a game's history or its orders say")]
pub struct NoEntry(pub String);

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind: &str = Kind::from(self).into();
        match self {
            Entry::Action(action) => action.fmt(f),
            Entry::Pause
            | Entry::Resume
            | Entry::Hold(None)
            | Entry::GoOn
            | Entry::Cancel
            | Entry::CancelByAll => f.write_str(kind),
            Entry::Hold(Some(reason)) => write!(f, "{kind} {reason}"),
            Entry::StandIn(seat, why) => write!(f, "{kind} {seat} {why}"),
            Entry::Back(seat) => write!(f, "{kind} {seat}"),
            Entry::Extend(seat, by) => write!(f, "{kind} {seat} {}", by.as_secs() / 60),
            Entry::Seated { seat, to, from } => write!(f, "{kind} {seat} {to} {from}"),
            Entry::Host(number) => write!(f, "{kind} {number}"),
            Entry::Undo(to) => write!(f, "{kind} {to}"),
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
    // Most entries are actions.
    if let Ok(action) = words.parse() {
        return Some(Entry::Action(action));
    }
    let named = |kind: Kind| {
        let rest = words.strip_prefix(<&str>::from(kind))?;
        (kind != Kind::Action && (rest.is_empty() || rest.starts_with(' '))).then_some((kind, rest))
    };
    let (kind, rest) = Kind::iter().find_map(named)?;
    let values: Vec<&str> = rest.split_whitespace().collect();
    let seat = || values.first()?.parse().ok().and_then(Seat::new);
    let value = |place: usize| values.get(place).copied().unwrap_or_default();
    match kind {
        Kind::Action => None,
        Kind::Pause => Some(Entry::Pause),
        Kind::Resume => Some(Entry::Resume),
        Kind::Hold if values.is_empty() => Some(Entry::Hold(None)),
        Kind::Hold => Some(Entry::Hold(Some(value(0).parse().ok()?))),
        Kind::GoOn => Some(Entry::GoOn),
        Kind::Cancel => Some(Entry::Cancel),
        Kind::CancelByAll => Some(Entry::CancelByAll),
        Kind::StandIn => Some(Entry::StandIn(seat()?, value(1).parse().ok()?)),
        Kind::Back => Some(Entry::Back(seat()?)),
        Kind::Extend => {
            let seconds = value(1).parse::<u64>().ok()?.checked_mul(60)?;
            Some(Entry::Extend(seat()?, Duration::from_secs(seconds)))
        }
        Kind::Seated => {
            Some(Entry::Seated { seat: seat()?, to: value(1).parse().ok()?, from: value(2).parse().ok()? })
        }
        Kind::Host => Some(Entry::Host(value(0).parse().ok()?)),
        Kind::Undo => value(0).parse().ok().filter(|to| *to >= 0).map(Entry::Undo),
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
            Entry::Hold(None),
            Entry::Hold(Some(HoldReason::RulesQuestion)),
            Entry::GoOn,
            Entry::StandIn(seat, Why::Late),
            Entry::StandIn(seat, Why::Away),
            Entry::StandIn(seat, Why::Resigned),
            Entry::StandIn(seat, Why::RoundOver),
            Entry::Back(seat),
            Entry::Extend(seat, Duration::from_secs(24 * 60 * 60)),
            Entry::Seated { seat, to: Number(1), from: Number(u32::MAX) },
            Entry::Host(Number(5)),
            Entry::Cancel,
            Entry::CancelByAll,
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
            "host 5 ",
            "undo to",
            "go",
            "pause 1",
        ] {
            assert_eq!(words.parse::<Entry>(), Err(NoEntry(words.to_owned())));
        }
    }

    #[test]
    fn the_words_are_for_ever() {
        let seat = Seat::new(1).unwrap();
        let check = |words: &str, entry: Entry| assert_eq!(words.parse(), Ok(entry));
        check("stand in 1 late", Entry::StandIn(seat, Why::Late));
        check("stand in 1 round-over", Entry::StandIn(seat, Why::RoundOver));
        check("extend 1 90", Entry::Extend(seat, Duration::from_secs(5400)));
        check("seat 1 22 11", Entry::Seated { seat, to: Number(22), from: Number(11) });
    }
}
