//! Direct messages. Discord takes it ill if a bot begins conversations with many, and may then let it begin no more:
//! one is begun only with who has asked for it by a click, so many a minute, and none for a day after Discord said
//! that it was too fast. Those that have been begun go on.

use std::time::Duration;

use ra_display::text::words;
use ra_table::id::{ChannelId, MessageId, UserId};
use ra_table::language::Language;
use ra_table::time::Millis;
use tokio::time::timeout;

use super::Delivery;
use super::board_buttons::to_games;
use super::components::said;
use super::send_once::not_read;
use crate::app::direct_messages as app;
use crate::app::{lobbies, notifications};
use crate::discord::rest::{Error, Gone, Message, Priority, Prospect, TooOften};
use crate::store::{self, direct_messages};

/// How many conversations are begun within a time, with whomever.
const MOST: i64 = 10;
const WITHIN: Duration = Duration::from_secs(60);
/// For how long none is begun after Discord said that it was too fast.
const SHUT: Duration = Duration::from_secs(24 * 60 * 60);
/// How long whoever has clicked waits for others whose direct messages are just being opened.
const MOMENT: Duration = Duration::from_millis(500);

/// Why a direct message was not sent.
#[derive(Debug, thiserror::Error)]
pub(in crate::discord) enum Undelivered {
    /// It would begin a conversation, and until this moment none is begun.
    #[error("no conversation is begun before {0:?}")]
    Shut(Millis),
    /// Discord did not take it, or too many conversations were begun just now.
    #[error(transparent)]
    Failed(#[from] Error),
}

/// Whether direct messages reach somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Proof {
    Arrived,
    Refused,
    /// That can be found out at this moment at the earliest.
    Unknown(Millis),
}

impl From<store::Error> for Undelivered {
    fn from(error: store::Error) -> Undelivered {
        Undelivered::Failed(not_read(error))
    }
}

impl From<crate::app::Error> for Undelivered {
    fn from(error: crate::app::Error) -> Undelivered {
        Undelivered::Failed(Error::Temporary { retry_after: None, cause: format!("{error:?}") })
    }
}

impl Delivery {
    /// Writes to a person who has asked for it, by this `sends`, which is handed the channel.
    pub(in crate::discord) async fn write_directly(
        &self,
        user: UserId,
        priority: Priority,
        sends: impl AsyncFnOnce(ChannelId) -> Result<MessageId, Error>,
    ) -> Result<(ChannelId, MessageId), Undelivered> {
        let channel = self.direct_channel(user, priority).await?;
        match sends(channel).await {
            Ok(sent) => Ok((channel, sent)),
            Err(error) => {
                if error == Error::Gone(Gone::Channel) {
                    direct_messages::forget_channel(&self.store, user).await?;
                }
                Err(error.into())
            }
        }
    }

    /// Finds out whether direct messages reach somebody, by one, which leads to the games that wait for them: these have
    /// pinged them elsewhere. What follows from it is to be written down, and then [`Delivery::proof_noted`].
    pub(in crate::discord) async fn prove_direct(
        &self,
        user: UserId,
        language: Language,
        priority: Priority,
    ) -> Proof {
        let games = notifications::games_of(&self.store, user, self.now()).await.unwrap_or_else(|error| {
            tracing::warn!(?error, "which games wait for somebody is not known");
            Vec::new()
        });
        let waiting = games.iter().filter(|game| game.waits).map(|game| &game.seen.game);
        let rows = to_games(language, waiting);
        let rows = (!rows.is_empty()).then_some(rows);
        let works = Message { pings: vec![user], rows, ..said(words(language).call_here()) };
        self.prove_by(user, &works, &nonce(user), priority).await
    }

    /// The same by this message. What follows from it is to be written down, and then [`Delivery::words_noted`].
    pub(in crate::discord) async fn prove_by(
        &self,
        user: UserId,
        message: &Message,
        nonce: &str,
        priority: Priority,
    ) -> Proof {
        let sends = async |to| self.post_words(to, message, nonce, priority).await;
        let undelivered = match self.write_directly(user, priority, sends).await {
            Ok(_) => return Proof::Arrived,
            Err(undelivered) => undelivered,
        };
        tracing::info!(%undelivered, "a direct message was not sent");
        match undelivered {
            Undelivered::Shut(until) => Proof::Unknown(until),
            Undelivered::Failed(error) => match error.prospect() {
                Prospect::Never | Prospect::WhenChanged => Proof::Refused,
                Prospect::Later(wait) => {
                    Proof::Unknown(self.now().after(wait.unwrap_or_default().max(WITHIN)))
                }
            },
        }
    }

    /// The channel of somebody's direct messages for a game of theirs, if they take any and no other game is played
    /// there. A message tells them so that it is known; this `nonce` names it.
    pub(in crate::discord) async fn direct_for_game(
        &self,
        user: UserId,
        language: Language,
        nonce: &str,
    ) -> Option<ChannelId> {
        let channel = self.direct_channel(user, Priority::Person).await.ok()?;
        if !lobbies::is_free(&self.store, channel).await.ok()? {
            return None;
        }
        let begins = said(words(language).lobby_alone_here());
        let sends = async |to| self.rest.create_message_once(to, &begins, nonce, Priority::Person).await;
        match self.write_directly(user, Priority::Person, sends).await {
            Ok((channel, _)) => Some(channel),
            Err(undelivered) => {
                tracing::info!(%undelivered, "a game cannot be played in direct messages");
                None
            }
        }
    }

    /// What follows from whether direct messages reach somebody has been written down.
    pub(in crate::discord) async fn proof_noted(&self, user: UserId) {
        self.words_noted(&nonce(user)).await;
    }

    /// The channel of somebody's direct messages, which is opened if it has not been.
    async fn direct_channel(&self, user: UserId, priority: Priority) -> Result<ChannelId, Undelivered> {
        if let Some(known) = direct_messages::channel_of(&self.store, user).await? {
            return Ok(known);
        }
        let _one = match priority {
            Priority::Person => {
                timeout(MOMENT, self.opening.lock()).await.map_err(|_| too_often(Duration::ZERO))?
            }
            Priority::Program => self.opening.lock().await,
        };
        if let Some(known) = direct_messages::channel_of(&self.store, user).await? {
            return Ok(known);
        }
        self.may_open().await?;
        let opened = self.rest.direct_channel(user, priority).await;
        let now = self.now();
        match opened {
            Ok(channel) => {
                app::opened(&self.store, user, channel, Some(now)).await?;
                Ok(channel)
            }
            Err(Error::TooOften { what: TooOften::DirectMessages, .. }) => {
                tracing::warn!(
                    "Discord says that the bot writes to too many people: to nobody new for a day"
                );
                app::shut(&self.store, now.after(SHUT)).await?;
                Err(Undelivered::Shut(now.after(SHUT)))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Whether a conversation may be begun now.
    async fn may_open(&self) -> Result<(), Undelivered> {
        let now = self.now();
        if let Some(until) = app::shut_until(&self.store, now).await? {
            return Err(Undelivered::Shut(until));
        }
        match direct_messages::opened_since(&self.store, now.before(WITHIN)).await? {
            (count, Some(first)) if count >= MOST => Err(too_often(first.after(WITHIN).since(now))),
            _ => Ok(()),
        }
    }
}

/// Names the message that proves that direct messages reach somebody.
fn nonce(user: UserId) -> String {
    format!("{user}-works")
}

fn too_often(wait: Duration) -> Undelivered {
    let what = TooOften::DirectMessages;
    Undelivered::Failed(Error::TooOften { what, retry_after: Some(wait) })
}
