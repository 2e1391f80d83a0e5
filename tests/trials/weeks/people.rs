//! The people of the games: where they live, when they sleep, how often they look, and when they vanish.

use ra::rules::{Action, Phase, State};
use ra_table::time::Millis;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;
use rand::{Rng, RngExt};

use super::Plan;
use super::sleep_hours::PLACES;

/// Nights that people have.
const NIGHTS: [&str; 5] = ["23:00-7:00", "22:00-6:00", "1:30-9:30", "20:30-4:00", "8:00-16:00"];
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Somebody.
pub(super) struct Person {
    pub(super) name: String,
    /// How probable it is that they look at a game within half an hour.
    pub(super) often: f64,
    city: Option<&'static str>,
    night: Option<&'static str>,
    /// After how long they vanish, and for how long.
    vanishes: Option<(i64, i64)>,
    born: Option<Millis>,
}

impl Person {
    pub(super) fn new(number: usize, plan: &Plan, rng: &mut SmallRng) -> Person {
        let city = rng.random_bool(0.7).then(|| PLACES.choose(rng).unwrap().0);
        let night = city.filter(|_| rng.random_bool(0.6)).map(|_| *NIGHTS.choose(rng).unwrap());
        let vanishes = number.is_multiple_of(4).then(|| {
            let after = rng.random_range(0..plan.days * DAY / 4);
            let for_ever = rng.random_bool(0.5);
            (after, if for_ever { i64::MAX / 4 } else { rng.random_range(3 * DAY..6 * DAY) })
        });
        let often = *[0.5, 0.3, 0.15, 0.04].choose(rng).unwrap();
        Person { name: format!("Memphite {number}"), often, city, night, vanishes, born: None }
    }

    /// The command by which they say where they live and when they sleep.
    pub(super) fn says_at_first(&self) -> Option<String> {
        let city = self.city.map(|city| format!(" city:{city}"))?;
        let night = self.night.map(|night| format!(" sleep:{night}")).unwrap_or_default();
        Some(format!("/ra settings{city}{night}"))
    }

    /// What they change of it now, if anything: they travel, or sleep at other hours.
    pub(super) fn says(&self, rng: &mut SmallRng) -> Option<String> {
        match rng.random_range(0..2000) {
            0 => Some(format!("/ra settings city:{}", PLACES.choose(rng).unwrap().0)),
            1 if self.city.is_some() => Some(format!("/ra settings sleep:{}", NIGHTS.choose(rng).unwrap())),
            2 if self.city.is_some() => Some("/ra settings sleep:none".to_owned()),
            _ => None,
        }
    }

    /// Whether they have vanished.
    pub(super) fn is_gone(&mut self, now: Millis) -> bool {
        let since = now.0 - self.born.get_or_insert(now).0;
        self.vanishes.is_some_and(|(after, lasts)| (after..after.saturating_add(lasts)).contains(&since))
    }
}

/// What somebody does who is asked.
pub(crate) fn choose(state: &State, chair: usize, rng: &mut impl Rng) -> Option<Action> {
    let legal: Vec<Action> = state.legal().iter().collect();
    let is_to_act = state.to_act().is_some_and(|seat| seat.index() == chair);
    match state.phase() {
        Phase::Auction(auction) => {
            let seat = auction.to_come().find(|seat| seat.index() == chair)?;
            let suns: Vec<_> = auction.bids(state.players()[seat].face_up()).iter().collect();
            let may_pass = !is_to_act || legal.contains(&Action::Pass);
            if may_pass && rng.random_bool(0.55) {
                Some(Action::Pass)
            } else {
                suns.choose(rng).map(|sun| Action::Bid(*sun))
            }
        }
        Phase::Turn { .. } => {
            let draws = legal.contains(&Action::Draw) && rng.random_bool(0.8);
            Some(if draws { Action::Draw } else { Action::Invoke })
        }
        Phase::Gods { .. } => Some(Action::Done),
        Phase::Discard(_) => legal.first().copied(),
        Phase::Over => None,
    }
}
