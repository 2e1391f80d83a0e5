//! The sign of life: as long as the program runs and is connected it notes the time every few seconds. What is missing
//! between two notes is an outage, and costs no player anything; so is what a clock on the wall jumps over.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serenity::gateway::{ConnectionStage, ShardManager};

use super::Job;
use crate::discord::liveness::{LONGEST_BEAT, Liveness};
use crate::discord::rest::Rest;
use crate::store::{self, Store, facts, outages};
use crate::time::Millis;

/// Between two notes.
const BEAT: Duration = Duration::from_secs(5);
/// Between two looks at a local Discord's clock, at least.
const LOOK: Duration = Duration::from_millis(200);
/// The fact that says when the program was last alive and connected.
const ALIVE: &str = "alive at";

/// Notes the time as long as the gateway is connected.
pub(super) struct Heartbeat {
    rest: Rest,
    store: Store,
    liveness: Arc<Liveness>,
    shards: Arc<ShardManager>,
    heart: Heart,
}

impl Heartbeat {
    pub(super) fn new(
        rest: Rest,
        store: Store,
        liveness: Arc<Liveness>,
        shards: Arc<ShardManager>,
    ) -> Heartbeat {
        let heart = Heart { ahead: rest.watch().read().1, noted: None, starts: true };
        Heartbeat { rest, store, liveness, shards, heart }
    }

    async fn is_connected(&self) -> bool {
        let runners = self.shards.runners.lock().await;
        !runners.is_empty() && runners.values().all(|shard| shard.stage == ConnectionStage::Connected)
    }
}

impl Job for Heartbeat {
    const NAME: &'static str = "sign of life";
    const IS_AWAITED: bool = false;

    fn every(&self, rhythm: Duration) -> Duration {
        rhythm.clamp(LOOK, BEAT)
    }

    async fn look(&mut self) -> anyhow::Result<()> {
        if let Err(error) = self.rest.look_at_the_time().await {
            tracing::debug!(%error, "the local Discord does not tell the time");
        }
        let connected = self.is_connected().await;
        let noted = self.heart.look(&self.store, &self.liveness, self.rest.watch().read(), connected).await;
        if noted.is_err() {
            self.liveness.stop();
        }
        Ok(noted?)
    }
}

/// What is remembered between two looks.
struct Heart {
    /// How far the watch was ahead of the machine's clock.
    ahead: i64,
    /// When the last note was made, unless the connection was lost since.
    noted: Option<Instant>,
    starts: bool,
}

impl Heart {
    /// Makes a note if it is time for one, or the clock was turned.
    async fn look(
        &mut self,
        store: &Store,
        liveness: &Liveness,
        (now, ahead): (Millis, i64),
        connected: bool,
    ) -> Result<(), store::Error> {
        // What a local Discord's clock was turned by counts as lived through, which is what it is turned for; but not
        // while nobody could act.
        let turned = ahead - std::mem::replace(&mut self.ahead, ahead);
        if !connected {
            liveness.stop();
            self.noted = None;
        } else if turned != 0 || self.noted.is_none_or(|at| at.elapsed() >= BEAT) {
            let missed = note(store, now, turned).await?;
            liveness.beat(now, missed && !self.starts);
            (self.noted, self.starts) = (Some(Instant::now()), false);
        }
        Ok(())
    }
}

/// Notes that the program is alive, and what it missed since it last was; returns whether it missed something.
async fn note(store: &Store, now: Millis, turned: i64) -> Result<bool, store::Error> {
    let mut tx = store.write().await?;
    let mut missed = false;
    let last = facts::get(&mut tx, ALIVE).await?.and_then(|at| at.parse().ok());
    if let Some(last) = last.map(|last: i64| Millis(last.saturating_add(turned))) {
        if now.since(last) > LONGEST_BEAT {
            tracing::warn!(seconds = now.since(last).as_secs(), "was not connected; no player's time ran");
            outages::add(&mut tx, last, now).await?;
            missed = true;
        }
        if now < last {
            outages::end_by(&mut tx, now).await?;
        }
    }
    facts::set(&mut tx, ALIVE, &now.0.to_string()).await?;
    tx.commit().await?;
    Ok(missed)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: i64 = 60_000;

    async fn new_store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("ra.sqlite")).await.unwrap();
        (folder, store)
    }

    async fn outages_of(store: &Store) -> Vec<(i64, i64)> {
        let mut tx = store.read().await.unwrap();
        let found = outages::since(&mut tx, Millis(0)).await.unwrap();
        found.into_iter().map(|span| (span.from.0, span.until.0)).collect()
    }

    /// Notes these moments, each with what a clock was turned by before it; returns the outages after it.
    async fn noted(moments: &[(i64, i64)]) -> Vec<(i64, i64)> {
        let (_folder, store) = new_store().await;
        for (now, turned) in moments {
            note(&store, Millis(*now), *turned).await.unwrap();
        }
        outages_of(&store).await
    }

    #[tokio::test]
    async fn a_clock_that_is_turned_while_nobody_can_act_is_an_outage() {
        let (_folder, store) = new_store().await;
        let liveness = Liveness::new(Millis(MINUTE));
        let mut heart = Heart { ahead: 0, noted: None, starts: true };
        let mut look = async |minutes: i64, ahead: i64, connected| {
            let now = Millis(minutes * MINUTE);
            heart.look(&store, &liveness, (now, ahead * MINUTE), connected).await.unwrap();
            liveness.is_fresh(now)
        };
        assert!(look(1, 0, true).await);
        assert!(look(61, 60, true).await, "lived through");
        assert!(!look(61, 60, false).await);
        assert!(!look(1061, 1060, false).await, "nobody can act");
        assert!(look(1061, 1060, true).await);
        assert!(look(1121, 1120, true).await);
        assert_eq!(outages_of(&store).await, [(61 * MINUTE, 1061 * MINUTE)]);
        assert_eq!(liveness.since(), Millis(1061 * MINUTE));
    }

    #[tokio::test]
    async fn what_is_missing_between_two_notes_is_an_outage() {
        assert_eq!(noted(&[(MINUTE, 0)]).await, [], "the first start");
        assert_eq!(noted(&[(MINUTE, 0), (MINUTE + 30_000, 0)]).await, []);
        assert_eq!(noted(&[(MINUTE, 0), (MINUTE + 5000, 0), (9 * MINUTE, 0)]).await, [(65_000, 9 * MINUTE)]);
    }

    #[tokio::test]
    async fn what_a_clock_was_turned_by_is_none() {
        assert_eq!(noted(&[(MINUTE, 0), (9 * MINUTE, 8 * MINUTE)]).await, []);
        assert_eq!(noted(&[(MINUTE, 0), (9 * MINUTE, 3 * MINUTE)]).await, [(4 * MINUTE, 9 * MINUTE)]);
    }

    /// A wall clock that was an hour ahead for a while and was put right: nothing of the future counts as missed.
    #[tokio::test]
    async fn a_clock_that_was_wrong_is_no_outage_of_the_future() {
        let wrong = [(MINUTE, 0), (61 * MINUTE, 0), (61 * MINUTE + 5000, 0), (2 * MINUTE, 0)];
        assert_eq!(noted(&wrong).await, [(MINUTE, 2 * MINUTE)]);
        assert_eq!(noted(&[(61 * MINUTE, 0), (MINUTE, 0), (MINUTE + 5000, 0)]).await, [], "set back");
    }
}
