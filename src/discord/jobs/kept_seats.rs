//! Seats that are kept for invited people: each is told of it, and a seat is free again if nobody comes.

use ra_table::id::{GameId, UserId};

use super::Job;
use crate::app::delivery::{self, MessageState};
use crate::app::{Error, calls_made, invitations};
use crate::discord::deliver::Delivery;
use crate::discord::rest::Prospect;
use crate::{app, store};

/// Invites people whom the lobby's message has not called, and gives seats free that were kept long enough.
pub(super) struct KeptSeats(pub(super) Delivery);

impl Job for KeptSeats {
    const NAME: &'static str = "seats that are kept";

    async fn look(&mut self) -> anyhow::Result<()> {
        let (store, now) = (&self.0.store, self.0.now());
        for (game, user) in store::invitations::due(store, now).await? {
            if let Err(error) = self.invite((game, user)).await {
                tracing::error!(%game, %user, ?error, "somebody was not invited");
            }
        }
        for game in store::lobbies::kept_long_enough(store, now).await? {
            match app::lobbies::free_kept(store, game, now).await {
                Ok(true) => self.0.show_lobby(game).await,
                Ok(false) => {}
                Err(error) => {
                    tracing::error!(%game, ?error, "a kept seat was not given free");
                    let failure = self.0.passing();
                    delivery::note(store, &[MessageState::NotTaken { game, failure }]).await?;
                }
            }
        }
        Ok(())
    }
}

impl KeptSeats {
    /// Tells somebody that a seat is kept for them.
    async fn invite(&self, invited: (GameId, UserId)) -> Result<(), Error> {
        let now = self.0.now();
        let Some(invitation) = invitations::to_send(&self.0.store, invited, now).await? else {
            return Ok(());
        };
        let again = match self.0.invite(&invitation).await {
            Ok(()) => None,
            Err(error) => {
                tracing::info!(game = %invited.0, user = %invited.1, %error, "an invitation was not sent");
                match error.prospect() {
                    Prospect::Later(wait) => Some(now.after(wait.unwrap_or_default().max(calls_made::AGAIN))),
                    // Neither they nor the channel can be reached.
                    Prospect::Never | Prospect::WhenChanged => None,
                }
            }
        };
        invitations::sent(&self.0.store, &invitation, again).await
    }
}
