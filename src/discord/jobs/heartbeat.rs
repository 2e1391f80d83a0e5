//! The sign of life: as long as the program runs it notes the time every few seconds for each shard that is
//! connected. What is missing between two notes of a shard is an outage of its servers' games, and costs no player
//! anything; so is what a clock on the wall jumps over.

use std::num::NonZeroU16;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ra_table::id::Shard;
use ra_table::time::Millis;
use serenity::gateway::{ConnectionStage, ShardManager};
use serenity::model::id::ShardId;
use tokio_util::sync::CancellationToken;

use crate::discord::rest::Rest;
use crate::discord::shard_health::{LONGEST_BEAT, Liveness};
use crate::store::{self, Store, outages, shards};
use crate::wall_clock::Glance;

/// Between two notes.
const BEAT: Duration = Duration::from_secs(5);
/// Between two looks whether a shard is connected that was not: until its first note the bot is not ready.
const CONNECTING: Duration = Duration::from_millis(250);

/// Notes the time of each shard as long as it is connected.
pub(super) struct Heartbeat {
    rest: Rest,
    store: Store,
    manager: Arc<ShardManager>,
    heart: Heart,
}

impl Heartbeat {
    pub(super) fn new(
        rest: Rest,
        store: Store,
        liveness: Arc<Liveness>,
        manager: Arc<ShardManager>,
    ) -> Heartbeat {
        let heart = Heart::new(liveness, rest.watch().read().ahead);
        Heartbeat { rest, store, manager, heart }
    }

    /// Notes the time until told to stop.
    pub(super) async fn run(mut self, clock_every: Duration, stop: CancellationToken) {
        stop.run_until_cancelled(async {
            loop {
                if let Err(error) = self.look().await {
                    tracing::error!(%error, "the sign of life could not be noted");
                }
                let pause =
                    if self.heart.beats.iter().all(|beat| beat.noted.is_some()) { BEAT } else { CONNECTING };
                tokio::time::sleep(clock_every.min(pause)).await;
            }
        })
        .await;
    }

    async fn look(&mut self) -> Result<(), store::Error> {
        if let Err(error) = self.rest.look_at_the_time().await {
            tracing::debug!(%error, "the local Discord does not tell the time");
        }
        let connected = self.are_connected().await;
        self.heart.look(&self.store, self.rest.watch().read(), &connected).await
    }

    /// Whether each shard is connected, by number.
    async fn are_connected(&self) -> Vec<bool> {
        let runners = self.manager.runners.lock().await;
        let is_connected = |number| {
            runners.get(&ShardId(number)).is_some_and(|shard| shard.stage == ConnectionStage::Connected)
        };
        (0..u32::from(self.heart.liveness.count().get())).map(is_connected).collect()
    }
}

/// What is remembered between two looks.
struct Heart {
    liveness: Arc<Liveness>,
    /// How far the watch was ahead of the machine's clock.
    ahead: i64,
    /// Of each shard, by number.
    beats: Vec<Beat>,
    /// Whether what an earlier start has noted is still to be taken over.
    starts: bool,
}

/// What is remembered of a shard.
struct Beat {
    shard: Shard,
    /// When the last note was made, unless the connection was lost since.
    noted: Option<Instant>,
    starts: bool,
}

impl Heart {
    fn new(liveness: Arc<Liveness>, ahead: i64) -> Heart {
        let beats = Shard::all(liveness.count()).map(|shard| Beat { shard, noted: None, starts: true });
        Heart { beats: beats.collect(), liveness, ahead, starts: true }
    }

    /// Makes notes of the shards that are connected, if it is time for one, or the clock was turned.
    async fn look(
        &mut self,
        store: &Store,
        Glance { now, ahead }: Glance,
        connected: &[bool],
    ) -> Result<(), store::Error> {
        if self.starts {
            take_over(store, self.liveness.count(), now).await?;
            self.starts = false;
        }
        // What a local Discord's clock was turned by counts as lived through, which is what it is turned for; but not
        // while nobody could act.
        let turned = ahead - self.ahead;
        let mut alive = Vec::new();
        for (beat, connected) in self.beats.iter_mut().zip(connected) {
            if *connected {
                alive.push(beat);
            } else {
                self.liveness.stop(beat.shard);
                beat.noted = None;
            }
        }
        let is_due = |beat: &&mut Beat| turned != 0 || beat.noted.is_none_or(|at| at.elapsed() >= BEAT);
        if !alive.iter().any(is_due) {
            self.ahead = ahead;
            return Ok(());
        }
        let shards: Vec<Shard> = alive.iter().map(|beat| beat.shard).collect();
        let noted = note(store, &shards, now, turned).await;
        // While that cannot be noted nobody can act.
        self.ahead = ahead;
        if noted.is_err() {
            shards.iter().for_each(|shard| self.liveness.stop(*shard));
        }
        for (beat, missed) in alive.into_iter().zip(noted?) {
            self.liveness.beat(beat.shard, now, missed && !beat.starts);
            (beat.noted, beat.starts) = (Some(Instant::now()), false);
        }
        Ok(())
    }
}

/// Ends what an earlier start has noted of another number of shards: what their servers' games have missed until now is
/// noted, and from now on these are other shards'.
async fn take_over(store: &Store, count: NonZeroU16, now: Millis) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    let earlier = shards::forget_others(&mut tx, count.get().into()).await?;
    for (shard, last) in &earlier {
        if now.since(*last) > LONGEST_BEAT {
            outages::add(&mut tx, *shard, *last, now).await?;
        }
    }
    if !earlier.is_empty() {
        for shard in Shard::all(count) {
            shards::set_alive(&mut tx, shard, now).await?;
        }
    }
    tx.commit().await
}

/// Notes that shards are alive, and what each missed since it last was; returns of each whether it missed something.
async fn note(store: &Store, alive: &[Shard], now: Millis, turned: i64) -> Result<Vec<bool>, store::Error> {
    let mut tx = store.write().await?;
    let mut missed = Vec::new();
    for shard in alive {
        let last = shards::alive_at(&mut tx, *shard).await?.map(|at| Millis(at.0.saturating_add(turned)));
        let gap = last.filter(|last| now.since(*last) > LONGEST_BEAT);
        if let Some(last) = gap {
            let seconds = now.since(last).as_secs();
            tracing::warn!(shard = shard.number, seconds, "was not connected; no player's time ran");
            outages::add(&mut tx, *shard, last, now).await?;
        }
        if last.is_some_and(|last| now < last) {
            outages::end_by(&mut tx, now).await?;
        }
        shards::set_alive(&mut tx, *shard, now).await?;
        missed.push(gap.is_some());
    }
    tx.commit().await?;
    Ok(missed)
}

#[cfg(test)]
mod tests {
    use ra_table::id::GuildId;

    use super::*;

    const MINUTE: i64 = 60_000;
    /// The only shard.
    const ALONE: Shard = Shard { number: 0, count: 1 };
    /// A server of the second of two or three shards.
    const SERVER: Option<GuildId> = Some(GuildId(1 << 22));

    async fn new_store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("ra.sqlite")).await.unwrap();
        (folder, store)
    }

    async fn outages_of(store: &Store, server: Option<GuildId>) -> Vec<(i64, i64)> {
        let mut tx = store.read().await.unwrap();
        let found = outages::of_server(&mut tx, server, Millis(0)).await.unwrap();
        found.into_iter().map(|span| (span.from.0, span.until.0)).collect()
    }

    /// Notes these moments, each with what a clock was turned by before it; returns the outages after it.
    async fn noted(moments: &[(i64, i64)]) -> Vec<(i64, i64)> {
        let (_folder, store) = new_store().await;
        for (now, turned) in moments {
            note(&store, &[ALONE], Millis(*now), *turned).await.unwrap();
        }
        outages_of(&store, None).await
    }

    /// The heart of a program that starts with so many shards at that minute.
    fn heart(count: u16, minutes: i64) -> Heart {
        let liveness = Liveness::new(NonZeroU16::new(count).unwrap(), Millis(minutes * MINUTE));
        Heart::new(Arc::new(liveness), 0)
    }

    #[tokio::test]
    async fn a_clock_that_is_turned_while_nobody_can_act_is_an_outage() {
        let (_folder, store) = new_store().await;
        let mut heart = heart(1, 1);
        let liveness = Arc::clone(&heart.liveness);
        let mut look = async |minutes: i64, ahead: i64, connected| {
            let now = Millis(minutes * MINUTE);
            heart.look(&store, Glance { now, ahead: ahead * MINUTE }, &[connected]).await.unwrap();
            liveness.is_fresh(None, now)
        };
        assert!(look(1, 0, true).await);
        assert!(look(61, 60, true).await, "lived through");
        assert!(!look(61, 60, false).await);
        assert!(!look(1061, 1060, false).await, "nobody can act");
        assert!(look(1061, 1060, true).await);
        assert!(look(1121, 1120, true).await);
        assert_eq!(outages_of(&store, None).await, [(61 * MINUTE, 1061 * MINUTE)]);
        assert_eq!(liveness.since(None), Millis(1061 * MINUTE));
    }

    #[tokio::test]
    async fn a_shard_that_is_away_is_an_outage_of_its_own_servers() {
        let (_folder, store) = new_store().await;
        let mut heart = heart(2, 1);
        let liveness = Arc::clone(&heart.liveness);
        let mut look = async |minutes: i64, connected: [bool; 2]| {
            let now = Millis(minutes * MINUTE);
            heart.look(&store, Glance { now, ahead: minutes * MINUTE }, &connected).await.unwrap();
            (liveness.is_fresh(None, now), liveness.is_fresh(SERVER, now))
        };
        assert_eq!(look(1, [true, false]).await, (true, false), "it takes time until all are there");
        assert_eq!(look(1, [true, true]).await, (true, true));
        assert_eq!(look(61, [true, false]).await, (true, false));
        assert_eq!(look(121, [true, true]).await, (true, true));
        assert_eq!(outages_of(&store, SERVER).await, [(61 * MINUTE, 121 * MINUTE)]);
        assert_eq!(outages_of(&store, None).await, []);
    }

    #[tokio::test]
    async fn another_number_of_shards_goes_on_where_the_last_one_ended() {
        let (_folder, store) = new_store().await;
        let [minute, second_minute] = [1, 2].map(|minutes| Millis(minutes * MINUTE));
        let [first, second] = [0, 1].map(|number| Shard { number, count: 2 });
        note(&store, &[first, second], minute, 0).await.unwrap();
        note(&store, &[first], second_minute, 0).await.unwrap();
        let mut heart = heart(3, 9);
        let mut look = async |minutes: i64, connected: [bool; 3]| {
            let glance = Glance { now: Millis(minutes * MINUTE), ahead: 0 };
            heart.look(&store, glance, &connected).await.unwrap();
        };
        look(9, [false; 3]).await;
        look(10, [true, false, false]).await;
        look(12, [true; 3]).await;
        let minutes = async |server| {
            let outages = outages_of(&store, server).await.into_iter();
            outages.map(|(from, until)| (from / MINUTE, until / MINUTE)).collect::<Vec<_>>()
        };
        // The second shard of two was away before the first, and the second of three comes after the first.
        assert_eq!(minutes(SERVER).await, [(1, 9), (9, 12)]);
        assert_eq!(minutes(None).await, [(1, 2), (2, 9), (9, 10), (10, 12)]);
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
