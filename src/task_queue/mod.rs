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
use crate::app::message_state::Pause;
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

/// How long a task is left alone the first time that it fails for an unknown reason.
pub const FIRST_PAUSE: Duration = Duration::from_secs(5);

impl<E: Into<anyhow::Error>> From<E> for Failed {
    fn from(error: E) -> Failed {
        Failed { error: error.into(), pause: Some(Pause::Growing(FIRST_PAUSE)) }
    }
}
