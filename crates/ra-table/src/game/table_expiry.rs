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
        let (open, told) = match pace {
            Pace::Live => (Duration::from_hours(2), Duration::from_mins(30)),
            Pace::Fast | Pace::Standard | Pace::Relaxed | Pace::Unclocked => {
                (Duration::from_hours(7 * 24), Duration::from_hours(24))
            }
        };
        Patience { open, told }
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
