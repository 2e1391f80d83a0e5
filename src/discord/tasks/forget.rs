//! Forgets what is not needed any more: interactions that cannot come again, offers that are over, who knew tables that
//! have begun, and what people had set long ago.

use std::time::Duration;

use ra_table::id::UserId;
use ra_table::time::Millis;

use crate::app::settings;
use crate::discord::deliver::Delivery;
use crate::store::tasks::{self, Kind, NeedsShard, NewTask};
use crate::store::{self, Store, interactions, offers, table_watches};
use crate::tasks::{Claim, Failed, Outcome, Task};

/// How long interactions are remembered: Discord delivers none a second time so late.
const MEMORY: Duration = Duration::from_secs(60 * 60);
/// Between two times of forgetting.
const EVERY: Duration = Duration::from_secs(10 * 60);

/// See the module.
pub(super) struct Forget(pub(super) Delivery);

/// Writes the task, unless it is there.
pub(super) async fn ensure(store: &Store, now: Millis) {
    let written: Result<(), store::Error> = async {
        let mut tx = store.write().await?;
        let task = NewTask { kind: Kind::Forget, key: String::new(), shard: NeedsShard::No, due: now };
        tasks::ensure(&mut tx, &task).await?;
        tx.commit().await
    }
    .await;
    if let Err(error) = written {
        tracing::error!(%error, "nothing is forgotten in this life");
    }
}

impl Task for Forget {
    const KIND: Kind = Kind::Forget;
    const LIMIT: Duration = Duration::from_mins(10);

    type Key = ();

    async fn run(&self, (): (), _: &Claim) -> Result<Outcome, Failed> {
        let (mut tx, now) = (self.0.store.write().await?, self.0.now());
        interactions::forget(&mut tx, now.before(MEMORY)).await?;
        offers::forget(&mut tx, now).await?;
        table_watches::forget(&mut tx).await?;
        tx.commit().await?;
        let mut after = UserId(0);
        while let Some(last) = settings::forget(&self.0.store, after, now).await? {
            after = last;
        }
        Ok(Outcome::Again(self.0.now().after(EVERY)))
    }
}
