//! When the program was down or not connected.

use sqlx::FromRow;

use super::{Error, ReadTx, WriteTx};
use crate::clock::Span;
use crate::time::Millis;

#[derive(FromRow)]
struct Row {
    from_at: Millis,
    until_at: Millis,
}

/// Notes a time during which nobody's clock ran.
///
/// # Errors
/// When the database fails.
pub async fn add(tx: &mut WriteTx, from: Millis, until: Millis) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO outage (from_at, until_at) VALUES ($1, $2) \
         ON CONFLICT (from_at) DO UPDATE SET until_at = excluded.until_at",
    )
    .bind(from)
    .bind(until)
    .execute(tx.write())
    .await?;
    Ok(())
}

/// Ends those that would last into the future: the wall's clock had been ahead, and was put right.
///
/// # Errors
/// When the database fails.
pub async fn end_by(tx: &mut WriteTx, now: Millis) -> Result<(), Error> {
    sqlx::query("DELETE FROM outage WHERE from_at > $1").bind(now).execute(tx.write()).await?;
    let sql = "UPDATE outage SET until_at = $1 WHERE until_at > $1";
    sqlx::query(sql).bind(now).execute(tx.write()).await?;
    Ok(())
}

/// Those that lasted beyond a moment, in order.
///
/// # Errors
/// When the database fails.
pub async fn since(tx: &mut ReadTx, moment: Millis) -> Result<Vec<Span>, Error> {
    let sql = "SELECT from_at, until_at FROM outage WHERE until_at > $1 ORDER BY from_at";
    let rows: Vec<Row> = sqlx::query_as(sql).bind(moment).fetch_all(tx.read()).await?;
    Ok(rows.into_iter().map(|row| Span { from: row.from_at, until: row.until_at }).collect())
}
