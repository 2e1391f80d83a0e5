//! The threads that games are played in: what is noted of them.

use std::time::Duration;

use ra_table::id::{ChannelId, GameId, MessageId};
use ra_table::time::Millis;

use super::delivery::{self, Failure};
use crate::store::tries::Thing;
use crate::store::{self, Store, threads};

/// A thread that falls asleep again within this time after it was woken is left to whoever acts next.
pub const WOKEN_FOR: Duration = Duration::from_secs(24 * 60 * 60);

/// Notes that all are in a game's thread who had a chair at a moment, or that nothing more can be done about it.
pub async fn members_are_in(store: &Store, game: GameId, at: Millis) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    threads::members_are_in(&mut tx, game, at).await?;
    tx.commit().await
}

/// Notes that people could not be put into a game's thread: it is tried again a few times.
pub async fn members_failed(store: &Store, game: GameId, failure: &Failure) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    if !delivery::failed(&mut tx, Thing::Members(game), failure).await? {
        threads::members_are_in(&mut tx, game, Millis(i64::MAX)).await?;
    }
    tx.commit().await
}

/// Notes which message in a game's thread names those who sit at the table.
pub async fn set_table_message(store: &Store, game: GameId, message: MessageId) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    threads::set_table_message(&mut tx, game, message).await?;
    tx.commit().await
}

/// Notes that a thread which has fallen asleep is woken; returns the game that runs there, or was played there.
/// `None` if none is that is meant, or the thread was woken within a day: then somebody wants it to sleep.
pub async fn wake(
    store: &Store,
    (thread, only_running): (ChannelId, bool),
    now: Millis,
) -> Result<Option<GameId>, store::Error> {
    let mut tx = store.write().await?;
    let game = threads::wake(&mut tx, (thread, only_running), now, now.before(WOKEN_FOR)).await?;
    tx.commit().await?;
    Ok(game)
}
