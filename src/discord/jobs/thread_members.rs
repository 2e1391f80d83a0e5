//! Those who have got a chair, and are not in their game's thread yet.

use futures_util::future::join_all;

use super::Job;
use crate::discord::deliver::Delivery;
use crate::store::threads;

/// Puts them there.
pub(super) struct ThreadMembers(pub(super) Delivery);

impl Job for ThreadMembers {
    const NAME: &'static str = "people who are not in their thread";

    async fn look(&mut self) -> anyhow::Result<()> {
        let games = threads::without_members(&self.0.store, self.0.now()).await?;
        join_all(games.into_iter().map(|game| self.0.put_into_thread(game, false))).await;
        Ok(())
    }
}
