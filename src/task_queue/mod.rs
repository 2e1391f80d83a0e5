//! Work that is done at a time. [`crate::store::tasks`] has the rows, [`Runner`] runs them, and each kind
//! is a [`Task`].
//!
//! Every task is safe to run twice: the process may die after the work and before its note.

mod runner;

use std::time::Duration;

use ra_table::id::{ChannelId, CupId, GameId, GuildId, UserId};
use ra_table::season::Quarter;
use ra_table::time::Millis;

pub use self::runner::{Claim, Panicked, Runner};
use crate::store::tasks::Kind;

/// A kind of work.
pub trait Task: Send + Sync + 'static {
    /// What is stored of it.
    const KIND: Kind;
    /// How many are done at once.
    const AT_ONCE: usize = 4;
    /// After how long a run is broken off, and counts as failed.
    const LIMIT: Duration = Duration::from_secs(60);
    /// Whether it is tried again for ever, however often it fails.
    const IS_NEVER_GIVEN_UP: bool = false;
    /// Whether a stop waits for a run that is under way. One for which it does not may be cut off anywhere.
    const IS_AWAITED: bool = true;

    /// What one is about.
    type Key: Key;

    /// Does the work. It may be done twice, and more than one may run at once, but never two of the same key unless the
    /// first one's claim has run out.
    fn run(&self, key: Self::Key, claim: &Claim) -> impl Future<Output = Result<Outcome, Failed>> + Send;
}

/// What a task is about, as it is stored.
pub trait Key: Send + Sized {
    /// Reads its stored words; `None` if this version would not have written them.
    fn read(words: &str) -> Option<Self>;
}

impl Key for () {
    fn read(words: &str) -> Option<()> {
        words.is_empty().then_some(())
    }
}

macro_rules! keys {
    ($($id:ident),*) => {$(
        impl Key for $id {
            fn read(words: &str) -> Option<$id> {
                words.parse().ok().map($id).filter(|id| id.to_string() == words)
            }
        }
    )*};
}

keys!(ChannelId, CupId, GuildId, GameId, UserId);

impl Key for Quarter {
    fn read(words: &str) -> Option<Quarter> {
        words.parse().ok().filter(|quarter: &Quarter| quarter.to_string() == words)
    }
}

impl<A: Key, B: Key> Key for (A, B) {
    fn read(words: &str) -> Option<(A, B)> {
        let (a, b) = words.split_once(':')?;
        Some((A::read(a)?, B::read(b)?))
    }
}

/// What came of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It is done, and its effect, if there is one, was committed; perhaps with the task's end.
    Done,
    /// It is to be done again at a moment.
    Again(Millis),
}

/// Why a run failed.
#[derive(Debug)]
pub struct Failed {
    /// What went wrong, for the log and for `ra-bot tasks`.
    pub error: anyhow::Error,
    /// How long the task is left alone; `None` if a retry cannot help.
    pub pause: Option<Pause>,
}

/// What fails is left alone so many times longer than the time before.
const LONGER: u32 = 4;
/// What would be left alone for longer is given up.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// How long something is left alone that failed. The next tries come at growing distance, and are few.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pause {
    /// So long, however often it has failed: Discord has told how long, or what is waited for comes in its own time.
    /// It is a turn that has not come yet, and no try in vain.
    Fixed(Duration),
    /// So long the first time, and longer each time.
    Growing(Duration),
}

impl Pause {
    /// When what fails now, and has failed before so often, may be tried again; `None` if it is given up.
    pub(crate) fn again(self, now: Millis, before: u32) -> Option<Millis> {
        let pause = match self {
            Pause::Fixed(pause) => Some(pause),
            Pause::Growing(first) => LONGER.checked_pow(before).and_then(|longer| first.checked_mul(longer)),
        };
        pause.filter(|pause| *pause <= LONGEST).map(|pause| now.after(pause))
    }
}

/// How long a task is left alone the first time that it fails for an unknown reason.
pub const FIRST_PAUSE: Duration = Duration::from_secs(5);

impl<E: Into<anyhow::Error>> From<E> for Failed {
    fn from(error: E) -> Failed {
        Failed { error: error.into(), pause: Some(Pause::Growing(FIRST_PAUSE)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fails_is_tried_a_few_times_at_growing_distance() {
        let pauses = |pause: Pause| -> Vec<u64> {
            let now = Millis(1000);
            let all = (0..20).map_while(|before| pause.again(now, before));
            all.map(|again| again.since(now).as_secs()).collect()
        };
        assert_eq!(pauses(Pause::Growing(Duration::from_secs(600))), [600, 2400, 9600, 38_400]);
        let seconds = [5, 20, 80, 320, 1280, 5120, 20_480, 81_920];
        assert_eq!(pauses(Pause::Growing(Duration::from_secs(5))), seconds);
        assert_eq!(pauses(Pause::Fixed(Duration::from_secs(7))), [7; 20]);
    }
}
