//! The database: all SQL of the program, one function a statement. It knows no rules of the game's flow and no
//! Discord.
//!
//! Writing goes through one connection, in transactions that begin as writers ([`WriteTx`]), so that what is read in one
//! of them is still true at its end. Reading has connections of its own and waits for nobody ([`ReadTx`]). What is
//! committed is on the disk before anybody can read it.

pub mod affected_games;
pub mod boards;
pub mod bulk_updates;
pub mod cancel_vote;
pub mod channel_panels;
mod copy;
pub mod cup_announcements;
pub mod cup_drafts;
pub mod cup_news;
pub mod cups;
pub mod dated_settings;
pub mod deals;
pub mod direct_questions;
pub mod dm;
pub mod entries;
mod file;
pub mod films;
pub mod games;
pub mod given_roles;
pub mod in_flight;
pub mod interactions;
pub mod key_value;
pub mod last_seen;
pub mod lessons;
pub mod load_game;
pub mod lobbies;
pub mod needed_tasks;
pub mod notes;
pub mod notifications;
mod open;
mod open_error;
pub mod open_seats;
pub mod out_of_reach;
pub mod out_of_sight;
pub mod outages;
pub mod people;
pub mod personal_data;
pub mod private_state;
pub mod ratings;
pub mod reader;
mod restore;
pub mod results;
mod schema;
pub mod seat_offers;
pub mod sent_text;
pub mod servers;
pub mod shards;
pub mod table_quota;
pub mod table_watches;
pub mod tasks;
pub mod threads;
mod transaction;
pub mod trust;
pub mod undeliverable;
pub mod untold_seasons;
pub mod wait_stats;
mod write_failures;

use std::sync::Arc;
use std::time::Duration;

use sqlx::AnyPool;
use tokio::sync::Notify;

pub use self::copy::CopyError;
pub use self::open::install_driver;
pub use self::open_error::OpenError;
pub use self::restore::{Deletions, Restored};
pub use self::transaction::{ReadTx, WriteTx};
pub use self::write_failures::Broken;
use self::write_failures::Health;

/// The database of one installation.
#[derive(Debug, Clone)]
pub struct Store {
    writer: AnyPool,
    reader: AnyPool,
    health: Arc<Health>,
    /// Rings when tasks were written.
    bell: Arc<Notify>,
    /// How long a change's own board may take before the task `board` shows it.
    patience: Duration,
    /// Held as long as the store is open: no second process may open the same file.
    lock: Arc<std::fs::File>,
}

/// Why the database did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// What was to be added is there already: somebody else was faster.
    #[error("it is there already")]
    Taken,
    /// The database was in another's hands: the transaction came to nothing, and may be tried again.
    #[error("the database is in another's hands: {0}")]
    Busy(#[source] sqlx::Error),
    /// The database failed.
    #[error("the database failed: {0}")]
    Sql(#[source] sqlx::Error),
    /// A commit failed, and what was written in it may be there or not.
    #[error("a change may have been committed or not: {0}")]
    InDoubt(#[source] sqlx::Error),
    /// What a task was to change is not changed: its claim had run out, and somebody else does it.
    #[error("the task is done by somebody else now")]
    ClaimLost,
    /// A row says what no version of the program writes.
    #[error("a row cannot be read: {0}")]
    Unreadable(String),
}

/// What databases say when a transaction has lost a race: PostgreSQL's states for a failed serialization, a deadlock
/// and a lock that is not to be had; SQLite's codes for a file that is locked.
const BUSY: [&str; 7] = ["40001", "40P01", "55P03", "5", "6", "261", "517"];

/// What SQLite says to a commit of which nothing was written: its disk is full.
const FULL: &str = "13";

impl Error {
    /// What a failed commit means. A file that could not be written, or be flushed, may hold all of it when it is read
    /// again.
    fn of_commit(error: sqlx::Error) -> Error {
        let code = error.as_database_error().and_then(|error| error.code()).map(|code| code.into_owned());
        match (Error::from(error), code.as_deref()) {
            (Error::Sql(error), code) if code != Some(FULL) => Error::InDoubt(error),
            (known, _) => known,
        }
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        match error.as_database_error() {
            Some(database) if database.is_unique_violation() => Error::Taken,
            Some(database) if database.code().is_some_and(|code| BUSY.contains(&&*code)) => {
                Error::Busy(error)
            }
            _ => Error::Sql(error),
        }
    }
}

impl Store {
    /// The same database, for a bot that shows boards itself within this time after a change.
    #[must_use]
    pub fn with_patience(self, patience: Duration) -> Store {
        Store { patience, ..self }
    }

    /// How long a change's own board may take before the task `board` shows it.
    pub fn patience(&self) -> Duration {
        self.patience
    }

    /// Begins a transaction that writes: it waits until every other one has ended.
    ///
    /// # Errors
    /// [`Error::ClaimLost`] in a task that is another's now.
    pub async fn write(&self) -> Result<WriteTx, Error> {
        let mut tx = WriteTx::begin(&self.writer, &self.health, &self.bell, self.patience).await?;
        match tasks::check(&mut tx).await {
            Ok(()) => Ok(tx),
            Err(error) => {
                tx.rollback().await?;
                Err(error)
            }
        }
    }

    /// Executes a statement in a transaction of its own.
    async fn run(&self, statement: transaction::Statement<'_>) -> Result<(), Error> {
        let mut tx = self.write().await?;
        tx.run(statement).await?;
        tx.commit().await
    }

    /// Begins a transaction that reads: all of it sees the database as it is now.
    pub async fn read(&self) -> Result<ReadTx, Error> {
        ReadTx::begin(&self.reader).await
    }

    /// Ends when tasks were written since it ended last.
    pub async fn has_tasks(&self) {
        self.bell.notified().await;
    }

    /// For one statement that reads.
    fn reader(&self) -> &AnyPool {
        &self.reader
    }

    /// Waits until the database cannot be relied on any more, and the program should end: another life may find it well.
    pub async fn broken(&self) -> Broken {
        self.health.broken().await
    }

    /// Closes the database after what is under way.
    pub async fn close(&self) {
        self.reader.close().await;
        self.writer.close().await;
        // Somebody may still have it who does nothing with it any more. If it stays locked, it is for no longer than
        // that.
        let _ = self.lock.unlock();
    }
}

/// A number of a row, in the size in which it is used.
fn small<T: TryFrom<i64>>(number: i64) -> Result<T, Error> {
    T::try_from(number).map_err(|_| Error::Unreadable(format!("{number} is out of range")))
}

/// A word of a row.
fn word<T: std::str::FromStr>(word: &str) -> Result<T, Error> {
    word.parse().map_err(|_| Error::Unreadable(format!("{word:?} is no word of this version")))
}
