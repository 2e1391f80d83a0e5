//! Who was just called. For some time after a start or an outage many games may wait for the same person, and one call is
//! enough: then nobody is called twice, by boards that come late and by calls together.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::discord::liveness::Liveness;
use crate::id::{GuildId, UserId};
use crate::time::Millis;

/// For how long after a start or an outage nobody is called twice.
const QUIET: Duration = Duration::from_secs(10 * 60);
/// More people than are ever remembered; past that the memory begins anew.
const MOST: usize = 100_000;

/// When people were last called by what no person brought about: a board that comes late, or a call.
#[derive(Debug)]
pub(in crate::discord) struct RecentCalls {
    called: Mutex<HashMap<UserId, Millis>>,
    liveness: Arc<Liveness>,
}

impl RecentCalls {
    pub(super) fn new(liveness: Arc<Liveness>) -> RecentCalls {
        RecentCalls { called: Mutex::default(), liveness }
    }

    /// Notes that a board which no person's action brought about calls somebody, unless they were just called; returns
    /// whether it may.
    pub(super) fn take_call(&self, user: UserId, server: Option<GuildId>, now: Millis) -> bool {
        let may = !self.was_just_called(user, server, now);
        if may {
            self.called(user, now);
        }
        may
    }

    /// Whether somebody who is to be called to a server's game has been called, to any, since a start or an outage of that
    /// server's that is not long ago.
    pub(in crate::discord) fn was_just_called(
        &self,
        user: UserId,
        server: Option<GuildId>,
        now: Millis,
    ) -> bool {
        let since = self.liveness.since(server);
        now.since(since) < QUIET && self.people().get(&user).is_some_and(|at| *at >= since)
    }

    /// Somebody has been called.
    pub(in crate::discord) fn called(&self, user: UserId, now: Millis) {
        self.people().insert(user, now);
    }

    fn people(&self) -> MutexGuard<'_, HashMap<UserId, Millis>> {
        let mut people = self.called.lock().unwrap_or_else(PoisonError::into_inner);
        if people.len() >= MOST {
            people.clear();
        }
        people
    }
}
