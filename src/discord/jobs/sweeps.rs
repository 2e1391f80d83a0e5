//! What concerns many games, and was not done to its end by whoever ordered it.

use std::time::Duration;

use futures_util::{StreamExt as _, stream};

use super::Job;
use crate::discord::deliver::Delivery;
use crate::store::sweeps;

/// How many are gone on with at a time.
const FEW: usize = 4;

/// Goes on with sweeps that are not done.
pub(super) struct Sweeps {
    delivery: Delivery,
    patience: Duration,
}

impl Sweeps {
    pub(super) fn new(delivery: Delivery, patience: Duration) -> Sweeps {
        Sweeps { delivery, patience }
    }
}

impl Job for Sweeps {
    const NAME: &'static str = "what concerns many games";

    async fn look(&mut self) -> anyhow::Result<()> {
        let left = sweeps::before(&self.delivery.store, self.delivery.now().before(self.patience)).await?;
        stream::iter(left).for_each_concurrent(FEW, |job| self.delivery.sweep(job)).await;
        Ok(())
    }
}
