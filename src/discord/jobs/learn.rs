//! The committee learns from games that are over. Nobody waits for it.

use std::time::Duration;

use super::Job;
use crate::app::learning;
use crate::store::Store;

/// Between two looks for games that have ended.
const EVERY: Duration = Duration::from_secs(60);

/// Learns how people decide.
pub(super) struct Learn(pub(super) Store);

impl Job for Learn {
    const NAME: &'static str = "what people decide";
    const IS_AWAITED: bool = false;

    fn every(&self, _: Duration) -> Duration {
        EVERY
    }

    async fn look(&mut self) -> anyhow::Result<()> {
        learning::learn(&self.0).await.map_err(anyhow::Error::from)
    }
}
