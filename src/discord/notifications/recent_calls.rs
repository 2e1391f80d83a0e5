//! Who was just called. Nobody is called more than once a minute, by boards and calls together; at *live* more than
//! once in ten seconds, always. For some time after a
//! start or an outage many games may wait for the same person, and one call is enough: then nobody is called twice,
//! by boards that come late and by calls, until they have come.
//!
//! It only says until when a call has to wait: whoever makes calls sees to it that none is lost.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ra_table::game::Subject;
use ra_table::id::{GameId, GuildId, UserId};
use ra_table::time::Millis;

use crate::discord::keyed_mutex::lock;
use crate::discord::shard_health::Liveness;

/// Between two calls of the same person.
const MINUTE: Duration = Duration::from_secs(60);
/// The same in a game in which all are there, and clocks are short.
const LIVE: Duration = Duration::from_secs(10);
/// For how long after a start or an outage nobody is called twice who has not come.
const QUIET: Duration = Duration::from_secs(10 * 60);
/// More people than are ever remembered; past that those are forgotten that do not matter any more, and if more than
/// half do, all.
const MOST: usize = 100_000;

/// Somebody who is called to a game.
#[derive(Debug, Clone, Copy)]
pub(in crate::discord) struct Calling {
    pub(in crate::discord) user: UserId,
    pub(in crate::discord) game: GameId,
    pub(in crate::discord) server: Option<GuildId>,
    /// To what; `None` to a table before its game.
    pub(in crate::discord) subject: Option<Subject>,
    /// Whether all are there now: the game is at *live*.
    pub(in crate::discord) is_live: bool,
}

/// When people were last called.
#[derive(Debug, Default)]
struct Called {
    /// When, and to which question of a game.
    people: HashMap<UserId, (Millis, (GameId, Option<Subject>))>,
    /// By what no person brought about: a board that comes late, or a call.
    unasked: HashMap<UserId, Millis>,
}

impl Called {
    /// Until when somebody is not called because they just were.
    fn just_called(&self, calling: &Calling, now: Millis) -> Option<Millis> {
        let pause = if calling.is_live { LIVE } else { MINUTE };
        let called = self.people.get(&calling.user).map(|(at, _)| *at);
        called.filter(|at| at.is_within(pause, now)).map(|at| at.after(pause))
    }

    fn note(&mut self, calling: &Calling, by_program: bool, now: Millis) {
        let Called { people, unasked } = self;
        if people.len() >= MOST || unasked.len() >= MOST {
            people.retain(|_, (at, _)| at.is_within(MINUTE, now));
            unasked.retain(|_, at| at.is_within(QUIET, now));
            if people.len().max(unasked.len()) > MOST / 2 {
                people.clear();
                unasked.clear();
            }
        }
        people.insert(calling.user, (now, (calling.game, calling.subject)));
        if by_program {
            unasked.insert(calling.user, now);
        }
    }
}

/// When people were last called, by boards or besides.
#[derive(Debug)]
pub(in crate::discord) struct RecentCalls {
    called: Mutex<Called>,
    liveness: Arc<Liveness>,
}

impl RecentCalls {
    pub(in crate::discord) fn new(liveness: Arc<Liveness>) -> RecentCalls {
        RecentCalls { called: Mutex::default(), liveness }
    }

    /// Notes that a board calls somebody, which no person's action may have brought about.
    ///
    /// # Errors
    /// Until when the call has to wait, if it does. A board that is only sent once more calls once more.
    pub(in crate::discord) fn take(
        &self,
        calling: &Calling,
        by_program: bool,
        now: Millis,
    ) -> Result<(), Millis> {
        let mut memory = lock(&self.called);
        let last = memory.people.get(&calling.user).copied();
        if last.is_none_or(|(_, to)| to != (calling.game, calling.subject)) {
            let pause =
                if by_program { self.pause(&memory, calling, now) } else { memory.just_called(calling, now) };
            if let Some(until) = pause {
                return Err(until);
            }
        }
        memory.note(calling, by_program, now);
        Ok(())
    }

    /// Notes that somebody is called besides by boards, to all of this at once. Nothing that a board calls to
    /// meanwhile comes between. Tells of each until when it has to wait instead, if it does: within a minute of
    /// another call, or of a start or an outage of its server that is not long ago.
    pub(in crate::discord) fn take_together(&self, callings: &[Calling], now: Millis) -> Vec<Option<Millis>> {
        let mut memory = lock(&self.called);
        let pauses = callings.iter().map(|calling| self.pause(&memory, calling, now)).collect::<Vec<_>>();
        for (calling, _) in callings.iter().zip(&pauses).filter(|(_, pause)| pause.is_none()) {
            memory.note(calling, true, now);
        }
        pauses
    }

    /// Somebody has come, and does something: what comes of it they are called to as at any time.
    pub(in crate::discord) fn note_returned(&self, user: UserId) {
        lock(&self.called).unasked.remove(&user);
    }

    /// What was noted by [`RecentCalls::take_together`] at a moment was not made.
    pub(in crate::discord) fn not_made(&self, calling: &Calling, at: Millis) {
        let mut memory = lock(&self.called);
        if memory.people.get(&calling.user) == Some(&(at, (calling.game, calling.subject))) {
            memory.people.remove(&calling.user);
            memory.unasked.remove(&calling.user);
        }
    }

    /// Until when somebody is not called by what no person brought about.
    fn pause(&self, memory: &Called, calling: &Calling, now: Millis) -> Option<Millis> {
        let since = self.liveness.since(calling.server);
        let called = memory.unasked.get(&calling.user).copied();
        let is_quiet = !calling.is_live && now.since(since) < QUIET;
        let quiet = called.filter(|at| is_quiet && *at >= since).map(|_| since.after(QUIET));
        memory.just_called(calling, now).into_iter().chain(quiet).max()
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU16;

    use super::*;

    #[test]
    fn after_a_start_nobody_is_called_twice_before_they_have_come() {
        let started = Millis(6_000_000);
        let calls = RecentCalls::new(Arc::new(Liveness::new(NonZeroU16::MIN, started)));
        let (user, game) = (UserId(1), GameId(1));
        let call = |entry| {
            [Calling { user, game, server: None, subject: Some(Subject::Question(entry)), is_live: false }]
        };
        let later = |seconds| started.after(Duration::from_secs(seconds));
        assert_eq!(calls.take_together(&call(1), later(1)), [None]);
        assert_eq!(calls.take_together(&call(2), later(90)), [Some(started.after(QUIET))]);
        calls.note_returned(user);
        assert_eq!(calls.take_together(&call(2), later(30)), [Some(later(61))], "never twice in a minute");
        assert_eq!(calls.take_together(&call(2), later(90)), [None]);
    }

    #[test]
    fn at_live_nobody_waits_for_long() {
        let started = Millis(6_000_000);
        let calls = RecentCalls::new(Arc::new(Liveness::new(NonZeroU16::MIN, started)));
        let call = |entry| {
            let subject = Some(Subject::Question(entry));
            [Calling { user: UserId(1), game: GameId(1), server: None, subject, is_live: true }]
        };
        let later = |seconds| started.after(Duration::from_secs(seconds));
        assert_eq!(calls.take_together(&call(1), later(1)), [None]);
        assert_eq!(calls.take_together(&call(2), later(4)), [Some(later(11))]);
        assert_eq!(calls.take_together(&call(2), later(11)), [None], "although the bot has just started");
    }
}
