//! The hours of a day at which people are awake.

use std::time::Duration;

use crate::clock::{Calendar, Rest};
use crate::time::Millis;

/// How many parts of a day are told apart.
const PARTS: u32 = 48;
/// How long each of them is.
const PART: Duration = Duration::from_mins(30);

/// At which half-hours of a day somebody is awake: a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Awake(u64);

impl Awake {
    /// At all of them.
    pub(super) const ALWAYS: Awake = Awake((1 << PARTS) - 1);

    /// In one half of the day.
    #[cfg(test)]
    pub(super) const DAY: Awake = Awake((1 << 24) - 1);
    /// In the other half.
    #[cfg(test)]
    pub(super) const NIGHT: Awake = Awake(Awake::DAY.0 << 24);

    /// At which somebody is awake in the day after a moment.
    pub(super) fn of(nights: &Calendar, from: Millis) -> Awake {
        let mut bits = 0;
        let (mut sleeps, mut until) = (false, from);
        for part in 0..PARTS {
            let at = from.after(PART * part);
            while until <= at {
                let (rest, ends) = nights.rest(until);
                (sleeps, until) = (rest == Rest::Asleep, ends);
            }
            bits |= u64::from(!sleeps) << part;
        }
        Awake(bits)
    }

    /// At how many half-hours one of two people, or both, are asleep.
    pub(super) fn apart(self, other: Awake) -> u8 {
        (PARTS - (self.0 & other.0).count_ones()) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{ASSUMED_NIGHT, Habits, Heeded, Nights, Zone};

    #[test]
    fn people_of_distant_places_are_seldom_awake_together() {
        let awake = |zone: &str| {
            let habits =
                Habits { zone: Zone::named(zone), nights: Nights::At(ASSUMED_NIGHT), ..Habits::default() };
            let nights = Calendar::new(vec![(Millis(0), habits)], Vec::new(), Heeded::Told);
            Awake::of(&nights, Millis(1_795_000_000_000))
        };
        let [berlin, lisbon, auckland] = ["Europe/Berlin", "Europe/Lisbon", "Pacific/Auckland"].map(awake);
        // They sleep for eight hours.
        assert_eq!(berlin.apart(berlin), 16);
        assert_eq!(berlin.apart(lisbon), 18);
        assert_eq!(berlin.apart(auckland), 32);
        assert_eq!(Awake::of(&Calendar::default(), Millis(0)), Awake::ALWAYS);
        assert_eq!(Awake::ALWAYS.apart(berlin), 16);
    }
}
