//! How well people play, estimated from their games with others on one server. Pure: ratings are a fold over results, in the
//! order in which the games ended.
//!
//! The method is that of Weng and Lin for games of several people; `docs/ratings.md` has its figures.

mod fold;
mod standing;

pub use fold::{Change, Part, RatedGame, Ratings};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
pub use standing::{Standing, Top, TopRow, top};

/// A whole, of what is stored in millionths.
const WHOLE: f64 = 1_000_000.0;
/// How much luck there is in a game: who is ahead by this is likelier to win, but not by much.
const METHOD: WengLinConfig = WengLinConfig { beta: 12.5, uncertainty_tolerance: 0.000_001 };
/// How much somebody may have changed between two games: it is added, squared, to the square of the uncertainty.
const DRIFT: f64 = 0.25;
/// As far as two machines may differ, in millionths: they compute the last digits of an exponential differently.
const TOLERANCE: u64 = 1_000;

/// How well somebody plays, and how uncertain that is, in millionths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rating {
    /// The estimate.
    pub mean: i64,
    /// Its standard deviation.
    pub uncertainty: i64,
}

impl Rating {
    /// That of somebody who has played no game.
    pub const START: Rating = Rating { mean: 25_000_000, uncertainty: 8_333_333 };

    /// The rating as people read it.
    pub fn points(self) -> i64 {
        points(self.mean)
    }

    /// Whether it is the same, as exactly as two machines can agree.
    pub fn is_close_to(self, other: Rating) -> bool {
        is_close(self.mean, other.mean) && is_close(self.uncertainty, other.uncertainty)
    }
}

/// An estimate as people read it: 1500 for somebody who has played no game.
pub fn points(mean: i64) -> i64 {
    // Ten points for each whole, rounded.
    1_500 + (mean - Rating::START.mean + 50_000).div_euclid(100_000)
}

/// Whether two numbers in millionths are the same, as exactly as two machines can agree.
pub fn is_close(one: i64, other: i64) -> bool {
    one.abs_diff(other) <= TOLERANCE
}

/// Somebody's part in a game that is to be rated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placed {
    /// Their rating before it.
    pub rating: Rating,
    /// Their place, from 1; several may share one.
    pub place: u8,
}

/// Everybody's rating after a game, in the order in which they are given.
pub fn after(game: &[Placed]) -> Vec<Rating> {
    let before = |placed: &Placed| {
        let Rating { mean, uncertainty } = placed.rating;
        let uncertainty = (uncertainty as f64 / WHOLE).hypot(DRIFT);
        [WengLinRating { rating: mean as f64 / WHOLE, uncertainty }]
    };
    let alone: Vec<[WengLinRating; 1]> = game.iter().map(before).collect();
    let outcomes = game.iter().map(|placed| MultiTeamOutcome::new(placed.place.into()));
    let teams: Vec<_> = alone.iter().map(|person| &person[..]).zip(outcomes).collect();
    let rated = weng_lin_multi_team(&teams, &METHOD);
    let stored = |rating: &WengLinRating| Rating {
        mean: (rating.rating * WHOLE).round() as i64,
        uncertainty: (rating.uncertainty * WHOLE).round() as i64,
    };
    rated.iter().flatten().map(stored).collect()
}

/// How likely each of several people is to win against the others, by their ratings.
pub fn win_chances(ratings: &[Rating]) -> Vec<f64> {
    let scale = std::f64::consts::SQRT_2 * METHOD.beta;
    let strengths = ratings.iter().map(|rating| (rating.mean as f64 / WHOLE / scale).exp());
    let strengths: Vec<f64> = strengths.collect();
    let sum: f64 = strengths.iter().sum();
    strengths.into_iter().map(|strength| strength / sum).collect()
}

#[cfg(test)]
mod tests;
