//! The local Discord's clock: real time plus an offset, which is turned forward to see what happens later.
//!
//! It is the only file here that reads the machine's clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime};

use jiff::Timestamp;

/// Milliseconds since the Unix epoch.
pub(crate) type Millis = i64;

/// The clock is not turned beyond 2100-01-01. Later moments soon fit no id, and at last no date.
const LATEST: Millis = 4_102_444_800_000;

/// A clock that all parts of one local Discord share. Clones tell the same time.
#[derive(Debug, Clone, Default)]
pub(crate) struct LocalClock {
    ahead_ms: Arc<AtomicI64>,
}

impl LocalClock {
    /// The time now.
    #[expect(clippy::disallowed_methods, reason = "a stand-in for another program has a clock of its own")]
    pub(crate) fn now(&self) -> Millis {
        let real = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        i64::try_from(real.as_millis()).unwrap_or(i64::MAX) + self.ahead_ms.load(Ordering::Relaxed)
    }

    /// Turns the clock forward, unless that is beyond what it can tell. Returns whether it was turned.
    pub(crate) fn advance(&self, by: Duration) -> bool {
        let by = millis(by);
        let fits = self.now().checked_add(by).is_some_and(|then| then <= LATEST);
        if fits {
            self.ahead_ms.fetch_add(by, Ordering::Relaxed);
        }
        fits
    }
}

/// A duration in milliseconds.
pub(crate) fn millis(duration: Duration) -> Millis {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

/// A time as Discord writes it: `2026-01-01T00:00:00.000000+00:00`.
pub(crate) fn iso8601(at: Millis) -> String {
    let at = Timestamp::from_millisecond(at).expect("the clock is not turned beyond 2100");
    at.strftime("%Y-%m-%dT%H:%M:%S%.6f+00:00").to_string()
}

/// A time as the header `Date` has it: `Thu, 01 Jan 2026 00:00:00 GMT`.
pub(crate) fn http_date(at: Millis) -> String {
    let since = Duration::from_millis(u64::try_from(at).unwrap_or_default());
    httpdate::fmt_http_date(SystemTime::UNIX_EPOCH + since)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_discord_writes_them() {
        for (at, text) in [
            (0, "1970-01-01T00:00:00.000000+00:00"),
            (951_782_400_000, "2000-02-29T00:00:00.000000+00:00"),
            (1_420_070_399_999, "2014-12-31T23:59:59.999000+00:00"),
            (1_772_323_200_001, "2026-03-01T00:00:00.001000+00:00"),
        ] {
            assert_eq!(iso8601(at), text);
        }
    }

    #[test]
    fn the_clock_goes_forward_as_far_as_it_can_tell() {
        let clock = LocalClock::default();
        let before = clock.now();
        assert!(clock.advance(Duration::from_hours(48)));
        assert!(clock.now() - before >= 48 * 3_600_000);
        let turned = clock.ahead_ms.load(Ordering::Relaxed);
        for by in [Duration::from_hours(24 * 365 * 100), Duration::from_millis(u64::MAX), Duration::MAX] {
            assert!(!clock.advance(by), "{by:?}");
        }
        assert_eq!(clock.ahead_ms.load(Ordering::Relaxed), turned);
    }
}
