//! What a computer player thinks of a decision that somebody has made: what it would have done with what they knew, why,
//! and how much it thinks was at stake.

use rand::Rng;

use super::committee::{self, Trust};
use super::level::{Level, Thinker};
use super::search::{self, Found};
use super::value::{Eye, TimeLeft};
use super::weights::Weights;
use crate::rules::{Action, State, Sun, Tile};

/// What a computer player thinks of a decision.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Review {
    /// What it would have done.
    pub choice: Action,
    /// With what it compares that: with what was done, or if it would have done the same, with the next best.
    pub other: Action,
    /// Whether it would have done the same.
    pub agrees: bool,
    /// What speaks for its choice.
    pub reason: Reason,
    /// How much more of the win it expects from its choice than from the other, from 0 to 1. It plays out both as often, and
    /// with the same luck.
    pub stake: f32,
}

/// What speaks for an action. Points are what the computer player reckons that something brings a seat in all, in this epoch
/// and those to come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// What the tiles on the track were worth to the seat, in points.
    Lot(i16),
    /// The sun on the board, which was worth more than the one to be bid.
    BoardSun(Sun),
    /// A lower sun was enough, so that a higher one could be kept.
    LowerSun,
    /// A higher sun was harder to outbid.
    HigherSun,
    /// Another Ra tile would have ended the epoch.
    LastRa,
    /// Nobody else had a sun to bid.
    Alone,
    /// What a tile was worth to the seat, in points, that a God tile could take.
    Taken(Tile, i16),
    /// What it cost the seat to give up a tile, in points.
    GivenUp(Tile, i16),
}

impl Thinker {
    /// What a player who thinks ahead thinks of what was `done` in a position; `None` if nothing else could be done, or it
    /// does not think ahead.
    pub fn review(self, state: &State, done: Action, rng: &mut (impl Rng + Clone)) -> Option<Review> {
        let (choice, next) = self.preference(state, rng)?;
        let done = search::same_as(state, done);
        self.compare(state, (choice, if choice == done { next } else { done }), choice == done, rng)
    }

    /// The same, if it would have done something else. Where it would not, that is found out in less time.
    pub fn difference(self, state: &State, done: Action, rng: &mut (impl Rng + Clone)) -> Option<Review> {
        let (choice, _) = self.preference(state, rng)?;
        let done = search::same_as(state, done);
        if choice == done { None } else { self.compare(state, (choice, done), false, rng) }
    }

    /// What it does, and what it would do if it could not.
    fn preference(self, state: &State, rng: &mut impl Rng) -> Option<(Action, Action)> {
        if self.level() == Level::Easy || !search::is_choice(state) {
            return None;
        }
        let likely = match self.level() {
            Level::Hard => committee::verdict(state, &Trust::EVEN),
            Level::Easy | Level::Normal => None,
        };
        let found = search::search(state, (self.iterations(), likely), rng, &mut || false);
        let choice = super::best(&found)?;
        let others: Vec<Found> = found.into_iter().filter(|found| found.action != choice).collect();
        Some((choice, super::best(&others)?))
    }

    fn compare(
        self,
        state: &State,
        (choice, other): (Action, Action),
        agrees: bool,
        rng: &(impl Rng + Clone),
    ) -> Option<Review> {
        let share = |action| self.share_after(state, action, &mut rng.clone());
        let stake = (share(choice)? - share(other)?).max(0.0);
        Some(Review { choice, other, agrees, reason: reason(state, choice, other)?, stake })
    }
}

/// What speaks for one action rather than another.
fn reason(state: &State, choice: Action, other: Action) -> Option<Reason> {
    let weights = &Weights::TUNED;
    let eye = Eye::new(state, state.to_act()?, TimeLeft::of(state, weights), weights);
    let lot = || Reason::Lot(eye.lot().round() as i16);
    let taken = |space| {
        let tile = state.track().get(space)?;
        Some(Reason::Taken(tile, eye.gain(std::iter::once(tile)).round() as i16))
    };
    Some(match (choice, other) {
        (Action::God(space), _) | (Action::Draw | Action::Invoke | Action::Done, Action::God(space)) => {
            taken(space)?
        }
        (Action::Bid(bid), Action::Bid(other)) if bid < other => Reason::LowerSun,
        (Action::Bid(_), Action::Bid(_)) => Reason::HigherSun,
        (Action::Bid(bid), _) if eye.sun_gain(bid) > eye.lot() => Reason::BoardSun(state.sun()),
        (Action::Draw, _) if eye.rivals.is_empty() => Reason::Alone,
        (Action::Invoke, _) if state.ra() + 1 == state.ra_limit() => Reason::LastRa,
        (Action::Bid(_) | Action::Pass | Action::Draw | Action::Invoke | Action::Done, _) => lot(),
        (Action::Discard(tile), _) => Reason::GivenUp(tile, eye.loss(tile).round() as i16),
    })
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;
    use crate::rules::{Edition, Game, Players, Setup};

    const THINKER: Thinker = Thinker::new(Level::Hard).with_iterations(24);

    fn rng() -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(3)
    }

    /// Decisions of players who play by rules of thumb, at every size of table.
    fn decisions() -> Vec<(State, Action)> {
        let mut decisions = Vec::new();
        for players in Players::ALL {
            let mut game = Game::new(&Setup::deal(Edition::Pharaoh, players, &mut rng()));
            while let Some(action) = super::super::offhand(game.state()) {
                decisions.push((*game.state(), action));
                let seat = game.state().to_act().unwrap();
                game.play(seat, action, &mut |_| ()).unwrap();
            }
        }
        decisions
    }

    #[test]
    fn a_review_is_of_what_it_would_do() {
        let (mut agrees, mut differs) = (0, 0);
        for (state, done) in decisions() {
            let Some(review) = THINKER.review(&state, done, &mut rng()) else {
                assert!(!search::is_choice(&state));
                continue;
            };
            assert_eq!(Some(review.choice), THINKER.choose(&state, &mut rng()));
            assert_eq!(review.agrees, review.choice == search::same_as(&state, done));
            assert_ne!(review.choice, review.other);
            assert!(review.agrees || review.other == search::same_as(&state, done));
            assert!((0.0..=1.0).contains(&review.stake));
            let difference = THINKER.difference(&state, done, &mut rng());
            assert_eq!(difference, Some(review).filter(|review| !review.agrees));
            agrees += u32::from(review.agrees);
            differs += u32::from(!review.agrees);
        }
        assert!(agrees > 100 && differs > 20, "{agrees} {differs}");
        assert_eq!(Thinker::new(Level::Easy).review(&decisions()[0].0, Action::Draw, &mut rng()), None);
    }

    /// What the other seats hold face down, and their scores: nobody in this seat could know them.
    #[test]
    fn what_that_seat_could_not_know_changes_nothing() {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(8);
        let mut hidden = 0;
        for (state, done) in decisions() {
            let other = state.imagined_by(state.to_act().unwrap(), &mut chance);
            if other == state {
                continue;
            }
            hidden += 1;
            assert_eq!(THINKER.review(&other, done, &mut rng()), THINKER.review(&state, done, &mut rng()));
        }
        assert!(hidden > 100, "{hidden}");
    }
}
