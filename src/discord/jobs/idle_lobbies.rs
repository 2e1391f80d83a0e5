//! Tables that nobody has touched for long: they are closed.

use super::Job;
use crate::app::delivery::{self, MessageState};
use crate::app::{closing, opening};
use crate::discord::deliver::Delivery;
use crate::store::lobbies;

/// Closes tables that nobody wants.
pub(super) struct IdleLobbies(pub(super) Delivery);

impl Job for IdleLobbies {
    const NAME: &'static str = "tables that nobody touches";

    async fn look(&mut self) -> anyhow::Result<()> {
        let (store, now) = (&self.0.store, self.0.now());
        for game in lobbies::idle(store, now.before(opening::PATIENCE), now).await? {
            match closing::expire(store, game, now).await {
                Ok(Some(closed)) => self.0.show_expired(&closed).await,
                Ok(None) => {}
                Err(error) => {
                    tracing::error!(%game, ?error, "an idle table was not closed");
                    let failure = self.0.passing();
                    delivery::note(store, &[MessageState::NotTaken { game, failure }]).await?;
                }
            }
        }
        Ok(())
    }
}
