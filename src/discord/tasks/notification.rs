//! Notifies a person of all that is due in their running games, in one message, or one a server.

use std::sync::Arc;

use ra_table::id::UserId;

use crate::discord::notifications::Notifier;
use crate::store::tasks::Kind;
use crate::tasks::{Claim, Failed, Outcome, Task};

/// See the module.
pub(super) struct Notify(pub(super) Arc<Notifier>);

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
