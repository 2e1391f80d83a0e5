//! What follows the first answer to an interaction, within fifteen minutes.
//!
//! These endpoints need no token of the bot, and the global limit does not count them.

use std::time::Instant;

use ra_table::id::MessageId;
use reqwest::Method;
use serde::Deserialize;
use serenity::model::channel::MessageFlags;
use serenity::model::id as theirs;

use super::history::{Own, Told};
use super::interaction::{Interaction, TOKEN_LIFE};
use super::limits::Route;
use super::send::{Outgoing, Repeat};
use super::{Error, Message, Priority, Rest, WithId};
use crate::discord::convert_ids::ToOurs as _;

/// Which message of an interaction is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reply {
    /// The one of the first answer; after [`Response::DeferUpdate`](super::Response::DeferUpdate) or
    /// [`Response::Update`](super::Response::Update) the clicked message.
    Original,
    /// One that followed.
    FollowUp(MessageId),
}

/// The message of a first answer, or the place that Discord keeps for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Original {
    /// The message.
    pub message: Own,
    /// Whether its person alone sees it.
    pub is_private: bool,
    /// Whether it is only the place so far, in which the bot is seen to think.
    pub is_thinking: bool,
}

#[derive(Deserialize)]
struct Read {
    #[serde(flatten)]
    message: Told,
    #[serde(default)]
    flags: MessageFlags,
}

impl Rest {
    /// The message of the first answer.
    pub async fn original(&self, interaction: &Interaction) -> Result<Original, Error> {
        let call = self.reply_call(Method::GET, "get reply", interaction, Reply::Original)?;
        let Read { message, flags } = self.read(call).await?;
        let (is_private, is_thinking) =
            (flags.contains(MessageFlags::EPHEMERAL), flags.contains(MessageFlags::LOADING));
        Ok(Original { message: message.into(), is_private, is_thinking })
    }

    /// Deletes a message of an interaction, for which nobody waits.
    pub async fn delete_reply(&self, interaction: &Interaction, reply: Reply) -> Result<(), Error> {
        let call = self.reply_call(Method::DELETE, "delete reply", interaction, reply)?;
        self.perform(Outgoing { priority: Priority::Program, ..call }).await
    }

    /// Sends a further message. To fill in a deferred answer, edit the original instead, which can be repeated.
    ///
    /// # Errors
    ///
    /// See [`Error`]. After [`Error::Temporary`] it may have been sent all the same.
    pub async fn follow_up(&self, interaction: &Interaction, message: &Message) -> Result<MessageId, Error> {
        let path = format!("/webhooks/{}/{}", self.application, interaction.token);
        let mut call = self.webhook_call(Method::POST, "follow up", path, interaction)?;
        call.payload = message.created(&self.linked, None)?;
        call.repeat = Repeat::IfUnsent;
        self.create(call).await
    }

    /// Changes a message of an interaction.
    pub async fn edit_reply(
        &self,
        interaction: &Interaction,
        reply: Reply,
        changes: &Message,
    ) -> Result<MessageId, Error> {
        let mut call = self.reply_call(Method::PATCH, "edit reply", interaction, reply)?;
        call.payload = changes.changed(&self.linked)?;
        Ok(self.read::<WithId<theirs::MessageId>>(call).await?.id.to_ours())
    }

    fn reply_call(
        &self,
        method: Method,
        name: &'static str,
        interaction: &Interaction,
        reply: Reply,
    ) -> Result<Outgoing, Error> {
        let message = match reply {
            Reply::Original => "@original".to_owned(),
            Reply::FollowUp(id) => id.to_string(),
        };
        let path = format!("/webhooks/{}/{}/messages/{message}", self.application, interaction.token);
        self.webhook_call(method, name, path, interaction)
    }

    fn webhook_call(
        &self,
        method: Method,
        name: &'static str,
        path: String,
        interaction: &Interaction,
    ) -> Result<Outgoing, Error> {
        let end = interaction.made + TOKEN_LIFE;
        if Instant::now() >= end {
            return Err(Error::TooLate);
        }
        let deadline = end.min(Instant::now() + self.times.patience());
        Ok(self.interaction_call(method, name, path, interaction, deadline))
    }

    /// A call that needs no token of the bot, and is not counted against it.
    pub(super) fn interaction_call(
        &self,
        method: Method,
        name: &'static str,
        path: String,
        interaction: &Interaction,
        deadline: Instant,
    ) -> Outgoing {
        let call = self.call(method, name, path, &interaction.token, Priority::Person);
        let (route, deadline) = (Route { global: false, ..call.route }, deadline.into());
        Outgoing { route, deadline, end: deadline, ..call }
    }
}
