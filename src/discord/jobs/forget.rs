//! What is not needed any more is forgotten now and then: interactions that cannot come again, offers that are over, who
//! knew tables that have begun, and what people had set long ago.

use std::time::Duration;

use ra_table::id::UserId;

use super::Job;
use crate::app::settings;
use crate::discord::deliver::Delivery;
use crate::store::{interactions, offers, table_watches};

/// How long interactions are remembered: Discord delivers none a second time so late.
const MEMORY: Duration = Duration::from_secs(60 * 60);
/// Between two times of forgetting.
const EVERY: Duration = Duration::from_secs(10 * 60);

/// Forgets older interactions, offers and settings.
pub(super) struct Forget(pub(super) Delivery);

impl Job for Forget {
    const NAME: &'static str = "what is not needed any more";

    fn every(&self, _: Duration) -> Duration {
        EVERY
    }

    async fn look(&mut self) -> anyhow::Result<()> {
        let (mut tx, now) = (self.0.store.write().await?, self.0.now());
        interactions::forget(&mut tx, now.before(MEMORY)).await?;
        offers::forget(&mut tx, now).await?;
        table_watches::forget(&mut tx).await?;
        tx.commit().await?;
        let mut after = UserId(0);
        while let Some(last) = settings::forget(&self.0.store, after, now).await? {
            after = last;
        }
        Ok(())
    }
}
