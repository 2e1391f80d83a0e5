//! What nobody waits for.

use std::sync::Mutex;
use std::time::Duration;

use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;

use crate::app::{learning, settings};
use crate::discord::keyed_mutex::lock;
use crate::discord::sending::Delivery;
use crate::store::tasks::{self, End, Kind};
use crate::store::{
    self, cup_drafts, interactions, last_seen, personal_data, seat_offers, servers, table_watches,
};
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// Between two times of forgetting.
const EVERY: Duration = Duration::from_secs(10 * 60);

/// How often it is looked for people who do not play any more.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Forgets what is not needed any more: interactions that cannot come again, offers that are over, who knew tables that
/// have begun, what people had set long ago, and what is kept of people and servers for a time.
pub(super) struct Forget {
    delivery: Delivery,
    /// When it was last looked for people who do not play any more. In memory: a start looks, too.
    looked_at: Mutex<Option<Millis>>,
}

impl Forget {
    pub(super) fn new(delivery: Delivery) -> Forget {
        Forget { delivery, looked_at: Mutex::default() }
    }

    /// Deletes the settings of people who have not played for a year, some at a time.
    async fn forget_idle(&self, now: Millis) -> Result<(), store::Error> {
        if lock(&self.looked_at).is_some_and(|at| now.since(at) < DAY) {
            return Ok(());
        }
        let (store, mut after) = (&self.delivery.store, UserId::BEFORE_FIRST);
        loop {
            let users = personal_data::idle(store, after, now).await?;
            let Some(last) = users.last() else { break };
            after = *last;
            let mut tx = store.write().await?;
            personal_data::forget_settings(&mut tx, &users).await?;
            tx.commit().await?;
        }
        *lock(&self.looked_at) = Some(now);
        Ok(())
    }
}

impl Task for Forget {
    const KIND: Kind = Kind::Forget;
    const LIMIT: Duration = Duration::from_mins(10);

    type Key = ();

    async fn run(&self, (): (), _: &Claim) -> Result<Outcome, Failed> {
        let (store, now) = (&self.delivery.store, self.delivery.now());
        let mut after = UserId::BEFORE_FIRST;
        while let Some(last) = settings::forget(store, after, now).await? {
            after = last;
        }
        self.forget_idle(now).await?;
        loop {
            let closed = personal_data::closed_tables(store, now).await?;
            if closed.is_empty() {
                break;
            }
            let mut tx = store.write().await?;
            personal_data::forget_tables(&mut tx, &closed).await?;
            tx.commit().await?;
        }
        let next = now.after(EVERY);
        let mut tx = store.write().await?;
        interactions::forget(&mut tx).await?;
        seat_offers::forget(&mut tx, now).await?;
        table_watches::forget(&mut tx).await?;
        cup_drafts::forget(&mut tx, now).await?;
        last_seen::forget(&mut tx, now).await?;
        personal_data::expire(&mut tx, now).await?;
        servers::forget_left(&mut tx, now).await?;
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
