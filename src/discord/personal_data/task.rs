//! Deletes what is kept of somebody.

use std::time::Duration;

use ra_table::id::UserId;

use crate::app::personal_data;
use crate::discord::sending::Delivery;
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// Deletes what is kept of a person.
pub(in crate::discord) struct ForgetPerson(pub(in crate::discord) Delivery);

impl Task for ForgetPerson {
    const KIND: Kind = Kind::ForgetPerson;
    const LIMIT: Duration = Duration::from_mins(10);
    // Whoever has asked for it can rely on it.
    const IS_NEVER_GIVEN_UP: bool = true;

    type Key = UserId;

    async fn run(&self, user: UserId, _: &Claim) -> Result<Outcome, Failed> {
        self.0.take_roles_of(user).await?;
        personal_data::forget(&self.0.store, user, self.0.now()).await?;
        Ok(Outcome::Done)
    }
}
