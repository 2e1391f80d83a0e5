//! Threads that have fallen asleep: Discord hides them from the list, and takes no edits there.
//!
//! One with a running game is woken, or where older boards have still to be shrunk, but not a second time within a day: whoever has put it to sleep again wants that. Then
//! the next board wakes it, as every message does. One that is locked stays as it is.

use super::Delivery;
use crate::app::threads;
use crate::discord::rest::Priority;
use crate::id::{ChannelId, GameId};

impl Delivery {
    /// A thread has fallen asleep: the game that runs there is shown as it is now, for an edit may have come too late.
    pub(in crate::discord) async fn fell_asleep(&self, thread: ChannelId) {
        let Some(game) = self.wake(thread).await else { return };
        if let Err(error) = self.want_repaint(game).await {
            tracing::error!(%game, %error, "a board cannot be put right");
        }
    }

    /// Wakes a thread in which a game runs. Returns the game if the thread is awake now.
    pub(super) async fn wake(&self, thread: ChannelId) -> Option<GameId> {
        self.wake_one(thread, true).await
    }

    /// Wakes a thread in which older boards have still to be shrunk, whatever became of the game.
    pub(super) async fn wake_to_shrink(&self, thread: ChannelId) -> Option<GameId> {
        self.wake_one(thread, false).await
    }

    async fn wake_one(&self, thread: ChannelId, only_running: bool) -> Option<GameId> {
        let game = match threads::wake(&self.store, (thread, only_running), self.now()).await {
            Ok(game) => game?,
            Err(error) => {
                tracing::error!(%thread, %error, "whether a thread is to be woken is not known");
                return None;
            }
        };
        match self.rest.wake_thread(thread.to_serenity()?, Priority::Program).await {
            Ok(()) => Some(game),
            Err(error) => {
                tracing::info!(%error, %game, "a game's thread stays asleep");
                None
            }
        }
    }
}
