//! Facts about the installation.

use super::{Error, Tx, text};

/// The value of a fact.
///
/// # Errors
/// When the database fails.
pub async fn get(tx: &mut Tx, name: &str) -> Result<Option<String>, Error> {
    let found =
        sqlx::query("SELECT value FROM fact WHERE name = $1").bind(name).fetch_optional(&mut **tx).await?;
    found.as_ref().map(|row| text(row, "value")).transpose()
}

/// Sets a fact.
///
/// # Errors
/// When the database fails.
pub async fn set(tx: &mut Tx, name: &str, value: &str) -> Result<(), Error> {
    sqlx::query("INSERT INTO fact (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value")
        .bind(name)
        .bind(value)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
