//! Interactions that cannot come again: they are forgotten now and then.

use std::time::Duration;

use super::Job;
use crate::discord::deliver::Delivery;
use crate::store::interactions;

/// How long interactions are remembered: Discord delivers none a second time so late.
const MEMORY: Duration = Duration::from_secs(60 * 60);
/// Between two times of forgetting.
const EVERY: Duration = Duration::from_secs(10 * 60);

/// Forgets older interactions.
pub(super) struct Forget(pub(super) Delivery);

impl Job for Forget {
    const NAME: &'static str = "older interactions";

    fn every(&self, _: Duration) -> Duration {
        EVERY
    }

    async fn look(&mut self) -> anyhow::Result<()> {
        let mut tx = self.0.store.write().await?;
        interactions::forget(&mut tx, self.0.now().before(MEMORY)).await?;
        Ok(tx.commit().await?)
    }
}
