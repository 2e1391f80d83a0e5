//! What a trial of ratings comes to.

use std::fmt;

/// In how many classes forecasts are compared with what happened.
const CLASSES: usize = 10;

/// What a trial of ratings comes to. Displayed as lines.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Figures {
    /// After so many games, how alike the order by rating is to the order by strength: 1 is the same.
    pub(crate) correlations: Vec<(usize, f64)>,
    /// The forecasts of winners from the least likely to the likeliest, in classes of equal size.
    pub(crate) forecasts: Vec<Class>,
    /// By how many points constant people's ratings come to be too high.
    pub(crate) drift: f64,
}

/// Forecasts that are about as high.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Class {
    /// The mean chance to win.
    forecast: f64,
    /// The share that has won.
    won: f64,
}

impl Figures {
    /// How far the worst class is off, as a share.
    pub(crate) fn worst_class(&self) -> f64 {
        self.forecasts.iter().map(|class| (class.won - class.forecast).abs()).fold(0.0, f64::max)
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (games, correlation) in &self.correlations {
            writeln!(f, "rank correlation after {games} games: {correlation:.3}")?;
        }
        for Class { forecast, won } in &self.forecasts {
            writeln!(f, "forecast {:4.1} %, won {:4.1} %", 100.0 * forecast, 100.0 * won)?;
        }
        writeln!(f, "worst class: {:.1} points of a percentage", 100.0 * self.worst_class())?;
        write!(f, "drift of constant people in four years: {:+.1} points", self.drift)
    }
}

/// Chances to win that were forecast, and whether it happened.
#[derive(Debug, Default)]
pub(super) struct Forecasts(Vec<(f64, bool)>);

impl Forecasts {
    pub(super) fn add(&mut self, chance: f64, won: bool) {
        self.0.push((chance, won));
    }

    /// All of them by how likely it was.
    pub(super) fn classes(mut self) -> Vec<Class> {
        self.0.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        let class = |part: &[(f64, bool)]| Class {
            forecast: part.iter().map(|(chance, _)| chance).sum::<f64>() / part.len() as f64,
            won: part.iter().filter(|(_, won)| *won).count() as f64 / part.len() as f64,
        };
        self.0.chunks(self.0.len().div_ceil(CLASSES)).map(class).collect()
    }
}

/// How alike two orders of the same people are (Spearman): from -1 to 1.
pub(super) fn rank_correlation(pairs: &[(f64, f64)]) -> f64 {
    let one = ranks(&pairs.iter().map(|(one, _)| *one).collect::<Vec<_>>());
    let other = ranks(&pairs.iter().map(|(_, other)| *other).collect::<Vec<_>>());
    let mean = (pairs.len() as f64 - 1.0) / 2.0;
    let product = |one: &[f64], other: &[f64]| -> f64 {
        one.iter().zip(other).map(|(one, other)| (one - mean) * (other - mean)).sum()
    };
    product(&one, &other) / (product(&one, &one) * product(&other, &other)).sqrt()
}

/// Everybody's rank; who is equal shares the mean.
fn ranks(values: &[f64]) -> Vec<f64> {
    let rank = |value: &f64| {
        let below = values.iter().filter(|other| *other < value).count();
        let equal = values.iter().filter(|other| *other == value).count();
        below as f64 + (equal as f64 - 1.0) / 2.0
    };
    values.iter().map(rank).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_compared() {
        let close = |pairs: &[(f64, f64)], expected: f64| {
            let found = rank_correlation(pairs);
            assert!((found - expected).abs() < 1e-9, "{found}");
        };
        close(&[(1.0, 10.0), (2.0, 11.0), (3.0, 99.0)], 1.0);
        close(&[(1.0, 3.0), (2.0, 2.0), (3.0, 1.0)], -1.0);
        close(&[(1.0, 1.0), (2.0, 3.0), (3.0, 2.0)], 0.5);
    }
}
