//! Games that have long been over: their histories are packed, one after the other, and nobody waits for it.

use std::time::Duration;

use super::Job;
use crate::discord::deliver::Delivery;
use crate::store::packing;

/// Between two looks for games that have ended.
const EVERY: Duration = Duration::from_secs(60);
/// How long nothing has happened in a game that is packed.
const LONG: Duration = Duration::from_secs(24 * 60 * 60);
/// Between two games, so that others have the database to themselves.
const REST: Duration = Duration::from_millis(50);

/// Packs the histories of games that are over.
pub(super) struct Pack(pub(super) Delivery);

impl Job for Pack {
    const NAME: &'static str = "games long over";
    const IS_AWAITED: bool = false;

    fn every(&self, _: Duration) -> Duration {
        EVERY
    }

    async fn look(&mut self) -> anyhow::Result<()> {
        let (store, before) = (&self.0.store, self.0.now().before(LONG));
        loop {
            let games = packing::to_pack(store, before).await?;
            if games.is_empty() {
                return Ok(());
            }
            for game in games {
                let mut tx = store.write().await?;
                packing::pack(&mut tx, game).await?;
                tx.commit().await?;
                tokio::time::sleep(REST).await;
            }
        }
    }
}
