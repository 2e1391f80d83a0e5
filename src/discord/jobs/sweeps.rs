//! What concerns many games is done in them one after the other, each in a transaction of its own: whoever waits for the
//! database waits for one of them at most, however many people have ordered how much.

use std::collections::HashMap;
use std::time::Duration;

use super::Job;
use crate::app::sweeps::{self, Step, UnderWay};
use crate::discord::deliver::Delivery;
use crate::store;

/// How long a sweep is left alone that could not be gone on with.
const AGAIN: Duration = Duration::from_secs(10);

/// Does sweeps, a game of each in turn.
pub(super) struct Sweeps {
    delivery: Delivery,
    under_way: HashMap<i64, UnderWay>,
}

impl Sweeps {
    pub(super) fn new(delivery: Delivery) -> Sweeps {
        Sweeps { delivery, under_way: HashMap::new() }
    }

    /// Does a sweep in one game.
    async fn step(&mut self, number: i64) -> anyhow::Result<()> {
        let (store, now) = (&self.delivery.store, self.delivery.now());
        let under_way = self.under_way.entry(number).or_insert_with(|| UnderWay::new(number));
        match sweeps::step(store, under_way, now).await {
            Ok(Step::Done) => {
                self.under_way.remove(&number);
            }
            Ok(step) => self.delivery.show_step(step),
            Err(error) => {
                tracing::error!(number, ?error, "a sweep is not done yet");
                sweeps::put_off(store, number, now.after(AGAIN)).await?;
            }
        }
        Ok(())
    }
}

impl Job for Sweeps {
    const NAME: &'static str = "what concerns many games";

    /// There is more to do while any is under way.
    fn every(&self, rhythm: Duration) -> Duration {
        if self.under_way.is_empty() { rhythm } else { Duration::ZERO }
    }

    async fn woken(&self) {
        self.delivery.sweeps.notified().await;
    }

    async fn look(&mut self) -> anyhow::Result<()> {
        let open = store::sweeps::open(&self.delivery.store, self.delivery.now()).await?;
        self.under_way.retain(|number, _| open.contains(number));
        for number in open {
            self.step(number).await?;
        }
        Ok(())
    }
}
