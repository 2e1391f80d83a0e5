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
    /// For as long as it takes to see what one has pressed, and to press *Undo* on a phone: of three seconds the way to
    /// Discord and back leaves two.
    pub const USUAL: SecondThoughts =
        SecondThoughts { usual: Duration::from_secs(10), live: Duration::from_secs(5) };

    /// How long at a table of this pace.
    pub(super) fn at(self, pace: Pace) -> Duration {
        if pace == Pace::Live { self.live } else { self.usual }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A press takes a second to arrive and to be answered.
    #[test]
    fn somebody_on_a_phone_has_time_to_take_it_back() {
        for pace in Pace::ALL {
            assert!(SecondThoughts::USUAL.at(pace) >= Duration::from_secs(5), "{pace:?}");
        }
    }
}
