//! Seats that are kept for invited people: a seat is free again if nobody comes. And full tables that have waited long
//! enough for their host to start the game.

use super::Job;
use crate::discord::deliver::Delivery;
use crate::{app, store};

/// Gives seats free that were kept long enough.
pub(super) struct KeptSeats(pub(super) Delivery);

impl Job for KeptSeats {
    const NAME: &'static str = "seats that are kept";

    async fn look(&mut self) -> anyhow::Result<()> {
        let (store, now) = (&self.0.store, self.0.now());
        for game in store::lobbies::kept_long_enough(store, now).await? {
            let done = match app::lobbies::free_kept(store, game, now).await {
                Ok(true) => {
                    self.0.show_lobby(game).await;
                    continue;
                }
                Ok(false) => self.0.start_waiting(game).await,
                Err(error) => Err(error.into()),
            };
            if let Err(error) = done {
                tracing::error!(%game, ?error, "what is due at a table was not done");
            }
        }
        Ok(())
    }
}
