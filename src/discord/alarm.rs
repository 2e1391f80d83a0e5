//! Wakes the job for games that are due, for what is due at once or in a few seconds: its next look may be later. What is
//! due stands in the database, so a ring that is lost costs no more than that.

use std::sync::Arc;

use ra_table::time::Millis;
use tokio::sync::Notify;

/// Rings when something is due.
#[derive(Debug, Clone, Default)]
pub(super) struct Alarm(Arc<Notify>);

impl Alarm {
    /// Rings now.
    pub(super) fn ring(&self) {
        self.0.notify_one();
    }

    /// Rings at a moment, as it is `now`.
    pub(super) fn ring_at(&self, at: Millis, now: Millis) {
        let (bell, time) = (Arc::clone(&self.0), at.since(now));
        tokio::spawn(async move {
            tokio::time::sleep(time).await;
            bell.notify_one();
        });
    }

    /// Ends when it rings, or has rung since it was last waited for.
    pub(super) async fn rung(&self) {
        self.0.notified().await;
    }
}
