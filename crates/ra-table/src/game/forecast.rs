//! How long a game is likely to take, told before it begins.
//!
//! It follows from the pace, from how many people play, and from how many hours of the day they are awake together.
//! Of when somebody sleeps it tells hardly anything, however often another changes their own nights to find out: each
//! night is taken for eight hours, and moved to the nearest of six beginnings a day. So what can be learnt of it is
//! at most in which four hours of the day, by UTC, it begins.

use super::autoplay_level::AutoplayLevel;
use crate::clock::{ASSUMED_NIGHT, Habits, Nights, Pace, Zone};
use crate::time::Millis;

/// For how many hours of a day people are awake together, as far as is told apart here.
pub const TOGETHER: [u8; 5] = [16, 12, 8, 4, 0];

/// How many hours half of all games take, as `ra-research pace --table --games 60 --seed 0` printed it; a test of `pace`
/// plays some of them again.
struct Hours {
    /// With *Live*, by the number of players from 2 on.
    live: [f64; 4],
    /// With the other paces, also by [`TOGETHER`]. Nights of two people leave them eight hours at least.
    others: [(Pace, [&'static [u16]; 4]); 3],
}

/// Where everybody is asked everything.
const ASKED: Hours = Hours {
    live: [1.0, 1.7, 1.8, 2.3],
    others: [
        (
            Pace::Fast,
            [
                &[153, 178, 212],
                &[247, 253, 305, 340, 406],
                &[286, 309, 361, 398, 444],
                &[352, 382, 427, 450, 548],
            ],
        ),
        (
            Pace::Standard,
            [
                &[488, 549, 591],
                &[929, 990, 1042, 1160, 1312],
                &[1057, 1088, 1150, 1278, 1397],
                &[1371, 1342, 1401, 1519, 1657],
            ],
        ),
        (
            Pace::Relaxed,
            [
                &[1038, 1069, 1154],
                &[1898, 1964, 1995, 2228, 2216],
                &[2177, 2223, 2270, 2312, 2456],
                &[2789, 2779, 2781, 2946, 2914],
            ],
        ),
    ],
};

/// Where it is drawn for people who leave that to the program.
const CLEAR: Hours = Hours {
    live: [0.6, 1.2, 1.3, 1.7],
    others: [
        (
            Pace::Fast,
            [
                &[79, 98, 119],
                &[186, 194, 232, 250, 327],
                &[196, 206, 238, 285, 327],
                &[245, 257, 285, 343, 413],
            ],
        ),
        (
            Pace::Standard,
            [
                &[225, 254, 300],
                &[497, 520, 575, 584, 686],
                &[451, 482, 554, 609, 610],
                &[666, 682, 754, 789, 873],
            ],
        ),
        (
            Pace::Relaxed,
            [
                &[500, 538, 591],
                &[1006, 1055, 1031, 1127, 1194],
                &[926, 950, 1045, 1072, 1110],
                &[1368, 1317, 1374, 1438, 1442],
            ],
        ),
    ],
};

/// The minutes of a day, of a part of it by which nights are told apart, and of a night.
const DAY: i64 = 24 * 60;
const PART: i64 = DAY / 6;
const NIGHT: i64 = 2 * PART;

/// Which parts of a day, by UTC, are night to somebody at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Asleep(u8);

impl Asleep {
    /// As people live now: what they have told, and otherwise what is taken for granted of them, in the place where
    /// whoever has named no city is taken to live. Of whom nothing is known at all, they sleep when the others do.
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

/// How long a game is likely to take of so many players, of whom so many are people, at a table where so much may be
/// done for them; `None` where nobody waits for anybody, or no clock runs.
pub fn length(
    pace: Pace,
    autoplay: AutoplayLevel,
    players: usize,
    people: usize,
    asleep: Asleep,
) -> Option<Length> {
    let hours = hours(pace, autoplay, players, asleep.together())? * share_of_people(people, players);
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

/// How much of the time of a game in which all players are people is left where only so many are: computer players
/// answer at once, and what is left of the waits are those for people. It is a little less than their share, as
/// whoever looks is more often asked again before they have gone; a test of `pace` holds it to the trials.
pub fn share_of_people(people: usize, players: usize) -> f64 {
    (people as f64 / players as f64).powf(1.1)
}

/// How many hours half of all games take in which all players are people, who leave to the program what they leave
/// until they choose, as far as their table allows it, and are awake together for so many hours of a day: a place in
/// [`TOGETHER`].
pub fn hours(pace: Pace, autoplay: AutoplayLevel, players: usize, together: usize) -> Option<f64> {
    let size = players.checked_sub(2)?;
    let Hours { live, others } = if autoplay >= AutoplayLevel::UNTIL_CHOSEN { &CLEAR } else { &ASKED };
    if pace == Pace::Live {
        return live.get(size).copied();
    }
    let (_, sizes) = others.iter().find(|(known, _)| *known == pace)?;
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
        let length =
            |pace, players, people| length(pace, AutoplayLevel::Draws, players, people, Asleep::default());
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
            let told = |own: Habits| {
                length(Pace::Standard, AutoplayLevel::Draws, 2, 2, Asleep::of([&own, other], None, NOW))
            };
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
