//! Showing games to their channels, and keeping account of what has been shown.
//!
//! A board is a projection of its game: it may be shown twice, late, or by another task. Whatever fails here leaves a
//! row that says so, and `keeper` tries again.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tokio::sync::{Mutex, Notify};
use tokio_util::task::TaskTracker;

use super::away::Away;
use super::rest::{Answer, Answered, Error, Gone, Interaction, Message, Priority, Rest};
use super::screen;
use super::stuck::Stuck;
use crate::app::lobby::{self, Lobby};
use crate::app::round::Round;
use crate::id::{ChannelId, GameId, InteractionId, MessageId};
use crate::store::games::{GameRow, Place, Status};
use crate::store::posts::{self, PostRow};
use crate::store::sending::{self, SendingRow};
use crate::store::{self, Store};
use crate::text;
use crate::time::Millis;

/// How long Discord surely remembers a message's nonce.
const NONCE_LIFE: Duration = Duration::from_secs(2 * 60);

/// More entries than any game has.
const MOST_ENTRIES: i64 = 1 << 20;

/// Names a board that is posted, so that it is one message however often it is sent.
fn nonce(game: GameId, seq: i64) -> String {
    format!("{game}-{seq}")
}

/// A board that is posted without an interaction, before it is sent.
fn sending_of(round: &Round) -> SendingRow {
    // A game's boards may be on their way together, when the process died over an older one: each has a row.
    let id = InteractionId(-(round.game.id.0 * MOST_ENTRIES + round.seq));
    SendingRow { id, token: String::new(), post: round.post(MessageId(0)), at: Millis::now() }
}

/// Sends what is to be seen.
#[derive(Debug, Clone)]
pub(super) struct Publisher {
    pub(super) store: Store,
    pub(super) rest: Rest,
    /// Tells the keeper that a board has been retired.
    pub(super) retired: Arc<Notify>,
    /// Held while a lobby's message is changed, so that an older state of it never comes last.
    pub(super) lobbies: Arc<Mutex<()>>,
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
        let board = screen::board(round, Millis::now());
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
            Some(message) => self.posted(round, message.into(), interaction.id.into()).await,
            None => self.show(round.game.id, Priority::Answer).await,
        }
    }

    /// Takes note of a board before it is sent as an answer that changes nothing.
    pub(super) async fn expect(&self, sending: &SendingRow) -> Result<(), store::Error> {
        let mut tx = self.store.write().await?;
        sending::begin(&mut tx, sending).await?;
        Ok(tx.commit().await?)
    }

    /// Finds out what became of a message that was sent and never heard of. With `hope` it may still arrive.
    pub(super) async fn find(&self, sending: &SendingRow, hope: bool) {
        if let Err(error) = self.try_find(sending, hope).await {
            tracing::warn!(?sending, "whether a message arrived is not known: {error:#}");
        }
    }

    async fn try_find(&self, sending: &SendingRow, hope: bool) -> anyhow::Result<()> {
        let game = sending.post.game;
        let found = if sending.token.is_empty() {
            self.find_post(sending).await
        } else if let Some(id) = sending.id.to_serenity() {
            let interaction = Interaction { id, token: sending.token.clone(), received: Instant::now() };
            self.rest.original(&interaction).await.map(Some)
        } else {
            Ok(None)
        };
        match found {
            Ok(Some(message)) if sending.post.to_seq < 0 => {
                lobby::set_message(&self.store, game, message.into()).await?;
                self.show_lobby(game).await;
            }
            Ok(Some(message)) => {
                self.note(&PostRow { message: message.into(), ..sending.post }, sending.id).await?;
                self.retired.notify_one();
            }
            Ok(None) => {}
            Err(error @ Error::Temporary { .. }) => return Err(error.into()),
            Err(_) if hope => {}
            // It never arrived, or so long ago that nobody can tell.
            Err(_) => {
                self.arrived_never(sending.id).await?;
                if sending.post.to_seq < 0 {
                    self.post_lobby(&Lobby::by_id(&self.store, game).await?).await?;
                }
            }
        }
        Ok(())
    }

    /// The message of a board that was posted without an interaction; `None` if it will be posted again anyway.
    async fn find_post(&self, sending: &SendingRow) -> Result<Option<serenity::all::MessageId>, Error> {
        let PostRow { game, channel, from_seq, to_seq, .. } = sending.post;
        let (Ok(round), Some(channel)) = (Round::read(&self.store, game).await, channel.to_serenity()) else {
            return Err(Error::Gone(Gone::Channel));
        };
        if round.seq == to_seq && round.shown < to_seq {
            return Ok(None);
        }
        if Millis::now().before(NONCE_LIFE).0 > sending.at.0 {
            return Err(Error::TooLate);
        }
        // Discord returns the first message of the same nonce. If there is none, the story is told once more.
        let history = screen::history(&round, from_seq, to_seq);
        self.rest.create_message_once(channel, &history, &nonce(game, to_seq), Priority::Post).await.map(Some)
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
        let sending = sending_of(&round);
        self.expect(&sending).await?;
        let error = match self.post(&mut round, priority).await {
            Ok(message) => {
                self.posted(&round, message.into(), sending.id).await;
                return Ok(());
            }
            Err(error) => error,
        };
        match error {
            // While the bot is off the server it can know of no channel.
            Error::Gone(Gone::Channel) if !round.paused => {
                let lost = if round.shown < 0 { round.game.lobby_channel } else { round.game.channel };
                self.channel_gone(lost).await?;
            }
            // Asking again every few seconds would not help: the next who acts there shows the board, or the keeper
            // after a while.
            Error::Gone(_) | Error::Forbidden(_) | Error::Closed(_) | Error::Invalid(_) => {
                self.stuck.add(game);
                self.arrived_never(sending.id).await?;
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
    async fn post(&self, round: &mut Round, priority: Priority) -> Result<serenity::all::MessageId, Error> {
        let board = screen::board(round, Millis::now());
        // Two attempts at the same board, even in two lives of the process, make one message.
        let nonce = nonce(round.game.id, round.seq);
        let post = async |round: &Round| match round.game.channel.to_serenity() {
            Some(channel) => self.rest.create_message_once(channel, &board, &nonce, priority).await,
            None => Err(Error::Gone(Gone::Channel)),
        };
        match post(round).await {
            Err(Error::Gone(Gone::Channel)) if round.game.place == Place::Thread && round.shown < 0 => {
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
                self.show_lobby(lobby.game.id).await;
            }
        }
        Ok(())
    }

    /// Takes note of a board that has been posted; those before it are the keeper's to shrink.
    async fn posted(&self, round: &Round, message: MessageId, sent: InteractionId) {
        if round.shown < 0 || round.status() == Status::Over {
            self.show_lobby(round.game.id).await;
        }
        self.stuck.remove(round.game.id);
        self.look_for(round, screen::called(round, Millis::now()));
        if let Err(error) = self.note(&round.post(message), sent).await {
            // The board will be posted again; better twice than never.
            tracing::error!(game = %round.game.id, %error, "a board could not be noted");
        }
        self.retired.notify_one();
    }

    async fn note(&self, post: &PostRow, sent: InteractionId) -> Result<(), store::Error> {
        let mut tx = self.store.write().await?;
        posts::retire(&mut tx, post.game, post.to_seq).await?;
        posts::add(&mut tx, post).await?;
        posts::set_shown(&mut tx, post.game, post.to_seq).await?;
        sending::end(&mut tx, sent).await?;
        Ok(tx.commit().await?)
    }

    /// Forgets a message that was on its way and did not arrive.
    async fn arrived_never(&self, sent: InteractionId) -> Result<(), store::Error> {
        let mut tx = self.store.write().await?;
        sending::end(&mut tx, sent).await?;
        Ok(tx.commit().await?)
    }

    /// Shrinks a board to its lines of history, and returns it if that has succeeded or never will.
    async fn shrink_one(&self, post: PostRow) -> Option<MessageId> {
        let (Some(channel), Some(message)) = (post.channel.to_serenity(), post.message.to_serenity()) else {
            return None;
        };
        let edited = match Round::read(&self.store, post.game).await {
            Ok(round) => {
                let history = screen::history(&round, post.from_seq, post.to_seq);
                self.rest.edit_message(channel, message, &history, Priority::Post).await
            }
            // What a frozen game's old boards say is still true.
            Err(crate::app::Error::Refused(_) | crate::app::Error::Repeated) => Ok(()),
            Err(crate::app::Error::Failed(error)) => {
                tracing::error!("an older board was not read: {error:#}");
                return None;
            }
        };
        let forget = match edited {
            Ok(()) | Err(Error::Gone(_) | Error::Forbidden(_) | Error::Invalid(_)) => true,
            Err(error) => {
                tracing::info!(%error, game = %post.game, "an older board is not shrunk yet");
                false
            }
        };
        forget.then_some(post.message)
    }

    /// Shrinks boards that are no longer the present one.
    pub(super) async fn shrink(&self, stale: Vec<PostRow>) -> Result<(), store::Error> {
        let done: Vec<MessageId> = join_all(stale.into_iter().map(|post| self.shrink_one(post)))
            .await
            .into_iter()
            .flatten()
            .collect();
        if done.is_empty() {
            return Ok(());
        }
        let mut tx = self.store.write().await?;
        for message in done {
            posts::forget(&mut tx, message).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Brings a lobby's message up to date, whatever became of the lobby. One that somebody deleted is posted again
    /// while people may sit down.
    pub(super) async fn show_lobby(&self, game: GameId) {
        let _one_at_a_time = self.lobbies.lock().await;
        if let Err(error) = self.try_show_lobby(game).await {
            tracing::info!(%game, ?error, "a lobby's message was not changed");
        }
    }

    async fn try_show_lobby(&self, game: GameId) -> Result<(), crate::app::Error> {
        let lobby = Lobby::by_id(&self.store, game).await?;
        let message = match lobby.game.status {
            Status::Lobby | Status::Cancelled => screen::lobby(&lobby),
            Status::Running | Status::Over => screen::lobby_of(&Round::read(&self.store, game).await?),
        };
        match self.edit(&lobby, &message).await {
            Err(Error::Gone(Gone::Message)) if lobby.game.status == Status::Lobby => {
                if let Some(channel) = lobby.game.lobby_channel.to_serenity() {
                    let posted = self.rest.create_message(channel, &message, Priority::Answer).await;
                    let posted = posted.map_err(|error| crate::app::Error::Failed(error.into()))?;
                    lobby::set_message(&self.store, game, posted.into()).await?;
                }
                Ok(())
            }
            other => other.map_err(|error| crate::app::Error::Failed(error.into())),
        }
    }

    /// Says of a lobby that it was closed because nobody touched it.
    pub(super) async fn show_expired(&self, lobby: &Lobby) {
        if let Err(error) = self.edit(lobby, &screen::expired(lobby)).await {
            tracing::info!(game = %lobby.game.id, %error, "a lobby's message was not changed");
        }
    }

    async fn edit(&self, lobby: &Lobby, changes: &Message) -> Result<(), Error> {
        let GameRow { lobby_channel, lobby_message, .. } = lobby.game;
        let (Some(channel), Some(message)) = (lobby_channel.to_serenity(), lobby_message.to_serenity())
        else {
            return Ok(());
        };
        self.rest.edit_message(channel, message, changes, Priority::Answer).await
    }

    /// Takes note of a lobby's message, and brings it up to date if people were faster than that.
    pub(super) async fn lobby_posted(
        &self,
        lobby: &Lobby,
        message: MessageId,
    ) -> Result<(), crate::app::Error> {
        let game = lobby.game.id;
        lobby::set_message(&self.store, game, message).await?;
        let now = Lobby::by_id(&self.store, game).await?;
        if (now.game.status, &now.seats) != (lobby.game.status, &lobby.seats) {
            self.show_lobby(game).await;
        }
        Ok(())
    }

    /// Posts a lobby whose answer Discord did not take.
    pub(super) async fn post_lobby(&self, lobby: &Lobby) -> Result<(), crate::app::Error> {
        let Some(channel) = lobby.game.lobby_channel.to_serenity() else { return Ok(()) };
        match self.rest.create_message(channel, &screen::lobby(lobby), Priority::Answer).await {
            Ok(message) => self.lobby_posted(lobby, message.into()).await,
            Err(error) => {
                tracing::warn!(%error, game = %lobby.game.id, "a lobby could not be posted");
                Ok(())
            }
        }
    }
}
