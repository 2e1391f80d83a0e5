//! Which shards are alive and connected, so that people can act in the games of their servers, and their time runs.

use std::num::NonZeroU16;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use ra_table::id::{GuildId, Shard};
use ra_table::time::Millis;

use crate::wall_clock::Watch;

/// A longer gap between two signs of life is an outage.
pub(super) const LONGEST_BEAT: Duration = Duration::from_secs(30);

/// The last signs of life.
#[derive(Debug)]
pub(super) struct Liveness {
    count: NonZeroU16,
    /// Of each shard, by number.
    pulses: Vec<Pulse>,
}

/// The last sign of life of one shard.
#[derive(Debug)]
struct Pulse {
    /// The last note; 0 while there is no connection.
    noted: AtomicI64,
    /// When the program was started, or the shard came back after an outage.
    since: AtomicI64,
}

impl Pulse {
    fn is_fresh(&self, now: Millis) -> bool {
        now.since(Millis(self.noted.load(Ordering::Relaxed))) <= LONGEST_BEAT
    }
}

impl Liveness {
    /// Of a program that starts now, with so many shards.
    pub(super) fn new(count: NonZeroU16, now: Millis) -> Liveness {
        let new = |_| Pulse { noted: AtomicI64::new(0), since: AtomicI64::new(now.0) };
        Liveness { count, pulses: Shard::all(count).map(new).collect() }
    }

    /// How many shards there are.
    pub(super) fn count(&self) -> NonZeroU16 {
        self.count
    }

    pub(super) fn beat(&self, shard: Shard, at: Millis, after_outage: bool) {
        let pulse = self.pulse(shard);
        if after_outage {
            pulse.since.store(at.0, Ordering::Relaxed);
        }
        pulse.noted.store(at.0, Ordering::Relaxed);
    }

    pub(super) fn stop(&self, shard: Shard) {
        self.pulse(shard).noted.store(0, Ordering::Relaxed);
    }

    /// Whether all has been noted that a server, or direct messages, missed until now.
    pub(super) fn is_fresh(&self, server: Option<GuildId>, now: Millis) -> bool {
        self.pulse(Shard::of(server, self.count)).is_fresh(now)
    }

    /// The shards of whose servers that is not so.
    pub(super) fn away(&self, now: Millis) -> Vec<Shard> {
        Shard::all(self.count).filter(|shard| !self.pulse(*shard).is_fresh(now)).collect()
    }

    /// When the program was started, or a server's shard came back after an outage.
    pub(super) fn since(&self, server: Option<GuildId>) -> Millis {
        Millis(self.pulse(Shard::of(server, self.count)).since.load(Ordering::Relaxed))
    }

    fn pulse(&self, shard: Shard) -> &Pulse {
        &self.pulses[shard.number as usize]
    }
}

/// Tells which connections to Discord are there, for whoever watches the bot.
#[derive(Debug, Clone)]
pub struct Connections {
    liveness: Arc<Liveness>,
    watch: Watch,
}

impl Connections {
    pub(super) fn new(liveness: Arc<Liveness>, watch: Watch) -> Connections {
        Connections { liveness, watch }
    }

    /// The number of each, and whether it is there.
    pub fn shards(&self) -> Vec<(i64, bool)> {
        let away = self.liveness.away(self.now());
        let all = Shard::all(self.liveness.count());
        all.map(|shard| (shard.number, !away.contains(&shard))).collect()
    }

    /// The time that the bot goes by.
    pub fn now(&self) -> Millis {
        self.watch.now()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEAT: Duration = Duration::from_secs(5);

    #[test]
    fn a_pulse_is_fresh_for_a_while_and_not_after_a_jump() {
        let now = Millis(6_000_000);
        let liveness = Liveness::new(NonZeroU16::MIN, now);
        let shard = Shard { number: 0, count: 1 };
        assert!(!liveness.is_fresh(None, now), "not before the first note");
        liveness.beat(shard, now, false);
        assert!(liveness.is_fresh(None, now.after(LONGEST_BEAT)));
        assert!(!liveness.is_fresh(None, now.after(LONGEST_BEAT + Duration::from_millis(1))));
        liveness.stop(shard);
        assert!(!liveness.is_fresh(None, now));
        liveness.beat(shard, now.after(BEAT), false);
        assert_eq!(liveness.since(None), now, "a connection that is soon back is no outage");
        liveness.beat(shard, now.after(2 * BEAT), true);
        assert_eq!(liveness.since(None), now.after(2 * BEAT));
    }

    #[test]
    fn a_shard_that_is_away_is_so_for_its_own_servers() {
        let now = Millis(6_000_000);
        let liveness = Liveness::new(NonZeroU16::new(2).unwrap(), now);
        let [first, second] = [0, 1].map(|number| Shard { number, count: 2 });
        let server = Some(GuildId(1 << 22));
        liveness.beat(first, now, false);
        assert_eq!(liveness.away(now), [second]);
        assert!(liveness.is_fresh(None, now) && !liveness.is_fresh(server, now));
        liveness.beat(second, now.after(BEAT), true);
        assert_eq!(liveness.away(now), []);
        assert_eq!((liveness.since(None), liveness.since(server)), (now, now.after(BEAT)));
    }
}
