//! How old an interaction is, on Discord's clock.
//!
//! Every number that Discord gives holds the moment at which it was given. What arrives here was made before, and what a
//! request of ours made was made between the two moments at which it left and was answered: both say how far this
//! machine's steady clock is from Discord's. The header `Date` would say it in whole seconds only, and a machine's own
//! clock may be wrong.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use ra_table::id::MessageId;
use ra_table::time::Millis;

use crate::discord::keyed_mutex::lock;

/// Discord's numbers count from 2015.
const EPOCH: i64 = 1_420_070_400_000;
/// In so many milliseconds two clocks drift apart by one at most: what is known becomes less certain with time.
const DRIFT: i64 = 20_000;

/// What is known of Discord's clock.
#[derive(Debug)]
pub(super) struct DiscordClock {
    /// From here the steady clock is counted.
    start: Instant,
    known: Mutex<Known>,
}

/// How far Discord's clock is ahead of the steady one, in milliseconds.
#[derive(Debug, Clone, Copy, Default)]
struct Known {
    least: Option<i64>,
    most: Option<i64>,
    /// Until when that has been made less certain, on the steady clock.
    faded: i64,
}

impl Default for DiscordClock {
    fn default() -> Self {
        Self { start: Instant::now(), known: Mutex::default() }
    }
}

impl DiscordClock {
    /// When something was made that has just arrived, on this machine's steady clock.
    pub(super) fn made(&self, number: i64, arrived: Instant) -> Instant {
        let age = lock(&self.known).age(moment(number), self.steady(arrived));
        arrived.checked_sub(age).unwrap_or(arrived)
    }

    /// Takes note of a message that a request made, which left and was answered at these moments.
    pub(super) fn learn(&self, message: MessageId, left: Instant, answered: Instant) {
        lock(&self.known).learn(moment(message.0), self.steady(left), self.steady(answered));
    }

    fn steady(&self, at: Instant) -> i64 {
        i64::try_from(at.saturating_duration_since(self.start).as_millis()).unwrap_or(i64::MAX)
    }
}

impl Known {
    /// How long ago something was made that has arrived now.
    fn age(&mut self, made: i64, now: i64) -> Duration {
        self.fade(now);
        self.at_least(made - now);
        let ahead = match (self.least, self.most) {
            (Some(least), Some(most)) => i64::midpoint(least, most),
            // As if what took the shortest way so far had taken no time.
            (least, _) => least.unwrap_or(made - now),
        };
        Duration::from_millis(u64::try_from(now + ahead - made).unwrap_or(0))
    }

    fn learn(&mut self, made: i64, left: i64, answered: i64) {
        self.fade(answered);
        self.at_least(made - answered);
        let most = made - left;
        // What was there before was not made by this request: Discord returns the first message of a nonce.
        if self.least.is_none_or(|least| most >= least) {
            self.most = Some(self.most.map_or(most, |known| known.min(most)));
        }
    }

    /// What is here cannot be of the future. If it seems so, one of the two clocks was set, or this machine slept.
    fn at_least(&mut self, ahead: i64) {
        self.least = Some(self.least.map_or(ahead, |known| known.max(ahead)));
        self.most = self.most.filter(|most| *most >= ahead);
    }

    fn fade(&mut self, now: i64) {
        let by = (now - self.faded).max(0) / DRIFT;
        (self.least, self.most) = (self.least.map(|least| least - by), self.most.map(|most| most + by));
        self.faded += by * DRIFT;
    }
}

/// When a number was given, in milliseconds since 1970 on Discord's clock.
fn moment(number: i64) -> i64 {
    (number >> 22) + EPOCH
}

/// When a message was written, on Discord's clock.
pub fn written_at(message: MessageId) -> Millis {
    Millis(moment(message.0))
}

/// The least number that a message of this moment can have, on Discord's clock.
pub fn first_of(at: Millis) -> MessageId {
    MessageId(((at.0 - EPOCH).max(0) << 22).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Discord's clock is this far ahead of the steady one.
    const AHEAD: i64 = 1_800_000_000_000;

    #[track_caller]
    fn check(known: &mut Known, made: i64, now: i64, expected: i64) {
        let age = i64::try_from(known.age(AHEAD + made, now).as_millis()).unwrap();
        assert!((age - expected).abs() <= 10, "{age} instead of {expected}: {known:?}");
    }

    #[test]
    fn without_a_message_the_shortest_way_counts_as_none() {
        let mut known = Known::default();
        check(&mut known, 0, 1500, 0);
        check(&mut known, 2000, 2040, 0);
        check(&mut known, 3000, 4540, 1500);
    }

    #[test]
    fn a_message_of_ours_says_how_long_the_way_is() {
        let mut known = Known::default();
        known.learn(AHEAD + 1000, 700, 1300);
        check(&mut known, 2000, 2300, 300);
        // A shorter way says more than a longer one.
        known.learn(AHEAD + 5000, 4990, 5010);
        known.learn(AHEAD + 8000, 6500, 9500);
        check(&mut known, 9000, 10_600, 1600);
    }

    #[test]
    fn a_message_that_was_there_before_says_nothing() {
        let mut known = Known::default();
        check(&mut known, 0, 20, 0);
        known.learn(AHEAD, 60_000, 60_020);
        check(&mut known, 61_000, 61_020, 0);
    }

    #[test]
    fn a_clock_that_was_set_is_learnt_anew() {
        let mut known = Known::default();
        known.learn(AHEAD + 1000, 990, 1010);
        // The machine slept for an hour, which its steady clock does not count.
        check(&mut known, 3_602_000, 2000, 0);
        known.learn(AHEAD + 3_603_000, 2990, 3010);
        check(&mut known, 3_604_000, 5000, 1000);
    }

    #[test]
    fn what_is_known_fades() {
        let mut known = Known::default();
        known.learn(AHEAD, 0, 0);
        // In an hour Discord's clock has lost 100 ms, which the message of then tells.
        let hour = 3_600_000;
        known.learn(AHEAD + hour - 100, hour - 10, hour + 10);
        check(&mut known, hour + 900, hour + 2000, 1000);
    }
}
