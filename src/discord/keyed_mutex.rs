//! What one does at a time, by a name: changing the messages of a game, or being served.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::OwnedMutexGuard;

/// How many names may be remembered that nobody holds any more.
const FEW: usize = 64;

type Lock = Arc<tokio::sync::Mutex<()>>;

/// Locks a memory. Every change of one is complete before anything can panic, so what a panic leaves behind is good.
pub(in crate::discord) fn lock<T>(memory: &Mutex<T>) -> MutexGuard<'_, T> {
    memory.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Who holds which name. In memory: nothing of a process that has ended is under way.
#[derive(Debug)]
pub(in crate::discord) struct Locks<K>(Mutex<HashMap<K, Lock>>);

/// The right to do what one does at a time, until it is dropped.
pub(in crate::discord) struct Held(#[expect(dead_code, reason = "held, not looked at")] OwnedMutexGuard<()>);

impl<K> Default for Locks<K> {
    fn default() -> Locks<K> {
        Locks(Mutex::default())
    }
}

impl<K: Eq + Hash> Locks<K> {
    /// Waits until nobody else holds the name; whoever came first is first.
    pub(in crate::discord) async fn wait_for(&self, name: K) -> Held {
        let lock = self.lock(name);
        Held(lock.lock_owned().await)
    }

    /// The right to it, if nobody else has it.
    pub(in crate::discord) fn try_take(&self, name: K) -> Option<Held> {
        self.lock(name).try_lock_owned().ok().map(Held)
    }

    fn lock(&self, name: K) -> Lock {
        let mut locks = lock(&self.0);
        if locks.len() > FEW {
            locks.retain(|_, lock| Arc::strong_count(lock) > 1);
        }
        Arc::clone(locks.entry(name).or_default())
    }
}
