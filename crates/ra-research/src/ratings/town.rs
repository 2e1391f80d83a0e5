//! People of known strength, who play each other and are rated.

use ra_table::rating::{Placed, Rating, after};
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::Trial;

/// How far people's strengths are apart, in points: their standard deviation.
const SPREAD: f64 = 95.0;
/// How much luck everybody has in a game, in points: the standard deviation. With this spread, and with people who leave,
/// the better of two wins 68 games of 100.
const LUCK: f64 = 125.0;
/// What share of people goes in a year, in favour of others.
const TURNOVER: f64 = 0.25;
/// How much weaker those are at first who learn, in points, and in how many games they do.
const TO_LEARN: f64 = 50.0;
const LEARNED_AFTER: usize = 20;

/// Somebody who plays.
#[derive(Debug, Clone)]
struct Person {
    /// In points from the mean, once they have learned.
    strength: f64,
    /// Whether they are weaker at first.
    learns: bool,
    /// Whether they have been there from the beginning.
    is_first: bool,
    games: usize,
    rating: Rating,
}

impl Person {
    fn strength(&self) -> f64 {
        let left = LEARNED_AFTER.saturating_sub(self.games) as f64 / LEARNED_AFTER as f64;
        self.strength - if self.learns { TO_LEARN * left } else { 0.0 }
    }

    /// By how many points the rating is too high.
    fn error(&self) -> f64 {
        (self.rating.points() - Rating::START.points()) as f64 - self.strength()
    }
}

pub(super) struct Town {
    people: Vec<Person>,
    leavers: f64,
    rng: ChaCha8Rng,
}

impl Town {
    /// A town of experienced players without ratings.
    pub(super) fn new(trial: &Trial, stream: u64) -> Town {
        let mut rng = ChaCha8Rng::seed_from_u64(trial.seed);
        rng.set_stream(stream);
        let people = (0..trial.people).map(|_| person(&mut rng, true)).collect();
        Town { people, leavers: trial.leavers, rng }
    }

    /// Everybody at tables of three to five.
    pub(super) fn tables(&mut self) -> Vec<Vec<usize>> {
        let mut waiting: Vec<usize> = (0..self.people.len()).collect();
        waiting.shuffle(&mut self.rng);
        let mut tables = Vec::new();
        while waiting.len() >= 3 {
            // Nobody is left over: of six or seven one table takes three or four.
            let size = match waiting.len() {
                all @ 3..=5 => all,
                all @ 6..=7 => all - 3,
                _ => self.rng.random_range(3..=5),
            };
            tables.push(waiting.split_off(waiting.len() - size));
        }
        tables
    }

    pub(super) fn ratings(&self, table: &[usize]) -> Vec<Rating> {
        table.iter().map(|&person| self.people[person].rating).collect()
    }

    /// Plays a game and rates it. Returns who has won; nobody, if all have left.
    pub(super) fn play(&mut self, table: &[usize]) -> Option<usize> {
        let mut stayed: Vec<(f64, usize)> = Vec::new();
        for &person in table {
            let how_well = self.people[person].strength() + LUCK * normal(&mut self.rng);
            if !self.rng.random_bool(self.leavers) {
                stayed.push((how_well, person));
            }
        }
        stayed.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let place = |person: usize| {
            let ahead = stayed.iter().position(|(_, other)| *other == person);
            ahead.map_or(table.len(), |ahead| ahead + 1) as u8
        };
        let placed = |&person: &usize| Placed { rating: self.people[person].rating, place: place(person) };
        let game: Vec<Placed> = table.iter().map(placed).collect();
        for (&person, rating) in table.iter().zip(after(&game)) {
            self.people[person].rating = rating;
            self.people[person].games += 1;
        }
        stayed.first().map(|(_, winner)| *winner)
    }

    /// A year is over: some go, and as many come. Half of those are beginners.
    pub(super) fn some_go_and_others_come(&mut self) {
        for place in 0..self.people.len() {
            if self.rng.random_bool(TURNOVER) {
                self.people[place] = person(&mut self.rng, false);
            }
        }
    }

    /// How well everybody plays, and their rating.
    pub(super) fn strengths_and_points(&self) -> Vec<(f64, f64)> {
        self.people.iter().map(|person| (person.strength(), person.rating.points() as f64)).collect()
    }

    /// By how many points the ratings of those are too high, in the mean, who have been there from the beginning.
    pub(super) fn mean_error_of_the_constant(&self) -> f64 {
        let errors: Vec<f64> =
            self.people.iter().filter(|person| person.is_first).map(Person::error).collect();
        errors.iter().sum::<f64>() / errors.len() as f64
    }
}

fn person(rng: &mut ChaCha8Rng, is_first: bool) -> Person {
    let learns = !is_first && rng.random_bool(0.5);
    Person { strength: SPREAD * normal(rng), learns, is_first, games: 0, rating: Rating::START }
}

/// A number of the standard normal distribution.
fn normal(rng: &mut ChaCha8Rng) -> f64 {
    let (radius, angle): (f64, f64) = (rng.random_range(f64::MIN_POSITIVE..1.0), rng.random());
    (-2.0 * radius.ln()).sqrt() * (std::f64::consts::TAU * angle).cos()
}
