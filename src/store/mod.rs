//! The database: all SQL of the program, one function a statement. It knows no rules of the game's flow and no
//! Discord.
//!
//! Writing goes through one connection, in transactions that begin as writers, so that whoever reads in one of them
//! reads what will still be true at its end. Reading has connections of its own and waits for nobody.

pub mod answers;
pub mod entries;
pub mod facts;
pub mod games;
mod open;
pub mod outages;
pub mod pings;
pub mod posts;
pub mod seats;
pub mod sending;
pub mod settings;
pub mod standing;
pub mod waits;
pub mod whole;

use sqlx::any::AnyRow;
use sqlx::{Any, AnyPool, Row};

pub use open::OpenError;

/// A transaction that writes. Dropped without a commit, it changes nothing.
pub type Tx = sqlx::Transaction<'static, Any>;

/// The database of one installation.
#[derive(Debug, Clone)]
pub struct Store {
    writer: AnyPool,
    reader: AnyPool,
    /// Held as long as the store is open: no second process may open the same file.
    _lock: std::sync::Arc<std::fs::File>,
}

/// Why the database did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// What was to be added is there already: somebody else was faster.
    #[error("it is there already")]
    Taken,
    /// The database failed.
    #[error("the database failed: {0}")]
    Sql(#[source] sqlx::Error),
    /// A row says what no version of the program writes.
    #[error("a row cannot be read: {0}")]
    Unreadable(String),
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        match error.as_database_error() {
            Some(database) if database.is_unique_violation() => Error::Taken,
            _ => Error::Sql(error),
        }
    }
}

impl Store {
    /// Begins a transaction that writes: it waits until every other one has ended.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn write(&self) -> Result<Tx, Error> {
        Ok(self.writer.begin_with("BEGIN IMMEDIATE").await?)
    }

    /// Begins a transaction that reads: all of it sees the database as it is now.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read(&self) -> Result<Tx, Error> {
        Ok(self.reader.begin().await?)
    }

    /// For one statement that reads.
    fn reader(&self) -> &AnyPool {
        &self.reader
    }

    /// Closes the database after what is under way.
    pub async fn close(&self) {
        self.reader.close().await;
        self.writer.close().await;
    }
}

/// A whole number of a row, as one of our ids or times.
fn number<T>(row: &AnyRow, column: &str, wrap: fn(i64) -> T) -> Result<T, Error> {
    Ok(wrap(row.try_get(column)?))
}

fn text(row: &AnyRow, column: &str) -> Result<String, Error> {
    Ok(row.try_get(column)?)
}

/// A text of a row, which may be missing.
fn maybe_text(row: &AnyRow, column: &str) -> Result<Option<String>, Error> {
    Ok(row.try_get(column)?)
}

/// A number of a row that is one of few, such as a seat.
fn few(row: &AnyRow, column: &str) -> Result<usize, Error> {
    let number: i64 = row.try_get(column)?;
    usize::try_from(number).map_err(|_| Error::Unreadable(format!("{column} is {number}")))
}
