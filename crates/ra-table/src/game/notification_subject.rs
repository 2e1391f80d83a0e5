//! What a notification is about.

use std::fmt;
use std::str::FromStr;

use super::entry::NoEntry;

/// What a notification asks or tells. Its signs are stored, and stand in the small print of messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// The question that was put by the entry of this number, or that the game is over by it.
    Question(i64),
    /// What was done for them after the entry of this number, because their time had run out.
    Late(i64),
    /// The bot cannot write where the game is played, so many minutes after the game began.
    OutOfReach(u32),
    /// They cannot see the channel, so many minutes after the game began.
    OutOfSight(u32),
    /// The game has begun.
    Begun,
    /// The game was called off.
    CalledOff,
}

impl Subject {
    /// The number of the entry that put the question, if it is one.
    pub fn question(self) -> Option<i64> {
        match self {
            Subject::Question(entry) => Some(entry),
            Subject::Late(_) | Subject::OutOfReach(_) | Subject::OutOfSight(_) => None,
            Subject::Begun | Subject::CalledOff => None,
        }
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Question(entry) => write!(f, "{entry}"),
            Subject::Late(entry) => write!(f, "l{entry}"),
            Subject::OutOfReach(minutes) => write!(f, "r{minutes}"),
            Subject::OutOfSight(minutes) => write!(f, "s{minutes}"),
            Subject::Begun => f.write_str("b0"),
            Subject::CalledOff => f.write_str("c0"),
        }
    }
}

impl FromStr for Subject {
    type Err = NoEntry;

    fn from_str(sign: &str) -> Result<Subject, NoEntry> {
        let number = |from: usize| sign.get(from..)?.parse::<u32>().ok();
        let subject = match sign.chars().next() {
            Some('l') => number(1).map(|entry| Subject::Late(entry.into())),
            Some('r') => number(1).map(Subject::OutOfReach),
            Some('s') => number(1).map(Subject::OutOfSight),
            Some('b') => Some(Subject::Begun),
            Some('c') => Some(Subject::CalledOff),
            _ => number(0).map(|entry| Subject::Question(entry.into())),
        };
        subject.filter(|subject| subject.to_string() == sign).ok_or_else(|| NoEntry(sign.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subjects_read_back() {
        let check = |sign: &str, subject: Subject| {
            assert_eq!(subject.to_string(), sign);
            assert_eq!(sign.parse(), Ok(subject));
        };
        check("34", Subject::Question(34));
        check("l5", Subject::Late(5));
        check("r0", Subject::OutOfReach(0));
        check("s1440", Subject::OutOfSight(1440));
        check("b0", Subject::Begun);
        check("c0", Subject::CalledOff);
        for sign in ["", "l", "-1", "+1", "01", "b", "b1", "x3", "r-5", "é"] {
            assert!(sign.parse::<Subject>().is_err(), "{sign}");
        }
    }
}
