//! What somebody has answered to an auction ahead of their turn, and for how long their clock has run in it by then.

use std::fmt;
use std::str::FromStr;

use ra::rules::Seat;
use strum::FromRepr;

use super::super::entry::NoEntry;
use super::plan::Plan;
use crate::clock::Span;
use crate::time::Millis;

/// What was last heard of a seat in the auction under way. The numbers are stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRepr)]
#[repr(i64)]
pub enum Kept {
    /// They have answered.
    Answer = 0,
    /// An order answers that they gave before the auction opened.
    Order = 1,
    /// Their time has run out: what harms them least is done on their turn, if they do not answer before.
    OutOfTime = 2,
    /// They have taken back what was kept, and are asked as before.
    Withdrawn = 3,
}

/// An answer given ahead: a plan for the auction under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Given {
    /// Whose.
    pub seat: Seat,
    /// What; of no account once it was taken back.
    pub plan: Plan,
    /// How it came to be.
    pub kept: Kept,
    /// How often it was changed.
    pub revision: i64,
    /// When it was.
    pub at: Millis,
    /// When their clock has run in this auction, before it stood still or was withdrawn.
    pub paid: Paid,
}

impl Given {
    /// The plan, unless it was taken back.
    pub(crate) fn plan(&self) -> Option<&Plan> {
        (self.kept != Kept::Withdrawn).then_some(&self.plan)
    }
}

/// When somebody's clock has run in an auction, stretch by stretch. Its words are stored.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Paid(Vec<Span>);

impl Paid {
    /// The stretches, in order; none is empty.
    pub fn spans(&self) -> &[Span] {
        &self.0
    }

    /// The same and one stretch more.
    #[must_use]
    pub(crate) fn and(mut self, span: Span) -> Paid {
        self.0.extend((span.from < span.until).then_some(span));
        self
    }
}

impl fmt::Display for Paid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, Span { from, until }) in self.0.iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(f, "{comma}{} to {}", from.0, until.0)?;
        }
        Ok(())
    }
}

impl FromStr for Paid {
    type Err = NoEntry;

    fn from_str(words: &str) -> Result<Paid, NoEntry> {
        let span = |part: &str| {
            let (from, until) = part.split_once(" to ")?;
            Some(Span { from: Millis(from.parse().ok()?), until: Millis(until.parse().ok()?) })
        };
        let parts = words.split(", ").filter(|part| !part.is_empty());
        let spans: Option<Vec<Span>> = parts.map(span).collect();
        let paid = spans.unwrap_or_default().into_iter().fold(Paid::default(), Paid::and);
        if paid.to_string() == words { Ok(paid) } else { Err(NoEntry(words.to_owned())) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paid_reads_back() {
        for words in ["", "1774602000000 to 1774602000001", "1 to 2, 4 to 8"] {
            assert_eq!(words.parse::<Paid>().unwrap().to_string(), words);
        }
        for words in ["1", "1 to", "1 to 1", "2 to 1", "1 to 2,", "1 to 2, 3", "+1 to 2"] {
            assert!(words.parse::<Paid>().is_err(), "{words}");
        }
    }
}
