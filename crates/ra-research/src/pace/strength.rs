//! What it costs somebody in games won that moves are made for them, and what it brings somebody to know which will
//! be made for others. Every deal is played once for each seat, by the same people with the same doubts, so that luck
//! cancels out.

use ra::rules::Seat;
use ra_table::game::Game;

use super::{Features, Trial, Users};
use crate::contest::Interval;
use crate::threads::each;

/// What it brings somebody who thinks ahead to be told before each decision what is clear for the others: the share
/// of games that they win.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Reckoning {
    /// Untold.
    pub(crate) without: Interval,
    /// Told.
    pub(crate) with: Interval,
    /// The difference.
    pub(crate) gain: Interval,
    /// The difference where the others are asked everything: what it brings by itself to be told what is clear, whoever
    /// does it then.
    pub(crate) gain_anyway: Interval,
}

/// The share of games that one wins who differs from the others in what they leave to the program.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Strength {
    /// Who leaves everything to it that is clear and is asked ahead, against others who are asked everything.
    pub(crate) autoplay: Interval,
    /// Who is asked everything, against others who leave it.
    pub(crate) asked: Interval,
}

impl Trial {
    /// How often one wins who differs from the others in what they leave to the program, in as many games of either kind
    /// as the trial's at least.
    pub(crate) fn strength(&self, threads: usize, played: &(impl Fn() + Sync)) -> anyhow::Result<Strength> {
        let both = self.deals(threads, &|number, seat| {
            let won = |users| {
                let trial = self.with(users);
                let (_, game) = trial.play(number, 0, &trial.company(number)?)?;
                played();
                anyhow::Ok(has_won(&game, seat))
            };
            Ok([won(Users::Alone(seat))?, won(Users::AllBut(seat))?])
        })?;
        Ok(Strength {
            autoplay: mean(&both, |[autoplay, _]| autoplay),
            asked: mean(&both, |[_, asked]| asked),
        })
    }

    /// What it brings one of the normal level to be told what is clear for the others, who leave everything to the
    /// program that is clear, or nothing, in as many games of each kind with and without as the trial's at least.
    pub(crate) fn reckoning(&self, threads: usize, played: &(impl Fn() + Sync)) -> anyhow::Result<Reckoning> {
        let all = self.deals(threads, &|number, seat| {
            let leaving = self.with(Users::AllBut(seat));
            let asked = Trial { features: Features::in_turn(), ..self.clone() };
            let won = |trial: &Trial, is_told| {
                let company = trial.company(number)?.with_reckoner(seat, is_told);
                let (_, game) = trial.play(number, 0, &company)?;
                played();
                anyhow::Ok(has_won(&game, seat))
            };
            Ok([won(&leaving, false)?, won(&leaving, true)?, won(&asked, false)?, won(&asked, true)?])
        })?;
        Ok(Reckoning {
            without: mean(&all, |[without, ..]| without),
            with: mean(&all, |[_, with, ..]| with),
            gain: mean(&all, |[without, with, ..]| with - without),
            gain_anyway: mean(&all, |[.., without, with]| with - without),
        })
    }

    fn with(&self, users: Users) -> Trial {
        Trial { features: Features::everything(users), ..self.clone() }
    }

    /// What is played of a deal for each seat that somebody may have in it, on average: the shares won, for each deal.
    fn deals<const N: usize>(
        &self,
        threads: usize,
        play: &(impl Fn(u64, Seat) -> anyhow::Result<[bool; N]> + Sync),
    ) -> anyhow::Result<Vec<[f64; N]>> {
        let seats = self.players.count();
        let shares = each(self.games.div_ceil(seats), threads, &|number| {
            let mut shares = [0.0; N];
            for seat in self.players.seats() {
                for (share, won) in shares.iter_mut().zip(play(number, seat)?) {
                    *share += f64::from(won) / seats as f64;
                }
            }
            anyhow::Ok(shares)
        });
        shares.into_iter().collect()
    }
}

/// The interval of what the deals come to on average.
fn mean<const N: usize>(deals: &[[f64; N]], value: impl Fn([f64; N]) -> f64) -> Interval {
    Interval::of_mean(&deals.iter().copied().map(value).collect::<Vec<f64>>())
}

/// Whether somebody has won a game.
fn has_won(game: &Game, seat: Seat) -> bool {
    game.outcome().is_some_and(|outcome| outcome.ranking()[0] == seat)
}

#[cfg(test)]
mod tests {
    use ra::rules::Players;

    use super::*;
    use crate::pace::Minds;

    fn trial(players: usize, games: usize) -> Trial {
        let (players, minds) = (Players::new(players).unwrap(), Minds::Scattered);
        Trial { players, minds, games, seed: 1, ..Trial::of(Features::in_turn()) }
    }

    /// 8,000 games say it closer: docs/pace.md.
    #[test]
    fn who_leaves_everything_to_the_program_wins_as_often_as_others() {
        let Strength { autoplay, asked } = trial(4, 36).strength(2, &|| ()).unwrap();
        for wins in [autoplay, asked] {
            assert!(wins.low < 0.25 && wins.high > 0.25 && wins.high - wins.low < 0.35, "{wins:?}");
        }
    }

    #[test]
    fn what_it_brings_to_be_told_is_the_difference() {
        let Reckoning { without, with, gain, gain_anyway } = trial(2, 2).reckoning(2, &|| ()).unwrap();
        assert!((with.mean - without.mean - gain.mean).abs() < 1e-9);
        assert!((-1.0..=1.0).contains(&gain_anyway.mean));
        assert!([without, with].iter().all(|wins| (0.0..=1.0).contains(&wins.mean)), "{without:?} {with:?}");
    }
}
