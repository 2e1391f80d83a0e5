//! For how long somebody can take back what they have decided on their turn.

use std::time::Duration;

use crate::clock::Pace;

/// How long a decision can be taken back before it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SecondThoughts {
    /// At most tables.
    pub usual: Duration,
    /// Where everybody is there, at [`Pace::Live`].
    pub live: Duration,
}

impl SecondThoughts {
    /// For as long as it takes to see what one has pressed.
    pub const USUAL: SecondThoughts =
        SecondThoughts { usual: Duration::from_secs(10), live: Duration::from_secs(3) };

    /// How long at a table of this pace.
    pub(super) fn at(self, pace: Pace) -> Duration {
        if pace == Pace::Live { self.live } else { self.usual }
    }
}
