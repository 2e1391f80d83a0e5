//! The thread that a game is played in.

use super::Delivery;
use crate::app::{Seen, lobbies};
use crate::discord::rest::{Error, Gone, Message, Priority};
use crate::id::{ChannelId, MessageId};
use crate::text;

impl Delivery {
    /// Opens the thread that the game is played in, from its lobby's message, or from a new one if there is none.
    pub(in crate::discord) async fn open_thread(&self, seen: &mut Seen) -> Result<(), Error> {
        let game = seen.row.id;
        let Some(channel) = seen.row.lobby_channel.to_serenity() else {
            return Err(Error::Gone(Gone::Channel));
        };
        let language = seen.game.terms.language;
        let name = text::lobby::thread(language, game);
        if let Some(message) = seen.row.lobby_message.and_then(|message| message.to_serenity()) {
            self.note_thread(seen, message.into()).await?;
            match self.rest.open_thread(channel, message, &name, Priority::Person).await {
                Err(Error::Gone(Gone::Message)) => {}
                other => return other,
            }
        }
        let started =
            Message { content: Some(text::lobby::started(language, &seen.game)), ..Message::default() };
        let nonce = format!("{game}-thread");
        let message = self.rest.create_message_once(channel, &started, &nonce, Priority::Person).await?;
        self.note_thread(seen, message.into()).await?;
        self.rest.open_thread(channel, message, &name, Priority::Person).await
    }

    /// Notes which message the thread that a game is played in belongs to.
    async fn note_thread(&self, seen: &mut Seen, message: MessageId) -> Result<(), Error> {
        let (game, thread) = (seen.row.id, Some(ChannelId(message.0)));
        if seen.row.channel == thread {
            return Ok(());
        }
        if let Err(error) = lobbies::set_thread(&self.store, game, message).await {
            tracing::error!(%game, ?error, "a game's thread could not be noted");
            return Err(Error::Gone(Gone::Message));
        }
        (seen.row.lobby_message, seen.row.channel, seen.game.at.channel) = (Some(message), thread, thread);
        Ok(())
    }
}
