//! When a table closes that nobody touches.

use std::time::Duration;

use crate::clock::Pace;
use crate::time::Millis;

/// How long a table waits that nobody touches, and how long before its end those are told who sit there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// After this time it closes.
    pub open: Duration,
    /// So long before.
    pub told: Duration,
}

impl Patience {
    /// That of a table of such a pace: with *Live*, all are here now.
    pub const fn at(pace: Pace) -> Patience {
        const MINUTE: u64 = 60;
        const DAY: u64 = 24 * 60 * MINUTE;
        let (open, told) = match pace {
            Pace::Live => (120 * MINUTE, 30 * MINUTE),
            Pace::Fast | Pace::Standard | Pace::Relaxed | Pace::Unclocked => (7 * DAY, DAY),
        };
        Patience { open: Duration::from_secs(open), told: Duration::from_secs(told) }
    }
}

/// When a table closes unless somebody touches it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Closing {
    /// When those who sit there are told; `None` once they have been.
    pub tell_at: Option<Millis>,
    /// When it closes.
    pub closes_at: Millis,
}
