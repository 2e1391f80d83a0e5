//! Rate limits: a bucket for each route and its channel, guild or token, one over all, and one for each channel's old
//! messages.

use std::collections::HashMap;

use crate::clock::{Millis, millis};
use crate::error::ApiError;
use crate::faults::Scope;
use crate::id::Id;
use crate::options::OldEdits;

/// Requests a second over all routes but those of interactions.
const GLOBAL_LIMIT: u32 = 50;
/// In how long a time invalid requests are counted, in milliseconds: ten minutes.
const INVALID_MS: Millis = 10 * 60 * 1000;
/// The buckets kept before those that have run out are thrown away.
const MANY: usize = 10_000;

/// A route's limit.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Rate {
    pub(crate) bucket: &'static str,
    /// The channel, guild or token that it counts for.
    pub(crate) major: String,
    pub(crate) limit: u32,
    pub(crate) period_ms: Millis,
}

/// All limits and how far they are used up.
#[derive(Debug, Default)]
pub(crate) struct Buckets {
    of_routes: HashMap<(&'static str, String), Window>,
    global: Window,
    of_old_edits: HashMap<Id, Window>,
    invalid: Window,
}

/// A span in which requests are counted.
#[derive(Debug, Clone, Copy, Default)]
struct Window {
    ends_at: Millis,
    used: u32,
}

/// What a rate limit says about a request.
#[derive(Debug)]
pub(crate) enum Verdict {
    /// Go on; these are the answer's headers.
    Pass(Vec<(&'static str, String)>),
    /// Refused for so many milliseconds.
    Wait {
        ms: Millis,
        scope: Scope,
        /// What else than too many requests is told.
        error: Option<ApiError>,
        headers: Vec<(&'static str, String)>,
    },
}

impl Buckets {
    /// Counts a request. `global` says whether the limit over all routes concerns it.
    pub(crate) fn take(&mut self, rate: Option<Rate>, global: bool, now: Millis) -> Verdict {
        if global && let Err(ms) = self.global.take(GLOBAL_LIMIT, 1000, now) {
            return Verdict::Wait { ms, scope: Scope::Global, error: None, headers: Vec::new() };
        }
        let Some(rate) = rate else { return Verdict::Pass(Vec::new()) };
        if self.of_routes.len() > MANY {
            self.of_routes.retain(|_, window| window.ends_at > now);
        }
        let window = self.of_routes.entry((rate.bucket, rate.major)).or_default();
        let taken = window.take(rate.limit, rate.period_ms, now);
        let headers = vec![
            ("x-ratelimit-limit", rate.limit.to_string()),
            ("x-ratelimit-remaining", (rate.limit - window.used).to_string()),
            ("x-ratelimit-reset", seconds(window.ends_at)),
            ("x-ratelimit-reset-after", seconds(window.ends_at - now)),
            ("x-ratelimit-bucket", rate.bucket.to_owned()),
        ];
        match taken {
            Ok(()) => Verdict::Pass(headers),
            Err(ms) => Verdict::Wait { ms, scope: Scope::User, error: None, headers },
        }
    }

    /// Counts a request that was refused as none that anybody should make.
    pub(crate) fn count_invalid(&mut self, now: Millis) {
        // There is no more than can be counted: whether it is too much is asked before the next one.
        let _counted = self.invalid.take(u32::MAX, INVALID_MS, now);
    }

    /// For how many milliseconds nothing is answered any more, as too many requests were invalid.
    pub(crate) fn blocked(&self, limit: u32, now: Millis) -> Option<Millis> {
        (self.invalid.used >= limit && now < self.invalid.ends_at).then(|| self.invalid.ends_at - now)
    }

    /// Counts an edit of an old message, or says in how many milliseconds there is room again in its channel.
    pub(crate) fn take_old_edit(&mut self, limit: OldEdits, channel: Id, now: Millis) -> Result<(), Millis> {
        self.of_old_edits.entry(channel).or_default().take(limit.edits, millis(limit.window), now)
    }
}

impl Window {
    /// Counts one, or says in how many milliseconds there is room again.
    fn take(&mut self, limit: u32, period_ms: Millis, now: Millis) -> Result<(), Millis> {
        if now >= self.ends_at {
            *self = Window { ends_at: now + period_ms, used: 0 };
        }
        if self.used >= limit {
            return Err(self.ends_at - now);
        }
        self.used += 1;
        Ok(())
    }
}

/// Milliseconds as seconds with decimals.
fn seconds(ms: Millis) -> String {
    format!("{}.{:03}", ms / 1000, ms % 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_fills_and_empties() {
        let mut buckets = Buckets::default();
        let rate = || Rate { bucket: "messages-send", major: "1".into(), limit: 2, period_ms: 5000 };
        let mut waits = |now| match buckets.take(Some(rate()), true, now) {
            Verdict::Pass(_) => None,
            Verdict::Wait { ms, .. } => Some(ms),
        };
        assert_eq!([waits(0), waits(1000), waits(2000), waits(5000)], [None, None, Some(3000), None]);
    }

    #[test]
    fn who_asks_for_what_may_not_be_is_blocked_for_a_while() {
        let mut buckets = Buckets::default();
        for (now, blocked) in [(0, None), (1000, None), (2000, Some(598_000)), (600_000, None)] {
            assert_eq!(buckets.blocked(2, now), blocked, "{now}");
            buckets.count_invalid(now);
        }
    }

    #[test]
    fn fifty_a_second_over_all() {
        let mut buckets = Buckets::default();
        let passed = (0..60).filter(|_| matches!(buckets.take(None, true, 7), Verdict::Pass(_))).count();
        assert_eq!(passed, 50);
        assert!(matches!(buckets.take(None, false, 7), Verdict::Pass(_)));
    }
}
