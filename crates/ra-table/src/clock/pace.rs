//! The paces that a table may agree on.

use std::time::Duration;

use strum::{Display, EnumString, IntoStaticStr};

/// How fast a table wants to play. Its words are stored for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Display, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Pace {
    /// All are here now.
    Live,
    /// Everybody looks several times a day.
    Fast,
    /// Everybody looks about twice a day.
    Standard,
    /// Everybody looks when they find the time.
    Relaxed,
    /// Nobody's time runs out.
    #[strum(serialize = "none")]
    Unclocked,
}

/// What a pace means for a clock, in waking time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeControl {
    /// What everybody has at the start.
    pub bank: Duration,
    /// What comes to it with each question answered.
    pub increment: Duration,
    /// More than this nobody saves.
    pub cap: Duration,
    /// Whether the clock stands still in sleeping hours.
    pub heeds_sleep: bool,
}

impl Pace {
    /// All paces, from the fastest.
    pub const ALL: [Pace; 5] = [Pace::Live, Pace::Fast, Pace::Standard, Pace::Relaxed, Pace::Unclocked];

    /// The word by which it is stored.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// What it means; `None` where no clock runs.
    pub const fn time_control(self) -> Option<TimeControl> {
        let [bank, increment, cap] = match self {
            Pace::Live => [Duration::from_mins(12), Duration::from_mins(1), Duration::from_mins(15)],
            Pace::Fast => [Duration::from_hours(15), Duration::from_hours(1), Duration::from_hours(24)],
            Pace::Standard => [Duration::from_hours(48), Duration::from_hours(5), Duration::from_hours(72)],
            Pace::Relaxed => [Duration::from_hours(96), Duration::from_hours(15), Duration::from_hours(144)],
            Pace::Unclocked => return None,
        };
        Some(TimeControl { bank, increment, cap, heeds_sleep: !matches!(self, Pace::Live) })
    }
}

/// Which paces somebody looks for. Its words are stored for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Display, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Paces {
    /// Any.
    All,
    /// [`Pace::Live`]: all are here now.
    Live,
    /// All others: nobody need be here at the same time.
    Slow,
}

impl Paces {
    /// All choices.
    pub const ALL: [Paces; 3] = [Paces::All, Paces::Live, Paces::Slow];

    /// The word by which it is stored.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// Whether a pace is among them.
    pub fn has(self, pace: Pace) -> bool {
        match self {
            Paces::All => true,
            Paces::Live => pace == Pace::Live,
            Paces::Slow => pace != Pace::Live,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pace_is_live_or_slow() {
        for pace in Pace::ALL {
            assert!(Paces::All.has(pace));
            assert_ne!(Paces::Live.has(pace), Paces::Slow.has(pace), "{pace:?}");
        }
        assert!(Paces::Live.has(Pace::Live) && Paces::Slow.has(Pace::Unclocked));
    }
}
