//! What the games of a contest come to: shares, margins, and how sure one can be of them.

use std::fmt;

use super::{Deal, Kind};

/// A mean with the interval in which it lies with 95 % certainty.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Interval {
    pub(crate) low: f64,
    pub(crate) mean: f64,
    pub(crate) high: f64,
}

/// How the players of one kind did, taken together. Displayed as one line.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Figures {
    pub(crate) kind: Kind,
    /// How many of them there are.
    pub(crate) seats: usize,
    /// How many sit at the table.
    pub(crate) players: usize,
    /// The share of games that one of them won, from 0 to 1.
    pub(crate) wins: Interval,
    /// By how many points one of them was ahead of the others' mean.
    pub(crate) margin: Interval,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { kind, seats, players, wins, margin } = self;
        write!(
            f,
            "{kind:<10} {seats} of {players} seats  wins {:5.1} % ({:.1} to {:.1}; par {:.0})  margin {:+.1} \
             points ({:+.1} to {:+.1})",
            100.0 * wins.mean,
            100.0 * wins.low,
            100.0 * wins.high,
            100.0 * *seats as f64 / *players as f64,
            margin.mean,
            margin.low,
            margin.high,
        )
    }
}

/// The normal distribution's bounds for 95 %.
const SIGMAS: f64 = 1.96;

/// The figures of every kind, in the order in which they are first named.
pub(super) fn add_up(kinds: &[Kind], deals: &[Deal]) -> Vec<Figures> {
    let mut named: Vec<Kind> = Vec::new();
    kinds.iter().for_each(|kind| {
        if !named.contains(kind) {
            named.push(*kind);
        }
    });
    let figures = named.into_iter().map(|kind| {
        let own: Vec<usize> = (0..kinds.len()).filter(|&player| kinds[player] == kind).collect();
        let wins: Vec<f64> = deals.iter().map(|deal| share(deal, &own)).collect();
        let margins: Vec<f64> = deals.iter().map(|deal| margin(deal, &own)).collect();
        let players = kinds.len();
        let (wins, margin) = (shares(&wins, deals.len() * players), Interval::of_mean(&margins));
        Figures { kind, seats: own.len(), players, wins, margin }
    });
    figures.collect()
}

/// The share of a deal's games that one of these players won.
fn share(deal: &Deal, own: &[usize]) -> f64 {
    let won = deal.iter().filter(|(winner, _)| own.contains(winner)).count();
    won as f64 / deal.len() as f64
}

/// By how many points these players were ahead of the mean of all others at the table, on average.
fn margin(deal: &Deal, own: &[usize]) -> f64 {
    let ahead = |points: &[u16], player: usize| {
        let sum: f64 = points.iter().map(|&points| f64::from(points)).sum();
        let own = f64::from(points[player]);
        own - (sum - own) / (points.len() - 1) as f64
    };
    let all = deal.iter().flat_map(|(_, points)| own.iter().map(|&player| ahead(points, player)));
    all.sum::<f64>() / (deal.len() * own.len()) as f64
}

/// The mean and the variance of a sample.
fn moments(sample: &[f64]) -> (f64, f64) {
    let count = sample.len() as f64;
    let mean = sample.iter().sum::<f64>() / count;
    let squares: f64 = sample.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, squares / (count - 1.0).max(1.0))
}

impl Interval {
    /// The interval of the mean of values that are independent of each other.
    pub(crate) fn of_mean(sample: &[f64]) -> Interval {
        let (mean, variance) = moments(sample);
        let half = SIGMAS * (variance / sample.len() as f64).sqrt();
        Interval { low: mean - half, mean, high: mean + half }
    }
}

/// The interval of a share: Wilson's, which holds near 0 and 1 too, for as many independent games as tell as much as
/// these.
fn shares(deals: &[f64], games: usize) -> Interval {
    let (mean, variance) = moments(deals);
    let spread = mean * (1.0 - mean);
    let of_mean = variance / deals.len() as f64;
    let games = if of_mean > 0.0 { spread / of_mean } else { games as f64 };
    let square = SIGMAS * SIGMAS;
    let middle = (mean + square / (2.0 * games)) / (1.0 + square / games);
    let half = SIGMAS / (1.0 + square / games) * (spread / games + square / (4.0 * games * games)).sqrt();
    Interval { low: (middle - half).max(0.0), mean, high: (middle + half).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deals(games: &[[(usize, [u16; 2]); 2]]) -> Vec<Deal> {
        let deal = |games: &[(usize, [u16; 2]); 2]| {
            games.iter().map(|(winner, points)| (*winner, points.to_vec())).collect()
        };
        games.iter().map(deal).collect()
    }

    #[test]
    fn kinds_are_added_up_over_their_seats() {
        let (easy, random) = ("easy".parse().unwrap(), "random".parse().unwrap());
        let deals = deals(&[[(0, [30, 20]), (1, [10, 14])], [(0, [50, 20]), (0, [40, 20])]]);
        let figures = add_up(&[easy, random], &deals);
        let words: Vec<String> = figures.iter().map(Figures::to_string).collect();
        assert_eq!(
            words,
            [
                "easy       1 of 2 seats  wins  75.0 % (25.6 to 96.3; par 50)  margin +14.0 points (-7.6 to +35.6)",
                "random     1 of 2 seats  wins  25.0 % (3.7 to 74.4; par 50)  margin -14.0 points (-35.6 to +7.6)",
            ]
        );
        let alike = add_up(&[easy, easy], &deals);
        assert_eq!((alike.len(), alike[0].seats, alike[0].wins.mean, alike[0].margin.mean), (1, 2, 1.0, 0.0));
    }

    #[test]
    fn a_share_of_all_is_not_certain() {
        let all = shares(&[1.0; 100], 400);
        assert!((all.low - 0.9905).abs() < 1e-4 && all.high == 1.0, "{all:?}");
    }
}
