//! What nobody waits for.

use std::time::Duration;

use ra_table::id::{GameId, UserId};

use crate::app::{learning, settings};
use crate::discord::sending::Delivery;
use crate::store::tasks::{self, End, Kind};
use crate::store::{interactions, seat_offers, table_watches};
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// Between two times of forgetting.
const EVERY: Duration = Duration::from_secs(10 * 60);

/// Forgets what is not needed any more: interactions that cannot come again, offers that are over, who knew tables that
/// have begun, and what people had set long ago.
pub(super) struct Forget(pub(super) Delivery);

impl Task for Forget {
    const KIND: Kind = Kind::Forget;
    const LIMIT: Duration = Duration::from_mins(10);

    type Key = ();

    async fn run(&self, (): (), _: &Claim) -> Result<Outcome, Failed> {
        let (store, now) = (&self.0.store, self.0.now());
        let mut after = UserId(0);
        while let Some(last) = settings::forget(store, after, now).await? {
            after = last;
        }
        let next = self.0.now().after(EVERY);
        let mut tx = store.write().await?;
        interactions::forget(&mut tx).await?;
        seat_offers::forget(&mut tx, now).await?;
        table_watches::forget(&mut tx).await?;
        tasks::end_with(&mut tx, &End::Again(next)).await?;
        tx.commit().await?;
        Ok(Outcome::Again(next))
    }
}

/// Lets the committee learn from a game that is over how its people decide.
pub(super) struct Learn(pub(super) Delivery);

impl Task for Learn {
    const KIND: Kind = Kind::Learn;
    const AT_ONCE: usize = 1;
    const IS_AWAITED: bool = false;

    type Key = GameId;

    async fn run(&self, game: GameId, _: &Claim) -> Result<Outcome, Failed> {
        learning::learn(&self.0.store, game, self.0.now()).await?;
        Ok(Outcome::Done)
    }
}
