//! How well ratings find out who plays how well: people of known strength play, and are rated.

mod figures;
mod town;

pub(crate) use figures::Figures;
use figures::{Forecasts, rank_correlation};
use ra_table::rating::win_chances;
use town::Town;

/// After how many games of each it is asked how well ratings order people.
const ASKED_AFTER: [usize; 3] = [10, 30, 60];
/// How many towns of people play: what they come to is averaged.
const TOWNS: u64 = 5;
/// How many years the drift is measured over, and how many games somebody plays in a year.
const YEARS: usize = 4;
const GAMES_A_YEAR: usize = 15;

/// A trial: people play at tables of three to five, and some leave.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Trial {
    /// How many people.
    pub(crate) people: usize,
    /// How likely somebody is to leave a game.
    pub(crate) leavers: f64,
    /// Where the random numbers begin.
    pub(crate) seed: u64,
}

impl Trial {
    /// Plays all of it.
    pub(crate) fn run(&self) -> Figures {
        let mut forecasts = Forecasts::default();
        let correlations: Vec<_> =
            (0..TOWNS).map(|stream| self.correlations(stream, &mut forecasts)).collect();
        let mean = |of: &dyn Fn(usize) -> f64| (0..TOWNS as usize).map(of).sum::<f64>() / TOWNS as f64;
        let correlation = |at: usize| (ASKED_AFTER[at], mean(&|town| correlations[town][at]));
        Figures {
            correlations: (0..ASKED_AFTER.len()).map(correlation).collect(),
            forecasts: forecasts.classes(),
            drift: mean(&|town| self.drift(TOWNS + town as u64)),
        }
    }

    /// How alike the orders by rating and by strength are in a town after so many games of each as are asked after.
    fn correlations(&self, stream: u64, forecasts: &mut Forecasts) -> Vec<f64> {
        let mut town = Town::new(self, stream);
        let mut correlations = Vec::new();
        for games in 1..=ASKED_AFTER[ASKED_AFTER.len() - 1] {
            for table in town.tables() {
                let chances = win_chances(&town.ratings(&table));
                let winner = town.play(&table);
                for (person, chance) in table.iter().zip(chances) {
                    forecasts.add(chance, Some(*person) == winner);
                }
            }
            if ASKED_AFTER.contains(&games) {
                correlations.push(rank_correlation(&town.strengths_and_points()));
            }
        }
        correlations
    }

    /// By how many points the mean rating of people whose strength stays the same comes to be too high in some years, in
    /// which others come, learn and go.
    fn drift(&self, stream: u64) -> f64 {
        let mut town = Town::new(self, stream);
        for year in 0..YEARS {
            if year > 0 {
                town.some_go_and_others_come();
            }
            for _ in 0..GAMES_A_YEAR {
                for table in town.tables() {
                    town.play(&table);
                }
            }
        }
        town.mean_error_of_the_constant()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_find_out_who_plays_well_and_stay_where_they_are() {
        let trial = Trial { people: 120, leavers: 0.08, seed: 1 };
        let figures = trial.run();
        let correlations: Vec<f64> =
            figures.correlations.iter().map(|(_, correlation)| *correlation).collect();
        for (found, least) in correlations.iter().zip([0.72, 0.84, 0.88]) {
            assert!(*found >= least, "{figures}");
        }
        assert!(figures.worst_class() <= 0.04, "{figures}");
        assert!(figures.drift.abs() <= 25.0, "{figures}");
        assert_eq!(figures.to_string(), trial.run().to_string());
    }
}
