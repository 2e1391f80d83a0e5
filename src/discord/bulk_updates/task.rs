//! Makes a change that affects many games, in one game after the other, each in a transaction of its own: whoever waits for
//! the database waits for one of them at most.

use std::time::{Duration, Instant};

use crate::app::bulk_updates::{self, BulkUpdate, Step, UnderWay};
use crate::discord::sending::Delivery;
use crate::store::bulk_updates::number_of;
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Key, Outcome, Task};

/// After this time others have their turn.
const TURN: Duration = Duration::from_secs(20);

pub(in crate::discord) struct ApplyBulkUpdate(pub(in crate::discord) Delivery);

impl Key for BulkUpdate {
    fn read(words: &str) -> Option<BulkUpdate> {
        words.parse().ok()
    }
}

impl Task for ApplyBulkUpdate {
    const KIND: Kind = Kind::BulkUpdate;
    const AT_ONCE: usize = 1;

    type Key = BulkUpdate;

    async fn run(&self, update: BulkUpdate, claim: &Claim) -> Result<Outcome, Failed> {
        let (begun, store) = (Instant::now(), &self.0.store);
        let Some(number) = number_of(store, &update.to_string()).await? else {
            return Ok(Outcome::Done);
        };
        let mut under_way = UnderWay::new(number);
        loop {
            match bulk_updates::step(store, &mut under_way, self.0.now()).await? {
                Step::Done => return Ok(Outcome::Done),
                Step::GivenUp(lobby, channel) => {
                    let (game, delivery) = (lobby.id, self.0.clone());
                    tracing::info!(%game, "given up: its channel is gone");
                    if lobby.channel != channel {
                        self.0.tasks.spawn(async move { delivery.show_lobby(game).await });
                    }
                }
                Step::Quiet => {}
            }
            if claim.is_stopping() || begun.elapsed() > TURN {
                // The next turn begins where this one ends, also where nothing was changed.
                let again = self.0.now();
                bulk_updates::leave(store, &under_way, again).await?;
                return Ok(Outcome::Again(again));
            }
        }
    }
}
