//! How long a game is likely to take, told before it begins.
//!
//! It follows from the pace, from how many people play, and from how many hours of the day they are awake together.
//! Of when somebody sleeps it tells hardly anything, however often another changes their own nights to find out: each
//! night is taken for eight hours, and moved to the nearest of six beginnings a day. So what can be learnt of it is
//! at most in which four hours of the day, by UTC, it begins.

use super::leaves::Leaves;
use crate::clock::{ASSUMED_NIGHT, Habits, Nights, Pace, Zone};
use crate::time::Millis;

/// For how many hours of a day people are awake together, as far as is told apart here.
pub const TOGETHER: [u8; 5] = [16, 12, 8, 4, 0];

/// How many hours half of all games take, as `ra-bot pace --table --games 60 --seed 0` printed it; a test of `pace`
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
                &[165, 178, 215],
                &[231, 261, 291, 355, 365],
                &[271, 295, 322, 406, 431],
                &[358, 369, 440, 471, 546],
            ],
        ),
        (
            Pace::Standard,
            [
                &[468, 499, 592],
                &[968, 993, 1104, 1171, 1292],
                &[1052, 1095, 1136, 1270, 1311],
                &[1370, 1418, 1436, 1610, 1669],
            ],
        ),
        (
            Pace::Relaxed,
            [
                &[988, 993, 1183],
                &[1985, 1992, 2105, 2191, 2290],
                &[2198, 2231, 2253, 2367, 2395],
                &[2752, 2679, 2897, 2896, 3009],
            ],
        ),
    ],
};

/// Where it is drawn for people who leave that to the program.
const CLEAR: Hours = Hours {
    live: [0.7, 1.2, 1.3, 1.7],
    others: [
        (
            Pace::Fast,
            [
                &[93, 96, 140],
                &[176, 194, 233, 266, 342],
                &[199, 218, 258, 282, 338],
                &[251, 270, 294, 348, 428],
            ],
        ),
        (
            Pace::Standard,
            [
                &[220, 238, 283],
                &[502, 511, 556, 630, 720],
                &[538, 534, 594, 618, 667],
                &[688, 713, 762, 838, 918],
            ],
        ),
        (
            Pace::Relaxed,
            [
                &[523, 532, 574],
                &[1089, 1133, 1145, 1179, 1213],
                &[1045, 1050, 1101, 1166, 1196],
                &[1501, 1433, 1565, 1518, 1624],
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
    (pace, leaves): (Pace, Leaves),
    (players, people): (usize, usize),
    asleep: Asleep,
) -> Option<Length> {
    let hours = hours((pace, leaves), players, asleep.together())? * share_of_people(people, players);
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
    (people as f64 / players as f64).powf(1.3)
}

/// How many hours half of all games take in which all players are people, who leave to the program what they leave
/// until they choose, as far as their table allows it, and are awake together for so many hours of a day: a place in
/// [`TOGETHER`].
pub fn hours((pace, leaves): (Pace, Leaves), players: usize, together: usize) -> Option<f64> {
    let size = players.checked_sub(2)?;
    let Hours { live, others } = if leaves >= Leaves::UNTIL_CHOSEN { &CLEAR } else { &ASKED };
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
            |pace, players, people| length((pace, Leaves::Draws), (players, people), Asleep::default());
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
                length((Pace::Standard, Leaves::Draws), (2, 2), Asleep::of([&own, other], None, NOW))
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
