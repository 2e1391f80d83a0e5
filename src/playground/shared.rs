//! What all tasks of one local Discord share: the world behind its lock, and the signals that it changed or stops.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

use super::options::Limits;
use super::world::World;

/// The world and its signals.
#[derive(Debug)]
pub(crate) struct Shared {
    world: Mutex<World>,
    limits: Limits,
    changed: watch::Sender<u64>,
    stop: watch::Sender<bool>,
}

impl Shared {
    pub(crate) fn new(world: World) -> Shared {
        let limits = world.limits.clone();
        Shared {
            world: Mutex::new(world),
            limits,
            changed: watch::Sender::new(0),
            stop: watch::Sender::new(false),
        }
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Does something with the world, then tells those who wait if that changed it.
    pub(crate) fn with<T>(&self, act: impl FnOnce(&mut World) -> T) -> T {
        // A panic under the lock has failed its own test already; the others may go on.
        let mut world = self.world.lock().unwrap_or_else(PoisonError::into_inner);
        let result = act(&mut world);
        let last = world.changes.last();
        self.changed.send_if_modified(|known| std::mem::replace(known, last) != last);
        result
    }

    /// Wakes all who wait, for what changes without being told to people.
    pub(crate) fn wake(&self) {
        self.changed.send_modify(|_| {});
    }

    /// A receiver that learns of each change.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Says that it is over.
    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Waits until it is over.
    pub(crate) async fn stopped(&self) {
        let mut stop = self.stop.subscribe();
        // An error means that nobody is left to say it, which is as good.
        drop(stop.wait_for(|stopped| *stopped).await);
    }

    /// Waits for so long, or until it is over.
    pub(crate) async fn pause(&self, duration: Duration) {
        tokio::select! {
            () = tokio::time::sleep(duration) => {}
            () = self.stopped() => {}
        }
    }
}
