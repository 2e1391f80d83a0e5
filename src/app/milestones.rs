//! That games began, ended or were called off: whoever wants to know it reads on from the number up to which they have read.

use super::Error;
use crate::store::milestones::{self, Reached};
use crate::store::{Store, facts};

/// Hands to `read`, in order, what became of games since this reader last read, and notes up to where. A crash between the
/// two lets it read some twice.
///
/// # Errors
/// When the database fails.
pub async fn read(store: &Store, reader: &str, mut read: impl FnMut(Reached)) -> Result<(), Error> {
    let fact = format!("{reader} has read");
    loop {
        let mut tx = store.read().await?;
        let known = facts::get(&mut tx, &fact).await?;
        drop(tx);
        let known = known.and_then(|number| number.parse().ok()).unwrap_or(0);
        let reached = milestones::after(store, known).await?;
        let Some(last) = reached.last().map(|reached| reached.number) else { return Ok(()) };
        reached.into_iter().for_each(&mut read);
        let mut tx = store.write().await?;
        facts::set(&mut tx, &fact, &last.to_string()).await?;
        tx.commit().await?;
    }
}
