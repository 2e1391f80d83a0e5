//! Messages of calls that have been answered: they are deleted.

use super::Job;
use crate::app::delivery::{self, MessageState};
use crate::discord::deliver::Delivery;
use crate::discord::message::mark::calls_to_several;
use crate::discord::rest::{Error, Priority};
use crate::store::calls::{self, CallMessage, CallRow};

/// Deletes what calls to nothing any more.
pub(super) struct AnsweredCalls(pub(super) Delivery);

impl AnsweredCalls {
    /// Deletes the message of a call, and says what is known of it then.
    async fn delete(&self, call: CallRow) -> MessageState {
        let Err(error) = self.try_delete(&call).await else { return MessageState::CallGone(call) };
        tracing::info!(%error, "a call is not deleted");
        let failure = self.0.failure(&error);
        failure.map_or(MessageState::CallGone(call), |failure| MessageState::NotDeleted { call, failure })
    }

    async fn try_delete(&self, call: &CallRow) -> Result<(), Error> {
        let (channel, message) = match call.message {
            CallMessage::None => return Ok(()),
            CallMessage::There(channel, message) => (channel, message),
            CallMessage::Perhaps { .. } => match self.0.find_call(call).await? {
                Some((channel, own)) if !calls_to_several(&own) => (channel, own.id.into()),
                Some(_) | None => return Ok(()),
            },
        };
        let (Some(channel), Some(message)) = (channel.to_serenity(), message.to_serenity()) else {
            return Ok(());
        };
        self.0.rest.delete_message(channel, message, Priority::Program).await
    }
}

impl Job for AnsweredCalls {
    const NAME: &'static str = "calls that are answered";

    async fn look(&mut self) -> anyhow::Result<()> {
        for call in calls::to_delete(&self.0.store, self.0.now()).await? {
            let state = self.delete(call).await;
            delivery::note(&self.0.store, &[state]).await?;
        }
        Ok(())
    }
}
