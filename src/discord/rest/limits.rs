//! Discord's rate limits: who may send now, and who waits for how long.
//!
//! It sends nothing itself. A request asks for a [`Permit`], is sent, and tells the permit what Discord said.
//! Each route of each channel or interaction is a bucket with a queue of its own, so nobody waits for a stranger.

use std::cmp::{max, min};
use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until};

/// Discord's limit over all routes, in requests a [`GLOBAL_PERIOD`].
const GLOBAL_LIMIT: usize = 50;
/// What posts may use of it: the rest is kept free, so that an answer goes before a thousand posts.
const GLOBAL_SHARE_OF_POSTS: usize = 40;
/// Discord's period is a second; a little more, because requests arrive less evenly than they leave.
const GLOBAL_PERIOD: Duration = Duration::from_millis(1050);
/// A pause is never shorter, so that an answer of "retry after 0" cannot become a busy loop.
const SHORTEST_PAUSE: Duration = Duration::from_millis(50);
/// How long the first request of a period goes alone; if it hangs, the next one tries.
const ALONE: Duration = Duration::from_secs(1);
/// Buckets are swept for the first time when there are so many.
const FIRST_SWEEP: usize = 256;

/// Whose requests go first where both wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Priority {
    /// Somebody did something and looks at the screen.
    Answer,
    /// A timer or a repair; nobody is waiting.
    Post,
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

#[derive(Debug, Default)]
struct State {
    buckets: HashMap<Route, Bucket>,
    /// When the globally counted requests of the last period left; oldest first.
    sent: VecDeque<Instant>,
    paused_until: Option<Instant>,
    last_ticket: u64,
    sweep_at: usize,
}

/// Invariant: a bucket with nobody waiting, nothing in flight and nothing to remember is removed.
#[derive(Debug, Default)]
struct Bucket {
    /// The queue: answers first, then by arrival.
    waiting: BTreeSet<(Priority, u64)>,
    in_flight: u32,
    last_sent: Option<Instant>,
    /// How many may still leave before the instant.
    left: Option<(u32, Instant)>,
    paused_until: Option<Instant>,
    /// Discord answered here without naming a limit.
    unlimited: bool,
    changed: Arc<Notify>,
}

#[derive(Debug, PartialEq)]
enum Turn {
    Now,
    /// Not before.
    At(Instant),
    /// When the bucket's `changed` rings, or then at the latest.
    Look(Instant),
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

    fn lock(&self) -> MutexGuard<'_, State> {
        // Every change is complete before anything can panic, so a poisoned state is a good one.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
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
        if route.global {
            if let Some(at) = self.global_turn(ticket.0, now) {
                return Turn::At(at);
            }
            self.sent.push_back(now);
        }
        if let Some(bucket) = self.buckets.get_mut(route) {
            bucket.in_flight += 1;
            bucket.last_sent = Some(now);
            bucket.left = bucket.left.map(|(left, until)| (left.saturating_sub(1), until));
        }
        Turn::Now
    }

    /// When the global limit lets a request pass; `None` is now.
    fn global_turn(&mut self, priority: Priority, now: Instant) -> Option<Instant> {
        if let Some(until) = self.paused_until.filter(|&until| until > now) {
            return Some(until);
        }
        while self.sent.front().is_some_and(|&sent| sent + GLOBAL_PERIOD <= now) {
            self.sent.pop_front();
        }
        let share = match priority {
            Priority::Answer => GLOBAL_LIMIT,
            Priority::Post => GLOBAL_SHARE_OF_POSTS,
        };
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
    fn sweep(&mut self, now: Instant) {
        if self.buckets.len() >= max(self.sweep_at, FIRST_SWEEP) {
            self.buckets.retain(|_, bucket| !bucket.is_idle(now));
            self.sweep_at = 2 * self.buckets.len();
        }
    }
}

impl Bucket {
    fn turn(&mut self, now: Instant) -> Turn {
        if let Some(until) = self.paused_until.filter(|&until| until > now) {
            return Turn::At(until);
        }
        self.left = self.left.filter(|&(_, until)| until > now);
        match self.left {
            Some((0, until)) => Turn::At(until),
            Some(_) => Turn::Now,
            // The first of a period goes alone and brings home how many may follow.
            None if self.unlimited || self.in_flight == 0 => Turn::Now,
            None => {
                self.last_sent.map(|sent| sent + ALONE).filter(|&at| at > now).map_or(Turn::Now, Turn::Look)
            }
        }
    }

    fn learn(&mut self, left: Option<(u32, Duration)>, now: Instant) {
        self.unlimited = left.is_none();
        let Some((left, period)) = left else { return };
        // Those in flight may not be counted in Discord's number yet, and answers can overtake each other:
        // within a period the number only falls.
        let left = left.saturating_sub(self.in_flight);
        let until = now + period;
        self.left = match self.left.filter(|&(_, old)| old > now) {
            Some((known, old)) => Some((min(known, left), max(old, until))),
            None => Some((left, until)),
        };
    }

    fn is_idle(&self, now: Instant) -> bool {
        self.waiting.is_empty()
            && self.in_flight == 0
            && self.left.is_none_or(|(_, until)| until <= now)
            && self.paused_until.is_none_or(|until| until <= now)
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
        state.sweep(Instant::now());
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

#[cfg(test)]
mod tests {
    use super::*;

    const FAR: Duration = Duration::from_secs(600);

    fn channel(number: u32) -> Route {
        Route { name: "create message", major: number.to_string().into(), global: true }
    }

    fn interaction(number: u32) -> Route {
        Route { name: "callback", major: number.to_string().into(), global: false }
    }

    fn left(left: u32, millis: u64) -> Said {
        Said { left: Some((left, Duration::from_millis(millis))), ..Said::default() }
    }

    fn paused(millis: u64, everywhere: bool) -> Said {
        Said { pause: Some(Duration::from_millis(millis)), everywhere, left: None }
    }

    /// Asks for a permit, and returns it with the milliseconds that took.
    async fn timed(limits: &Arc<Limits>, route: Route, priority: Priority) -> (Permit, u128) {
        let asked = Instant::now();
        let permit = limits.acquire(&route, priority, asked + FAR).await.unwrap();
        (permit, asked.elapsed().as_millis())
    }

    #[tokio::test(start_paused = true)]
    async fn an_exhausted_bucket_waits_for_its_reset_and_others_do_not() {
        let limits = Arc::<Limits>::default();
        timed(&limits, channel(1), Priority::Post).await.0.finish(left(1, 400));
        timed(&limits, channel(1), Priority::Post).await.0.finish(left(0, 400));
        assert_eq!(timed(&limits, channel(2), Priority::Post).await.1, 0);
        assert_eq!(timed(&limits, channel(1), Priority::Post).await.1, 400);
    }

    #[tokio::test(start_paused = true)]
    async fn the_first_of_a_period_goes_alone_and_tells_how_many_may_follow() {
        let limits = Arc::<Limits>::default();
        let (first, _) = timed(&limits, channel(1), Priority::Post).await;
        let soon = Instant::now() + Duration::from_millis(10);
        assert!(limits.acquire(&channel(1), Priority::Post, soon).await.is_err());
        first.finish(left(2, 1000));
        let (_second, wait) = timed(&limits, channel(1), Priority::Post).await;
        assert_eq!(wait, 0);
        let (_third, wait) = timed(&limits, channel(1), Priority::Post).await;
        assert_eq!(wait, 0);
        let soon = Instant::now() + Duration::from_millis(500);
        assert_eq!(
            limits.acquire(&channel(1), Priority::Post, soon).await.map(drop),
            Err(Duration::from_millis(1000))
        );
    }

    #[tokio::test(start_paused = true)]
    async fn routes_without_limits_are_not_held_back() {
        let limits = Arc::<Limits>::default();
        let (first, _) = timed(&limits, channel(1), Priority::Post).await;
        let answered = async {
            tokio::time::sleep(Duration::from_millis(50)).await;
            first.finish(Said::default());
        };
        let second = timed(&limits, channel(1), Priority::Post);
        let third = timed(&limits, channel(1), Priority::Post);
        let ((), (_second, second), (_third, third)) = tokio::join!(answered, second, third);
        assert_eq!((second, third), (50, 50));
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_that_hangs_holds_the_next_back_for_a_moment_only() {
        let limits = Arc::<Limits>::default();
        let (_hangs, _) = timed(&limits, channel(1), Priority::Post).await;
        assert_eq!(timed(&limits, channel(1), Priority::Answer).await.1, ALONE.as_millis());
    }

    #[tokio::test(start_paused = true)]
    async fn answers_overtake_posts_in_a_queue() {
        let limits = Arc::<Limits>::default();
        timed(&limits, channel(1), Priority::Post).await.0.finish(left(0, 300));
        let order = Mutex::new(Vec::new());
        let one = async |name: &'static str, priority| {
            let (permit, _) = timed(&limits, channel(1), priority).await;
            order.lock().unwrap().push(name);
            permit.finish(left(0, 300));
        };
        tokio::join!(
            one("post 1", Priority::Post),
            one("post 2", Priority::Post),
            one("answer", Priority::Answer)
        );
        assert_eq!(*order.lock().unwrap(), ["answer", "post 1", "post 2"]);
    }

    #[tokio::test(start_paused = true)]
    async fn posts_leave_room_for_answers_under_the_global_limit() {
        let limits = Arc::<Limits>::default();
        let mut waits = Vec::new();
        for number in 0..45 {
            waits.push(timed(&limits, channel(number), Priority::Post).await.1);
        }
        assert_eq!(
            waits.iter().filter(|&&wait| wait == 0).count(),
            44,
            "40 at once, the rest in the next period"
        );
        let period = GLOBAL_PERIOD.as_millis();
        assert_eq!(waits[40], period);
        for number in 100..145 {
            assert_eq!(timed(&limits, channel(number), Priority::Answer).await.1, 0);
        }
        assert_eq!(timed(&limits, channel(200), Priority::Answer).await.1, period);
        assert_eq!(timed(&limits, interaction(1), Priority::Answer).await.1, 0);
    }

    #[tokio::test(start_paused = true)]
    async fn a_pause_holds_for_its_bucket_or_for_all_but_interactions() {
        let limits = Arc::<Limits>::default();
        timed(&limits, channel(1), Priority::Post).await.0.finish(paused(300, false));
        assert_eq!(timed(&limits, channel(2), Priority::Post).await.1, 0);
        let (permit, wait) = timed(&limits, channel(1), Priority::Post).await;
        assert_eq!(wait, 300);
        permit.finish(paused(700, true));
        assert_eq!(timed(&limits, interaction(1), Priority::Answer).await.1, 0);
        assert_eq!(timed(&limits, channel(3), Priority::Answer).await.1, 700);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_gives_up_frees_the_place() {
        let limits = Arc::<Limits>::default();
        let (first, _) = timed(&limits, channel(1), Priority::Post).await;
        let soon = Instant::now() + Duration::from_millis(20);
        let route = channel(1);
        let gave_up = limits.acquire(&route, Priority::Answer, soon);
        let patient = timed(&limits, channel(1), Priority::Post);
        let lost_after = async {
            tokio::time::sleep(Duration::from_millis(50)).await;
            drop(first);
        };
        let (gave_up, (_permit, wait), ()) = tokio::join!(gave_up, patient, lost_after);
        assert!(gave_up.is_err());
        assert_eq!(wait, 50);
    }

    #[tokio::test(start_paused = true)]
    async fn nothing_is_kept_of_interactions_that_are_over() {
        let limits = Arc::<Limits>::default();
        for number in 0..20_000 {
            timed(&limits, interaction(number), Priority::Answer).await.0.finish(Said::default());
        }
        assert_eq!(limits.lock().buckets.len(), 0);
        for number in 0..20_000 {
            timed(&limits, interaction(number), Priority::Answer).await.0.finish(left(4, 1000));
            tokio::time::advance(Duration::from_millis(50)).await;
        }
        let kept = limits.lock().buckets.len();
        assert!(kept <= FIRST_SWEEP, "{kept}");
    }
}
