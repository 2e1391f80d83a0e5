//! That games began, ended or were called off: whoever wants to know it reads on from the number up to which they
//! have read.

use super::Error;
use crate::store::milestones::{self, Reached};
use crate::store::{Store, facts};

/// What became of games since this reader last read, in order and so many at once; nothing once they have read all.
/// What they do not say that they have read ([`have_read`]) comes again.
pub async fn unread(store: &Store, reader: &str) -> Result<Vec<Reached>, Error> {
    let mut tx = store.read().await?;
    let known = facts::get(&mut tx, &fact(reader)).await?;
    drop(tx);
    let known = known.and_then(|number| number.parse().ok()).unwrap_or(0);
    Ok(milestones::after(store, known).await?)
}

/// Notes that a reader has read up to here.
pub async fn have_read(store: &Store, reader: &str, last: &Reached) -> Result<(), Error> {
    let mut tx = store.write().await?;
    facts::set(&mut tx, &fact(reader), &last.number.to_string()).await?;
    Ok(tx.commit().await?)
}

/// What is stored of a reader.
fn fact(reader: &str) -> String {
    format!("{reader} has read")
}
