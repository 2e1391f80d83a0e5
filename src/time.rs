//! Moments, and the only clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A moment, in milliseconds since 1970 UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, sqlx::Type)]
#[sqlx(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// The time now. Everything else takes it as an argument.
    #[expect(clippy::disallowed_methods, reason = "this is the one place that reads the clock")]
    pub fn now() -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

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

/// The time that a bot goes by: the machine's, unless a local Discord, whose clock can be turned, tells another. Clones
/// tell the same time.
#[derive(Debug, Clone, Default)]
pub struct Watch {
    /// How far it is ahead of the machine, in milliseconds.
    ahead: Arc<AtomicI64>,
}

/// A time is told in whole seconds, and takes a moment to arrive: what differs by less is the same.
const SAME: i64 = 2500;

impl Watch {
    /// The time now.
    pub fn now(&self) -> Millis {
        self.read().0
    }

    /// The time now, and how far the watch is ahead of the machine's clock, in milliseconds, at the same glance: what
    /// lies between two readings of the latter it has been turned by.
    pub fn read(&self) -> (Millis, i64) {
        let ahead = self.ahead.load(Ordering::Relaxed);
        (Millis(Millis::now().0 + ahead), ahead)
    }

    /// Follows another clock, which tells this time.
    pub fn follow(&self, told: Millis) {
        let by = told.0 - self.now().0;
        if by.abs() > SAME {
            self.ahead.fetch_add(by, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_watch_follows_what_it_is_told_but_not_every_second() {
        let watch = Watch::default();
        watch.follow(Millis(watch.now().0 - 900));
        assert_eq!(watch.read().1, 0);
        let hour = Duration::from_secs(3600);
        watch.follow(watch.now().after(hour));
        assert!(watch.now() >= Millis::now().after(hour - Duration::from_secs(1)));
        assert!((3_599_000..=3_600_000).contains(&watch.read().1));
    }
}
