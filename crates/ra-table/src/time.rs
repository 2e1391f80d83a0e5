//! Moments.

use std::time::Duration;

/// A moment, in milliseconds since 1970 UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
#[cfg_attr(feature = "sqlx", derive(sqlx::Type), sqlx(transparent))]
pub struct Millis(pub i64);

impl Millis {
    /// The moment so much earlier.
    pub fn before(self, duration: Duration) -> Millis {
        Millis(self.0.saturating_sub(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)))
    }

    /// The moment so much later.
    pub fn after(self, duration: Duration) -> Millis {
        Millis(self.0.saturating_add(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)))
    }

    /// How much time has passed since an earlier moment; none since a later one.
    pub fn since(self, earlier: Millis) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }

    /// Whether this is within so much time before a moment. Of a clock that was turned back nothing is.
    pub fn is_within(self, time: Duration, now: Millis) -> bool {
        self <= now && now.since(self) < time
    }

    /// Whole seconds since 1970, as Discord writes times.
    pub fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }
}
