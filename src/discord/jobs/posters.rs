//! Messages that stand in channels and show the ways into a game: they are posted, and put right.

use super::Job;
use crate::discord::deliver::Delivery;
use crate::store::posters;

/// Puts posters right.
pub(super) struct Posters(pub(super) Delivery);

impl Job for Posters {
    const NAME: &'static str = "posters";

    async fn woken(&self) {
        self.0.posters.notified().await;
    }

    async fn look(&mut self) -> anyhow::Result<()> {
        for poster in posters::due(&self.0.store, self.0.now()).await? {
            if let Err(error) = self.0.look_after_poster(&poster).await {
                tracing::error!(channel = %poster.channel, ?error, "a poster was not looked after");
            }
        }
        Ok(())
    }
}
