//! How people answer: some at once, most after a while, and nobody in their sleep.

use std::time::Duration;

use rand::{Rng, RngExt};

use crate::clock::{Calendar, Habits, Heeded, Minute, Nights, Sleep, Zone};
use crate::game::Setting;
use crate::game::rehearsal::person;
use crate::id::UserId;
use crate::rules::Seat;
use crate::time::Millis;

/// Half of all answers come within so many waking minutes.
const MEDIAN_MINUTES: f64 = 90.0;
/// By how much the logarithms of these times scatter.
const SIGMA: f64 = 1.4;
/// How probably somebody answers at once who has acted just before.
const AT_ONCE: f64 = 0.7;
/// Within which time somebody has acted just before.
const JUST_BEFORE: Duration = Duration::from_secs(10 * 60);
/// The zones that people live in, by the names that the database has for so many hours from UTC: -8, -5, +1 and +9.
const ZONES: [&str; 4] = ["Etc/GMT+8", "Etc/GMT+5", "Etc/GMT-1", "Etc/GMT-9"];

/// A person at the table, apart from what they play.
#[derive(Debug, Clone)]
pub(super) struct Person {
    calendar: Calendar,
    /// When they last acted.
    pub(super) acted: Option<Millis>,
}

fn zone(seat: Seat) -> &'static str {
    ZONES[seat.index() % ZONES.len()]
}

fn night() -> Option<Sleep> {
    Sleep::new(Minute::read("23:30")?, Minute::read("7:30")?)
}

fn habits(seat: Seat) -> Habits {
    let nights = night().map_or(Nights::NotTold, Nights::At);
    Habits { zone: Zone::named(zone(seat)), nights, away: None }
}

impl Person {
    pub(super) fn new(seat: Seat) -> Person {
        let habits = habits(seat);
        Person { calendar: Calendar::new(vec![(Millis(0), habits)], Vec::new(), Heeded::Told), acted: None }
    }

    /// What they have told the bot of themselves.
    pub(super) fn settings(seat: Seat) -> (UserId, Setting) {
        (person(seat), Setting { habits: habits(seat), ..Setting::unset(Millis(0)) })
    }

    /// When they answer who are asked now.
    pub(super) fn answers(&self, now: Millis, rng: &mut impl Rng) -> Millis {
        let is_here = self.acted.is_some_and(|acted| now.since(acted) < JUST_BEFORE);
        if is_here && rng.random_bool(AT_ONCE) {
            return now.after(Duration::from_secs(rng.random_range(20..300)));
        }
        let minutes = MEDIAN_MINUTES * (SIGMA * normal(rng)).exp();
        let time = Duration::from_secs_f64(minutes * 60.0);
        self.calendar.after_waking(now, time).unwrap_or(now.after(time))
    }
}

/// A number of the standard normal distribution, by Box and Muller.
fn normal(rng: &mut impl Rng) -> f64 {
    let (radius, angle): (f64, f64) = (1.0 - rng.random::<f64>(), rng.random());
    (-2.0 * radius.ln()).sqrt() * (std::f64::consts::TAU * angle).cos()
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;

    #[test]
    fn half_answer_within_ninety_waking_minutes() {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let person = Person::new(Seat::new(2).unwrap());
        // Noon in winter, by UTC and an hour more.
        let noon = Millis(1_767_265_200_000);
        let minutes: Vec<u64> = (0..4001)
            .map(|_| person.calendar.waking(noon, person.answers(noon, &mut rng)).as_secs() / 60)
            .collect();
        let mut sorted = minutes.clone();
        sorted.sort_unstable();
        assert!((85..=95).contains(&sorted[2000]), "{}", sorted[2000]);
        // One standard deviation up: e^1.4 times as long.
        assert!((320..=420).contains(&sorted[3366]), "{}", sorted[3366]);
    }

    #[test]
    fn who_acted_just_before_is_mostly_here() {
        let mut rng = ChaCha8Rng::seed_from_u64(6);
        let now = Millis(1_767_265_200_000);
        let person =
            Person { acted: Some(now.before(Duration::from_secs(60))), ..Person::new(Seat::new(0).unwrap()) };
        let soon =
            (0..2000).filter(|_| person.answers(now, &mut rng).since(now) < Duration::from_secs(300)).count();
        assert!((1360..=1480).contains(&soon), "{soon}");
    }
}
