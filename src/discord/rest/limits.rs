//! Discord's rate limits: who may send now, and who waits for how long.
//!
//! It sends nothing itself. A request asks for a [`Permit`], is sent, and tells the permit what Discord said.
//! Each route of each channel or interaction is a bucket with a queue of its own, so nobody waits for a stranger.

mod bucket;
mod refusals;
#[cfg(test)]
mod tests;

use std::cmp::max;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until};

use self::bucket::{ALONE, Bucket, Turn};
use self::refusals::Refusals;
use crate::config::REQUESTS_A_SECOND;
use crate::discord::keyed_mutex::lock;

/// Discord's period is a second; a little more, because requests arrive less evenly than they leave.
const GLOBAL_PERIOD: Duration = Duration::from_millis(1050);
/// A pause is never shorter, so that an answer of "retry after 0" cannot become a busy loop.
const SHORTEST_PAUSE: Duration = Duration::from_millis(50);
/// Idle buckets are forgotten for the first time when there are so many.
const FIRST_FORGETTING: usize = 256;

/// Whose requests go first where both wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Priority {
    /// Somebody did something and looks at the screen.
    Person,
    /// A task; nobody is waiting.
    Program,
}

/// What Discord counts together: a route, and the channel, guild or interaction in it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Route {
    /// Method and path without ids.
    pub(super) name: &'static str,
    /// The channel, guild or interaction token; empty where the route has none.
    pub(super) major: Box<str>,
    /// Whether the global limit counts it: all but the endpoints of interactions.
    pub(super) global: bool,
}

/// What an answer of Discord says about its limits.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Said {
    /// Requests left in this bucket, and for how long that holds.
    pub(super) left: Option<(u32, Duration)>,
    /// Refused with 429: send nothing for that long.
    pub(super) pause: Option<Duration>,
    /// The pause holds for every route the global limit counts.
    pub(super) everywhere: bool,
}

/// The limits of one bot token.
#[derive(Debug, Default)]
pub(super) struct Limits(Mutex<State>);

/// How many globally counted requests may leave within a period.
#[derive(Debug)]
struct Global {
    most: usize,
    /// What posts may use of it: the rest is kept free, so that an answer goes before a thousand posts.
    of_posts: usize,
    /// As long as fewer are sent, there is room for what is no matter when it comes.
    of_leisure: usize,
}

impl Global {
    fn of(most: usize) -> Global {
        Global { most, of_posts: most / 5 * 4, of_leisure: most / 5 }
    }
}

impl Default for Global {
    fn default() -> Global {
        Global::of(REQUESTS_A_SECOND)
    }
}

#[derive(Debug, Default)]
struct State {
    global: Global,
    buckets: HashMap<Route, Bucket>,
    /// When the globally counted requests of the last period left; oldest first.
    sent: VecDeque<Instant>,
    paused_until: Option<Instant>,
    refusals: Refusals,
    last_ticket: u64,
    forget_at: usize,
}

impl Limits {
    /// Waits for this request's turn.
    ///
    /// # Errors
    ///
    /// The time it would have to wait, when its turn does not come by `deadline`.
    pub(super) async fn acquire(
        self: &Arc<Self>,
        route: &Route,
        priority: Priority,
        deadline: Instant,
    ) -> Result<Permit, Duration> {
        let place = Place::take(self, route, priority);
        loop {
            let changed = place.changed.notified();
            tokio::pin!(changed);
            // Listen before looking, or a change in between is missed.
            changed.as_mut().enable();
            let now = Instant::now();
            let wake = match self.lock().turn(route, place.ticket, now) {
                Turn::Now => return Ok(Permit { limits: self.clone(), route: route.clone(), said: None }),
                Turn::At(at) if at >= deadline => return Err(at - now),
                Turn::At(at) => at,
                Turn::Look(at) => at.min(deadline),
            };
            if now >= deadline {
                return Err(SHORTEST_PAUSE);
            }
            tokio::select! {
                () = sleep_until(wake) => {}
                () = changed => {}
            }
        }
    }

    /// From now on so many requests may leave within a period over all routes.
    pub(super) fn set_global(&self, most: usize) {
        self.lock().global = Global::of(most);
    }

    /// Waits until hardly anything is sent, and nothing waits for the global limit.
    pub(super) async fn leisure(&self) {
        loop {
            let now = Instant::now();
            let free = {
                let mut state = self.lock();
                let share = state.global.of_leisure;
                state.global_free(share, now)
            };
            let Some(at) = free else { return };
            sleep_until(at).await;
        }
    }

    /// The clock that Discord goes by was turned forward: by it, what was refused may be long ago.
    pub(super) fn turned(&self, by: Duration) {
        if by >= refusals::PERIOD {
            self.lock().refusals = Refusals::default();
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        lock(&self.0)
    }
}

impl State {
    /// Whether the holder of `ticket` may send; if so, it is counted as sent.
    fn turn(&mut self, route: &Route, ticket: (Priority, u64), now: Instant) -> Turn {
        let Some(bucket) = self.buckets.get_mut(route) else { return Turn::Now };
        if bucket.waiting.first() != Some(&ticket) {
            return Turn::Look(now + ALONE);
        }
        let turn = bucket.turn(now);
        if turn != Turn::Now {
            return turn;
        }
        if let Some(at) = self.refusals.wait(ticket.0, now) {
            return Turn::At(at);
        }
        if route.global {
            let share = match ticket.0 {
                Priority::Person => self.global.most,
                Priority::Program => self.global.of_posts,
            };
            if let Some(at) = self.global_free(share, now) {
                return Turn::At(at);
            }
            self.sent.push_back(now);
        }
        self.refusals.sent(ticket.0, now);
        if let Some(bucket) = self.buckets.get_mut(route) {
            bucket.in_flight += 1;
            bucket.last_sent = Some(now);
            bucket.left = bucket.left.map(|(left, until)| (left.saturating_sub(1), until));
        }
        Turn::Now
    }

    /// When fewer than so many globally counted requests will have been sent within a period, if no more are; `None`
    /// is now.
    fn global_free(&mut self, share: usize, now: Instant) -> Option<Instant> {
        if let Some(until) = self.paused_until.filter(|&until| until > now) {
            return Some(until);
        }
        while self.sent.front().is_some_and(|&sent| sent + GLOBAL_PERIOD <= now) {
            self.sent.pop_front();
        }
        let over = self.sent.len().checked_sub(share)?;
        Some(self.sent[over] + GLOBAL_PERIOD)
    }

    /// Notes the end of a request, and what Discord said if it answered.
    fn finish(&mut self, route: &Route, said: Option<Said>, now: Instant) {
        let pause = said.and_then(|said| said.pause).map(|pause| now + max(pause, SHORTEST_PAUSE));
        if said.is_some_and(|said| said.everywhere) {
            self.paused_until = max(self.paused_until, pause);
        }
        if let Some(bucket) = self.buckets.get_mut(route) {
            bucket.in_flight = bucket.in_flight.saturating_sub(1);
            bucket.paused_until = max(bucket.paused_until, pause);
            if let Some(said) = said.filter(|said| said.pause.is_none()) {
                bucket.learn(said.left, now);
            }
        }
        self.tidy(route, now);
    }

    fn leave(&mut self, route: &Route, ticket: (Priority, u64), now: Instant) {
        if let Some(bucket) = self.buckets.get_mut(route) {
            bucket.waiting.remove(&ticket);
        }
        self.tidy(route, now);
    }

    /// Lets the next of the bucket look again, or forgets the bucket.
    fn tidy(&mut self, route: &Route, now: Instant) {
        let Some(bucket) = self.buckets.get(route) else { return };
        if bucket.is_idle(now) {
            self.buckets.remove(route);
        } else {
            bucket.changed.notify_waiters();
        }
    }

    /// Forgets buckets that had something to remember when they were last used, at a cost shared by many.
    fn forget_idle(&mut self, now: Instant) {
        if self.buckets.len() >= max(self.forget_at, FIRST_FORGETTING) {
            self.buckets.retain(|_, bucket| !bucket.is_idle(now));
            self.forget_at = 2 * self.buckets.len();
        }
    }
}

/// A place in a bucket's queue; given up when dropped.
struct Place<'a> {
    limits: &'a Arc<Limits>,
    route: &'a Route,
    ticket: (Priority, u64),
    changed: Arc<Notify>,
}

impl<'a> Place<'a> {
    fn take(limits: &'a Arc<Limits>, route: &'a Route, priority: Priority) -> Self {
        let mut state = limits.lock();
        state.forget_idle(Instant::now());
        state.last_ticket += 1;
        let ticket = (priority, state.last_ticket);
        let bucket = state.buckets.entry(route.clone()).or_default();
        bucket.waiting.insert(ticket);
        Self { limits, route, ticket, changed: bucket.changed.clone() }
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.limits.lock().leave(self.route, self.ticket, Instant::now());
    }
}

/// The right to send one request, which counts as in flight until this is dropped.
#[derive(Debug)]
pub(super) struct Permit {
    limits: Arc<Limits>,
    route: Route,
    said: Option<Said>,
}

impl Permit {
    /// Takes note that Discord refused the request in a way that it counts against whoever is at this address.
    pub(super) fn refused(&self) {
        if self.limits.lock().refusals.note(Instant::now()) {
            tracing::warn!(
                "Discord has refused {} requests within ten minutes: what nobody waits for is slowed down, because at \
                 10,000 it would refuse everything for a while",
                refusals::MANY
            );
        }
    }

    /// Ends the request with what Discord said; a permit dropped without it had no answer.
    pub(super) fn finish(mut self, said: Said) {
        self.said = Some(said);
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.limits.lock().finish(&self.route, self.said, Instant::now());
    }
}
