//! Showing games to their channels, and keeping account of what has been shown.
//!
//! A board is a projection of its game: it may be shown twice, late, or by another task. Whatever fails here leaves a
//! row that says so, and `keeper` tries again.

use std::sync::Arc;

use tokio::sync::Notify;

use super::rest::{Answer, Answered, Error, Gone, Interaction, Priority, Rest};
use super::screen;
use crate::app::lobby::{self, Lobby};
use crate::app::round::Round;
use crate::id::{ChannelId, GameId, MessageId};
use crate::store::games::{Place, Status};
use crate::store::posts::{self, PostRow};
use crate::store::{self, Store};
use crate::time::Millis;

/// Sends what is to be seen.
#[derive(Debug, Clone)]
pub(super) struct Publisher {
    pub(super) store: Store,
    pub(super) rest: Rest,
    /// Tells the keeper that a board has been retired.
    pub(super) retired: Arc<Notify>,
}

impl Publisher {
    /// Answers an interaction with the game's new board. If Discord does not take the answer any more, the board is
    /// posted without it.
    pub(super) async fn answer(&self, interaction: &Interaction, round: &Round) {
        let from_seq = round.shown;
        let board = screen::board(round, from_seq, Millis::now());
        let message = match self.rest.answer(interaction, &Answer::Message(board)).await {
            Ok(Answered::Now(message)) => message,
            Ok(Answered::Before) => self.rest.original(interaction).await.ok(),
            Err(error) => {
                tracing::warn!(%error, game = %round.game.id, "a board was not taken as an answer");
                None
            }
        };
        match message {
            Some(message) => self.posted(round, message.into(), from_seq).await,
            None => self.show(round.game.id).await,
        }
    }

    /// Posts the game's present board in its channel, wherever the last one was.
    pub(super) async fn show(&self, game: GameId) {
        if let Err(error) = self.try_show(game).await {
            tracing::warn!(%game, "a board could not be shown: {error:#}");
        }
    }

    async fn try_show(&self, game: GameId) -> anyhow::Result<()> {
        let round = match Round::read(&self.store, game).await {
            Ok(round) => round,
            Err(crate::app::Error::Failed(error)) => return Err(error),
            // A frozen game is left as it is: whoever acts there is told.
            Err(crate::app::Error::Refused(_) | crate::app::Error::Repeated) => {
                return Ok(self.give_up(game, i64::MAX).await?);
            }
        };
        let from_seq = round.shown;
        let board = screen::board(&round, from_seq, Millis::now());
        // Two attempts at the same board, even in two lives of the process, make one message.
        let nonce = format!("{}-{}", game, round.seq);
        let Some(channel) = round.game.channel.to_serenity() else { return Ok(()) };
        let post = || self.rest.create_message_once(channel, &board, &nonce, Priority::Post);
        let posted = match post().await {
            Err(Error::Gone(Gone::Channel)) if round.game.place == Place::Thread && from_seq < 0 => {
                self.open_thread(&round).await?;
                post().await
            }
            other => other,
        };
        match posted {
            Ok(message) => {
                self.posted(&round, message.into(), from_seq).await;
                Ok(())
            }
            Err(error @ (Error::Gone(_) | Error::Forbidden(_) | Error::Closed(_) | Error::Invalid(_))) => {
                // Asking again every few seconds would not help: the next who acts there shows the board.
                self.give_up(game, round.seq).await?;
                Err(error.into())
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Opens the thread that the game is played in, from its lobby's message.
    pub(super) async fn open_thread(&self, round: &Round) -> Result<(), Error> {
        let game = &round.game;
        let (Some(channel), Some(message)) =
            (game.lobby_channel.to_serenity(), game.lobby_message.to_serenity())
        else {
            return Err(Error::Gone(Gone::Message));
        };
        self.rest.open_thread(channel, message, &format!("Ra · game {}", game.id), Priority::Answer).await
    }

    /// Takes note of a board that has been posted; those before it are the keeper's to shrink.
    pub(super) async fn posted(&self, round: &Round, message: MessageId, from_seq: i64) {
        let (channel, to_seq) = (round.game.channel, round.seq);
        let post = PostRow { message, game: round.game.id, channel, from_seq, to_seq };
        if from_seq < 0 || round.status() == Status::Over {
            self.update_lobby(round).await;
        }
        if let Err(error) = self.note(&post).await {
            // The board will be posted again; better twice than never.
            tracing::error!(game = %round.game.id, %error, "a board could not be noted");
        }
        self.retired.notify_one();
    }

    async fn note(&self, post: &PostRow) -> Result<(), store::Error> {
        let mut tx = self.store.write().await?;
        let present = posts::board(&mut tx, post.game).await?;
        let newer = present.is_none_or(|present| present.to_seq <= post.to_seq);
        if newer {
            posts::retire(&mut tx, post.game).await?;
        }
        posts::add(&mut tx, post, newer).await?;
        posts::set_shown(&mut tx, post.game, post.to_seq).await?;
        Ok(tx.commit().await?)
    }

    async fn give_up(&self, game: GameId, seq: i64) -> Result<(), store::Error> {
        let mut tx = self.store.write().await?;
        posts::set_hopeless(&mut tx, game, seq).await?;
        Ok(tx.commit().await?)
    }

    /// Shrinks a board to its lines of history, and forgets it if that has succeeded or never will.
    pub(super) async fn shrink_one(&self, post: PostRow) {
        let (Some(channel), Some(message)) = (post.channel.to_serenity(), post.message.to_serenity()) else {
            return;
        };
        let edited = match Round::read(&self.store, post.game).await {
            Ok(round) => {
                let history = screen::history(&round, post.from_seq, post.to_seq);
                self.rest.edit_message(channel, message, &history, Priority::Post).await
            }
            // What a frozen game's old boards say is still true.
            Err(crate::app::Error::Refused(_) | crate::app::Error::Repeated) => Ok(()),
            Err(crate::app::Error::Failed(error)) => {
                return tracing::error!("an older board was not read: {error:#}");
            }
        };
        let forget = match edited {
            Ok(()) | Err(Error::Gone(_) | Error::Forbidden(_) | Error::Invalid(_)) => true,
            Err(error) => {
                tracing::info!(%error, game = %post.game, "an older board is not shrunk yet");
                false
            }
        };
        if forget && let Err(error) = self.forget(post.message).await {
            tracing::error!(%error, "an older board was not forgotten");
        }
    }

    async fn forget(&self, message: MessageId) -> Result<(), store::Error> {
        let mut tx = self.store.write().await?;
        posts::forget(&mut tx, message).await?;
        Ok(tx.commit().await?)
    }

    /// Brings a running or finished game's lobby message up to date.
    async fn update_lobby(&self, round: &Round) {
        if round.game.place == Place::Thread {
            self.edit(round.game.lobby_channel, round.game.lobby_message, &screen::lobby_of(round)).await;
        }
    }

    /// Brings a lobby's message up to date.
    pub(super) async fn show_lobby(&self, lobby: &Lobby) {
        self.edit(lobby.game.lobby_channel, lobby.game.lobby_message, &screen::lobby(lobby)).await;
    }

    /// Posts a lobby whose answer Discord did not take.
    pub(super) async fn post_lobby(&self, lobby: &Lobby) -> Result<(), crate::app::Error> {
        let Some(channel) = lobby.game.lobby_channel.to_serenity() else { return Ok(()) };
        match self.rest.create_message(channel, &screen::lobby(lobby), Priority::Answer).await {
            Ok(message) => lobby::set_message(&self.store, lobby.game.id, message.into()).await,
            Err(error) => {
                tracing::warn!(%error, game = %lobby.game.id, "a lobby could not be posted");
                Ok(())
            }
        }
    }

    async fn edit(&self, channel: ChannelId, message: MessageId, changes: &super::rest::Message) {
        let (Some(channel), Some(message)) = (channel.to_serenity(), message.to_serenity()) else { return };
        if let Err(error) = self.rest.edit_message(channel, message, changes, Priority::Answer).await {
            tracing::info!(%error, "a lobby's message was not changed");
        }
    }
}
