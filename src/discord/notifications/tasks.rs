//! Tells people of their games besides by boards: what is due, and that a game is over.

use std::sync::Arc;

use ra_table::id::{GameId, UserId};

use super::Notifier;
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// Notifies a person of all that is due in their running games, in one message, or one a server.
pub(in crate::discord) struct Notify(pub(in crate::discord) Arc<Notifier>);

impl Task for Notify {
    const KIND: Kind = Kind::Notification;
    const AT_ONCE: usize = 50;
    const IS_NEVER_GIVEN_UP: bool = true;

    type Key = UserId;

    async fn run(&self, user: UserId, claim: &Claim) -> Result<Outcome, Failed> {
        let next = self.0.notify(user, claim.found_at()).await?;
        Ok(next.map_or(Outcome::Done, Outcome::Again))
    }
}

/// Tells people that their game is over who slept, or want direct messages.
pub(in crate::discord) struct TellOfEnd(pub(in crate::discord) Arc<Notifier>);

impl Task for TellOfEnd {
    const KIND: Kind = Kind::GameEnd;
    const AT_ONCE: usize = 50;
    const IS_NEVER_GIVEN_UP: bool = true;

    type Key = GameId;

    async fn run(&self, game: GameId, claim: &Claim) -> Result<Outcome, Failed> {
        let next = self.0.tell_of_end(game, claim.found_at()).await?;
        Ok(next.map_or(Outcome::Done, Outcome::Again))
    }
}
