//! Interactions that changed something, so that one delivered twice does not change it twice.

use ra_table::id::InteractionId;
use ra_table::time::Millis;

use super::{Error, WriteTx};

/// Notes that an interaction has been acted on.
///
/// # Errors
/// [`Error::Taken`] when it had been before: Discord delivered it twice.
pub async fn note(tx: &mut WriteTx, interaction: InteractionId, now: Millis) -> Result<(), Error> {
    let sql = "INSERT INTO interaction (id, received_at) VALUES ($1, $2)";
    tx.run(sqlx::query(sql).bind(interaction).bind(now)).await
}

/// Forgets the interactions before a moment; Discord delivers none so late.
pub async fn forget(tx: &mut WriteTx, before: Millis) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM interaction WHERE received_at < $1").bind(before)).await
}
