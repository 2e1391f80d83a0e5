//! Claims tasks that are due, runs them, and ends them.

use std::collections::{BTreeMap, HashMap};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use ra_table::id::Shard;
use ra_table::time::Millis;
use tokio::task::{Id, JoinError, JoinSet};
use tokio_util::sync::CancellationToken;

use super::{Failed, Key, Outcome, Pause, Task};
use crate::store::tasks::{self, Claimed, Clocks, End, Except, Kind};
use crate::store::{self, Store};
use crate::wall_clock::{self, Watch};

/// How many tasks one look finds.
const A_LOOK: usize = 100;
/// How much longer than a run may take a claim holds: in this time the task is ended.
const TO_END: Duration = Duration::from_secs(30);
/// A task that was begun so often and never ended may be what the process dies over.
const OFTEN: i64 = 8;
/// How long a task is left alone whose key was written by another version.
const UNREADABLE_WAITS: Duration = Duration::from_mins(60);
/// How long a task is left alone at most that is never given up.
const LONGEST_PAUSE: Duration = Duration::from_mins(10);
/// How long the runner waits after the database failed.
const AFTER_FAILURE: Duration = Duration::from_secs(5);

/// A task panicked. What it did is not known: the process has to end.
#[derive(Debug, thiserror::Error)]
#[error("a task panicked: {0}")]
pub struct Panicked(#[from] pub JoinError);

/// A task that this process has claimed.
#[derive(Debug)]
pub struct Claim {
    task: Arc<Claimed>,
    found_at: Millis,
    stop: CancellationToken,
}

impl Claim {
    /// The moment at which the task was found to be due, and its shard to be connected. Of a later one that is not known:
    /// the machine may have slept.
    #[must_use]
    pub fn found_at(&self) -> Millis {
        self.found_at
    }

    /// Whether the task is given up if this run fails with this pause.
    #[must_use]
    pub fn is_last_try(&self, pause: Pause) -> bool {
        pause.again(self.found_at, tries_before(&self.task)).is_none()
    }

    /// Whether the program stops: work that goes on for long is to be left at the next good place.
    #[must_use]
    pub fn is_stopping(&self) -> bool {
        self.stop.is_cancelled()
    }
}

type Run = Pin<Box<dyn Future<Output = Result<Outcome, Failed>> + Send>>;

/// A kind of task, ready to run.
struct Registered {
    at_once: usize,
    limit: Duration,
    is_awaited: bool,
    is_never_given_up: bool,
    run: Box<dyn Fn(Arc<Claim>) -> Run + Send + Sync>,
}

/// Runs all tasks of this process.
pub struct Runner {
    store: Store,
    watch: Watch,
    /// The shards that are away at a moment.
    away: Box<dyn Fn(Millis) -> Vec<Shard> + Send + Sync>,
    /// How often it is looked for what another process wrote, and for a clock that was turned.
    look_every: Duration,
    kinds: BTreeMap<Kind, Registered>,
    /// Each returns whether its result was noted.
    running: JoinSet<bool>,
    /// The kind and the key of each task that is under way.
    under_way: HashMap<Id, (Kind, String)>,
    claims: i64,
    /// Whether tasks may be claimed that are not under way: the database failed meanwhile.
    has_lost_claims: bool,
}

impl Runner {
    /// One that knows no kind yet.
    pub fn new(
        store: Store,
        watch: Watch,
        away: impl Fn(Millis) -> Vec<Shard> + Send + Sync + 'static,
        look_every: Duration,
    ) -> Runner {
        Runner {
            store,
            watch,
            away: Box::new(away),
            look_every,
            kinds: BTreeMap::new(),
            running: JoinSet::new(),
            under_way: HashMap::new(),
            // No earlier life has used these.
            claims: wall_clock::now().0 << 16,
            has_lost_claims: false,
        }
    }

    /// Lets it run a kind.
    pub fn register<T: Task>(&mut self, task: T) {
        let task = Arc::new(task);
        let run = move |claim: Arc<Claim>| -> Run {
            let task = Arc::clone(&task);
            Box::pin(async move {
                let Some(key) = T::Key::read(&claim.task.key) else {
                    let error = anyhow::anyhow!("the key {:?} cannot be read", claim.task.key);
                    return Err(Failed { error, pause: Some(Pause::Fixed(UNREADABLE_WAITS)) });
                };
                task.run(key, &claim).await
            })
        };
        let registered = Registered {
            at_once: T::AT_ONCE,
            limit: T::LIMIT,
            is_awaited: T::IS_AWAITED,
            is_never_given_up: T::IS_NEVER_GIVEN_UP,
            run: Box::new(run),
        };
        self.kinds.insert(T::KIND, registered);
    }

    /// Runs tasks until told to stop, and then those to their end that are under way.
    pub async fn run(mut self, stop: CancellationToken) -> Result<(), Panicked> {
        if let Err(error) = tasks::release_all(&self.store, OFTEN, self.watch.now()).await {
            self.has_lost_claims = true;
            tracing::error!(%error, "tasks of an earlier life were not released");
        }
        while !stop.is_cancelled() {
            let wait = match self.start_due(&stop).await {
                Ok(wait) => wait,
                Err(error) => {
                    self.has_lost_claims = true;
                    tracing::error!(%error, "it is not known which tasks are due");
                    AFTER_FAILURE
                }
            };
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                () = self.store.tasks_written() => {}
                Some(ended) = self.running.join_next_with_id() => self.ended(ended)?,
                () = stop.cancelled() => {}
            }
        }
        while let Some(ended) = self.running.join_next_with_id().await {
            self.ended(ended)?;
        }
        Ok(())
    }

    fn ended(&mut self, ended: Result<(Id, bool), JoinError>) -> Result<(), Panicked> {
        let (id, is_noted) = ended?;
        self.under_way.remove(&id);
        self.has_lost_claims |= !is_noted;
        Ok(())
    }

    /// Starts the tasks that are due, and says after how long to look again.
    async fn start_due(&mut self, stop: &CancellationToken) -> Result<Duration, store::Error> {
        if self.has_lost_claims {
            let under_way: Vec<(Kind, String)> = self.under_way.values().cloned().collect();
            tasks::release_lost(&self.store, &under_way).await?;
            self.has_lost_claims = false;
        }
        let at @ Clocks { now, wall } = Clocks { now: self.watch.now(), wall: wall_clock::now() };
        let known: Vec<Kind> = self.kinds.keys().copied().collect();
        let free = |kind: &Kind| {
            let under_way = self.under_way.values().filter(|(running, _)| running == kind).count();
            self.kinds[kind].at_once.saturating_sub(under_way)
        };
        let mut rooms: BTreeMap<Kind, usize> = known.iter().map(|kind| (*kind, free(kind))).collect();
        let full = known.iter().copied().filter(|kind| rooms[kind] == 0).collect();
        let except = Except { kinds: full, away: (self.away)(now) };
        let mut found = tasks::find(&self.store, &known, &except, at, A_LOOK).await?;
        let mut longest = Duration::ZERO;
        found.retain(|(kind, key)| {
            let Ok(kind) = kind.parse() else { return false };
            let (Some(room), Some(registered)) = (rooms.get_mut(&kind), self.kinds.get(&kind)) else {
                return false;
            };
            // A claim may have run out while its task still runs here: the machine's clock can be set.
            let runs = self.under_way.values().any(|(running, of)| *running == kind && of == key);
            if *room == 0 || runs {
                return false;
            }
            *room -= 1;
            longest = longest.max(registered.limit);
            true
        });
        if found.is_empty() {
            let next = tasks::next_due(&self.store, &known, &except).await?;
            return Ok(next.map_or(self.look_every, |due| due.since(now).min(self.look_every)));
        }
        self.claims += 1;
        let until = wall.after(longest + TO_END);
        let mut tx = self.store.write().await?;
        let claimed = tasks::claim(&mut tx, &found, self.claims, at, until).await?;
        tx.commit().await?;
        for task in claimed {
            self.start(task, now, stop);
        }
        Ok(Duration::ZERO)
    }

    fn start(&mut self, task: Claimed, found_at: Millis, stop: &CancellationToken) {
        let Some((kind, registered)) =
            task.kind.parse().ok().and_then(|kind: Kind| Some((kind, self.kinds.get(&kind)?)))
        else {
            return;
        };
        let key = task.key.clone();
        let claim = Arc::new(Claim { task: Arc::new(task), found_at, stop: stop.clone() });
        let run = tasks::run(Arc::clone(&claim.task), (registered.run)(Arc::clone(&claim)));
        let (store, watch, limit) = (self.store.clone(), self.watch.clone(), registered.limit);
        let is_never_given_up = registered.is_never_given_up;
        let cut_off = (!registered.is_awaited).then(|| stop.clone());
        let handle = self.running.spawn(async move {
            let cut_off = async {
                match cut_off {
                    Some(stop) => stop.cancelled_owned().await,
                    None => std::future::pending().await,
                }
            };
            let (came, is_over) = tokio::select! {
                came = tokio::time::timeout(limit, run) => came.unwrap_or_else(|_| {
                    (Err(anyhow::anyhow!("it took longer than {limit:?}").into()), false)
                }),
                () = cut_off => {
                    let error = anyhow::anyhow!("the program stops");
                    (Err(Failed { error, pause: Some(Pause::Fixed(Duration::ZERO)) }), false)
                }
            };
            if is_over && came.is_ok() {
                return true;
            }
            let end = end(&claim.task, came, is_never_given_up, watch.now());
            let is_noted = tokio::time::timeout(TO_END, note(&store, &claim, &end)).await.is_ok();
            if !is_noted {
                // The task is run again.
                tracing::error!(kind = claim.task.kind, "what came of a task was not noted in time");
            }
            is_noted
        });
        self.under_way.insert(handle.id(), (kind, key));
    }
}

/// How often a claimed task was begun before.
fn tries_before(task: &Claimed) -> u32 {
    u32::try_from(task.tries - 1).unwrap_or(u32::MAX)
}

/// Notes what came of a task, and tries that again while the database cannot.
async fn note(store: &Store, claim: &Claim, end: &End) {
    while let Err(error) = try_to_note(store, &claim.task, end).await {
        tracing::warn!(kind = claim.task.kind, %error, "what came of a task was not noted");
        tokio::select! {
            () = tokio::time::sleep(AFTER_FAILURE) => {}
            // The next start releases the claim.
            () = claim.stop.cancelled() => return,
        }
    }
}

async fn try_to_note(store: &Store, task: &Claimed, end: &End) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    if !tasks::end(&mut tx, task, end).await? {
        tracing::warn!(kind = task.kind, "what came of a task is not noted: its claim is gone");
        return tx.rollback().await;
    }
    tx.commit().await
}

fn end(task: &Claimed, came: Result<Outcome, Failed>, is_never_given_up: bool, now: Millis) -> End {
    let kind = &task.kind;
    let Failed { error, pause } = match came {
        Ok(Outcome::Done) => return End::Done,
        Ok(Outcome::Again(at)) => return End::Again(at),
        Err(failed) => failed,
    };
    if let Some(Pause::Fixed(pause)) = pause {
        tracing::info!(kind, "a task is put off: {error:#}");
        return End::NotTried { error: format!("{error:#}"), until: now.after(pause) };
    }
    let again = pause.and_then(|pause| pause.again(now, tries_before(task)));
    let again = match is_never_given_up {
        true => {
            let latest = now.after(LONGEST_PAUSE);
            Some(again.map_or(latest, |again| again.min(latest)))
        }
        false => again,
    };
    match again {
        Some(_) => tracing::warn!(kind, "a task failed: {error:#}"),
        None => tracing::error!(kind, "a task failed and is given up, see `ra-bot tasks`: {error:#}"),
    }
    End::Failed { error: format!("{error:#}"), again }
}
