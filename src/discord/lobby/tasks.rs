//! What comes in its time at a table before its game.

use std::time::Duration;

use ra_table::id::{GameId, UserId};

use crate::app::lobbies::{self, Next};
use crate::app::{Due, close_table, invitations, table_expiry};
use crate::discord::rest;
use crate::discord::sending::Delivery;
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Pause, Task};

/// After trouble that may pass it is told so much later that a table closes, and not before that.
const AGAIN: Duration = Duration::from_secs(60);

/// Frees reserved seats, starts a full table that has waited for its host, and closes an idle one, of which it tells
/// those who sit there before.
pub(in crate::discord) struct Lobby(pub(in crate::discord) Delivery);

impl Lobby {
    /// Tells those who sit at a table that it closes.
    async fn tell(&self, game: GameId) -> Result<(), Failed> {
        let (store, now) = (&self.0.store, self.0.now());
        let Some(told) = table_expiry::to_tell(store, game, now).await? else { return Ok(()) };
        match self.0.tell_of_closing(&told).await {
            Err(error @ rest::Error::Temporary { .. }) => {
                return Err(Failed { error: error.into(), pause: Some(Pause::Fixed(AGAIN)) });
            }
            Err(error) => tracing::info!(%game, %error, "nobody can be told that a table closes"),
            Ok(()) => {}
        }
        Ok(table_expiry::note_told(store, &told).await?)
    }
}

impl Task for Lobby {
    const KIND: Kind = Kind::Lobby;
    const AT_ONCE: usize = 50;

    type Key = GameId;

    async fn run(&self, game: GameId, _: &Claim) -> Result<Outcome, Failed> {
        let (store, now) = (&self.0.store, self.0.now());
        if lobbies::free_kept(store, game, now).await? {
            self.0.show_lobby(game).await;
        }
        let starts = lobbies::next(store, game, now).await?.is_some_and(|next| next.starts);
        let started = if starts { self.0.start_waiting(game).await } else { Ok(()) };
        self.tell(game).await?;
        if let Some(closed) = close_table::expire(store, game, now).await? {
            self.0.show_expired(&closed).await;
        }
        started?;
        let next = lobbies::next(store, game, now).await?;
        Ok(next.map_or(Outcome::Done, |Next { at, .. }| Outcome::Again(at)))
    }
}

/// Brings the message of a table up to date.
pub(in crate::discord) struct ShowTable(pub(in crate::discord) Delivery);

impl Task for ShowTable {
    const KIND: Kind = Kind::TableMessage;

    type Key = GameId;

    async fn run(&self, game: GameId, _: &Claim) -> Result<Outcome, Failed> {
        self.0.show_lobby_at_last(game).await?;
        Ok(Outcome::Done)
    }
}

/// Tells people that a seat is kept for them whom the table's message has not mentioned: they slept then, or want direct
/// messages.
pub(in crate::discord) struct Invite(pub(in crate::discord) Delivery);

impl Task for Invite {
    const KIND: Kind = Kind::Invitation;

    type Key = (GameId, UserId);

    async fn run(&self, (game, user): (GameId, UserId), _: &Claim) -> Result<Outcome, Failed> {
        let invitation = match invitations::to_send(&self.0.store, game, user, self.0.now()).await? {
            Due::Now(invitation) => invitation,
            Due::Later(at) => return Ok(Outcome::Again(at)),
            Due::Nothing => return Ok(Outcome::Done),
        };
        match self.0.invite(&invitation).await {
            Ok(()) => Ok(Outcome::Done),
            Err(error) if error.may_pass() => Err(self.0.failed(error)),
            // Neither they nor the channel can be reached.
            Err(error) => {
                tracing::info!(%game, %error, "an invitation was not sent");
                Ok(Outcome::Done)
            }
        }
    }
}
