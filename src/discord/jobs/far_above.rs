//! Boards far above, below which people were talking when they were used.

use futures_util::future::join_all;

use super::Job;
use crate::discord::deliver::Delivery;

/// Brings them down, if nobody is talking any more.
pub(super) struct FarAbove(pub(super) Delivery);

impl Job for FarAbove {
    const NAME: &'static str = "boards far above";

    async fn look(&mut self) -> anyhow::Result<()> {
        let games = self.0.far_above.take_due(self.0.now());
        join_all(games.into_iter().map(|game| self.0.bring_down_after_all(game))).await;
        Ok(())
    }
}
