//! All rows of a database, read in one transaction and written in one into another database, whatever their engines.

use futures_util::TryStreamExt as _;
use sha2::{Digest as _, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};

use super::schema::{self, Column, ColumnKind, MOVED_TO, Table};
use super::transaction::Statement;
use super::{Error, ReadTx, WriteTx, key_value};

/// How many values are written by one statement. SQLite looks for the place of each in a list, so many take it long.
const VALUES: usize = 1_000;
/// The fact that says, in a database that was moved here, what was in the other one then.
const MOVED_FROM: &str = "moved from";

/// Why rows were not copied.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The rows to copy cannot be read.
    #[error("its table {0} could not be read: {1}")]
    Reading(&'static str, #[source] Error),
    /// They cannot be written, or not be read back.
    #[error("the table {0} could not be copied: {1}")]
    Writing(&'static str, #[source] Error),
    /// What was read back is not what was written.
    #[error("the copy of the table {0} has other rows")]
    Different(&'static str),
}

/// What all tables of a database hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contents(Vec<(&'static str, Rows)>);

impl Contents {
    /// How many rows there are.
    pub fn rows(&self) -> u64 {
        self.0.iter().map(|(_, rows)| rows.count).sum()
    }

    fn digest(&self) -> String {
        let mut digest = Sha256::new();
        for (table, rows) in &self.0 {
            digest.update(table);
            digest.update(rows.count.to_be_bytes());
            digest.update(rows.digest);
        }
        format!("{:x}", digest.finalize())
    }
}

/// The rows of a table, in whatever order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Rows {
    count: u64,
    /// The SHA-256 of all rows, each bit added to the others'. Keys make all rows different, so none outweighs another.
    digest: [u8; 32],
}

impl Rows {
    fn add(&mut self, row: &[Value]) {
        let mut digest = Sha256::new();
        for value in row {
            match value {
                Value::Number(None) | Value::Text(None) => digest.update([0]),
                Value::Number(Some(number)) => {
                    digest.update([1]);
                    digest.update(number.to_be_bytes());
                }
                Value::Text(Some(text)) => {
                    digest.update([2]);
                    digest.update((text.len() as u64).to_be_bytes());
                    digest.update(text);
                }
            }
        }
        self.count += 1;
        for (sum, byte) in self.digest.iter_mut().zip(digest.finalize()) {
            *sum ^= byte;
        }
    }
}

/// A value of a row.
enum Value {
    Number(Option<i64>),
    Text(Option<String>),
}

/// Copies all rows into a database that [`is_empty`], and compares what can be read there with what was read here.
///
/// # Errors
/// Then nothing may be committed.
pub async fn copy(from: &mut ReadTx, to: &mut WriteTx) -> Result<Contents, TransferError> {
    // What an empty database knows is its schema, and so does the other one.
    let made = sqlx::query("DELETE FROM installation");
    to.run_now(made).await.map_err(|error| TransferError::Writing("installation", error))?;
    let mut contents = Vec::new();
    for table in schema::tables() {
        let rows = read(from, &table, Some(&mut *to)).await?;
        let copied = read(to, &table, None).await.map_err(TransferError::of_copy)?;
        if copied != rows {
            return Err(TransferError::Different(table.name));
        }
        contents.push((table.name, rows));
    }
    Ok(Contents(contents))
}

impl TransferError {
    /// The same where what cannot be read is the copy.
    fn of_copy(self) -> TransferError {
        match self {
            TransferError::Reading(table, error) => TransferError::Writing(table, error),
            other @ (TransferError::Writing(..) | TransferError::Different(_)) => other,
        }
    }
}

/// Reads all tables.
pub async fn contents(tx: &mut ReadTx) -> Result<Contents, TransferError> {
    let mut contents = Vec::new();
    for table in schema::tables() {
        contents.push((table.name, read(tx, &table, None).await?));
    }
    Ok(Contents(contents))
}

/// Reads a table, and writes its rows elsewhere if they are wanted there.
async fn read(from: &mut ReadTx, table: &Table, mut to: Option<&mut WriteTx>) -> Result<Rows, TransferError> {
    let reading = |error: sqlx::Error| TransferError::Reading(table.name, error.into());
    let sql = format!("SELECT {} FROM {}", names(table), table.name);
    let size = VALUES / table.columns.len();
    let (mut rows, mut page) = (Rows::default(), Vec::with_capacity(size));
    let mut found = sqlx::query(AssertSqlSafe(sql)).fetch(from.read());
    while let Some(row) = found.try_next().await.map_err(reading)? {
        let row = values(&row, &table.columns).map_err(reading)?;
        rows.add(&row);
        if let Some(to) = &mut to {
            page.push(row);
            if page.len() == size {
                write(to, table, &mut page).await?;
            }
        }
    }
    if let Some(to) = &mut to {
        write(to, table, &mut page).await?;
    }
    Ok(rows)
}

fn values(row: &AnyRow, columns: &[Column]) -> Result<Vec<Value>, sqlx::Error> {
    let value = |(place, column): (usize, &Column)| {
        Ok(match column.kind {
            ColumnKind::Number => Value::Number(row.try_get(place)?),
            ColumnKind::Text => Value::Text(row.try_get(place)?),
        })
    };
    columns.iter().enumerate().map(value).collect()
}

/// Writes all rows of a page by one statement. The page is empty then.
async fn write(to: &mut WriteTx, table: &Table, page: &mut Vec<Vec<Value>>) -> Result<(), TransferError> {
    if page.is_empty() {
        return Ok(());
    }
    let width = table.columns.len();
    let row = |number: usize| {
        let places: Vec<String> = (1..=width).map(|column| format!("${}", number * width + column)).collect();
        format!("({})", places.join(", "))
    };
    let rows: Vec<String> = (0..page.len()).map(row).collect();
    let sql = format!("INSERT INTO {} ({}) VALUES {}", table.name, names(table), rows.join(", "));
    let mut statement: Statement<'_> = sqlx::query(AssertSqlSafe(sql));
    for value in page.drain(..).flatten() {
        statement = match value {
            Value::Number(number) => statement.bind(number),
            Value::Text(text) => statement.bind(text),
        };
    }
    to.run_now(statement).await.map_err(|error| TransferError::Writing(table.name, error))
}

fn names(table: &Table) -> String {
    table.columns.iter().map(|column| column.name).collect::<Vec<_>>().join(", ")
}

/// Whether there is nothing in a database but what makes it one.
pub async fn is_empty(tx: &mut ReadTx) -> Result<bool, Error> {
    for table in schema::tables() {
        let sql = match table.name {
            "installation" => "SELECT 1 FROM installation WHERE name <> 'schema' LIMIT 1".to_owned(),
            name => format!("SELECT 1 FROM {name} LIMIT 1"),
        };
        if sqlx::query(AssertSqlSafe(sql)).fetch_optional(tx.read()).await?.is_some() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Notes in a database what was in the one that is moved here.
pub async fn note_source(tx: &mut WriteTx, source: &Contents) -> Result<(), Error> {
    key_value::set(tx, MOVED_FROM, &source.digest()).await
}

/// Whether all this was moved into a database. More may have been done there since.
pub async fn has_moved_here(tx: &mut ReadTx, source: &Contents) -> Result<bool, Error> {
    Ok(key_value::get(tx, MOVED_FROM).await?.is_some_and(|digest| digest == source.digest()))
}

/// Marks a database as moved to another place: nothing opens it any more.
pub async fn mark_as_moved(tx: &mut WriteTx, to: &str) -> Result<(), Error> {
    key_value::set(tx, MOVED_TO, to).await
}
