//! Threads that have fallen asleep: Discord hides them from the list, and takes no edits there.
//!
//! One with a running game is woken, or where older boards have still to be collapsed, but not a second time within a
//! day: whoever has put it to sleep again wants that. Then the next board wakes it, as every message does. One that
//! is locked stays as it is.

use ra_table::id::{ChannelId, GameId};

use crate::app::threads;
use crate::discord::rest::{Closed, Error};
use crate::discord::sending::Delivery;
use crate::store::tasks::Kind;

impl Delivery {
    /// A thread has fallen asleep: the game that runs there is shown as it is now, for an edit may have come too late.
    pub(in crate::discord) async fn fell_asleep(&self, thread: ChannelId) {
        let Some(game) = self.wake(thread, true).await else { return };
        if let Err(error) = self.put_task(Kind::Deadline, game, self.now()).await {
            tracing::error!(%game, %error, "a board cannot be put right");
        }
    }

    /// Edits something where a game runs, or ran unless `only_running`: in a thread that sleeps after it was woken
    /// for that.
    pub(in crate::discord) async fn edit_awake<E>(
        &self,
        thread: ChannelId,
        only_running: bool,
        edit: impl Fn() -> E,
    ) -> Result<(), Error>
    where
        E: Future<Output = Result<(), Error>>,
    {
        match edit().await {
            Err(Error::Closed(Closed::Archived)) if self.wake(thread, only_running).await.is_some() => {
                edit().await
            }
            other => other,
        }
    }

    /// Wakes a thread in which a game runs, or ran unless `only_running`. Returns the game if the thread is awake now.
    async fn wake(&self, thread: ChannelId, only_running: bool) -> Option<GameId> {
        let game = match threads::wake(&self.store, thread, only_running, self.now()).await {
            Ok(game) => game?,
            Err(error) => {
                tracing::error!(%thread, %error, "whether a thread is to be woken is not known");
                return None;
            }
        };
        match self.rest.wake_thread(thread).await {
            Ok(()) => Some(game),
            Err(error) => {
                tracing::info!(%error, %game, "a game's thread stays asleep");
                None
            }
        }
    }
}
