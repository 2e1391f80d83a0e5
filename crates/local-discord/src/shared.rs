//! What all tasks of one local Discord share: it behind its lock, and the signals that it changed or stops.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

use super::options::Limits;
use super::service::Service;
use super::world::World;

/// One local Discord and its signals.
#[derive(Debug)]
pub(crate) struct Shared {
    service: Mutex<Service>,
    limits: Limits,
    changed: watch::Sender<u64>,
    stop: watch::Sender<bool>,
}

impl Shared {
    pub(crate) fn new(service: Service) -> Shared {
        let limits = service.world.limits.clone();
        Shared {
            service: Mutex::new(service),
            limits,
            changed: watch::Sender::new(0),
            stop: watch::Sender::new(false),
        }
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Does something with the world; the rest is as with [`Shared::with_all`].
    pub(crate) fn with<T>(&self, act: impl FnOnce(&mut World) -> T) -> T {
        self.with_all(|service| act(&mut service.world))
    }

    /// Does something, and hands on what that changed before anybody can do more. Then tells those who wait.
    pub(crate) fn with_all<T>(&self, act: impl FnOnce(&mut Service) -> T) -> T {
        // A panic under the lock has failed its own test already; the others may go on.
        let mut service = self.service.lock().unwrap_or_else(PoisonError::into_inner);
        service.world.let_threads_sleep();
        let result = act(&mut service);
        service.hand_on();
        let last = service.news.last();
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
        // The timer counts in milliseconds: even no time at all would take one.
        if duration.is_zero() {
            return;
        }
        tokio::select! {
            () = tokio::time::sleep(duration) => {}
            () = self.stopped() => {}
        }
    }
}
