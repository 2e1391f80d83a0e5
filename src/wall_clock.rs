//! The only clock. All else is handed the time.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ra_table::time::Millis;

/// The machine's time now.
#[expect(clippy::disallowed_methods, reason = "this is the one place that reads the clock")]
pub fn now() -> Millis {
    millis(SystemTime::now())
}

/// A moment as the machine tells it.
pub fn millis(at: SystemTime) -> Millis {
    let since = at.duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// The time that a bot goes by: the machine's, unless a local Discord, whose clock can be turned, tells another. Clones
/// tell the same time.
#[derive(Debug, Clone, Default)]
pub struct Watch {
    /// How far it is ahead of the machine, in milliseconds.
    ahead: Arc<AtomicI64>,
}

/// What a clock is turned by is more than this, in milliseconds; a difference of less is that of two machines' seconds.
const SAME: i64 = 2500;
/// A time is told in whole seconds.
const SECOND: i64 = 1000;

/// What a watch showed at a glance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glance {
    /// The time.
    pub now: Millis,
    /// How far it was ahead of the machine's clock, in milliseconds: what lies between two glances it has been turned by.
    pub ahead: i64,
}

impl Watch {
    /// The time now.
    pub fn now(&self) -> Millis {
        self.read().now
    }

    /// The time now, and what it is reckoned from.
    pub fn read(&self) -> Glance {
        let ahead = self.ahead.load(Ordering::Relaxed);
        Glance { now: Millis(now().0 + ahead), ahead }
    }

    /// Follows another clock, which was asked for the time at a glance, and told this one, in whole seconds, at some
    /// moment between then and now. However many answers tell of the same turn, it is turned once, and an answer that
    /// was on its way when it was turned says nothing of it. Returns by how much it was turned forward.
    pub fn follow(&self, told: Millis, asked: Glance) -> Duration {
        let latest = now().0 + asked.ahead;
        let by = (told.0 - latest).max(0) + (told.0 + SECOND - asked.now.0).min(0);
        let turned = asked.ahead.saturating_add(by);
        let (set, read) = (Ordering::Relaxed, Ordering::Relaxed);
        // If it is not as it was at that glance, it has been turned since.
        let is_turned =
            by.abs() > SAME && self.ahead.compare_exchange(asked.ahead, turned, set, read).is_ok();
        if is_turned { Duration::from_millis(by.max(0).unsigned_abs()) } else { Duration::ZERO }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);

    /// A watch, and a glance at it before its clock was turned forward by an hour.
    fn asked() -> (Watch, Glance) {
        let watch = Watch::default();
        let asked = watch.read();
        (watch, asked)
    }

    #[test]
    fn a_watch_follows_what_it_is_told_but_not_every_second() {
        let (watch, asked) = asked();
        watch.follow(Millis(asked.now.0 - 1900), asked);
        watch.follow(Millis(asked.now.0 + 1900), asked);
        assert_eq!(watch.read().ahead, 0);
        watch.follow(asked.now.after(HOUR), asked);
        assert!(watch.now() >= now().after(HOUR - Duration::from_secs(1)));
        assert!((3_599_000..=3_600_000).contains(&watch.read().ahead));
        let back = watch.read();
        watch.follow(Millis(back.now.0 - 3_600_000), back);
        assert!((-2000..=2000).contains(&watch.read().ahead));
    }

    #[test]
    fn a_turn_that_two_answers_tell_of_is_made_once() {
        let (watch, asked) = asked();
        let turned = [0, 1].map(|_| watch.follow(asked.now.after(HOUR), asked));
        assert!(HOUR - turned[0] < Duration::from_secs(1) && turned[1].is_zero(), "{turned:?}");
        assert!((3_599_000..=3_600_000).contains(&watch.read().ahead));
    }

    #[test]
    fn an_answer_of_before_a_turn_does_not_turn_it_back() {
        let (watch, asked) = asked();
        watch.follow(asked.now.after(HOUR), asked);
        watch.follow(asked.now, asked);
        assert!((3_599_000..=3_600_000).contains(&watch.read().ahead));
    }

    /// However long it took, what was true between question and answer is no turn.
    #[test]
    fn an_answer_that_was_long_on_its_way_turns_nothing() {
        let watch = Watch::default();
        let Glance { now, ahead } = watch.read();
        let asked = Glance { now: Millis(now.0 - 9000), ahead };
        for told in [now.0 - 9900, now.0 - 5000, now.0] {
            watch.follow(Millis(told), asked);
            assert_eq!(watch.read().ahead, 0);
        }
    }
}
