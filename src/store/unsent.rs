//! Statements that write and return nothing: they wait, and are sent together with the next that is waited for.
//!
//! They are one message with their values in its text, as PostgreSQL takes no parameters with several statements.

use std::fmt;

use futures_util::TryStreamExt as _;
use sqlx::any::AnyValue;
use sqlx::{AnyConnection, AssertSqlSafe, Execute as _, Executor as _, Value as _};

use super::transaction::Statement;
use super::waiting::{self, Wait};

/// A longer text does not wait.
const MOST: usize = 64 * 1024;

/// Statements that wait.
#[derive(Default)]
pub(super) struct Unsent {
    text: String,
    count: usize,
    /// Whether some were sent, and not all are known to be done.
    is_cut: bool,
}

/// Why not all of them were done.
#[derive(Debug)]
pub(super) struct Undone {
    /// How many were known to be done before.
    pub(super) done: usize,
    pub(super) error: sqlx::Error,
}

impl Unsent {
    /// How many wait.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Whether some were sent, and not all are known to be done: the transaction must not be committed.
    pub(super) fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// Whether no more should wait.
    pub(super) fn is_long(&self) -> bool {
        self.text.len() > MOST
    }

    /// Adds a statement with its values.
    pub(super) fn add(&mut self, mut statement: Statement<'_>) -> Result<(), sqlx::Error> {
        let arguments = statement.take_arguments().map_err(sqlx::Error::Encode)?.unwrap_or_default();
        let values = arguments.values.0.into_iter().map(|kind| literal(&AnyValue { kind }));
        let filled = filled(statement.sql().as_str(), &values.collect::<Result<Vec<_>, _>>()?)?;
        self.add_text(&filled);
        Ok(())
    }

    /// Adds a statement without values.
    pub(super) fn add_text(&mut self, sql: &str) {
        if self.count > 0 {
            self.text.push_str(";\n");
        }
        self.text.push_str(sql);
        self.count += 1;
    }

    /// Sends all that wait; none do then. Returns how many rows each has changed.
    pub(super) async fn send(
        &mut self,
        connection: &mut AnyConnection,
        wait: Option<&Wait>,
    ) -> Result<Vec<u64>, Undone> {
        if self.count == 0 {
            return Ok(Vec::new());
        }
        waiting::statement();
        let text = std::mem::take(self).text;
        self.is_cut = true;
        let mut changed = Vec::new();
        let mut steps = connection.fetch_many(sqlx::raw_sql(AssertSqlSafe(text)));
        let doing = async {
            while let Some(step) = steps.try_next().await? {
                changed.extend(step.left().map(|done| done.rows_affected()));
            }
            Ok(())
        };
        let sent = match wait {
            Some(wait) => wait.within(doing).await,
            None => doing.await,
        };
        self.is_cut = sent.is_err();
        match sent {
            Ok(()) => Ok(changed),
            Err(error) => Err(Undone { done: changed.len(), error }),
        }
    }
}

impl fmt::Debug for Unsent {
    /// Without the text: it has all that is private.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Unsent").field("count", &self.count).finish_non_exhaustive()
    }
}

/// A statement with its values in the places of its parameters.
fn filled(sql: &str, values: &[String]) -> Result<String, sqlx::Error> {
    let (mut filled, mut rest) = (String::new(), sql);
    while let Some((before, after)) = rest.split_once('$') {
        let end = after.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(after.len());
        let (number, after) = after.split_at(end);
        let value = number.parse::<usize>().ok().and_then(|number| values.get(number.checked_sub(1)?));
        filled.push_str(before);
        filled.push_str(value.ok_or_else(|| unsuitable("a parameter has no value"))?);
        rest = after;
    }
    Ok(filled + rest)
}

/// A value as both engines read it, of the type that it would have as a parameter.
fn literal(value: &AnyValue) -> Result<String, sqlx::Error> {
    if value.is_null() {
        return Ok("NULL".to_owned());
    }
    if let Ok(number) = value.try_decode::<i64>() {
        return Ok(format!("CAST({number} AS BIGINT)"));
    }
    let text: String = value.try_decode()?;
    // Where there are no backslashes to mind, nothing but a quotation mark ends a text; and a NUL the whole message.
    if text.contains('\0') {
        return Err(unsuitable("a text has a NUL"));
    }
    Ok(format!("CAST('{}' AS TEXT)", text.replace('\'', "''")))
}

fn unsuitable(why: &str) -> sqlx::Error {
    sqlx::Error::Encode(why.into())
}
