//! The first answer to an interaction: given at once where that works, and as an edit where Discord was told to wait.

use std::time::{Duration, Instant};

use ra_table::id::MessageId;
use reqwest::Method;
use serde_json::Value;
use serenity::model::channel::MessageFlags;
use tokio::sync::watch;

use super::interaction::{Came, First, Interaction};
use super::send::{Repeat, Sent};
use super::{Error, Reply, Response, Rest};
use crate::discord::keyed_mutex::lock;
use crate::metrics;

/// By how much an interaction's age may be wrong: so much later an answer is still begun.
const UNSURE: Duration = Duration::from_millis(500);
/// How long Discord's word is waited for beyond the time in which it takes an answer. What was sent in time may have
/// arrived.
const WORD_PATIENCE: Duration = Duration::from_secs(3);
const BACKOFF: Duration = Duration::from_millis(100);

/// How an interaction was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Responded {
    /// Discord has it; with the message that was made or changed, where it is known. Otherwise [`Rest::original`] tells.
    Now(Option<MessageId>),
    /// Only its person has been given a place for an answer, which cannot become public any more: what everybody is
    /// to see must be a message of its own, and [`Rest::edit_reply`] fills the place.
    Apart,
}

impl Responded {
    /// The message that was made or changed, where it is known.
    pub fn message(self) -> Option<MessageId> {
        match self {
            Responded::Now(message) => message,
            Responded::Apart => None,
        }
    }
}

impl Rest {
    /// Gives the first answer, and again after trouble while Discord may take it; as an edit, or as what follows, if the
    /// interaction was deferred.
    ///
    /// # Errors
    ///
    /// [`Error::TooLate`] when Discord has not taken it and will not.
    /// [`Error::AnsweredBefore`] when this was answered, but not by this process.
    /// [`Error::Temporary`] when it is unknown whether it arrived: ask [`Rest::original`] before anything is sent anew.
    pub async fn respond(&self, interaction: &Interaction, answer: &Response) -> Result<Responded, Error> {
        let responded = self.try_respond(interaction, answer).await;
        let is_deferred = *interaction.first.borrow() == First::Deferred;
        let outcome = match &responded {
            Err(Error::TooLate) if !is_deferred => "late",
            Err(error) if !is_deferred && !matches!(error, Error::AnsweredBefore) => "failed",
            // Answered or deferred, which is counted where Discord says so.
            Ok(_) | Err(_) => return responded,
        };
        metrics::interaction(interaction.came.word(), outcome);
        responded
    }

    async fn try_respond(&self, interaction: &Interaction, answer: &Response) -> Result<Responded, Error> {
        let mut first = interaction.first.subscribe();
        if *first.borrow() == First::Answered {
            return Err(Error::AnsweredBefore);
        }
        let sent = tokio::select! {
            biased;
            known = until(&mut first, |first| !matches!(first, First::Open | First::Deferring)) => {
                return self.go_on(interaction, answer, known).await;
            }
            sent = self.callback(interaction, answer, false) => sent,
        };
        let error = match sent.result {
            Ok(body) => {
                interaction.first.send_replace(First::Answered);
                return Ok(Responded::Now(answered_message(&body)));
            }
            Err(error) => error,
        };
        // What became of a deferral that is on its way decides what became of the answer.
        let known = until(&mut first, |first| first != First::Deferring).await;
        match (&error, known) {
            (Error::AnsweredBefore | Error::TooLate | Error::Temporary { .. }, First::Deferred) => {
                self.go_on(interaction, answer, First::Deferred).await
            }
            (Error::AnsweredBefore, First::Open | First::Answered) if sent.lost => {
                interaction.first.send_replace(First::Answered);
                Ok(Responded::Now(None))
            }
            (Error::AnsweredBefore | Error::TooLate, First::Unclear) | (Error::Temporary { .. }, _) => {
                self.go_on(interaction, answer, First::Unclear).await
            }
            (Error::AnsweredBefore, First::Open) if lock(&self.under_way).contains_key(&interaction.id) => {
                self.others.answered(interaction.id);
                Err(error)
            }
            _ => Err(error),
        }
    }

    /// Gives the answer that something has come before.
    async fn go_on(
        &self,
        interaction: &Interaction,
        answer: &Response,
        known: First,
    ) -> Result<Responded, Error> {
        match known {
            First::Deferred => self.answer_deferred(interaction, answer).await,
            First::Answered => Ok(Responded::Now(None)),
            First::Open | First::Deferring | First::Unclear => {
                let original = match self.original(interaction).await {
                    Ok(original) => original,
                    Err(error @ Error::Temporary { .. }) => return Err(error),
                    // There is none: nothing has arrived.
                    Err(_) => return Err(Error::TooLate),
                };
                let is_place = match interaction.came {
                    Came::Click(message) => original.message.id == message,
                    Came::Command | Came::Typing => original.is_private,
                };
                if is_place {
                    self.answer_deferred(interaction, answer).await
                } else {
                    Ok(Responded::Now(Some(original.message.id)))
                }
            }
        }
    }

    /// Gives the answer where Discord was told to wait. It may have been given before: changing a message to the same
    /// twice does no harm.
    async fn answer_deferred(
        &self,
        interaction: &Interaction,
        answer: &Response,
    ) -> Result<Responded, Error> {
        let changed = |message| Responded::Now(Some(message));
        match (answer, interaction.came) {
            (Response::Update(changes), _) => {
                self.edit_reply(interaction, Reply::Original, changes).await.map(changed)
            }
            (Response::Message(message), Came::Click(_)) => {
                self.follow_up(interaction, message).await.map(changed)
            }
            (Response::Message(message), _) if message.flags.contains(MessageFlags::EPHEMERAL) => {
                self.edit_reply(interaction, Reply::Original, message).await.map(changed)
            }
            (Response::Message(_), _) => Ok(Responded::Apart),
            // That is what it was.
            (Response::DeferUpdate, Came::Click(message)) => Ok(changed(message)),
            (Response::Defer, Came::Command) => Ok(Responded::Apart),
            // A form is no message that could be filled in.
            (Response::Modal(_), _) => Err(Error::TooLate),
            (Response::Defer | Response::DeferUpdate | Response::Choices(_), _) => Err(Error::AnsweredBefore),
        }
    }

    /// Sends a first answer, or a deferral, as often as helps. Nothing that is sent is given up before Discord would
    /// not take it any more.
    pub(super) async fn callback(&self, interaction: &Interaction, response: &Response, apart: bool) -> Sent {
        let until = interaction.made + self.times.answer + UNSURE;
        if Instant::now() >= until {
            return Sent::not(Error::TooLate);
        }
        let payload = match response.payload(&self.linked) {
            Ok(payload) => payload,
            Err(error) => return Sent::not(error),
        };
        let path =
            format!("/interactions/{}/{}/callback?with_response=true", interaction.id, interaction.token);
        let mut call = self.interaction_call(Method::POST, "callback", path, interaction, until);
        call.payload = payload;
        call.apart = apart;
        call.end += WORD_PATIENCE;
        call.attempt_timeout = call.end.saturating_duration_since(tokio::time::Instant::now());
        call.backoff = BACKOFF;
        call.repeat = Repeat::UntilDeadline;
        let sent = self.wire.send(call).await;
        if let Ok(body) = &sent.result
            && let Some(message) = answered_message(body)
        {
            self.clock.learn(message, sent.left.into_std(), Instant::now());
        }
        if sent.result.is_ok() {
            let outcome = if apart { "deferred" } else { "answered" };
            metrics::interaction(interaction.came.word(), outcome);
            metrics::answer(interaction.made.elapsed());
        }
        sent
    }
}

/// Waits until what is known of an answer is of this kind.
async fn until(first: &mut watch::Receiver<First>, is_such: impl Fn(First) -> bool) -> First {
    // The sender is in the interaction, which outlives this.
    first.wait_for(|first| is_such(*first)).await.map_or(First::Open, |first| *first)
}

/// The message that Discord says is the answer.
pub(super) fn answered_message(body: &[u8]) -> Option<MessageId> {
    let body: Value = serde_json::from_slice(body).ok()?;
    body["resource"]["message"]["id"].as_str()?.parse().ok().map(MessageId)
}
