//! Chairs that are offered to anybody: they are free now, or not any more.

use super::Job;
use crate::discord::deliver::Delivery;
use crate::store::free_chairs;

/// Offers chairs, and puts right what offers them.
pub(super) struct FreeChairs(pub(super) Delivery);

impl Job for FreeChairs {
    const NAME: &'static str = "chairs that are offered to anybody";

    async fn look(&mut self) -> anyhow::Result<()> {
        for game in free_chairs::to_look_at(&self.0.store, self.0.now()).await? {
            self.0.look_after_chairs(game).await;
        }
        Ok(())
    }
}
