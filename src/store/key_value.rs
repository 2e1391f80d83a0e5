//! Facts about the installation.

use super::{Error, ReadTx, WriteTx};

/// The value of a fact.
pub async fn get(tx: &mut ReadTx, name: &str) -> Result<Option<String>, Error> {
    let sql = "SELECT value FROM installation WHERE name = $1";
    Ok(sqlx::query_scalar(sql).bind(name).fetch_optional(tx.read()).await?)
}

/// Sets a fact.
pub async fn set(tx: &mut WriteTx, name: &str, value: &str) -> Result<(), Error> {
    let sql = "INSERT INTO installation (name, value) VALUES ($1, $2) \
               ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    tx.run(sqlx::query(sql).bind(name).bind(value)).await
}
