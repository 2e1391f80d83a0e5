//! Boards of the past shrink to their lines of history.

use std::time::Duration;

use futures_util::future::join_all;

use super::Delivery;
use crate::app::delivery::{self, MessageState};
use crate::app::{self, Which};
use crate::discord::message::board;
use crate::discord::rest::{Error, Priority};
use crate::store;
use crate::store::boards::BoardRow;

impl Delivery {
    /// Shrinks a board to its lines of history. Returns after how long to try again, unless that has succeeded, or never
    /// will.
    async fn shrink_one(&self, post: BoardRow) -> Option<Duration> {
        let (Some(channel), Some(message)) = (post.channel.to_serenity(), post.message.to_serenity()) else {
            return None;
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
                return Some(Duration::ZERO);
            }
        };
        let error = edited.err()?;
        let again = match error {
            Error::Gone(_) | Error::Forbidden(_) | Error::WrongKind | Error::Invalid(_) => return None,
            // Boards of the past can wait; and to ask again before would only be refused again.
            Error::TooOften { retry_after, .. } | Error::Temporary { retry_after, .. } => {
                retry_after.unwrap_or_default()
            }
            Error::Closed(_)
            | Error::Full(_)
            | Error::TooLate
            | Error::AnsweredBefore
            | Error::HasThread
            | Error::Unauthorized
            | Error::Unexpected { .. } => Duration::ZERO,
        };
        tracing::info!(%error, game = %post.game, "an older board is not shrunk yet");
        Some(again)
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
            .map(|(post, again)| match again {
                None => MessageState::Gone(post.message),
                Some(wait) => MessageState::ToShrink { message: post.message, again: now.after(wait) },
            })
            .collect();
        delivery::note(&self.store, &states).await
    }
}
