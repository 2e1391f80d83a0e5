//! One bucket: what Discord has said of a route and a channel, and who waits there.

use std::cmp::{max, min};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;

use super::Priority;

/// How long the first request of a period goes alone; if it hangs, the next one tries.
pub(super) const ALONE: Duration = Duration::from_secs(1);

/// Invariant: a bucket with nobody waiting, nothing in flight and nothing to remember is removed.
#[derive(Debug, Default)]
pub(super) struct Bucket {
    /// The queue: answers first, then by arrival.
    pub(super) waiting: BTreeSet<(Priority, u64)>,
    pub(super) in_flight: u32,
    pub(super) last_sent: Option<Instant>,
    /// How many may still leave before the instant.
    pub(super) left: Option<(u32, Instant)>,
    pub(super) paused_until: Option<Instant>,
    /// Discord answered here without naming a limit.
    unlimited: bool,
    pub(super) changed: Arc<Notify>,
}

#[derive(Debug, PartialEq)]
pub(super) enum Turn {
    Now,
    /// Not before.
    At(Instant),
    /// When the bucket's `changed` rings, or then at the latest.
    Look(Instant),
}

impl Bucket {
    pub(super) fn turn(&mut self, now: Instant) -> Turn {
        if let Some(until) = self.paused_until.filter(|&until| until > now) {
            return Turn::At(until);
        }
        self.left = self.left.filter(|&(_, until)| until > now);
        match self.left {
            Some((0, until)) => Turn::At(until),
            Some(_) => Turn::Now,
            // The first of a period goes alone and brings home how many may follow.
            None if self.unlimited || self.in_flight == 0 => Turn::Now,
            None => {
                self.last_sent.map(|sent| sent + ALONE).filter(|&at| at > now).map_or(Turn::Now, Turn::Look)
            }
        }
    }

    pub(super) fn learn(&mut self, left: Option<(u32, Duration)>, now: Instant) {
        self.unlimited = left.is_none();
        let Some((left, period)) = left else { return };
        // Those in flight may not be counted in Discord's number yet, and answers can overtake each other:
        // within a period the number only falls.
        let left = left.saturating_sub(self.in_flight);
        let until = now + period;
        self.left = match self.left.filter(|&(_, old)| old > now) {
            Some((known, old)) => Some((min(known, left), max(old, until))),
            None => Some((left, until)),
        };
    }

    pub(super) fn is_idle(&self, now: Instant) -> bool {
        self.waiting.is_empty()
            && self.in_flight == 0
            && self.left.is_none_or(|(_, until)| until <= now)
            && self.paused_until.is_none_or(|until| until <= now)
    }
}
