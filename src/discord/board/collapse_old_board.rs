//! Boards of the past collapse to their lines of history; those of which nothing is left to tell are deleted. One that
//! called somebody stays as long as any of them is still asked the same: a notice leads to it, and its buttons are
//! those of the question. It only says that there is a newer one, and shows no deadline.

use std::sync::Arc;

use futures_util::future::join_all;

use super::message;
use crate::app::message_state::{self, MessageState};
use crate::app::{self, GameRef, threads};
use crate::discord::rest::{Closed, Error, Priority};
use crate::discord::sending::Delivery;
use crate::store::boards::{BoardRow, KnownBoard};
use crate::task_queue::{Failed, Pause};

impl Delivery {
    /// Collapses a board to its lines of history, or deletes it if there are none.
    async fn collapse_one(&self, past: &KnownBoard) -> Result<MessageState, Failed> {
        let error = match self.try_collapse(past).await {
            Ok(state) => return Ok(state),
            Err(error) => error,
        };
        tracing::info!(%error, game = %past.board.game, "an older board is not collapsed");
        let pause = if error == Error::Closed(Closed::Archived) {
            // The thread was woken not long ago, and is not before that day is over.
            Some(Pause::Growing(threads::WOKEN_FOR))
        } else {
            self.pause(&error)
        };
        match pause {
            Some(_) => Err(Failed { error: error.into(), pause }),
            None => Ok(MessageState::Gone(past.board.message)),
        }
    }

    async fn try_collapse(
        &self,
        KnownBoard { board: post, called, says_older }: &KnownBoard,
    ) -> Result<MessageState, Error> {
        let BoardRow { channel, message, .. } = *post;
        let gone = MessageState::Gone(message);
        // Whether a question is still open only the game itself tells; what was over a moment ago stays so.
        let just_shown = self.memories.just_shown.told(post.game, post.to_seq);
        let over = just_shown.filter(|game| !game.still_asks(called.as_deref(), post.to_seq));
        let game = match over {
            Some(game) => game,
            None => match app::to_tell(&self.store, GameRef::Game(post.game), self.now()).await {
                Ok(seen) => Arc::new(seen.game),
                // What a frozen game's old boards say is still true.
                Err(app::Error::Refused(_) | app::Error::Repeated | app::Error::Lost) => return Ok(gone),
                Err(app::Error::Failed(error)) => {
                    return Err(Error::Temporary { retry_after: None, cause: format!("{error:#}") });
                }
            },
        };
        // It has buttons, and nothing else may come to wake a thread whose game is over.
        if game.still_asks(called.as_deref(), post.to_seq) {
            if let Some(older) =
                message::older(&game, called.as_deref().unwrap_or_default()).filter(|_| !says_older)
            {
                let edit = || self.rest.edit_message(channel, message, &older, Priority::Program);
                self.edit_awake(channel, false, edit).await?;
            }
            return Ok(MessageState::Kept { message, seq: game.seq });
        }
        let collapsed = match message::history(&game, post.tells_after(), post.to_seq) {
            Some(history) => {
                let edit = || self.rest.edit_message(channel, message, &history, Priority::Program);
                self.edit_awake(channel, false, edit).await
            }
            None => {
                let delete = || self.rest.delete_message(channel, message);
                self.edit_awake(channel, false, delete).await
            }
        };
        collapsed.map(|()| gone)
    }

    /// Collapses boards that are no longer the present one.
    ///
    /// # Errors
    /// Why one could not be, and when it may be; the others are.
    pub(in crate::discord) async fn collapse(&self, outdated: &[KnownBoard]) -> Result<(), Failed> {
        if outdated.is_empty() {
            return Ok(());
        }
        let collapsed = join_all(outdated.iter().map(|post| self.collapse_one(post))).await;
        let (mut states, mut failed) = (Vec::new(), Ok(()));
        for one in collapsed {
            match one {
                Ok(state) => states.push(state),
                Err(error) => failed = Err(error),
            }
        }
        message_state::note(&self.store, &states).await?;
        failed
    }
}
