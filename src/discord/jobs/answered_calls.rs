//! Messages of calls that are over: those in channels are deleted, and a direct message is changed into what came of it.

use super::Job;
use crate::app::delivery::{self, MessageState};
use crate::app::{self, calls_made, languages};
use crate::discord::deliver::Delivery;
use crate::discord::ids::ToOurs as _;
use crate::discord::ids::ToSerenity as _;
use crate::discord::message::mark::calls_to_several;
use crate::discord::message::past_call::past_call;
use crate::discord::rest::{Error, Priority};
use crate::store::calls::{self, CallMessage, CallRow};
use crate::store::direct;

/// Puts right what calls to nothing any more.
pub(super) struct AnsweredCalls(pub(super) Delivery);

impl AnsweredCalls {
    /// Puts the message of a call right, and says what is known of it then.
    async fn put_right(&self, call: CallRow) -> anyhow::Result<MessageState> {
        let Err(error) = self.try_put_right(&call).await? else { return Ok(MessageState::CallGone(call)) };
        tracing::info!(%error, "a call that is over is not put right");
        let failure = self.0.failure(&error);
        Ok(failure.map_or(MessageState::CallGone(call), |failure| MessageState::NotDeleted { call, failure }))
    }

    async fn try_put_right(&self, call: &CallRow) -> Result<Result<(), Error>, app::Error> {
        let (channel, message) = match call.message {
            CallMessage::None => return Ok(Ok(())),
            CallMessage::There(channel, message) => (channel, message),
            CallMessage::Perhaps { .. } => match self.0.find_call(call).await {
                Ok(Some((channel, own))) if !calls_to_several(&own) => (channel, own.id.to_ours()),
                Ok(Some(_) | None) => return Ok(Ok(())),
                Err(error) => return Ok(Err(error)),
            },
        };
        let is_direct = direct::channel_of(&self.0.store, call.call.user).await? == Some(channel);
        let (Some(channel), Some(message)) = (channel.to_serenity(), message.to_serenity()) else {
            return Ok(Ok(()));
        };
        if !is_direct {
            return Ok(self.0.rest.delete_message(channel, message, Priority::Program).await);
        }
        let (seen, came) = match calls_made::came_of(&self.0.store, call, self.0.now()).await {
            Ok(came) => came,
            // Of a game that cannot be replayed nobody knows what came of anything: what was said stays.
            Err(app::Error::Refused(refusal)) => {
                tracing::info!(game = %call.game, ?refusal, "a call that is over stays as it is");
                return Ok(Ok(()));
            }
            Err(error) => return Err(error),
        };
        let language = languages::writing_to(&self.0.store, call.call.user, seen.game.terms.language).await?;
        let past = past_call(language, &seen.game, came);
        Ok(self.0.rest.edit_message(channel, message, &past, Priority::Program).await)
    }
}

impl Job for AnsweredCalls {
    const NAME: &'static str = "calls that are answered";

    async fn look(&mut self) -> anyhow::Result<()> {
        for call in calls::to_delete(&self.0.store, self.0.now()).await? {
            let state = self.put_right(call).await.unwrap_or_else(|error| {
                tracing::error!(game = %call.game, "a call that is over is not put right: {error:#}");
                MessageState::NotDeleted { call, failure: self.0.passing() }
            });
            delivery::note(&self.0.store, &[state]).await?;
        }
        Ok(())
    }
}
