//! What finished games add up to: a server's season, one person's games, and those of two people together. Pure: it is
//! all computed from one row for each person of each game, in whatever order the rows come.

mod averages;
mod end;
mod page;
mod pair;
mod person;
mod quarter;
mod standings;

pub use averages::{Averages, Scored, Tenths};
pub use end::{ClosestFinish, Highlights, LEAST_GAMES, highlights, in_the_running, told_at};
pub use page::{Page, Past, Profile, Season};
pub use pair::{Pair, pair};
pub use person::{Alone, Best, Figures, figures, last_games};
pub use quarter::{NoQuarter, Quarter};
use ra::ai::Level;
pub use standings::{Gain, MOST_DUELS, MOST_GAMES, Standing, gains, is_won_by, points, standings};

use crate::game::Left;
use crate::id::{GameId, UserId};
use crate::time::Millis;

/// A whole, in shares of the best score.
pub const WHOLE: u32 = 1_000_000;

/// One person's part in a game that was played to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finish {
    /// The game.
    pub game: GameId,
    /// Who; `None` if their data was deleted.
    pub user: Option<UserId>,
    /// What they were called then.
    pub name: String,
    /// How many people began the game.
    pub people: u8,
    /// Their place among these; `None` for somebody who took a seat over.
    pub place: Option<u8>,
    /// The place of their seat among all, those of computer players too.
    pub table_place: u8,
    /// The points of their seat.
    pub score: u16,
    /// The highest score at the table.
    pub best_score: u16,
    /// Why they did not play to the end.
    pub left: Left,
    /// The weakest computer player that began the game; `None` if none did.
    pub weakest: Option<Level>,
    /// When the game ended.
    pub ended_at: Millis,
}

impl Finish {
    /// Whether it counts in a season: they began the game, with other people.
    pub fn counts(&self) -> bool {
        self.place.is_some() && self.people > 1
    }

    /// Whether they won it against other people.
    pub(crate) fn is_win(&self) -> bool {
        self.place == Some(1) && !self.left.has_left()
    }

    /// Their score as a share of the best one at the table, in millionths: nothing for those who left, as the score is
    /// another's. Where the best is 0, all have reached it.
    pub fn share(&self) -> u32 {
        match (self.left.has_left(), self.best_score) {
            (true, _) => 0,
            (false, 0) => WHOLE,
            (false, best) => u32::from(self.score) * WHOLE / u32::from(best),
        }
    }
}

/// What somebody was called when they last finished a game; `None` if they have finished none.
pub fn last_name(finishes: &[Finish]) -> Option<String> {
    let last = finishes.iter().max_by_key(|finish| (finish.ended_at, finish.game))?;
    Some(last.name.clone())
}

/// The mean of shares, in whole millionths; `None` of none.
pub(crate) fn mean(shares: impl Iterator<Item = u32> + Clone) -> Option<u32> {
    let count = shares.clone().count() as u64;
    let sum: u64 = shares.map(u64::from).sum();
    (count > 0).then(|| (sum / count) as u32)
}

#[cfg(test)]
mod tests;
