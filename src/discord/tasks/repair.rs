//! Writes tasks that are missing, a few games at a time.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use ra_table::id::GameId;

use crate::app::repair;
use crate::discord::keyed_mutex::lock;
use crate::discord::sending::Delivery;
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// After this time others have their turn.
const TURN: Duration = Duration::from_secs(20);

pub(super) struct Repair {
    delivery: Delivery,
    /// The last game that was looked at; `None` before the first look.
    through: Mutex<Option<GameId>>,
}

impl Repair {
    pub(super) fn new(delivery: Delivery) -> Repair {
        Repair { delivery, through: Mutex::new(None) }
    }
}

impl Task for Repair {
    const KIND: Kind = Kind::Repair;
    const AT_ONCE: usize = 1;

    type Key = ();

    async fn run(&self, (): (), claim: &Claim) -> Result<Outcome, Failed> {
        let (store, begun) = (&self.delivery.store, Instant::now());
        if lock(&self.through).is_none() {
            let written = repair::of_rows(store, self.delivery.now()).await?;
            if written > 0 {
                tracing::error!(written, "tasks were missing");
            }
            *lock(&self.through) = Some(GameId::BEFORE_FIRST);
        }
        while !claim.is_stopping() && begun.elapsed() < TURN {
            let (look, after) = (Instant::now(), lock(&self.through).unwrap_or(GameId::BEFORE_FIRST));
            let looked = repair::of_games(store, after, self.delivery.now()).await?;
            if !looked.missing.is_empty() {
                tracing::error!(missing = ?looked.missing, "tasks were missing");
                repair::write(store, &looked.missing).await?;
            }
            let Some(last) = looked.last else { return Ok(Outcome::Done) };
            *lock(&self.through) = Some(last);
            // Others are served in between.
            tokio::time::sleep(look.elapsed()).await;
        }
        Ok(Outcome::Again(self.delivery.now()))
    }
}
