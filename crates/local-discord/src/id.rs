//! Snowflakes: the ids of everything in Discord.

use std::fmt;

use serde::{Serialize, Serializer};
use serde_json::Value;

use super::clock::Millis;

/// The first moment a snowflake can tell, 2015-01-01, in milliseconds since the Unix epoch.
const EPOCH_MS: Millis = 1_420_070_400_000;

/// A snowflake: 42 bits of milliseconds since 2015, then 22 bits for ids of the same millisecond. In JSON it is a
/// decimal string.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u64);

impl Id {
    /// Reads decimal digits.
    pub fn parse(text: &str) -> Option<Id> {
        text.parse().ok().map(Id)
    }

    /// Reads an id out of a request, where Discord takes a string as well as a number.
    pub(crate) fn from_json(value: &Value) -> Option<Id> {
        value.as_str().map_or_else(|| value.as_u64().map(Id), Id::parse)
    }

    /// When it was made.
    pub(crate) fn made_at(self) -> Millis {
        i64::try_from(self.0 >> 22).unwrap_or(i64::MAX).saturating_add(EPOCH_MS)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Makes snowflakes: unique, and each greater than all before it.
#[derive(Debug, Default)]
pub(crate) struct Ids {
    last: u64,
}

impl Ids {
    /// The next id, made at `now`.
    pub(crate) fn next(&mut self, now: Millis) -> Id {
        let timed = u64::try_from(now - EPOCH_MS).unwrap_or_default() << 22;
        self.last = timed.max(self.last + 1);
        Id(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_and_tell_when_they_were_made() {
        let mut ids = Ids::default();
        let now = EPOCH_MS + 5;
        let (first, second, earlier) = (ids.next(now), ids.next(now), ids.next(now - 3));
        assert!(first < second && second < earlier);
        assert_eq!(first.made_at(), now);
    }
}
