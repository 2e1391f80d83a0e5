//! When the program was down or not connected.

use super::{Error, Tx, number};
use crate::time::Millis;

/// Notes a time during which nobody's clock ran.
///
/// # Errors
/// When the database fails.
pub async fn add(tx: &mut Tx, from: Millis, until: Millis) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO outage (from_at, until_at) VALUES ($1, $2) \
         ON CONFLICT (from_at) DO UPDATE SET until_at = excluded.until_at",
    )
    .bind(from.0)
    .bind(until.0)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Ends those that would last into the future: the wall's clock had been ahead, and was put right.
///
/// # Errors
/// When the database fails.
pub async fn end_by(tx: &mut Tx, now: Millis) -> Result<(), Error> {
    sqlx::query("DELETE FROM outage WHERE from_at > $1").bind(now.0).execute(&mut **tx).await?;
    let sql = "UPDATE outage SET until_at = $1 WHERE until_at > $1";
    sqlx::query(sql).bind(now.0).execute(&mut **tx).await?;
    Ok(())
}

/// All of them, in order.
///
/// # Errors
/// When the database fails.
pub async fn all(tx: &mut Tx) -> Result<Vec<(Millis, Millis)>, Error> {
    let sql = "SELECT from_at, until_at FROM outage ORDER BY from_at";
    let rows = sqlx::query(sql).fetch_all(&mut **tx).await?;
    rows.iter().map(|row| Ok((number(row, "from_at", Millis)?, number(row, "until_at", Millis)?))).collect()
}
