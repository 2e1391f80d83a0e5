//! The games that two people have begun together.

use std::cmp::{Ordering, Reverse};
use std::collections::HashMap;

use super::Finish;
use crate::id::GameId;

/// What two people's games together tell of them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pair {
    /// In how many the first was ahead, …
    pub first: usize,
    /// … in how many the second …
    pub second: usize,
    /// … and in how many neither, as both had left.
    pub neither: usize,
    /// The last five, the latest first, each with the part of both.
    pub last: Vec<(Finish, Finish)>,
}

/// How many of the latest games are told of.
const LAST: usize = 5;

impl Pair {
    /// How many games they have begun together.
    pub fn count(&self) -> usize {
        self.first + self.second + self.neither
    }
}

/// Compares two people in the games that both began.
pub fn pair(first: &[Finish], second: &[Finish]) -> Pair {
    let of_second: HashMap<GameId, &Finish> =
        second.iter().filter(|finish| finish.counts()).map(|finish| (finish.game, finish)).collect();
    let both = first.iter().filter(|finish| finish.counts());
    let mut games: Vec<(&Finish, &Finish)> =
        both.filter_map(|one| Some((one, *of_second.get(&one.game)?))).collect();
    games.sort_unstable_by_key(|(one, _)| Reverse((one.ended_at, one.game)));
    let mut pair = Pair::default();
    for (one, other) in &games {
        match one.place.cmp(&other.place) {
            Ordering::Less => pair.first += 1,
            Ordering::Greater => pair.second += 1,
            Ordering::Equal => pair.neither += 1,
        }
    }
    pair.last = games.into_iter().take(LAST).map(|(one, other)| (one.clone(), other.clone())).collect();
    pair
}
