//! Interactions that changed something, so that one delivered twice does not change it twice. Remembered by the machine's
//! clock: a local Discord's may be turned by days while a second delivery waits.

use std::time::Duration;

use ra_table::id::InteractionId;

use super::transaction::Statement;
use super::{Error, WriteTx};
use crate::wall_clock;

/// How long one is remembered: Discord delivers none a second time so late.
const MEMORY: Duration = Duration::from_secs(60 * 60);

/// Notes that an interaction has been acted on, of which it is known that it had not been before.
pub async fn note(tx: &mut WriteTx, interaction: InteractionId) -> Result<(), Error> {
    tx.run(noting(interaction)).await
}

/// Notes that an interaction has been acted on.
///
/// # Errors
/// [`Error::Taken`] when it had been before: Discord delivered it twice.
pub async fn note_once(tx: &mut WriteTx, interaction: InteractionId) -> Result<(), Error> {
    tx.run_now(noting(interaction)).await
}

fn noting(interaction: InteractionId) -> Statement<'static> {
    let sql = "INSERT INTO interaction (id, received_at) VALUES ($1, $2)";
    sqlx::query(sql).bind(interaction).bind(wall_clock::now())
}

/// Forgets the interactions that are not delivered again any more.
pub async fn forget(tx: &mut WriteTx) -> Result<(), Error> {
    let before = wall_clock::now().before(MEMORY);
    tx.run(sqlx::query("DELETE FROM interaction WHERE received_at < $1").bind(before)).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;

    #[tokio::test]
    async fn one_is_remembered_for_an_hour() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("ra.sqlite")).await.unwrap();
        let mut tx = store.write().await.unwrap();
        note_once(&mut tx, InteractionId(1)).await.unwrap();
        forget(&mut tx).await.unwrap();
        tx.commit().await.unwrap();
        let mut tx = store.write().await.unwrap();
        assert!(matches!(note_once(&mut tx, InteractionId(1)).await, Err(Error::Taken)));
        let long_ago = wall_clock::now().before(MEMORY * 2);
        tx.run(sqlx::query("UPDATE interaction SET received_at = $1").bind(long_ago)).await.unwrap();
        forget(&mut tx).await.unwrap();
        note_once(&mut tx, InteractionId(1)).await.unwrap();
        tx.commit().await.unwrap();
        store.close().await;
    }
}
