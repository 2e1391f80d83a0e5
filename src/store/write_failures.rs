//! Whether the database can be written, and when it cannot be relied on any more.

use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

use super::{Error, code};
use crate::metrics;

/// For how long nothing may be written before the program gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// Why the program can no longer rely on its database in this life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// A commit failed in such a way that only another start can tell whether it is there.
    #[error("a change could not be committed, and may be in the database or not")]
    InDoubt,
    /// Nothing could be written for long.
    #[error(
        "the database could not be written for {} seconds: see whether its disk has room and is sound",
        PATIENCE.as_secs()
    )]
    Unwritable,
}

/// The database's code of an error, or a word where it has given none.
fn label(error: &Error) -> String {
    match error {
        Error::Sql(error) => code(error).unwrap_or_else(|| "io".to_owned()),
        Error::Unanswered(error) => code(error).unwrap_or_else(|| "unanswered".to_owned()),
        Error::InDoubt(error) => code(error).unwrap_or_else(|| "in-doubt".to_owned()),
        Error::Taken => "taken".to_owned(),
        Error::Busy(_) => "busy".to_owned(),
        Error::ClaimLost => "claim-lost".to_owned(),
        Error::Unreadable(_) => "unreadable".to_owned(),
    }
}

/// What is known of how the database does.
#[derive(Debug)]
pub(super) struct Health {
    /// Whether the program gives up when nothing can be written for long: another start may help with a file, but not with
    /// a server, which may be back at any moment.
    gives_up: bool,
    /// Since when nothing could be written.
    failing: Mutex<Option<Instant>>,
    broken: OnceLock<Broken>,
    rung: Notify,
}

impl Health {
    pub(super) fn new(gives_up: bool) -> Health {
        Health { gives_up, failing: Mutex::default(), broken: OnceLock::new(), rung: Notify::new() }
    }

    /// Something was written.
    pub(super) fn works(&self) {
        *self.failing.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Nothing could be written.
    pub(super) fn failed(&self, error: &Error) {
        metrics::database_error(label(error));
        self.failed_at(error, Instant::now());
    }

    fn failed_at(&self, error: &Error, now: Instant) {
        match error {
            Error::InDoubt(_) => self.give_up(Broken::InDoubt),
            Error::Sql(_) | Error::Unanswered(_) => {
                let mut failing = self.failing.lock().unwrap_or_else(PoisonError::into_inner);
                if self.gives_up && now.duration_since(*failing.get_or_insert(now)) >= PATIENCE {
                    self.give_up(Broken::Unwritable);
                }
            }
            Error::Taken | Error::Busy(_) | Error::ClaimLost | Error::Unreadable(_) => {}
        }
    }

    fn give_up(&self, why: Broken) {
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
        let health = Health::new(true);
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
