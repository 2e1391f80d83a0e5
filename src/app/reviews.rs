//! What a hard computer player thinks of decisions in games that are over: each person of their own. It is handed the
//! position of then, and looks away from what nobody in that seat could know.

use std::fmt;

use ra::ai::{self, Level, Review, Thinker};
use ra_table::game::Decided;
use ra_table::game::view::LookBack;
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::Error;
use super::load::{self, GameRef, Playable, SeenGame};
use crate::store::Store;

/// Where the random numbers begin, for each question anew: the same question gets the same answer.
const SEED: u64 = 1;

/// A game that one of its people looks at again.
#[derive(Debug, Clone)]
pub struct OwnPast {
    /// The game.
    pub seen: SeenGame,
    /// What everybody saw of it.
    pub steps: LookBack,
    /// The person's own decisions that can be reviewed; none before the game is over.
    pub decisions: Vec<Question>,
}

impl OwnPast {
    /// The person's decision that led to a step.
    pub fn decision(&self, step: usize) -> Option<Question> {
        self.decisions.iter().find(|question| question.step == step).copied()
    }

    /// Whether nothing is secret any more.
    pub fn is_over(&self) -> bool {
        self.seen.game.has_ended()
    }
}

/// Somebody's decision that is to be reviewed.
#[derive(Clone, Copy)]
pub struct Question {
    /// The step that it led to.
    pub step: usize,
    decided: Decided,
}

impl fmt::Debug for Question {
    /// Without the position, in which there are scores.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question").field("step", &self.step).finish_non_exhaustive()
    }
}

impl Question {
    /// What a hard computer player thinks of it. This takes a processor for some tenths of a second.
    pub fn review(&self) -> Option<Review> {
        let Decided { state, action, .. } = &self.decided;
        Thinker::new(Level::Hard).review(state, *action, &mut Xoshiro256PlusPlus::seed_from_u64(SEED))
    }

    /// The same, if it would have done something else.
    pub fn difference(&self) -> Option<Review> {
        let Decided { state, action, .. } = &self.decided;
        Thinker::new(Level::Hard).difference(state, *action, &mut Xoshiro256PlusPlus::seed_from_u64(SEED))
    }
}

/// A game that has begun, as somebody looks at it again who perhaps sat there.
///
/// # Errors
/// As [`super::past`].
pub async fn own_past(store: &Store, game: GameId, user: UserId, now: Millis) -> Result<OwnPast, Error> {
    let Playable { row, board, game } = load::any(store, GameRef::Game(game)).await?.playable()?;
    let (steps, decided) = (LookBack::of(&game), game.decisions().decided_by(user));
    let question = |decided: Decided| {
        let step = steps.step_of(decided.entry).filter(|_| ai::has_choice(&decided.state))?;
        Some(Question { step, decided })
    };
    let decisions = decided.into_iter().filter_map(question).collect();
    let seen = SeenGame::of(Playable { row, board, game }, now);
    let past = OwnPast { seen, steps, decisions };
    Ok(if past.is_over() { past } else { OwnPast { decisions: Vec::new(), ..past } })
}
