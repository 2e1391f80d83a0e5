//! The draw: who sits with whom. It minimises, in this order, repeated meetings, second small tables of one person, and
//! waking hours not in common. The same people and the same random numbers give the same draw on every machine.
//!
//! Of up to [`exhaustive::MOST`] people all draws are tried. Of more, two people swap places again and again:
//! a swap is kept if the draw is then no worse than it is now, or was some hundreds of swaps ago (late acceptance hill
//! climbing). It needs no fractions, and no scale on which one aim weighs so and so much against another.

mod exhaustive;

use std::ops::{Add, Range};

use rand::Rng;

use super::awake::Awake;
use super::entry::Number;

/// Whom to draw for.
pub(super) struct Field<'c> {
    /// Who plays, and when they are awake.
    pub(super) people: Vec<(Number, Awake)>,
    /// How many sit at each table, the most first.
    pub(super) sizes: Vec<usize>,
    /// How many games everybody plays: as many draws at once.
    pub(super) games: usize,
    /// The tables of earlier rounds.
    pub(super) earlier: Vec<Vec<&'c [Number]>>,
}

/// What is wrong with a draw: the less, the better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Cost {
    /// How often two meet who have met before.
    pub(super) repeats: i32,
    /// How often somebody sits at a small table who did before.
    pub(super) second_small: i32,
    /// Half-hours at which two who meet are not both awake.
    pub(super) apart: i32,
}

/// A field in the form in which it is drawn. People are numbered in an order of chance, and seats through all tables of a
/// game.
pub(super) struct Problem {
    pub(super) people: usize,
    pub(super) games: usize,
    /// The seats of each table.
    pub(super) tables: Vec<Range<usize>>,
    /// The table of each seat.
    pub(super) table_of: Vec<usize>,
    /// Whether a table has fewer seats than another one.
    pub(super) is_small: Vec<bool>,
    /// How often two have met, by one and the other.
    pub(super) met: Vec<u8>,
    /// How often somebody sat at a small table.
    pub(super) small: Vec<u8>,
    /// At how many half-hours two are not both awake, by one and the other.
    apart: Vec<u8>,
}

/// Who has each seat, game by game.
pub(super) type Seats = Vec<Vec<usize>>;

/// So many swaps are tried at most, …
const SWAPS: usize = 1_000_000;
/// … and so many after the last one that brought a better draw than all before.
const IDLE_SWAPS: usize = 200_000;
/// A draw may be as bad as it was so many swaps ago.
const PATIENCE: usize = 500;

/// Draws the tables of all games.
pub(super) fn draw(field: &Field<'_>, rng: &mut impl Rng) -> Vec<Vec<Number>> {
    let mut people = field.people.clone();
    for last in (1..people.len()).rev() {
        people.swap(last, below(last + 1, rng));
    }
    let problem = Problem::new(field, &people);
    let in_order: Seats = vec![(0..problem.people).collect(); problem.games];
    let seats = match (problem.tables.len(), exhaustive::search(&problem)) {
        (1, _) => in_order,
        (_, Some(seats)) if problem.games == 1 => seats,
        (_, found) => Seating::new(&problem, found.unwrap_or(in_order)).improve(rng),
    };
    let tables = |game: Vec<usize>| -> Vec<Vec<Number>> {
        let people = |seats: &Range<usize>| game[seats.clone()].iter().map(|one| people[*one].0).collect();
        problem.tables.iter().map(people).collect()
    };
    seats.into_iter().flat_map(tables).collect()
}

/// A number from 0 to below a bound. `rand`'s own may come from other random numbers in another version.
fn below(bound: usize, rng: &mut impl Rng) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

impl Problem {
    fn new(field: &Field<'_>, people: &[(Number, Awake)]) -> Problem {
        let (count, mut first) = (people.len(), 0);
        let seats = |size: &usize| {
            let seats = first..first + size;
            first = seats.end;
            seats
        };
        let largest = field.sizes.iter().max();
        let mut problem = Problem {
            people: count,
            games: field.games,
            tables: field.sizes.iter().map(seats).collect(),
            table_of: field
                .sizes
                .iter()
                .enumerate()
                .flat_map(|(table, size)| std::iter::repeat_n(table, *size))
                .collect(),
            is_small: field.sizes.iter().map(|size| Some(size) < largest).collect(),
            met: vec![0; count * count],
            small: vec![0; count],
            apart: people.iter().flat_map(|one| people.iter().map(|other| one.1.apart(other.1))).collect(),
        };
        for round in &field.earlier {
            problem.count(round, people);
        }
        problem
    }

    /// Counts what happened in an earlier round. Those who do not play now are left out.
    fn count(&mut self, round: &[&[Number]], people: &[(Number, Awake)]) {
        let place = |number: &Number| people.iter().position(|(other, _)| other == number);
        let largest = round.iter().map(|table| table.len()).max();
        for table in round {
            let here: Vec<usize> = table.iter().filter_map(place).collect();
            for one in &here {
                self.small[*one] += u8::from(Some(table.len()) < largest);
                for other in here.iter().filter(|other| *other != one) {
                    self.met[one * self.people + other] += 1;
                }
            }
        }
    }

    /// What it costs that two meet who have met so often.
    pub(super) fn meeting(&self, one: usize, other: usize, met: &[u8]) -> Cost {
        let pair = one * self.people + other;
        Cost { repeats: i32::from(met[pair] > 0), second_small: 0, apart: self.apart[pair].into() }
    }
}

/// A draw that is being improved.
struct Seating<'p> {
    problem: &'p Problem,
    seats: Seats,
    /// As in the problem, with the games of this draw.
    met: Vec<u8>,
    small: Vec<u8>,
}

impl<'p> Seating<'p> {
    fn new(problem: &'p Problem, seats: Seats) -> Seating<'p> {
        let (met, small) = (problem.met.clone(), problem.small.clone());
        let mut seating = Seating { problem, seats: Vec::new(), met, small };
        for game in seats {
            for (table, seats) in problem.tables.iter().enumerate() {
                for seat in seats.clone() {
                    seating.small[game[seat]] += u8::from(problem.is_small[table]);
                    for other in seats.clone().filter(|other| *other != seat) {
                        seating.met[game[seat] * problem.people + game[other]] += 1;
                    }
                }
            }
            seating.seats.push(game);
        }
        seating
    }

    /// The best draw that is found by swaps.
    fn improve(mut self, rng: &mut impl Rng) -> Seats {
        // Costs are told from that of the first draw on.
        let (mut now, mut best) = (Cost::default(), Cost::default());
        let mut best_seats = self.seats.clone();
        let mut costs = vec![now; PATIENCE];
        let mut improved_at = 0;
        for swap in 0..SWAPS {
            if swap - improved_at > IDLE_SWAPS {
                break;
            }
            let [game, one, other] =
                [self.problem.games, self.problem.people, self.problem.people].map(|bound| below(bound, rng));
            if self.problem.table_of[one] == self.problem.table_of[other] {
                continue;
            }
            let then = now + self.change(game, one, other);
            let before = &mut costs[swap % PATIENCE];
            if then <= now || then < *before {
                now = then;
                *before = then.min(*before);
                self.swap(game, one, other);
                if now < best {
                    (best, improved_at) = (now, swap);
                    best_seats.clone_from(&self.seats);
                }
            }
        }
        best_seats
    }

    /// By how much the cost changes if two seats of different tables are swapped.
    fn change(&self, game: usize, one: usize, other: usize) -> Cost {
        let (mut repeats, mut second_small, mut apart) = (0, 0, 0);
        let seats = &self.seats[game];
        let [from, to] = [one, other].map(|seat| self.problem.table_of[seat]);
        for (person, seat, left, joined, taken) in
            [(seats[one], one, from, to, other), (seats[other], other, to, from, one)]
        {
            let row = person * self.problem.people;
            for mate in self.problem.tables[left].clone().filter(|mate| *mate != seat) {
                let pair = row + seats[mate];
                repeats -= i32::from(self.met[pair] > 1);
                apart -= i32::from(self.problem.apart[pair]);
            }
            for mate in self.problem.tables[joined].clone().filter(|mate| *mate != taken) {
                let pair = row + seats[mate];
                repeats += i32::from(self.met[pair] > 0);
                apart += i32::from(self.problem.apart[pair]);
            }
            match (self.problem.is_small[left], self.problem.is_small[joined]) {
                (true, false) => second_small -= i32::from(self.small[person] > 1),
                (false, true) => second_small += i32::from(self.small[person] > 0),
                (true, true) | (false, false) => {}
            }
        }
        Cost { repeats, second_small, apart }
    }

    fn swap(&mut self, game: usize, one: usize, other: usize) {
        for seat in [one, other] {
            self.count(game, seat, u8::wrapping_sub);
        }
        self.seats[game].swap(one, other);
        for seat in [one, other] {
            self.count(game, seat, u8::wrapping_add);
        }
    }

    /// Counts somebody at their table, or no longer.
    fn count(&mut self, game: usize, seat: usize, step: fn(u8, u8) -> u8) {
        let table = self.problem.table_of[seat];
        let person = self.seats[game][seat];
        let people = self.problem.people;
        self.small[person] = step(self.small[person], u8::from(self.problem.is_small[table]));
        for mate in self.problem.tables[table].clone().filter(|mate| *mate != seat) {
            let mate = self.seats[game][mate];
            for pair in [person * people + mate, mate * people + person] {
                self.met[pair] = step(self.met[pair], 1);
            }
        }
    }
}

impl Add for Cost {
    type Output = Cost;

    fn add(self, other: Cost) -> Cost {
        Cost {
            repeats: self.repeats + other.repeats,
            second_small: self.second_small + other.second_small,
            apart: self.apart + other.apart,
        }
    }
}

#[cfg(test)]
mod tests;
