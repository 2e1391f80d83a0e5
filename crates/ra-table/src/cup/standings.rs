//! Who is ahead in a cup.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;

use super::entry::{Number, TableNumber};
use super::facts::{Facts, Outcome};
use super::fold::{Cup, End, Table};
use crate::season::{self, Finish};

/// What everybody at a void table gets: the mean of any table.
pub const VOID_POINTS: u32 = 5;

/// What somebody has reached in the rounds of a cup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub number: Number,
    /// The points of all their tables, as in a season.
    pub points: u32,
    /// How many tables have given them points, or would have.
    pub tables: usize,
    /// How many of them they won.
    pub wins: usize,
    /// Their mean share of the best score at these tables, in millionths: the void ones have none.
    pub share: u32,
    /// Who is ahead where all else is equal: the lower one.
    pub lot: u32,
}

/// What one table has brought one person.
enum Part<'f> {
    Played(&'f Finish),
    Void,
}

impl Part<'_> {
    fn points(&self) -> u32 {
        match self {
            Part::Played(finish) => season::points(finish),
            Part::Void => VOID_POINTS,
        }
    }
}

impl Cup {
    /// Everybody who sat at a table of a round that is over, the first place first. No two share a place.
    pub fn standings(&self, facts: &Facts) -> Vec<Standing> {
        let mut parts: BTreeMap<Number, Vec<Part<'_>>> = BTreeMap::new();
        for table in self.tables.iter().filter(|table| table.round.is_some()) {
            for number in &table.people {
                parts.entry(*number).or_default().extend(self.part(table, *number, facts));
            }
        }
        let mut standings: Vec<Standing> =
            parts.into_iter().map(|(number, parts)| self.standing(number, &parts)).collect();
        standings
            .sort_unstable_by_key(|one| (Reverse((one.points, one.wins, one.share)), one.lot, one.number));
        standings
    }

    /// Everybody who sat at a table, the champion first: those of the final by their places there, then the others. Who has
    /// left the cup, or was dropped, comes after those.
    pub fn ranking(&self, facts: &Facts) -> Vec<Standing> {
        let mut standings = self.standings(facts);
        let finishes = self.final_result(facts).unwrap_or_default();
        let place = |one: &Standing| finishes.iter().find(|(number, _)| *number == one.number)?.1.place;
        // Where two share a place, the standings go on deciding: the sort keeps their order.
        standings.sort_by_key(|one| (place(one).unwrap_or(u8::MAX), !self.is_in(one.number)));
        standings
    }

    /// How the final ended; `None` if there is none that decides: it is void, or nobody has played it to its end.
    pub fn final_result<'f>(&self, facts: &'f Facts) -> Option<&'f [(Number, Finish)]> {
        let table = self.final_table().filter(|table| !table.is_void)?;
        match facts.outcome(table.number)? {
            Outcome::Played(finishes) => {
                let is_won = finishes.iter().any(|(_, finish)| finish.is_win());
                is_won.then_some(finishes)
            }
            Outcome::CalledOff => None,
        }
    }

    /// The points that a table gives somebody, which it does once it is over.
    pub fn points_at(&self, table: TableNumber, number: Number, facts: &Facts) -> u32 {
        let table = self.table(table);
        table.and_then(|table| self.part(table, number, facts)).map_or(0, |part| part.points())
    }

    /// Who won the final, or leads the standings without one; `None` before the end.
    pub fn champion(&self, facts: &Facts) -> Option<Number> {
        let is_over = self.end == Some(End::Over);
        self.ranking(facts).first().filter(|_| is_over).map(|standing| standing.number)
    }

    fn standing(&self, number: Number, parts: &[Part<'_>]) -> Standing {
        let played = || {
            parts.iter().filter_map(|part| match part {
                Part::Played(finish) => Some(*finish),
                Part::Void => None,
            })
        };
        Standing {
            number,
            points: parts.iter().map(Part::points).sum(),
            tables: parts.len(),
            wins: played().filter(|finish| finish.is_win()).count(),
            share: season::mean(played().map(Finish::share)).unwrap_or(0),
            lot: self.lot(number),
        }
    }

    /// Drawn for each of the people: it stays the same whoever else comes and goes.
    fn lot(&self, number: Number) -> u32 {
        let mut rng = self.chance(0);
        rng.set_word_pos(number.0.into());
        rng.next_u32()
    }

    /// Random numbers of this cup: the same ones for the same use.
    pub(super) fn chance(&self, usage: u64) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.seed);
        rng.set_stream(usage);
        rng
    }

    /// What a table has brought somebody; `None` while it goes on, or if it ended with its cup.
    fn part<'f>(&self, table: &Table, number: Number, facts: &'f Facts) -> Option<Part<'f>> {
        match facts.outcome(table.number) {
            _ if table.is_void => Some(Part::Void),
            None => None,
            Some(Outcome::CalledOff) => (self.end != Some(End::Cancelled)).then_some(Part::Void),
            Some(Outcome::Played(finishes)) => {
                finishes.iter().find(|(of, _)| *of == number).map(|(_, finish)| Part::Played(finish))
            }
        }
    }
}
