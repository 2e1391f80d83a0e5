//! Answers to interactions: the first within three seconds, what follows within fifteen minutes.
//!
//! These endpoints need no token of the bot, and the global limit does not count them.

use std::fmt;
use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::Value;
use serenity::model::id::{InteractionId, MessageId};

use super::limits::Route;
use super::wire::{Outgoing, Repeat, Sent};
use super::{ANSWER_PATIENCE, Error, Message, Priority, Response, Rest, WithId};

/// How long Discord waits for the first answer, counted from the receipt of the event.
pub const ANSWER_WINDOW: Duration = Duration::from_secs(3);
/// How long an interaction's token works after that.
pub const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60);

/// Longest wait for one attempt of a first answer: two fit into the window.
const CALLBACK_ATTEMPT: Duration = Duration::from_millis(1300);
const CALLBACK_BACKOFF: Duration = Duration::from_millis(100);

/// An interaction, as far as it is needed to answer it.
#[derive(Clone, PartialEq, Eq)]
pub struct Interaction {
    /// Its id.
    pub id: InteractionId,
    /// Its token: a secret for 15 minutes.
    pub token: String,
    /// When its event arrived here.
    pub received: Instant,
}

/// How the first answer went well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Responded {
    /// Discord confirmed it; with the message that was created or changed, if the answer has one.
    Now(Option<MessageId>),
    /// Discord has it, but its confirmation was lost on the way; [`Rest::original`] tells the message.
    Before,
}

/// Which message of an interaction is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reply {
    /// The one of the first answer; after [`Response::DeferUpdate`] or [`Response::Update`] the clicked message.
    Original,
    /// One that followed.
    FollowUp(MessageId),
}

impl fmt::Debug for Interaction {
    /// Without the token, so that it cannot slip into a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Interaction")
            .field("id", &self.id)
            .field("received", &self.received)
            .finish_non_exhaustive()
    }
}

impl Rest {
    /// Gives the first answer, and again after trouble as long as [`ANSWER_WINDOW`] allows.
    ///
    /// # Errors
    ///
    /// [`Error::TooLate`] when the window ended without success: then it is unknown whether people saw the answer.
    /// [`Error::AnsweredBefore`] when this was answered, but not by this call.
    pub async fn respond(&self, interaction: &Interaction, answer: &Response) -> Result<Responded, Error> {
        let deadline = interaction.received + ANSWER_WINDOW;
        if Instant::now() >= deadline {
            return Err(Error::TooLate);
        }
        let path =
            format!("/interactions/{}/{}/callback?with_response=true", interaction.id, interaction.token);
        let mut call = self.interaction_call(Method::POST, "callback", path, interaction, deadline);
        call.payload = answer.payload(&self.commands)?;
        call.attempt_timeout = CALLBACK_ATTEMPT;
        call.backoff = CALLBACK_BACKOFF;
        call.repeat = Repeat::UntilDeadline;
        let Sent { lost, result } = self.wire.send(call).await;
        match result {
            Ok(body) => Ok(Responded::Now(answered_message(&body))),
            Err(Error::AnsweredBefore) if lost => Ok(Responded::Before),
            Err(Error::Temporary { cause, .. }) => {
                tracing::warn!(cause, "interaction not answered in time");
                Err(Error::TooLate)
            }
            Err(error) => Err(error),
        }
    }

    /// The message of the first answer.
    ///
    /// # Errors
    ///
    /// See [`Error`].
    pub async fn original(&self, interaction: &Interaction) -> Result<MessageId, Error> {
        let call = self.reply_call(Method::GET, "get reply", interaction, Reply::Original)?;
        Ok(self.read::<WithId<_>>(call).await?.id)
    }

    /// Sends a further message. After [`Response::Defer`] edit the original instead: that can be repeated.
    ///
    /// # Errors
    ///
    /// See [`Error`]. After [`Error::Temporary`] it may have been sent all the same.
    pub async fn follow_up(&self, interaction: &Interaction, message: &Message) -> Result<MessageId, Error> {
        let path = format!("/webhooks/{}/{}", self.application, interaction.token);
        let mut call = self.webhook_call(Method::POST, "follow up", path, interaction)?;
        call.payload = message.payload(&self.commands, None)?;
        call.repeat = Repeat::IfUnsent;
        Ok(self.read::<WithId<_>>(call).await?.id)
    }

    /// Changes a message of an interaction.
    ///
    /// # Errors
    ///
    /// See [`Error`].
    pub async fn edit_reply(
        &self,
        interaction: &Interaction,
        reply: Reply,
        changes: &Message,
    ) -> Result<MessageId, Error> {
        let mut call = self.reply_call(Method::PATCH, "edit reply", interaction, reply)?;
        call.payload = changes.payload(&self.commands, None)?;
        Ok(self.read::<WithId<_>>(call).await?.id)
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
        let end = interaction.received + TOKEN_LIFE;
        if Instant::now() >= end {
            return Err(Error::TooLate);
        }
        let deadline = end.min(Instant::now() + ANSWER_PATIENCE);
        Ok(self.interaction_call(method, name, path, interaction, deadline))
    }

    /// A call that needs no token of the bot, and is not counted against it.
    fn interaction_call(
        &self,
        method: Method,
        name: &'static str,
        path: String,
        interaction: &Interaction,
        deadline: Instant,
    ) -> Outgoing {
        let call = self.call(method, name, path, &interaction.token, Priority::Person);
        Outgoing { route: Route { global: false, ..call.route }, deadline: deadline.into(), ..call }
    }
}

fn answered_message(body: &[u8]) -> Option<MessageId> {
    let body: Value = serde_json::from_slice(body).ok()?;
    body["resource"]["message"]["id"].as_str()?.parse().ok()
}
