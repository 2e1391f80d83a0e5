//! Which games need not be tried again for a while, because their channel takes nothing for a reason that lasts.
//!
//! In memory only: a start of the program is a good moment to try again, and so is any change of a channel.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::id::GameId;

/// When a game is tried again although nothing was seen to change.
const AGAIN: Duration = Duration::from_secs(10 * 60);

/// The games, with the moment until which each is left alone.
#[derive(Debug, Default)]
pub(in crate::discord) struct Backoff(Mutex<HashMap<GameId, Instant>>);

impl Backoff {
    pub(in crate::discord) fn add(&self, game: GameId) {
        self.games().insert(game, Instant::now() + AGAIN);
    }

    pub(in crate::discord) fn remove(&self, game: GameId) {
        self.games().remove(&game);
    }

    /// Something has changed: all may be tried again.
    pub(in crate::discord) fn clear(&self) {
        self.games().clear();
    }

    pub(in crate::discord) fn holds(&self, game: GameId) -> bool {
        self.games().get(&game).is_some_and(|until| Instant::now() < *until)
    }

    fn games(&self) -> MutexGuard<'_, HashMap<GameId, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
