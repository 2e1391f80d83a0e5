//! Who is changing the messages of which game just now. A game's present board and its lobby's message are changed by
//! one at a time, so that an older state never comes last, and no job mends anything that somebody is still busy
//! with.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::OwnedMutexGuard;

use crate::id::GameId;

/// How many games may be remembered that nobody is showing any more.
const FEW: usize = 64;

type Lock = Arc<tokio::sync::Mutex<()>>;

/// The games that are being shown. In memory: nothing of a process that has ended is under way.
#[derive(Debug, Default)]
pub(in crate::discord) struct Locks(Mutex<HashMap<GameId, Lock>>);

/// The right to change the messages of a game, until it is dropped.
pub(in crate::discord) struct Held(#[expect(dead_code, reason = "held, not looked at")] OwnedMutexGuard<()>);

impl Locks {
    /// Waits until nobody else shows the game.
    pub(in crate::discord) async fn wait_for(&self, game: GameId) -> Held {
        let lock = self.lock(game);
        Held(lock.lock_owned().await)
    }

    /// The right to show the game, if nobody else has it.
    pub(in crate::discord) fn try_take(&self, game: GameId) -> Option<Held> {
        self.lock(game).try_lock_owned().ok().map(Held)
    }

    fn lock(&self, game: GameId) -> Lock {
        let mut locks: MutexGuard<'_, HashMap<GameId, Lock>> =
            self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if locks.len() > FEW {
            locks.retain(|_, lock| Arc::strong_count(lock) > 1);
        }
        Arc::clone(locks.entry(game).or_default())
    }
}
