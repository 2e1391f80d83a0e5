//! Whether the program is alive and connected, so that people can act and their time runs.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use crate::time::Millis;

/// A longer gap between two signs of life is an outage.
pub(super) const LONGEST_BEAT: Duration = Duration::from_secs(30);

/// The last sign of life.
#[derive(Debug)]
pub(super) struct Liveness {
    /// The last note; 0 while there is no connection.
    noted: AtomicI64,
    /// When the program was started, or came back after an outage.
    since: AtomicI64,
}

impl Liveness {
    /// Of a program that starts now.
    pub(super) fn new(now: Millis) -> Liveness {
        Liveness { noted: AtomicI64::new(0), since: AtomicI64::new(now.0) }
    }

    pub(super) fn beat(&self, at: Millis, after_outage: bool) {
        if after_outage {
            self.since.store(at.0, Ordering::Relaxed);
        }
        self.noted.store(at.0, Ordering::Relaxed);
    }

    pub(super) fn stop(&self) {
        self.noted.store(0, Ordering::Relaxed);
    }

    /// Whether all that was missed until now has been noted.
    pub(super) fn is_fresh(&self, now: Millis) -> bool {
        now.since(Millis(self.noted.load(Ordering::Relaxed))) <= LONGEST_BEAT
    }

    /// When the program was started, or came back after an outage.
    pub(super) fn since(&self) -> Millis {
        Millis(self.since.load(Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEAT: Duration = Duration::from_secs(5);

    #[test]
    fn a_pulse_is_fresh_for_a_while_and_not_after_a_jump() {
        let now = Millis(6_000_000);
        let liveness = Liveness::new(now);
        assert!(!liveness.is_fresh(now), "not before the first note");
        liveness.beat(now, false);
        assert!(liveness.is_fresh(now.after(LONGEST_BEAT)));
        assert!(!liveness.is_fresh(now.after(LONGEST_BEAT + Duration::from_millis(1))));
        liveness.stop();
        assert!(!liveness.is_fresh(now));
        liveness.beat(now.after(BEAT), false);
        assert_eq!(liveness.since(), now, "a connection that is soon back is no outage");
        liveness.beat(now.after(2 * BEAT), true);
        assert_eq!(liveness.since(), now.after(2 * BEAT));
    }
}
