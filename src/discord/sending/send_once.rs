//! Messages that may have been sent already: they are looked for among the bot's own messages in their channel before
//! anything is sent again, however long ago it was. What Discord remembers of a nonce, it forgets within minutes.

use std::time::Duration;

use ra_table::game::Called;
use ra_table::id::{ChannelId, MessageId};
use ra_table::time::Millis;

use super::{Delivery, recognise_message};
use crate::discord::rest::{Error, Message, Own, Priority, Sought, first_of};
use crate::store::notifications::{self, CallMessage, CallRow};
use crate::store::{self, direct_messages, sent_text};

/// By how much this machine's clock may be ahead of Discord's.
const AHEAD: Duration = Duration::from_secs(60);

/// What the database does not tell may be told later.
pub(in crate::discord) fn not_read(error: store::Error) -> Error {
    Error::Temporary { retry_after: None, cause: error.to_string() }
}

/// The message after which one is looked for that was sent at a moment of this machine's clock.
pub(in crate::discord) fn before(at: Millis) -> MessageId {
    first_of(at.before(AHEAD))
}

impl Delivery {
    /// Looks for a message in a channel that came after another, and is none of those that are known.
    pub(in crate::discord) async fn look_for(
        &self,
        channel: ChannelId,
        after: MessageId,
        known: &[MessageId],
        is_it: impl Fn(&Own) -> bool,
    ) -> Result<Sought, Error> {
        let is_new = |own: &Own| !known.contains(&own.id) && is_it(own);
        self.rest.search(channel, after, is_new).await
    }

    /// Posts a message that its words tell from others: see [`Delivery::post_once`].
    pub(in crate::discord) async fn post_words(
        &self,
        channel: ChannelId,
        message: &Message,
        nonce: &str,
        priority: Priority,
    ) -> Result<MessageId, Error> {
        let is_it = |own: &Own| recognise_message::says_the_same(own, message);
        self.post_once(channel, message, nonce, is_it, priority).await
    }

    /// Posts a message that can be told from others. With the same nonce it is one, however often it is sent and
    /// in how many lives of the process, until it is told that what follows from it has been written down
    /// ([`Delivery::words_noted`]).
    pub(in crate::discord) async fn post_once(
        &self,
        channel: ChannelId,
        message: &Message,
        nonce: &str,
        is_it: impl Fn(&Own) -> bool,
        priority: Priority,
    ) -> Result<MessageId, Error> {
        if let Some(at) = sent_text::since(&self.store, nonce).await.map_err(not_read)? {
            if let Sought::Found(found) = self.look_for(channel, before(at), &[], is_it).await? {
                return Ok(found.id);
            }
        } else {
            self.note_words(nonce).await.map_err(not_read)?;
        }
        let posted = self.rest.create_message_once(channel, message, nonce, priority).await;
        if posted.as_ref().is_err_and(|error| !error.is_no_refusal()) {
            self.words_noted(nonce).await;
        }
        posted
    }

    /// The message of a call that may have been made; `None` if there is none, or nobody can tell.
    pub(in crate::discord) async fn find_call(
        &self,
        row: &CallRow,
    ) -> Result<Option<(ChannelId, Own)>, Error> {
        let CallRow { game, call: Called { user, subject, .. }, message } = *row;
        let CallMessage::Perhaps { channel, at } = message else { return Ok(None) };
        let opened = direct_messages::channel_of(&self.store, user).await.map_err(not_read)?;
        let (Some(place), mentioned) = (channel.or(opened), channel.map(|_| user)) else { return Ok(None) };
        let known = notifications::messages_to(&self.store, user).await.map_err(not_read)?;
        let is_it = |own: &Own| recognise_message::is_call(own, game, subject, mentioned);
        match self.look_for(place, before(at), &known, is_it).await {
            Ok(Sought::Found(own)) => Ok(Some((place, own))),
            Ok(Sought::Absent | Sought::Unseen) => Ok(None),
            Err(error) if error.is_no_refusal() => Err(error),
            Err(_) => Ok(None),
        }
    }

    async fn note_words(&self, nonce: &str) -> Result<(), store::Error> {
        let mut tx = self.store.write().await?;
        sent_text::begin(&mut tx, nonce, self.now()).await?;
        tx.commit().await
    }

    /// What follows from the arrival of words has been written down.
    pub(in crate::discord) async fn words_noted(&self, nonce: &str) {
        let ended = async {
            let mut tx = self.store.write().await?;
            sent_text::end(&mut tx, nonce).await?;
            tx.commit().await
        };
        if let Err(error) = ended.await {
            // They will be looked for, and found.
            let error: store::Error = error;
            tracing::error!(%nonce, %error, "that words have arrived could not be noted");
        }
    }
}
