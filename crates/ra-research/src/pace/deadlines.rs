//! How many tables of a cup outlast the time of its round.

use std::time::Duration;

use ra::rules::{Edition, Players};
use ra_table::cup::Kind;
use ra_table::game::autoplay_level::AutoplayLevel;

use super::played::{Played, days};
use super::{Crowd, Features, Spread, Trial};

/// By how much the logarithms of people's slowness scatter.
const SCATTER: f64 = 0.5;
/// How probably somebody vanishes during a game.
const VANISH: f64 = 0.08;
/// The hours that everybody at a table is awake together, for which is tried how long games take.
const TOGETHER: [u8; 3] = [12, 8, 4];

/// How long the games of a cup's tables take.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Deadlines {
    kind: Kind,
    players: usize,
    together: u8,
    /// Within how many hours half of the games are over, and 97 of a hundred.
    hours: [f64; 2],
    /// How many outlast the time of a round, from 0 to 1.
    outlast: f64,
}

impl Deadlines {
    /// The trials, by kind of cup and number of people.
    pub(crate) fn trials(games: usize, edition: Edition, seed: u64) -> Vec<(Kind, u8, Trial)> {
        let features = Features::clear("obvious draws", AutoplayLevel::Draws, 0.0);
        let mut trials = Vec::new();
        for kind in Kind::ALL {
            let most = if kind == Kind::Evening { 5 } else { 4 };
            // Nobody sleeps in an evening.
            let hours = if kind == Kind::Evening { &TOGETHER[..1] } else { &TOGETHER[..] };
            for players in Players::ALL.into_iter().filter(|players| (3..=most).contains(&players.count())) {
                for together in hours {
                    let crowd = Crowd { scatter: SCATTER, vanish: VANISH, within: kind.round_time() / 3 };
                    let spread = Spread::Together(*together);
                    let of = Trial::of(features.clone());
                    let trial = Trial {
                        players,
                        pace: kind.pace(),
                        spread,
                        crowd: Some(crowd),
                        games,
                        edition,
                        seed,
                        ..of
                    };
                    trials.push((kind, *together, trial));
                }
            }
        }
        trials
    }

    pub(super) fn of(kind: Kind, together: u8, trial: &Trial, games: &[Played]) -> Deadlines {
        let most = kind.round_time();
        let late = games.iter().filter(|game| Duration::from_secs_f64(game.days * 86_400.0) > most).count();
        Deadlines {
            kind,
            players: trial.players.count(),
            together,
            hours: [0.5, 0.97].map(|part| 24.0 * days(games, part)),
            outlast: late as f64 / games.len() as f64,
        }
    }

    /// The heads of the columns of [`Deadlines::line`].
    pub(crate) const HEAD: &str =
        "cup       players  hours together  hours: half  97 of 100  a round  longer";

    /// As a line of a table.
    pub(crate) fn line(&self) -> String {
        let Deadlines { kind, players, together, hours: [half, most], outlast } = self;
        let (kind, round) = (kind.to_string(), kind.round_time().as_secs_f64() / 3600.0);
        let percent = 100.0 * outlast;
        format!("{kind:<10}{players:<9}{together:<16}{half:<13.1}{most:<11.1}{round:<9.2}{percent:.1} %")
    }
}
