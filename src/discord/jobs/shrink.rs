//! Boards of the past: they are shrunk as soon as there are some. Nobody else shrinks what nobody has clicked; a
//! board whose button was clicked shrinks as the response to that.

use std::time::Duration;

use tokio::time::timeout;

use super::Job;
use crate::discord::deliver::Delivery;
use crate::store::boards;

/// How long boards to be shrunk are gathered at most.
const GATHER: Duration = Duration::from_millis(200);

/// Shrinks boards that are no longer the present one.
pub(super) struct Shrink(pub(super) Delivery);

impl Job for Shrink {
    const NAME: &'static str = "boards of the past";

    async fn woken(&self) {
        self.0.retired.notified().await;
        // Several that are retired at about the same time are forgotten in one change of the database. There will be no
        // more of them once nothing is under way.
        let _ = timeout(GATHER, self.0.tasks.wait()).await;
    }

    async fn look(&mut self) -> anyhow::Result<()> {
        Ok(self.0.shrink(boards::stale(&self.0.store, self.0.now()).await?).await?)
    }
}
