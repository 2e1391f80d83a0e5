//! Counts games one after the other.

use std::collections::HashMap;

use super::{Placed, Rating, after};
use crate::game::Number;
use crate::id::{GameId, UserId};

/// A game that counts, with the people who began it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedGame {
    /// Which.
    pub game: GameId,
    /// Its people.
    pub parts: Vec<Part>,
}

/// One person's part in a game that counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// Their number in the game.
    pub number: Number,
    /// Who; `None` if their data was deleted.
    pub user: Option<UserId>,
    /// Their place among the people; those who left share the last.
    pub place: u8,
}

/// What a game did to one person's rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// The game.
    pub game: GameId,
    /// The person's number in it.
    pub number: Number,
    /// The estimate before it, in millionths.
    pub before: i64,
    /// The rating after it.
    pub after: Rating,
}

/// The ratings of a server's people after some of its games.
#[derive(Debug, Clone, Default)]
pub struct Ratings(HashMap<UserId, Rating>);

impl Ratings {
    /// The rating of somebody.
    pub fn of(&self, user: UserId) -> Rating {
        self.0.get(&user).copied().unwrap_or(Rating::START)
    }

    /// Takes over what is known of somebody from games before.
    pub fn set(&mut self, user: UserId, rating: Rating) {
        self.0.insert(user, rating);
    }

    /// Counts the next game. Somebody whose data was deleted counts as new in each of their games, since nothing says which
    /// games are theirs.
    pub fn count(&mut self, game: &RatedGame) -> Vec<Change> {
        let before = |part: &Part| Placed {
            rating: part.user.map_or(Rating::START, |user| self.of(user)),
            place: part.place,
        };
        let before: Vec<Placed> = game.parts.iter().map(before).collect();
        let rated = game.parts.iter().zip(before.iter().zip(after(&before)));
        let known =
            rated.filter_map(|(part, (before, after))| Some((part.user?, part.number, before, after)));
        let count = |(user, number, before, after): (UserId, Number, &Placed, Rating)| {
            self.0.insert(user, after);
            Change { game: game.game, number, before: before.rating.mean, after }
        };
        known.map(count).collect()
    }
}
