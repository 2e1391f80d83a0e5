//! What concerns many games: done in one after the other, and gone on with after a crash.

use sqlx::FromRow;

use super::{Error, Store, WriteTx};
use crate::id::GameId;
use crate::time::Millis;

/// A sweep.
#[derive(Debug, Clone, PartialEq, Eq, FromRow)]
pub struct SweepRow {
    /// Its number.
    pub number: i64,
    /// What is to be done, in the words of `app::sweeps`.
    pub what: String,
    /// The last game in which it has been done; 0 before the first.
    pub done_to: GameId,
}

/// Adds a sweep, and returns its number. One of the same words that is not done yet begins anew.
///
/// # Errors
/// When the database fails.
pub async fn add(tx: &mut WriteTx, what: &str, at: Millis) -> Result<i64, Error> {
    let again = "UPDATE job SET done_to = 0, at = $2 WHERE what = $1 RETURNING number";
    let open = sqlx::query_scalar(again).bind(what).bind(at).fetch_optional(tx.write()).await?;
    if let Some(number) = open {
        return Ok(number);
    }
    let next = "SELECT COALESCE(MAX(number), 0) + 1 FROM job";
    let number: i64 = sqlx::query_scalar(next).fetch_one(tx.write()).await?;
    sqlx::query("INSERT INTO job (number, what, done_to, at) VALUES ($1, $2, 0, $3)")
        .bind(number)
        .bind(what)
        .bind(at)
        .execute(tx.write())
        .await?;
    Ok(number)
}

/// The numbers of the sweeps that are not done, and that nobody has gone on with after a moment; those first that
/// have waited longest for that.
///
/// # Errors
/// When the database fails.
pub async fn before(store: &Store, at: Millis) -> Result<Vec<i64>, Error> {
    let sql = "SELECT number FROM job WHERE at <= $1 ORDER BY at, number LIMIT 100";
    Ok(sqlx::query_scalar(sql).bind(at).fetch_all(store.reader()).await?)
}

/// A sweep by its number, if it is not done; what it says of games done is true until the transaction ends.
///
/// # Errors
/// When the database fails.
pub async fn by_number(tx: &mut WriteTx, number: i64) -> Result<Option<SweepRow>, Error> {
    let sql = "SELECT number, what, done_to FROM job WHERE number = $1";
    Ok(sqlx::query_as(sql).bind(number).fetch_optional(tx.write()).await?)
}

/// Notes when a sweep has been done in a game.
///
/// # Errors
/// When the database fails.
pub async fn done_to(tx: &mut WriteTx, number: i64, game: GameId, at: Millis) -> Result<(), Error> {
    sqlx::query("UPDATE job SET done_to = $2, at = $3 WHERE number = $1")
        .bind(number)
        .bind(game)
        .bind(at)
        .execute(tx.write())
        .await?;
    Ok(())
}

/// Notes when a sweep was last gone on with, though in vain.
///
/// # Errors
/// When the database fails.
pub async fn tried(tx: &mut WriteTx, number: i64, at: Millis) -> Result<(), Error> {
    sqlx::query("UPDATE job SET at = $2 WHERE number = $1").bind(number).bind(at).execute(tx.write()).await?;
    Ok(())
}

/// Forgets a sweep that is not to be done any more; returns whether there was one of these words.
///
/// # Errors
/// When the database fails.
pub async fn drop_of(tx: &mut WriteTx, what: &str) -> Result<bool, Error> {
    let done = sqlx::query("DELETE FROM job WHERE what = $1").bind(what).execute(tx.write()).await?;
    Ok(done.rows_affected() > 0)
}

/// Forgets a sweep that is done.
///
/// # Errors
/// When the database fails.
pub async fn end(tx: &mut WriteTx, number: i64) -> Result<(), Error> {
    sqlx::query("DELETE FROM job WHERE number = $1").bind(number).execute(tx.write()).await?;
    Ok(())
}
