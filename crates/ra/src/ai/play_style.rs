//! Tastes: people are not of one mind about what tiles and suns are worth, nor about when an auction pays. A taste is a
//! set of the numbers behind the rules of thumb, somewhere between those that one would say offhand and those that win
//! most, each of them a little off.

use rand::{Rng, RngExt};

use super::heuristic;
use super::weights::Weights;
use crate::rules::{Action, State};

/// How far tastes lie apart.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scatter {
    /// The standard deviation of the logarithm of each number's factor.
    pub(super) factor: f32,
    /// By how many points the gains scatter for which a bid is made and Ra is invoked: their standard deviation.
    pub(super) points: f32,
}

/// People, as far as is guessed: nobody has measured it.
const PEOPLE: Scatter = Scatter { factor: 0.2, points: 0.7 };

/// A person's taste, or one that a person might have.
#[derive(Debug, Clone, Copy)]
pub struct Taste(Weights);

impl Taste {
    /// The taste of somebody at random.
    pub fn of_somebody(rng: &mut impl Rng) -> Taste {
        let between = rng.random();
        Taste::scattered(between, PEOPLE, rng)
    }

    /// A taste from 0, as one would say offhand, to 1, as wins most, with every number a little off.
    pub(super) fn scattered(between: f32, Scatter { factor, points }: Scatter, rng: &mut impl Rng) -> Taste {
        let mut near = |feel: f32, tuned: f32| {
            let number = feel + between * (tuned - feel);
            number * (factor * normal(rng) as f32).exp()
        };
        Taste(Weights::BY_FEEL.with(&Weights::TUNED, &mut near)).shifted(points, rng)
    }

    /// The same, with other gains for which a bid is made and Ra is invoked.
    fn shifted(mut self, points: f32, rng: &mut impl Rng) -> Taste {
        for threshold in [&mut self.0.bid, &mut self.0.invoke, &mut self.0.alone] {
            *threshold += points * normal(rng) as f32;
        }
        self
    }

    /// What somebody of this taste does; `None` when the game is over.
    pub fn choose(&self, state: &State) -> Option<Action> {
        heuristic::choose(state, &self.0)
    }

    /// What a person of this taste does, who is not always sure of it: asked twice, they may answer otherwise.
    pub fn choose_unsure(&self, state: &State, rng: &mut impl Rng) -> Option<Action> {
        self.shifted(PEOPLE.points, rng).choose(state)
    }
}

/// A number of the standard normal distribution, by Box and Muller.
pub fn normal(rng: &mut impl Rng) -> f64 {
    let (radius, angle): (f64, f64) = (1.0 - rng.random::<f64>(), rng.random());
    (-2.0 * radius.ln()).sqrt() * (std::f64::consts::TAU * angle).cos()
}
