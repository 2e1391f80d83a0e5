//! Whether the database can be written, and when it cannot be relied on any more.

use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

use super::Error;

/// For how long nothing may be written before the program gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// What SQLite says when what was written may not have reached the disk: of a file, or of its folder.
const NOT_FLUSHED: [&str; 2] = ["1034", "1290"];

/// Why the program can no longer rely on its database in this life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// What was written may not have reached the disk; and what the system remembers of it is not what is there.
    #[error("the database could not be flushed to the disk")]
    NotFlushed,
    /// Nothing could be written for long.
    #[error("the database could not be written for {} seconds", PATIENCE.as_secs())]
    Unwritable,
}

/// What is known of how the database does.
#[derive(Debug, Default)]
pub(super) struct Health {
    /// Since when nothing could be written.
    failing: Mutex<Option<Instant>>,
    broken: OnceLock<Broken>,
    rung: Notify,
}

impl Health {
    /// Something was written.
    pub(super) fn works(&self) {
        *self.failing.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Nothing could be written.
    pub(super) fn failed(&self, error: &Error) {
        self.failed_at(error, Instant::now());
    }

    fn failed_at(&self, error: &Error, now: Instant) {
        let Error::Sql(error) = error else { return };
        let code = error.as_database_error().and_then(|error| error.code());
        let since = *self.failing.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(now);
        if code.is_some_and(|code| NOT_FLUSHED.contains(&&*code)) {
            self.give_up(Broken::NotFlushed);
        } else if now.duration_since(since) >= PATIENCE {
            self.give_up(Broken::Unwritable);
        }
    }

    /// Whether this has happened.
    pub(super) fn is(&self, why: Broken) -> bool {
        self.broken.get() == Some(&why)
    }

    /// This has happened.
    pub(super) fn give_up(&self, why: Broken) {
        if self.broken.set(why).is_ok() {
            self.rung.notify_waiters();
        }
    }

    /// Waits until the database cannot be relied on any more.
    pub(super) async fn broken(&self) -> Broken {
        loop {
            let rung = self.rung.notified();
            if let Some(why) = self.broken.get() {
                return *why;
            }
            rung.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_cannot_write_for_long_gives_up() {
        let health = Health::default();
        let (error, begin) = (Error::Sql(sqlx::Error::PoolTimedOut), Instant::now());
        health.failed_at(&error, begin);
        health.failed_at(&error, begin + PATIENCE - Duration::from_millis(1));
        health.works();
        health.failed_at(&error, begin + PATIENCE);
        health.failed_at(&Error::Taken, begin + 3 * PATIENCE);
        assert_eq!(health.broken.get(), None);
        health.failed_at(&error, begin + 2 * PATIENCE);
        assert_eq!(health.broken.get(), Some(&Broken::Unwritable));
    }
}
