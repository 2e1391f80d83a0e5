//! The threads that games are played in: what is noted of them.

use std::time::Duration;

use ra_table::id::{ChannelId, GameId};
use ra_table::time::Millis;

use crate::store::tasks::{self, Kind};
pub use crate::store::threads::set_table_message;
use crate::store::{self, Store, WriteTx, threads};

/// A thread that falls asleep again within this time after it was woken is left to whoever acts next.
pub const WOKEN_FOR: Duration = Duration::from_secs(24 * 60 * 60);

/// How long a thread that is just being opened is left to whoever opens it, who then puts people there.
const OPENS_IN: Duration = Duration::from_secs(2);

/// Lets people be put into a game's thread who have a chair since now, unless whoever just opens it does so first.
pub(super) async fn put_members(tx: &mut WriteTx, game: GameId, now: Millis) -> Result<(), store::Error> {
    tasks::put_of_game(tx, Kind::ThreadMembers, game, now.after(OPENS_IN)).await
}

/// Notes that all are in a game's thread who had a chair at a moment.
pub async fn members_are_in(store: &Store, game: GameId, at: Millis) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    tasks::drop_until(&mut tx, Kind::ThreadMembers, &game.to_string(), at.after(OPENS_IN)).await?;
    tx.commit().await
}

/// Notes that a thread which has fallen asleep is woken; returns the game that runs there, or was played there.
/// `None` if none is that is meant, or the thread was woken within a day: then somebody wants it to sleep.
pub async fn wake(
    store: &Store,
    thread: ChannelId,
    only_running: bool,
    now: Millis,
) -> Result<Option<GameId>, store::Error> {
    let mut tx = store.write().await?;
    let game = threads::wake(&mut tx, thread, only_running, now, now.before(WOKEN_FOR)).await?;
    tx.commit().await?;
    Ok(game)
}
