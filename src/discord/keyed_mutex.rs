//! What one does at a time, by a name: changing the messages of a game, or being served.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::OwnedMutexGuard;

/// How many names may be remembered that nobody holds any more.
const FEW: usize = 64;

/// How often a name was taken.
type Lock = Arc<tokio::sync::Mutex<u64>>;

/// Locks a memory. Every change of one is complete before anything can panic, so what a panic leaves behind is good.
pub(in crate::discord) fn lock<T>(memory: &Mutex<T>) -> MutexGuard<'_, T> {
    memory.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Who holds which name. In memory: nothing of a process that has ended is under way.
#[derive(Debug)]
pub(in crate::discord) struct Locks<K>(Mutex<HashMap<K, Lock>>);

/// The right to do what one does at a time, until it is dropped.
pub(in crate::discord) struct Held(OwnedMutexGuard<u64>);

/// That nobody held a name at a moment.
pub(in crate::discord) struct Free {
    taken: u64,
    /// As long as it is kept, the name is remembered.
    _lock: Lock,
}

impl Held {
    fn of(mut lock: OwnedMutexGuard<u64>) -> Held {
        *lock += 1;
        Held(lock)
    }

    /// Whether nobody else has held the name since a moment at which nobody did.
    pub(in crate::discord) fn is_first_since(&self, free: &Free) -> bool {
        *self.0 == free.taken + 1
    }
}

impl<K> Default for Locks<K> {
    fn default() -> Locks<K> {
        Locks(Mutex::default())
    }
}

impl<K: Eq + Hash> Locks<K> {
    /// Waits until nobody else holds the name; whoever came first is first.
    pub(in crate::discord) async fn wait_for(&self, name: K) -> Held {
        let lock = self.lock(name);
        Held::of(lock.lock_owned().await)
    }

    /// The right to it, if nobody else has it.
    pub(in crate::discord) fn try_take(&self, name: K) -> Option<Held> {
        self.lock(name).try_lock_owned().ok().map(Held::of)
    }

    /// That nobody holds it now, if so.
    pub(in crate::discord) fn free(&self, name: K) -> Option<Free> {
        let lock = self.lock(name);
        let taken = *lock.try_lock().ok()?;
        Some(Free { taken, _lock: lock })
    }

    fn lock(&self, name: K) -> Lock {
        let mut locks = lock(&self.0);
        if locks.len() > FEW {
            locks.retain(|_, lock| Arc::strong_count(lock) > 1);
        }
        Arc::clone(locks.entry(name).or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_holds_a_name_first_since_it_was_free_knows_it() {
        let locks = Locks::default();
        let free = locks.free(0).unwrap();
        let first = locks.wait_for(0).await;
        assert!(first.is_first_since(&free));
        assert!(locks.free(0).is_none());
        drop(first);
        // However many other names are held, and forgotten, meanwhile.
        for name in 1..1000 {
            drop(locks.try_take(name));
        }
        assert!(!locks.try_take(0).unwrap().is_first_since(&free));
        let free = locks.free(0).unwrap();
        assert!(locks.try_take(0).unwrap().is_first_since(&free));
    }
}
