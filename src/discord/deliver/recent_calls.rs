//! Who was just called. Nobody is called more than once a minute, by boards and calls together. For some time after a start or an
//! outage many games may wait for the same person, and one call is enough: then nobody is called twice, by boards that come late
//! and by calls.
//!
//! It only says until when a call has to wait: whoever makes calls sees to it that none is lost.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::discord::liveness::Liveness;
use crate::id::{GameId, GuildId, UserId};
use crate::time::Millis;

/// Between two calls of the same person.
const MINUTE: Duration = Duration::from_secs(60);
/// For how long after a start or an outage nobody is called twice.
const QUIET: Duration = Duration::from_secs(10 * 60);
/// More people than are ever remembered; past that those are forgotten that do not matter any more, and if more than half do, all.
const MOST: usize = 100_000;

/// Somebody who is called to a game.
#[derive(Debug, Clone, Copy)]
pub(in crate::discord) struct Calling {
    pub(in crate::discord) user: UserId,
    pub(in crate::discord) game: GameId,
    pub(in crate::discord) server: Option<GuildId>,
    /// The number of the entry that put the question.
    pub(in crate::discord) question: i64,
}

/// When people were last called.
#[derive(Debug, Default)]
struct Called {
    /// When, and to which question of a game.
    people: HashMap<UserId, (Millis, (GameId, i64))>,
    /// By what no person brought about: a board that comes late, or a call.
    unasked: HashMap<UserId, Millis>,
}

/// When people were last called, by boards or besides.
#[derive(Debug)]
pub(in crate::discord) struct RecentCalls {
    called: Mutex<Called>,
    liveness: Arc<Liveness>,
}

impl RecentCalls {
    pub(super) fn new(liveness: Arc<Liveness>) -> RecentCalls {
        RecentCalls { called: Mutex::default(), liveness }
    }

    /// Notes that a board calls somebody, which no person's action may have brought about.
    ///
    /// # Errors
    /// Until when the call has to wait, if it does. A board that is only sent once more calls once more.
    pub(super) fn take(&self, calling: &Calling, by_program: bool, now: Millis) -> Result<(), Millis> {
        let last = self.memory().people.get(&calling.user).copied();
        if last.is_none_or(|(_, to)| to != (calling.game, calling.question)) {
            let pause = if by_program {
                self.pause(calling.user, calling.server, now)
            } else {
                self.minute(calling.user, now)
            };
            if let Some(until) = pause {
                return Err(until);
            }
        }
        self.note(calling, by_program, now);
        Ok(())
    }

    /// Until when somebody is not called because they were just called, to any game: within a minute, or since a start or an
    /// outage of the server's that is not long ago.
    pub(in crate::discord) fn pause(
        &self,
        user: UserId,
        server: Option<GuildId>,
        now: Millis,
    ) -> Option<Millis> {
        let since = self.liveness.since(server);
        let called = self.memory().unasked.get(&user).copied();
        let quiet = called.filter(|at| now.since(since) < QUIET && *at >= since).map(|_| since.after(QUIET));
        self.minute(user, now).into_iter().chain(quiet).max()
    }

    fn minute(&self, user: UserId, now: Millis) -> Option<Millis> {
        let called = self.memory().people.get(&user).map(|(at, _)| *at);
        called.filter(|at| at.is_within(MINUTE, now)).map(|at| at.after(MINUTE))
    }

    /// Somebody has been called besides by boards.
    pub(in crate::discord) fn called(&self, calling: &Calling, now: Millis) {
        self.note(calling, true, now);
    }

    fn note(&self, calling: &Calling, by_program: bool, now: Millis) {
        let mut memory = self.memory();
        let Called { people, unasked } = &mut *memory;
        if people.len() >= MOST || unasked.len() >= MOST {
            people.retain(|_, (at, _)| at.is_within(MINUTE, now));
            unasked.retain(|_, at| at.is_within(QUIET, now));
            if people.len().max(unasked.len()) > MOST / 2 {
                people.clear();
                unasked.clear();
            }
        }
        people.insert(calling.user, (now, (calling.game, calling.question)));
        if by_program {
            unasked.insert(calling.user, now);
        }
    }

    fn memory(&self) -> MutexGuard<'_, Called> {
        // Every change is complete before anything can panic.
        self.called.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
