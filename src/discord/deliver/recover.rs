//! Messages that were sent, and of which it was never heard whether they arrived: the process died, or Discord's answer
//! was lost on the way.

use std::time::Duration;

use anyhow::anyhow;

use super::Delivery;
use super::post::nonce;
use crate::app::delivery::{self, MessageState};
use crate::app::{self, Which, lobbies};
use crate::discord::message::board;
use crate::discord::rest::{Came, Error, Gone, Priority};
use crate::store::boards::BoardRow;
use crate::store::unconfirmed::{Part, Unconfirmed};

/// How long Discord surely remembers a message's nonce.
pub(super) const NONCE_LIFE: Duration = Duration::from_secs(2 * 60);

/// What is known of a message after it was asked for.
enum Found {
    /// Whether it arrived.
    Known,
    /// Nothing yet; it is not the time for it.
    Soon,
    /// Nothing yet, unless it is known by now.
    NotYet,
}

impl Delivery {
    /// Finds out what became of a message that was sent and never heard of. It `may_still_arrive` while an answer takes so long.
    pub(in crate::discord) async fn recover(&self, sending: &Unconfirmed, may_still_arrive: bool) {
        let failure = match self.try_recover(sending, may_still_arrive).await {
            Ok(Found::Known | Found::Soon) => return,
            Ok(Found::NotYet) => self.passing(),
            Err(error) => {
                tracing::warn!(?sending, "whether a message arrived is not known: {error:#}");
                let told = error.downcast_ref::<Error>().and_then(|error| self.failure(error));
                told.unwrap_or(self.passing())
            }
        };
        let later = [MessageState::StillUnknown { id: sending.id, failure }];
        if let Err(error) = delivery::note(&self.store, &later).await {
            tracing::error!(?sending, %error, "that it was asked for in vain could not be noted");
        }
    }

    /// What tells no entries is a lobby.
    async fn try_recover(&self, sending: &Unconfirmed, may_still_arrive: bool) -> anyhow::Result<Found> {
        let game = sending.part.game;
        let Some(_held) = self.locks.try_take(game) else { return Ok(Found::Soon) };
        let found = match sending.id.to_serenity().filter(|_| sending.id.0 > 0) {
            None if sending.part.to_seq < 0 => {
                self.post_lobby_now(&lobbies::lobby(&self.store, game).await?).await?;
                return Ok(Found::NotYet);
            }
            None => self.find_post(sending).await,
            Some(id) => match sending.token.clone() {
                None => self.find_follow_up(sending, id).await,
                Some(token) => self.find_response(id, token).await,
            },
        };
        match found {
            Ok(Some(message)) if sending.part.to_seq < 0 => {
                lobbies::set_message(&self.store, game, message.into()).await?;
                self.show_lobby_now(game).await;
            }
            Ok(Some(message)) => {
                let Part { game, channel, from_seq, to_seq } = sending.part;
                let channel = channel.ok_or_else(|| anyhow!("a message of game {game} was sent nowhere"))?;
                let post = BoardRow { message: message.into(), game, channel, from_seq, to_seq };
                delivery::note(
                    &self.store,
                    &[MessageState::Sent { id: sending.id, board: post, called: None }],
                )
                .await?;
                self.retired.notify_one();
            }
            Ok(None) => return Ok(Found::Soon),
            Err(error) if error.is_no_refusal() => return Err(error.into()),
            Err(_) if may_still_arrive => return Ok(Found::Soon),
            // It never arrived, or so long ago that nobody can tell.
            Err(_) => {
                delivery::note(&self.store, &[MessageState::NotSent { id: sending.id }]).await?;
                if sending.part.to_seq < 0 {
                    self.post_lobby_now(&lobbies::lobby(&self.store, game).await?).await?;
                }
            }
        }
        Ok(Found::Known)
    }

    /// The answer to a command. What its person alone sees is no board, but the place for an answer that Discord keeps after a
    /// deferral, and nobody is left who would fill it.
    async fn find_response(
        &self,
        id: serenity::all::InteractionId,
        token: String,
    ) -> Result<Option<serenity::all::MessageId>, Error> {
        let interaction = self.rest.recall(id, token, Came::Command);
        let original = self.rest.original(&interaction).await?;
        if !original.is_private {
            return Ok(Some(original.id));
        }
        self.rest.delete_original(&interaction).await?;
        Err(Error::Gone(Gone::Message))
    }

    /// The message of a board that followed an answer.
    async fn find_follow_up(
        &self,
        sending: &Unconfirmed,
        id: serenity::all::InteractionId,
    ) -> Result<Option<serenity::all::MessageId>, Error> {
        let channel = sending.part.channel.and_then(|channel| channel.to_serenity());
        let channel = channel.ok_or(Error::Gone(Gone::Channel))?;
        // A message's number grows with time as an interaction's does.
        let since = serenity::all::MessageId::new(id.get());
        let found = self.rest.message_of(channel, since, id, Priority::Program).await?;
        found.map(Some).ok_or(Error::Gone(Gone::Message))
    }

    /// The message of a board that was posted without an interaction; `None` if it will be posted again anyway.
    async fn find_post(&self, sending: &Unconfirmed) -> Result<Option<serenity::all::MessageId>, Error> {
        let Part { game, channel, from_seq, to_seq } = sending.part;
        let seen = app::to_tell(&self.store, Which::Game(game), self.now()).await;
        let (Ok(seen), Some(channel)) = (seen, channel.and_then(|channel| channel.to_serenity())) else {
            return Err(Error::Gone(Gone::Channel));
        };
        if seen.row.seq == to_seq && seen.row.shown < to_seq {
            return Ok(None);
        }
        if self.now().before(NONCE_LIFE).0 > sending.at.0 {
            return Err(Error::TooLate);
        }
        // Discord returns the first message of the same nonce. If there is none, the story is told once more, or the board
        // shown that was only to be shown again.
        let message = if from_seq == to_seq && seen.row.seq == to_seq {
            self.board(&seen.game).await
        } else {
            board::history(&seen.game, from_seq, to_seq)
        };
        self.rest
            .create_message_once(channel, &message, &nonce(game, to_seq), Priority::Program)
            .await
            .map(Some)
    }
}
