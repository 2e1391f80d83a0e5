//! Quarters of a year, by UTC.

use std::fmt;
use std::str::FromStr;

use jiff::Timestamp;
use jiff::civil::{Date, date};
use jiff::tz::TimeZone;

use crate::time::Millis;

/// A quarter of a year. Displayed and parsed as `2026-Q4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Quarter {
    year: i16,
    number: i8,
}

/// A text that names no quarter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a quarter of a year, such as 2026-Q4")]
pub struct NoQuarter;

impl Quarter {
    /// The quarter of a moment.
    pub fn of(moment: Millis) -> Quarter {
        let at = Timestamp::from_millisecond(moment.0).unwrap_or_default();
        let day = at.to_zoned(TimeZone::UTC).date();
        Quarter { year: day.year(), number: (day.month() - 1) / 3 + 1 }
    }

    /// The year.
    pub fn year(self) -> i16 {
        self.year
    }

    /// Which of its quarters, from 1 to 4.
    pub fn number(self) -> u8 {
        self.number.unsigned_abs()
    }

    /// Its first moment.
    pub fn start(self) -> Millis {
        let first: Date = date(self.year, (self.number - 1) * 3 + 1, 1);
        let start = first.to_zoned(TimeZone::UTC).map(|at| at.timestamp().as_millisecond());
        Millis(start.unwrap_or(i64::MAX))
    }

    /// The first moment after it.
    pub fn end(self) -> Millis {
        self.next().start()
    }

    /// The one after it.
    #[must_use]
    pub fn next(self) -> Quarter {
        match self.number {
            4 => Quarter { year: self.year + 1, number: 1 },
            number => Quarter { number: number + 1, ..self },
        }
    }

    /// The one before it.
    #[must_use]
    pub fn previous(self) -> Quarter {
        match self.number {
            1 => Quarter { year: self.year - 1, number: 4 },
            number => Quarter { number: number - 1, ..self },
        }
    }
}

impl fmt::Display for Quarter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-Q{}", self.year, self.number)
    }
}

impl FromStr for Quarter {
    type Err = NoQuarter;

    fn from_str(text: &str) -> Result<Quarter, NoQuarter> {
        let text = text.trim();
        let (year, number) = text.split_once(['-', ' ', '/']).ok_or(NoQuarter)?;
        let number = number.trim_start_matches(['Q', 'q']);
        let is_year = year.len() == 4 && year.bytes().all(|byte| byte.is_ascii_digit());
        match (is_year.then(|| year.parse()), number.parse()) {
            (Some(Ok(year @ 1970..=2999)), Ok(number @ 1..=4)) => Ok(Quarter { year, number }),
            _ => Err(NoQuarter),
        }
    }
}
