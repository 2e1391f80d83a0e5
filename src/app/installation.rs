//! What is known of the installation as a whole.

use ra_table::time::Millis;

use super::Error;
use crate::store::{Store, key_value};

/// The fact that says when another process has used the token.
const ANOTHER: &str = "another_seen_at";

/// Notes that another process, with another database, has used the bot's token.
pub async fn seen_another(store: &Store, now: Millis) -> Result<(), Error> {
    let mut tx = store.write().await?;
    key_value::set(&mut tx, ANOTHER, &now.0.to_string()).await?;
    Ok(tx.commit().await?)
}

/// When another process was last seen to use it.
pub async fn another_seen_at(store: &Store) -> Result<Option<Millis>, Error> {
    let at = key_value::get(&mut store.read().await?, ANOTHER).await?;
    Ok(at.and_then(|at| at.parse().ok()).map(Millis))
}
