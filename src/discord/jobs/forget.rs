//! What is not needed any more, and is forgotten now and then: interactions that cannot come again, and what people had set long
//! ago.

use std::time::Duration;

use super::Job;
use crate::app::settings;
use crate::discord::deliver::Delivery;
use crate::id::UserId;
use crate::store::interactions;

/// How long interactions are remembered: Discord delivers none a second time so late.
const MEMORY: Duration = Duration::from_secs(60 * 60);
/// Between two times of forgetting.
const EVERY: Duration = Duration::from_secs(10 * 60);

/// Forgets older interactions and settings.
pub(super) struct Forget(pub(super) Delivery);

impl Job for Forget {
    const NAME: &'static str = "older interactions and settings";

    fn every(&self, _: Duration) -> Duration {
        EVERY
    }

    async fn look(&mut self) -> anyhow::Result<()> {
        let mut tx = self.0.store.write().await?;
        interactions::forget(&mut tx, self.0.now().before(MEMORY)).await?;
        tx.commit().await?;
        let mut after = UserId(0);
        while let Some(last) = settings::forget(&self.0.store, after, self.0.now()).await? {
            after = last;
        }
        Ok(())
    }
}
