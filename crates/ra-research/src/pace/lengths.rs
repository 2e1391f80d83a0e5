//! How long games take, by pace, number of people and hours awake together: what `game::forecast` tells people
//! beforehand.

use ra::rules::{Edition, Players};
use ra_table::clock::Pace;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::forecast;

use super::played::{Played, days};
use super::{Features, Spread, Trial};

/// How long games of a kind take.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Lengths {
    pub(crate) pace: Pace,
    pub(crate) autoplay: AutoplayLevel,
    pub(crate) players: usize,
    /// Within how many hours a quarter of the games is over, a half, and three quarters.
    pub(crate) hours: [f64; 3],
}

impl Lengths {
    pub(super) fn of(trial: &Trial, games: &[Played]) -> Lengths {
        let hours = [0.25, 0.5, 0.75].map(|part| 24.0 * days(games, part));
        let [autoplay, _] = trial.features.autoplay;
        Lengths { pace: trial.pace, autoplay, players: trial.players.count(), hours }
    }

    /// The trials of which the forecast is made, each with the hours that people are awake together: games in which
    /// people go on in one sitting, and nobody orders anything, with and without obvious draws. With *Live* nobody
    /// sleeps meanwhile.
    pub(crate) fn trials(games: usize, edition: Edition, seed: u64) -> Vec<(u8, Trial)> {
        let asked = Features { all_at_once: true, sitting: true, ..Features::in_turn() };
        let clear = Features::clear("obvious draws", AutoplayLevel::UNTIL_CHOSEN, 0.0);
        let trials = |features| Lengths::trials_of(&features, (games, edition, seed));
        [asked, clear].into_iter().flat_map(trials).collect()
    }

    fn trials_of(features: &Features, (games, edition, seed): (usize, Edition, u64)) -> Vec<(u8, Trial)> {
        let trial = |pace, players, hours| {
            let spread = Spread::Together(hours);
            Trial { players, pace, spread, games, edition, seed, ..Trial::of(features.clone()) }
        };
        let mut trials = Vec::new();
        for pace in Pace::ALL.into_iter().filter(|pace| *pace != Pace::Unclocked) {
            for players in Players::ALL {
                // The nights of two are sixteen hours at most.
                let least = if players.count() > 2 { 0 } else { 8 };
                let least = if pace == Pace::Live { forecast::TOGETHER[0] } else { least };
                let can_be = |hours: &u8| *hours >= least;
                let hours = forecast::TOGETHER.into_iter().filter(can_be);
                trials.extend(hours.map(|hours| (hours, trial(pace, players, hours))));
            }
        }
        trials
    }

    /// The heads of the columns of [`Lengths::line`].
    pub(crate) const HEAD: &str =
        "clear     pace      players  hours together  hours: quarter  half    three quarters  half, in days";

    /// As a line of a table, of people who are awake together for so many hours.
    pub(crate) fn line(&self, together: u8) -> String {
        let [quarter, half, most] = self.hours;
        format!(
            "{:<10}{:<10}{:<9}{together:<16}{quarter:<16.1}{half:<8.1}{most:<16.1}{:.1}",
            self.autoplay.code(),
            self.pace.code(),
            self.players,
            half / 24.0
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much longer the games of a trial take than the forecast says, as a ratio.
    fn off(trial: &Trial, forecast: f64) -> f64 {
        let [_, half, _] = trial.lengths(2, &|| ()).unwrap().hours;
        half / forecast
    }

    fn forecast(together: u8, trial: &Trial) -> f64 {
        let place = forecast::TOGETHER.iter().position(|hours| *hours == together).unwrap();
        let [autoplay, _] = trial.features.autoplay;
        forecast::hours(trial.pace, autoplay, trial.players.count(), place).unwrap()
    }

    /// The forecast is a table made by these very trials: what changes how long games take has to make it anew.
    #[test]
    fn the_forecast_says_what_games_take() {
        let trials = Lengths::trials(24, Edition::Pharaoh, 0);
        assert_eq!(trials.len(), 2 * (4 + 3 * (3 + 3 * 5)));
        for (together, trial) in trials.into_iter().step_by(19) {
            let off = off(&trial, forecast(together, &trial));
            let kind = (&trial.features.name, trial.pace, trial.players.count(), together);
            assert!((0.85..=1.15).contains(&off), "{kind:?}: {off}");
        }
    }

    /// Computer players answer at once, so that only the waits for people take time.
    #[test]
    fn computer_players_take_their_share_of_the_waits_away() {
        for (together, trial) in Lengths::trials(80, Edition::Pharaoh, 0) {
            let is_it = trial.pace == Pace::Standard && trial.players.count() == 4 && together == 16;
            for computers in (1..=2).filter(|_| is_it) {
                let people = 4 - computers;
                let expected = forecast(together, &trial) * forecast::share_of_people(people, 4);
                let off = off(&Trial { computers, ..trial.clone() }, expected);
                assert!((0.85..=1.15).contains(&off), "{}, {people}: {off}", trial.features.name);
            }
        }
    }
}
