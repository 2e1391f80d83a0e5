//! How long a game is likely to take, told before it begins.
//!
//! It follows from the pace, from how many people play, and from how many hours of the day they are awake together. Of when
//! somebody sleeps it tells hardly anything, however often another changes their own nights to find out: each night is taken for
//! eight hours, and moved to the nearest of six beginnings a day. So what can be learnt of it is at most in which four hours of
//! the day, by UTC, it begins.

use crate::clock::{ASSUMED_NIGHT, Habits, Nights, Pace, Zone};
use crate::time::Millis;

/// For how many hours of a day people are awake together, as far as is told apart here.
pub const TOGETHER: [u8; 5] = [16, 12, 8, 4, 0];

/// How many hours half of all games take, as `ra-bot pace --table --games 60 --seed 0` printed it; a test of `pace` plays some of
/// them again. With *Live*, by the number of players from 2 on;
const LIVE: [f64; 4] = [0.7, 1.3, 1.4, 2.0];
/// with the other paces also by [`TOGETHER`]. Nights of two people leave them eight hours at least.
const HOURS: [(Pace, [&[u16]; 4]); 3] = [
    (
        Pace::Fast,
        [
            &[127, 141, 175],
            &[211, 232, 260, 284, 381],
            &[264, 278, 313, 378, 401],
            &[335, 345, 385, 438, 531],
        ],
    ),
    (
        Pace::Standard,
        [
            &[356, 369, 459],
            &[729, 764, 832, 920, 986],
            &[870, 915, 970, 1038, 1160],
            &[1166, 1200, 1241, 1329, 1437],
        ],
    ),
    (
        Pace::Relaxed,
        [
            &[743, 742, 825],
            &[1552, 1546, 1614, 1691, 1729],
            &[1760, 1849, 1832, 1986, 1993],
            &[2360, 2394, 2370, 2566, 2548],
        ],
    ),
];

/// The minutes of a day, of a part of it by which nights are told apart, and of a night.
const DAY: i64 = 24 * 60;
const PART: i64 = DAY / 6;
const NIGHT: i64 = 2 * PART;

/// Which parts of a day, by UTC, are night to somebody at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Asleep(u8);

impl Asleep {
    /// As people live now: what they have told, and otherwise what is taken for granted of them, in the place where whoever has
    /// named no city is taken to live. Of whom nothing is known at all, they sleep when the others do.
    pub fn of<'a>(people: impl IntoIterator<Item = &'a Habits>, place: Option<&Zone>, now: Millis) -> Asleep {
        let nights = people.into_iter().filter_map(|habits| first_part(habits, place, now));
        Asleep(nights.fold(0, |all, first| all | 1 << first | 1 << ((first + 1) % 6)))
    }

    /// For how many hours of a day all are awake together, as a place in [`TOGETHER`].
    fn together(self) -> usize {
        (self.0.count_ones() as usize).saturating_sub(2)
    }
}

/// In which part of the day somebody's night begins.
fn first_part(habits: &Habits, place: Option<&Zone>, now: Millis) -> Option<i64> {
    let zone = habits.zone.as_ref().or(place)?;
    let sleep = match habits.nights {
        Nights::Any => return None,
        Nights::NotTold => ASSUMED_NIGHT,
        Nights::At(sleep) => sleep,
    };
    let lasts = (sleep.to().value() - sleep.from().value()).rem_euclid(DAY);
    let begins = sleep.from().value() + lasts / 2 - NIGHT / 2 - zone.ahead(now);
    Some((begins + PART / 2).rem_euclid(DAY) / PART)
}

/// How long a game is likely to take, in words that are as exact as that can be known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// So many hours.
    Hours(u64),
    /// So many days, 10 at most.
    Days(u64),
    /// So many weeks.
    Weeks(u64),
}

/// How long a game is likely to take of so many players, of whom so many are people; `None` where nobody waits for anybody, or
/// no clock runs.
pub fn length(pace: Pace, (players, people): (usize, usize), asleep: Asleep) -> Option<Length> {
    // A computer player answers at once: what is left of the waits are those for people.
    let hours = hours(pace, players, asleep.together())? * people as f64 / players as f64;
    if people < 2 {
        return None;
    }
    let days = hours / 24.0;
    Some(if days < 1.5 {
        Length::Hours((hours.round() as u64).max(1))
    } else if days < 10.5 {
        Length::Days(days.round() as u64)
    } else {
        Length::Weeks((days / 7.0).round() as u64)
    })
}

/// How many hours half of all games take in which all players are people, who are awake together for so many hours of a day:
/// a place in [`TOGETHER`].
pub fn hours(pace: Pace, players: usize, together: usize) -> Option<f64> {
    let size = players.checked_sub(2)?;
    if pace == Pace::Live {
        return LIVE.get(size).copied();
    }
    let (_, sizes) = HOURS.iter().find(|(known, _)| *known == pace)?;
    let hours = sizes.get(size)?;
    hours.get(together).or(hours.last()).copied().map(f64::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{Minute, Sleep};

    const NOW: Millis = Millis(1_767_268_800_000);

    fn sleeping(zone: &str, from: i64, to: i64) -> Habits {
        let minute = |minute: i64| Minute::new(minute.rem_euclid(DAY)).unwrap();
        let nights = Sleep::new(minute(from), minute(to)).map_or(Nights::NotTold, Nights::At);
        Habits { zone: Zone::named(zone), nights, away: None }
    }

    #[track_caller]
    fn check(people: &[(&str, i64, i64)], hours: u8) {
        let habits: Vec<Habits> =
            people.iter().map(|(zone, from, to)| sleeping(zone, from * 60, to * 60)).collect();
        assert_eq!(TOGETHER[Asleep::of(&habits, None, NOW).together()], hours, "{people:?}");
    }

    #[test]
    fn hours_awake_together_are_those_of_known_nights() {
        check(&[], 16);
        check(&[("Europe/Berlin", 23, 7)], 16);
        check(&[("Europe/Berlin", 23, 7), ("Europe/London", 23, 7)], 16);
        check(&[("Europe/Berlin", 23, 7), ("America/New_York", 23, 7)], 12);
        check(&[("Europe/Berlin", 23, 7), ("America/Los_Angeles", 23, 7)], 8);
        check(&[("Europe/Berlin", 23, 7), ("Europe/Berlin", 8, 16)], 8);
        check(&[("Europe/Berlin", 23, 7), ("America/Los_Angeles", 23, 7), ("Asia/Tokyo", 23, 7)], 0);
        let known = sleeping("Europe/Berlin", 23 * 60, 7 * 60);
        let hours = |other: &Habits, place: Option<&str>| {
            let place = place.and_then(Zone::named);
            TOGETHER[Asleep::of([&known, other], place.as_ref(), NOW).together()]
        };
        let (unknown, tokyo) = (Habits::default(), Zone::named("Asia/Tokyo"));
        assert_eq!(hours(&unknown, None), 16, "as the others");
        assert_eq!(hours(&unknown, Some("Asia/Tokyo")), 8);
        assert_eq!(hours(&Habits { zone: tokyo.clone(), ..unknown.clone() }, Some("Europe/Berlin")), 8);
        assert_eq!(hours(&Habits { zone: tokyo, nights: Nights::Any, away: None }, None), 16);
    }

    #[test]
    fn lengths_are_told_as_exactly_as_they_can_be_known() {
        let length = |pace, players, people| length(pace, (players, people), Asleep::default());
        assert!(matches!(length(Pace::Live, 2, 2), Some(Length::Hours(1))));
        assert!(matches!(length(Pace::Live, 5, 5), Some(Length::Hours(2..))));
        assert!(matches!(length(Pace::Fast, 2, 2), Some(Length::Days(3..=10))));
        assert!(matches!(length(Pace::Standard, 4, 4), Some(Length::Weeks(3..))));
        assert_eq!(length(Pace::Standard, 4, 1), None, "nobody waits");
        assert_eq!(length(Pace::Unclocked, 4, 4), None);
    }

    /// Somebody who sits at a table with one other, and tries all nights for themselves, sees one of six things.
    #[test]
    fn hardly_anything_is_told_of_anothers_night() {
        let night = |from: i64, lasts: i64| sleeping("UTC", from, from + lasts);
        let seen = |other: &Habits| -> Vec<Option<Length>> {
            let own = (0..DAY).step_by(10).map(|from| night(from, NIGHT));
            let told = |own: Habits| length(Pace::Standard, (2, 2), Asleep::of([&own, other], None, NOW));
            own.map(told).collect()
        };
        let others = (0..DAY).step_by(10).flat_map(|from| [5, 8, 11].map(|hours| night(from, hours * 60)));
        let mut told: Vec<Vec<Option<Length>>> = Vec::new();
        for other in others {
            let seen = seen(&other);
            if !told.contains(&seen) {
                told.push(seen);
            }
        }
        assert!(told.len() <= 6, "{}", told.len());
    }
}
