//! A cup's task: does what is due in it.

use std::time::Duration;

use ra_table::id::CupId;

use crate::app::cups::{self, Next};
use crate::discord::sending::Delivery;
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// A cup that waits for its people is looked at again after so long: something may have been missed.
const AT_THE_LATEST: Duration = Duration::from_hours(24);

/// Does what is due in a cup.
pub(in crate::discord) struct CarryOn(pub(in crate::discord) Delivery);

impl Task for CarryOn {
    const KIND: Kind = Kind::Cup;

    type Key = CupId;

    async fn run(&self, cup: CupId, _: &Claim) -> Result<Outcome, Failed> {
        let (store, now) = (&self.0.store, self.0.now());
        let latest = now.after(AT_THE_LATEST);
        Ok(match cups::carry_on(store, cup, now).await? {
            Next::At(next) => Outcome::Again(next.min(latest)),
            Next::Waits => Outcome::Again(latest),
            Next::Over => Outcome::Done,
        })
    }
}
