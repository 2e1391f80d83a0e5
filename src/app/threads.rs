//! The threads that games are played in: what is noted of them.

use super::delivery::{self, Failure};
use crate::id::{GameId, MessageId};
use crate::store::tries::Thing;
use crate::store::{self, Store, threads};
use crate::time::Millis;

/// Notes that all are in a game's thread who had a chair at a moment, or that nothing more can be done about it.
///
/// # Errors
/// When the database fails.
pub async fn members_are_in(store: &Store, game: GameId, at: Millis) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    threads::members_are_in(&mut tx, game, at).await?;
    tx.commit().await
}

/// Notes that people could not be put into a game's thread: it is tried again a few times.
///
/// # Errors
/// When the database fails.
pub async fn members_failed(store: &Store, game: GameId, failure: &Failure) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    if !delivery::failed(&mut tx, Thing::Members(game), failure).await? {
        threads::members_are_in(&mut tx, game, Millis(i64::MAX)).await?;
    }
    tx.commit().await
}

/// Notes which message in a game's thread names those who sit at the table.
///
/// # Errors
/// When the database fails.
pub async fn set_table_message(store: &Store, game: GameId, message: MessageId) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    threads::set_table_message(&mut tx, game, message).await?;
    tx.commit().await
}
