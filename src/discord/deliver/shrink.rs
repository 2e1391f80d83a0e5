//! Boards of the past shrink to their lines of history.

use futures_util::future::join_all;

use super::Delivery;
use crate::app::delivery::{self, MessageState};
use crate::app::{self, Which};
use crate::discord::message::board;
use crate::discord::rest::{Error, Priority};
use crate::store;
use crate::store::boards::BoardRow;

impl Delivery {
    /// Shrinks a board to its lines of history; whether that has succeeded, or never will.
    async fn shrink_one(&self, post: BoardRow) -> bool {
        let (Some(channel), Some(message)) = (post.channel.to_serenity(), post.message.to_serenity()) else {
            return true;
        };
        let edited = match app::to_tell(&self.store, Which::Game(post.game), self.now()).await {
            Ok(seen) => {
                let history = board::history(&seen.game, post.from_seq, post.to_seq);
                self.rest.edit_message(channel, message, &history, Priority::Program).await
            }
            // What a frozen game's old boards say is still true.
            Err(app::Error::Refused(_) | app::Error::Repeated | app::Error::Lost) => Ok(()),
            Err(app::Error::Failed(error)) => {
                tracing::error!("an older board was not read: {error:#}");
                return false;
            }
        };
        match edited {
            Ok(()) | Err(Error::Gone(_) | Error::Forbidden(_) | Error::Invalid(_)) => true,
            Err(error) => {
                tracing::info!(%error, game = %post.game, "an older board is not shrunk yet");
                false
            }
        }
    }

    /// Shrinks boards that are no longer the present one.
    pub(in crate::discord) async fn shrink(&self, stale: Vec<BoardRow>) -> Result<(), store::Error> {
        if stale.is_empty() {
            return Ok(());
        }
        let shrunk = join_all(stale.iter().map(|post| self.shrink_one(*post))).await;
        let now = self.now();
        let states: Vec<MessageState> = stale
            .iter()
            .zip(shrunk)
            .map(|(post, done)| {
                if done {
                    MessageState::Gone(post.message)
                } else {
                    MessageState::ToShrink { message: post.message, again: now }
                }
            })
            .collect();
        delivery::note(&self.store, &states).await
    }
}
