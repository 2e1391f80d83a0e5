//! Showing games to their channels, and keeping account of what has been shown.
//!
//! A board is a projection of its game: it may be shown twice, late, or by another task. Whatever fails here leaves a
//! row that says so, and `keeper` tries again.

use std::sync::Arc;

use tokio::sync::Notify;
use tokio_util::task::TaskTracker;

use super::away::Away;
use super::rest::{Answer, Answered, Error, Gone, Interaction, Message, Priority, Rest};
use super::screen;
use super::stuck::Stuck;
use crate::app::lobby::{self, Lobby};
use crate::app::round::Round;
use crate::id::{ChannelId, GameId, MessageId};
use crate::store::games::{Place, Status};
use crate::store::posts::{self, PostRow};
use crate::store::{self, Store};
use crate::text;
use crate::time::Millis;

/// Sends what is to be seen.
#[derive(Debug, Clone)]
pub(super) struct Publisher {
    pub(super) store: Store,
    pub(super) rest: Rest,
    /// Tells the keeper that a board has been retired.
    pub(super) retired: Arc<Notify>,
    /// Games that the keeper leaves alone for a while.
    pub(super) stuck: Arc<Stuck>,
    /// Players who are known to have left.
    pub(super) away: Arc<Away>,
    /// What is under way, to be finished before the program stops.
    pub(super) tasks: TaskTracker,
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
            // Delivered twice, and the other delivery has shown the board.
            Err(Error::AnsweredBefore) => return,
            Err(error) => {
                tracing::warn!(%error, game = %round.game.id, "a board was not taken as an answer");
                None
            }
        };
        match message {
            Some(message) => self.posted(round, message.into(), from_seq).await,
            None => self.show(round.game.id, Priority::Answer).await,
        }
    }

    /// Posts the game's present board in its channel, wherever the last one was.
    pub(super) async fn show(&self, game: GameId, priority: Priority) {
        if let Err(error) = self.try_show(game, priority).await {
            tracing::warn!(%game, "a board could not be shown: {error:#}");
        }
    }

    async fn try_show(&self, game: GameId, priority: Priority) -> anyhow::Result<()> {
        let mut round = match Round::read(&self.store, game).await {
            Ok(round) => round,
            Err(crate::app::Error::Failed(error)) => return Err(error),
            // A frozen game is left as it is.
            Err(crate::app::Error::Refused(_) | crate::app::Error::Repeated) => {
                self.stuck.add(game);
                return Ok(());
            }
        };
        let from_seq = round.shown;
        let error = match self.post(&mut round, from_seq, priority).await {
            Ok(message) => {
                self.posted(&round, message.into(), from_seq).await;
                return Ok(());
            }
            Err(error) => error,
        };
        match error {
            // While the bot is off the server it can know of no channel.
            Error::Gone(Gone::Channel) if !round.paused => {
                let lost = if from_seq < 0 { round.game.lobby_channel } else { round.game.channel };
                self.channel_gone(lost).await?;
            }
            // Asking again every few seconds would not help: the next who acts there shows the board, or the keeper
            // after a while.
            Error::Gone(_) | Error::Forbidden(_) | Error::Closed(_) | Error::Invalid(_) => {
                self.stuck.add(game);
            }
            Error::TooLate
            | Error::AnsweredBefore
            | Error::Temporary { .. }
            | Error::Unauthorized
            | Error::Unexpected { .. } => {}
        }
        Err(error.into())
    }

    /// Posts the board, and opens the thread for it if it is not there yet.
    async fn post(
        &self,
        round: &mut Round,
        from_seq: i64,
        priority: Priority,
    ) -> Result<serenity::all::MessageId, Error> {
        let board = screen::board(round, from_seq, Millis::now());
        // Two attempts at the same board, even in two lives of the process, make one message.
        let nonce = format!("{}-{}", round.game.id, round.seq);
        let post = async |round: &Round| match round.game.channel.to_serenity() {
            Some(channel) => self.rest.create_message_once(channel, &board, &nonce, priority).await,
            None => Err(Error::Gone(Gone::Channel)),
        };
        match post(round).await {
            Err(Error::Gone(Gone::Channel)) if round.game.place == Place::Thread && from_seq < 0 => {
                self.open_thread(round).await?;
                post(round).await
            }
            other => other,
        }
    }

    /// Opens the thread that the game is played in, from its lobby's message, or from a new one if that is gone.
    pub(super) async fn open_thread(&self, round: &mut Round) -> Result<(), Error> {
        let Some(channel) = round.game.lobby_channel.to_serenity() else {
            return Err(Error::Gone(Gone::Channel));
        };
        let name = format!("Ra · game {}", round.game.id);
        if let Some(message) = round.game.lobby_message.to_serenity() {
            match self.rest.open_thread(channel, message, &name, Priority::Answer).await {
                Err(Error::Gone(Gone::Message)) => {}
                other => return other,
            }
        }
        let started = Message { content: Some(text::lobby::started(round)), ..Message::default() };
        let nonce = format!("{}-thread", round.game.id);
        let message = self.rest.create_message_once(channel, &started, &nonce, Priority::Answer).await?;
        if let Err(error) = lobby::set_thread(&self.store, round.game.id, message.into()).await {
            tracing::error!(game = %round.game.id, ?error, "a game's thread could not be noted");
            return Err(Error::Gone(Gone::Message));
        }
        round.game.lobby_message = message.into();
        round.game.channel = ChannelId(round.game.lobby_message.0);
        self.rest.open_thread(channel, message, &name, Priority::Answer).await
    }

    /// Gives up what was to be played in a channel that is gone.
    pub(super) async fn channel_gone(&self, channel: ChannelId) -> anyhow::Result<()> {
        let gone = lobby::channel_gone(&self.store, channel, Millis::now()).await?;
        for lobby in gone {
            tracing::info!(game = %lobby.game.id, "given up: its channel is gone");
            if lobby.game.lobby_channel != channel {
                self.show_lobby(&lobby).await;
            }
        }
        Ok(())
    }

    /// Takes note of a board that has been posted; those before it are the keeper's to shrink.
    pub(super) async fn posted(&self, round: &Round, message: MessageId, from_seq: i64) {
        let (channel, to_seq) = (round.game.channel, round.seq);
        let post = PostRow { message, game: round.game.id, channel, from_seq, to_seq };
        if from_seq < 0 || round.status() == Status::Over {
            self.update_lobby(round).await;
        }
        self.stuck.remove(round.game.id);
        self.look_for(round, screen::called(round, from_seq, Millis::now()));
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

    /// Shrinks a board to its lines of history, and forgets it if that has succeeded or never will.
    pub(super) async fn shrink_one(&self, post: PostRow) {
        let (Some(channel), Some(message)) = (post.channel.to_serenity(), post.message.to_serenity()) else {
            return;
        };
        let round = match Round::read(&self.store, post.game).await {
            Ok(round) => round,
            // A frozen game's boards stay as they are.
            Err(crate::app::Error::Refused(_)) => {
                if let Err(error) = self.forget(post.message).await {
                    tracing::error!(%error, "an older board was not forgotten");
                }
                return;
            }
            Err(crate::app::Error::Repeated | crate::app::Error::Failed(_)) => return,
        };
        let history = screen::history(&round, post.from_seq, post.to_seq);
        let forget = match self.rest.edit_message(channel, message, &history, Priority::Post).await {
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
        let (channel, message) = (round.game.lobby_channel, round.game.lobby_message);
        drop(self.edit(channel, message, &screen::lobby_of(round)).await);
    }

    /// Brings a lobby's message up to date; one that somebody deleted is posted again while people may sit down.
    pub(super) async fn show_lobby(&self, lobby: &Lobby) {
        let (channel, message) = (lobby.game.lobby_channel, lobby.game.lobby_message);
        let gone =
            self.edit(channel, message, &screen::lobby(lobby)).await == Err(Error::Gone(Gone::Message));
        if gone
            && lobby.game.status == Status::Lobby
            && let Err(error) = self.post_lobby(lobby).await
        {
            tracing::error!(game = %lobby.game.id, ?error, "a lobby could not be posted again");
        }
    }

    /// Says of a lobby that it was closed because nobody touched it.
    pub(super) async fn show_expired(&self, lobby: &Lobby) {
        let (channel, message) = (lobby.game.lobby_channel, lobby.game.lobby_message);
        drop(self.edit(channel, message, &screen::expired(lobby)).await);
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

    async fn edit(&self, channel: ChannelId, message: MessageId, changes: &Message) -> Result<(), Error> {
        let (Some(channel), Some(message)) = (channel.to_serenity(), message.to_serenity()) else {
            return Ok(());
        };
        let edited = self.rest.edit_message(channel, message, changes, Priority::Answer).await;
        if let Err(error) = &edited {
            tracing::info!(%error, "a lobby's message was not changed");
        }
        edited
    }
}
