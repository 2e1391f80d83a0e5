//! Computer players: a position in, a legal action out. Pure and synchronous; what chance they need, they are handed
//! as a generator, so that the same seed gives the same action.
//!
//! They are handed a [`State`], which knows the bag by its counts alone, and look at no more of it than a person in
//! their seat would see. `worth` puts a value on tiles and suns, `thumb` plays by rules of thumb.

mod thumb;
mod worth;

use std::fmt;
use std::str::FromStr;

use rand::Rng;

use crate::rules::{Action, Seat, State};
use worth::{Clock, Eye, Weights};

/// How well a computer player plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// Rules of thumb: knows the game, reckons nothing out, decides in a microsecond.
    Easy,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 1] = [Level::Easy];

    /// The level's word on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Level::Easy => "easy",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The word names no level.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no level: easy")]
pub struct NoLevel(pub String);

impl FromStr for Level {
    type Err = NoLevel;

    fn from_str(code: &str) -> Result<Level, NoLevel> {
        Level::ALL.into_iter().find(|level| level.code() == code).ok_or_else(|| NoLevel(code.to_owned()))
    }
}

/// The action that a player of this level takes in the seat that is to act; `None` when the game is over.
pub fn choose(level: Level, state: &State, _rng: &mut impl Rng) -> Option<Action> {
    match level {
        Level::Easy => thumb::choose(state, &Weights::TUNED),
    }
}

/// What the lot on the auction track is worth to a seat now, in points: what its tiles add to the points to be
/// expected from those the seat holds, its disasters paid for, in this epoch and those to come. Below zero when it
/// does more harm than good. Suns are left out: neither the sun on the board nor the one to be bid is counted.
///
/// It follows from what is public alone, so it may be shown to anybody.
pub fn lot_worth(state: &State, seat: Seat) -> f32 {
    Eye::new(state, seat, Clock::of(state, &Weights::TUNED), &Weights::TUNED).lot()
}
