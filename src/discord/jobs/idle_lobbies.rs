//! Tables that nobody has touched for long: those who sit there are told that they close, and they are closed.

use std::time::Duration;

use ra_table::id::GameId;

use super::Job;
use crate::app::{Error, closing, idle};
use crate::discord::deliver::Delivery;
use crate::discord::rest;
use crate::store::lobbies;

/// After trouble that may pass it is told again so much later.
const AGAIN: Duration = Duration::from_secs(60);

/// Tells of tables that nobody wants, and closes them.
pub(super) struct IdleLobbies(pub(super) Delivery);

impl Job for IdleLobbies {
    const NAME: &'static str = "tables that nobody touches";

    async fn look(&mut self) -> anyhow::Result<()> {
        let (store, now) = (&self.0.store, self.0.now());
        for game in lobbies::to_tell(store, now).await? {
            if let Err(error) = self.tell(game).await {
                tracing::error!(%game, ?error, "it was not told that a table closes");
            }
        }
        for game in lobbies::idle(store, now).await? {
            match closing::expire(store, game, now).await {
                Ok(Some(closed)) => self.0.show_expired(&closed).await,
                Ok(None) => {}
                Err(error) => {
                    tracing::error!(%game, ?error, "an idle table was not closed");
                }
            }
        }
        Ok(())
    }
}

impl IdleLobbies {
    /// Tells those who sit at a table that it closes.
    async fn tell(&self, game: GameId) -> Result<(), Error> {
        let (store, now) = (&self.0.store, self.0.now());
        let Some(told) = idle::to_tell(store, game, now).await? else { return Ok(()) };
        match self.0.tell_of_closing(&told).await {
            Err(error @ rest::Error::Temporary { .. }) => {
                tracing::info!(%game, %error, "it will be told later that a table closes");
                idle::tell_later(store, &told, now.after(AGAIN)).await
            }
            Err(error) => {
                tracing::info!(%game, %error, "nobody can be told that a table closes");
                idle::is_told(store, &told).await
            }
            Ok(()) => idle::is_told(store, &told).await,
        }
    }
}
