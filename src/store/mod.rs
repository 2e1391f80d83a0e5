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
pub mod cup_announcements;
pub mod cup_drafts;
pub mod cup_news;
pub mod cups;
mod database;
pub mod dated_settings;
pub mod deals;
pub mod direct_messages;
pub mod direct_questions;
pub mod entries;
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
mod open_error;
pub mod open_seats;
pub mod out_of_reach;
pub mod out_of_sight;
pub mod outages;
pub mod people;
pub mod personal_data;
mod postgres;
pub mod private_state;
pub mod ratings;
pub mod reader_preferences;
pub mod results;
mod rows_as_text;
mod schema;
pub mod seat_offers;
pub mod sent_text;
pub mod servers;
pub mod shards;
mod source;
mod sqlite;
pub mod table_quota;
pub mod table_watches;
pub mod tasks;
pub mod threads;
mod transaction;
pub mod transfer;
pub mod trust;
pub mod undeliverable;
mod unsent;
pub mod untold_seasons;
pub mod wait_stats;
mod waiting;
mod write_failures;

use std::sync::{Arc, Once};
use std::time::Duration;

use sqlx::AnyPool;
use tokio::sync::Notify;

pub use self::database::Database;
pub use self::open_error::OpenError;
pub use self::postgres::{Address, AddressError, ConnectError};
pub use self::source::Source;
pub use self::sqlite::copy::CopyError;
pub use self::sqlite::restore::{Deletions, Restored};
use self::transaction::Words;
pub use self::transaction::{ReadTx, WriteTx};
use self::waiting::AnyReader;
pub(crate) use self::waiting::Wait;
use self::waiting::Waits;
pub use self::waiting::{WaitLimits, for_person, is_perhaps_saved, unasked};
pub use self::write_failures::Broken;
use self::write_failures::Health;

/// The patience of a store that was given none.
const PATIENCE: Duration = Duration::from_secs(10);

/// Lets this process open databases by sqlx's `Any` connections. Opening a [`Store`] does so by itself.
///
/// # Panics
/// If other drivers are installed.
pub fn install_driver() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        sqlx::any::install_drivers(&[sqlx_sqlite::any::DRIVER, sqlx_postgres::any::DRIVER])
            .expect("no others are installed");
    });
}

/// The database of one installation.
#[derive(Debug, Clone)]
pub struct Store {
    writer: AnyPool,
    reader: AnyPool,
    words: Words,
    health: Arc<Health>,
    /// Rings when tasks were written.
    bell: Arc<Notify>,
    /// How long a change's own board may take before the task `board` shows it.
    patience: Duration,
    /// Of a file, held as long as the store is open: no second process may open it.
    lock: Option<Arc<std::fs::File>>,
}

/// Why the database did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// What was to be added is there already: somebody else was faster.
    #[error("it is there already")]
    Taken,
    /// The file was in another's hands: the transaction came to nothing, and may be tried again.
    #[error("the file is in another's hands: {0}")]
    Busy(#[source] sqlx::Error),
    /// The database failed.
    #[error("the database failed: {0}")]
    Sql(#[source] sqlx::Error),
    /// A commit failed, and what was written in it may be there or not. Only another start tells.
    #[error("a change may have been committed or not: {0}")]
    InDoubt(#[source] sqlx::Error),
    /// A server did not answer a commit, so what was written may be there or not. The next transaction finds out.
    #[error("a commit was not answered: {0}")]
    Unanswered(#[source] sqlx::Error),
    /// What a task was to change is not changed: its claim had run out, and somebody else does it.
    #[error("the task is done by somebody else now")]
    ClaimLost,
    /// A row says what no version of the program writes.
    #[error("a row cannot be read: {0}")]
    Unreadable(String),
}

impl Error {
    /// What the failed commit of a file means.
    fn of_commit(error: sqlx::Error) -> Error {
        let may_be_committed = code(&error).is_none_or(|code| sqlite::may_be_committed(&code));
        let error = Error::from(error);
        if may_be_committed && let Error::Sql(error) = error { Error::InDoubt(error) } else { error }
    }

    /// What the failed commit of a server means. An answer that did not come says nothing.
    fn of_commit_on_server(error: sqlx::Error) -> Error {
        let may_be_committed = postgres::is_connection_lost(&error);
        let error = Error::from(error);
        if may_be_committed && let Error::Sql(error) = error { Error::Unanswered(error) } else { error }
    }
}

/// The database's part in an error.
fn part_in(error: &anyhow::Error) -> Option<&Error> {
    error.chain().find_map(|cause| cause.downcast_ref())
}

/// Whether it is the database that has failed, in what was done with it.
pub fn has_failed(error: &anyhow::Error) -> bool {
    part_in(error).is_some_and(|error| match error {
        Error::Sql(_) | Error::InDoubt(_) | Error::Unanswered(_) => true,
        Error::Taken | Error::Busy(_) | Error::ClaimLost | Error::Unreadable(_) => false,
    })
}

/// Whether the database has failed, and a transaction that is run again finds out what became of this one. Of a commit in
/// doubt only another start does.
pub fn is_worth_another_run(error: &anyhow::Error) -> bool {
    has_failed(error) && !matches!(part_in(error), Some(Error::InDoubt(_)))
}

/// Whether an error is about the game alone in which something was done: others may be well.
pub fn is_about_one_game(error: &anyhow::Error) -> bool {
    part_in(error).is_none_or(|error| match error {
        Error::Unreadable(_) => true,
        Error::Taken
        | Error::Busy(_)
        | Error::Sql(_)
        | Error::InDoubt(_)
        | Error::Unanswered(_)
        | Error::ClaimLost => false,
    })
}

impl Error {
    /// Whether the same would fail again: a column does not take a value.
    pub(crate) fn is_of_value(&self) -> bool {
        matches!(self, Error::Sql(error) if code(error).is_some_and(|code| postgres::is_of_value(&code)))
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        match error.as_database_error() {
            Some(database) if database.is_unique_violation() => Error::Taken,
            _ if code(&error).is_some_and(|code| sqlite::is_busy(&code)) => Error::Busy(error),
            _ => Error::Sql(error),
        }
    }
}

/// SQLite's code of an error, or PostgreSQL's state, which is five characters and never one of those codes.
fn code(error: &sqlx::Error) -> Option<String> {
    Some(error.as_database_error()?.code()?.into_owned())
}

impl Store {
    fn new(writer: AnyPool, reader: AnyPool, words: Words, lock: Option<std::fs::File>) -> Store {
        let (health, bell) =
            (Arc::new(Health::new(!matches!(words.waits, Waits::ForServer(_)))), Arc::default());
        Store { writer, reader, words, health, bell, patience: PATIENCE, lock: lock.map(Arc::new) }
    }

    /// The same database, for a bot that shows boards itself within this time after a change.
    #[must_use]
    pub fn with_patience(self, patience: Duration) -> Store {
        Store { patience, ..self }
    }

    /// How long somebody waits from now on for the database; `None` if as long as it takes.
    pub(crate) fn wait(&self) -> Option<Wait> {
        self.words.wait()
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
        let mut tx = WriteTx::begin(self).await?;
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
        ReadTx::begin(&self.reader, self.words).await
    }

    /// Ends when tasks were written since it ended last.
    pub async fn tasks_written(&self) {
        self.bell.notified().await;
    }

    /// Wakes who waits for tasks.
    pub(crate) fn wake_runner(&self) {
        self.bell.notify_one();
    }

    /// For one statement that reads.
    fn reader(&self) -> AnyReader<'_> {
        AnyReader { pool: &self.reader, wait: self.words.wait() }
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
        if let Some(lock) = &self.lock {
            let _ = lock.unlock();
        }
    }
}

/// A text from elsewhere as both engines keep it: PostgreSQL takes no NUL.
fn storable(text: &str) -> String {
    text.replace('\0', "")
}

/// The places for the values of so many rows with so many columns each: `($1, $2), ($3, $4)`.
fn places(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let places = (1..=columns).map(|column| format!("${}", row * columns + column));
        format!("({})", places.collect::<Vec<_>>().join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

/// A number of a row, in the size in which it is used.
fn small<T: TryFrom<i64>>(number: i64) -> Result<T, Error> {
    T::try_from(number).map_err(|_| Error::Unreadable(format!("{number} is out of range")))
}

/// A word of a row.
fn word<T: std::str::FromStr>(word: &str) -> Result<T, Error> {
    word.parse().map_err(|_| Error::Unreadable(format!("{word:?} is no word of this version")))
}
