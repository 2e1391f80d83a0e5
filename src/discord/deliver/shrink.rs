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
    /// Shrinks a board to its lines of history.
    async fn shrink_one(&self, post: &BoardRow) -> MessageState {
        let message = post.message;
        let error = match self.try_shrink(post).await {
            Ok(()) => return MessageState::Gone(message),
            Err(error) => error,
        };
        tracing::info!(%error, game = %post.game, "an older board is not shrunk");
        let failure = self.failure(&error);
        failure.map_or(MessageState::Gone(message), |failure| MessageState::NotShrunk { message, failure })
    }

    async fn try_shrink(&self, post: &BoardRow) -> Result<(), Error> {
        let (Some(channel), Some(message)) = (post.channel.to_serenity(), post.message.to_serenity()) else {
            return Ok(());
        };
        match app::to_tell(&self.store, Which::Game(post.game), self.now()).await {
            Ok(seen) => {
                let history = board::history(&seen.game, post.from_seq, post.to_seq);
                self.rest.edit_message(channel, message, &history, Priority::Program).await
            }
            // What a frozen game's old boards say is still true.
            Err(app::Error::Refused(_) | app::Error::Repeated | app::Error::Lost) => Ok(()),
            Err(app::Error::Failed(error)) => {
                Err(Error::Temporary { retry_after: None, cause: format!("{error:#}") })
            }
        }
    }

    /// Shrinks boards that are no longer the present one.
    pub(in crate::discord) async fn shrink(&self, stale: Vec<BoardRow>) -> Result<(), store::Error> {
        if stale.is_empty() {
            return Ok(());
        }
        let states = join_all(stale.iter().map(|post| self.shrink_one(post))).await;
        delivery::note(&self.store, &states).await
    }
}
