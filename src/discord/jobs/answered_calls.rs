//! Messages of calls that have been answered: they are deleted.

use super::Job;
use crate::discord::deliver::Delivery;
use crate::discord::rest::{Priority, Prospect};
use crate::store::calls::{self, CallRow};

/// Deletes what calls to nothing any more.
pub(super) struct AnsweredCalls(pub(super) Delivery);

impl AnsweredCalls {
    /// Whether the message of a call is deleted, or never can be.
    async fn is_deleted(&self, ping: &CallRow) -> bool {
        let Some((channel, message)) = ping.message else { return true };
        let (Some(channel), Some(message)) = (channel.to_serenity(), message.to_serenity()) else {
            return true;
        };
        let Err(error) = self.0.rest.delete_message(channel, message, Priority::Program).await else {
            return true;
        };
        match error.prospect() {
            Prospect::Never | Prospect::WhenChanged => true,
            Prospect::Later(_) => {
                tracing::info!(%error, "a call is not deleted yet");
                false
            }
        }
    }
}

impl Job for AnsweredCalls {
    const NAME: &'static str = "calls that are answered";

    async fn look(&mut self) -> anyhow::Result<()> {
        for ping in calls::to_delete(&self.0.store, self.0.now()).await? {
            let is_deleted = self.is_deleted(&ping).await;
            let mut tx = self.0.store.write().await?;
            if is_deleted {
                calls::forget(&mut tx, &ping).await?;
            } else {
                calls::try_at(&mut tx, &ping, self.0.now()).await?;
            }
            tx.commit().await?;
        }
        Ok(())
    }
}
