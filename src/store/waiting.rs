//! How long a database may keep somebody waiting that is on a server: nothing else says that such a one is gone.

use std::io::ErrorKind;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream};
use futures_util::{FutureExt as _, StreamExt as _, TryStreamExt as _};
use sqlx::any::{AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo};
use sqlx::{Any, AnyConnection, AnyPool, Either, Execute, Executor, SqlStr};
use tokio::time::timeout;

use crate::metrics;

/// How long a database may keep somebody waiting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WaitLimits {
    /// Whoever has pressed something, in all that is done for them.
    pub of_person: Duration,
    /// The program itself, in one transaction or change.
    pub of_program: Duration,
}

impl WaitLimits {
    /// Discord waits three seconds.
    pub const USUAL: WaitLimits =
        WaitLimits { of_person: Duration::from_millis(2500), of_program: Duration::from_secs(5) };
}

tokio::task_local! {
    /// Of what is under way in several transactions.
    static WAITED: Waited;
    /// What has been done that a person is waiting for. It is there if a person is.
    static DONE: Done;
}

/// What has been done that a person is waiting for.
#[derive(Debug, Clone, Default)]
struct Done {
    /// Whether any change may have been saved.
    is_saved: Arc<AtomicBool>,
    /// How many statements the database was sent.
    statements: Arc<AtomicU32>,
}

/// How long somebody has waited for the database.
type Waited = Arc<Mutex<Duration>>;

/// Does what somebody is waiting for who has pressed something.
pub async fn for_person<T>(doing: impl Future<Output = T>) -> T {
    let done = Done::default();
    let came = DONE.scope(done.clone(), WAITED.scope(Waited::default(), doing)).await;
    metrics::interaction_statements(done.statements.load(Ordering::Relaxed));
    came
}

/// Whether any change may have been saved of those that a person is waiting for. Outside [`for_person`] it may.
pub fn is_perhaps_saved() -> bool {
    DONE.try_with(|done| done.is_saved.load(Ordering::Relaxed)).unwrap_or(true)
}

/// Saves something on the way that nobody has asked for: it says nothing of what a person is waiting for.
pub async fn unasked<T>(doing: impl Future<Output = T>) -> T {
    match DONE.try_with(Clone::clone) {
        Ok(done) => DONE.scope(Done { is_saved: Arc::default(), ..done }, doing).await,
        Err(_) => doing.await,
    }
}

/// Notes that a change was saved, or may have been.
pub(super) fn perhaps_saved() {
    let _ = DONE.try_with(|done| done.is_saved.store(true, Ordering::Relaxed));
}

/// Counts a statement that the database is sent.
pub(super) fn statement() {
    let _ = DONE.try_with(|done| done.statements.fetch_add(1, Ordering::Relaxed));
}

/// The time for which a database may still keep somebody waiting.
#[derive(Debug, Clone)]
pub(crate) struct Wait {
    limit: Duration,
    waited: Waited,
}

impl Wait {
    /// What is left to that which is under way, or all the time of a transaction of the program's own.
    pub(super) fn now(limits: WaitLimits) -> Wait {
        let is_for_person = DONE.try_with(|_| ()).is_ok();
        let limit = if is_for_person { limits.of_person } else { limits.of_program };
        Wait { limit, waited: WAITED.try_with(Arc::clone).unwrap_or_default() }
    }

    /// Does something in this time, with all its transactions.
    pub(crate) async fn in_all<T>(self, doing: impl Future<Output = T>) -> T {
        WAITED.scope(self.waited, doing).await
    }

    fn left(&self) -> Duration {
        let waited = *self.waited.lock().unwrap_or_else(PoisonError::into_inner);
        self.limit.saturating_sub(waited)
    }

    /// Whether nobody waits any longer. What was under way then is not finished.
    pub(super) fn is_over(&self) -> bool {
        self.left().is_zero()
    }

    /// Waits for something as long as time is left.
    pub(super) async fn within<T>(
        &self,
        doing: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, sqlx::Error> {
        let begun = Instant::now();
        let done = timeout(self.left(), doing).await;
        let waited = if done.is_err() { self.limit } else { begun.elapsed() };
        *self.waited.lock().unwrap_or_else(PoisonError::into_inner) += waited;
        done.unwrap_or_else(|_| Err(sqlx::Error::Io(ErrorKind::TimedOut.into())))
    }

    /// Waits before another try. Returns whether time is left for one.
    pub(crate) async fn pause(&self, pause: Duration) -> bool {
        let paused = self.within(async {
            tokio::time::sleep(pause).await;
            Ok(())
        });
        paused.await.is_ok()
    }
}

/// What a statement returns, bit by bit.
type Step = Either<AnyQueryResult, AnyRow>;

/// Waits for all that a statement returns.
async fn all<'q>(
    connection: &mut AnyConnection,
    statement: impl Execute<'q, Any> + 'q,
    wait: &Wait,
) -> Result<Vec<Step>, sqlx::Error> {
    wait.within(connection.fetch_many(statement).try_collect()).await
}

/// What it waited for, bit by bit.
fn steps<'e>(
    all: impl Future<Output = Result<Vec<Step>, sqlx::Error>> + Send + 'e,
) -> BoxStream<'e, Result<Step, sqlx::Error>> {
    stream::once(all).map_ok(|steps| stream::iter(steps.into_iter().map(Ok))).try_flatten().boxed()
}

/// The first row of what was returned.
fn first(steps: Vec<Step>) -> Option<AnyRow> {
    steps.into_iter().find_map(Either::right)
}

/// The connection of a transaction, for one statement.
#[derive(Debug)]
pub(super) struct InTransaction<'c> {
    pub(super) connection: &'c mut AnyConnection,
    /// `None` if it is always waited for.
    pub(super) wait: Option<&'c Wait>,
}

impl<'c> Executor<'c> for InTransaction<'c> {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, E>(self, query: E) -> BoxStream<'e, Result<Step, sqlx::Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Any>,
    {
        statement();
        match self.wait {
            Some(wait) => steps(all(self.connection, query, wait)),
            None => self.connection.fetch_many(query),
        }
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Result<Option<AnyRow>, sqlx::Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Any>,
    {
        statement();
        match self.wait {
            Some(wait) => wait.within(self.connection.fetch_optional(query)).boxed(),
            None => self.connection.fetch_optional(query),
        }
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [AnyTypeInfo],
    ) -> BoxFuture<'e, Result<AnyStatement, sqlx::Error>>
    where
        'c: 'e,
    {
        self.connection.prepare_with(sql, parameters)
    }
}

/// The connections that read, for one statement.
#[derive(Debug)]
pub(super) struct AnyReader<'c> {
    pub(super) pool: &'c AnyPool,
    /// `None` if it is always waited for.
    pub(super) wait: Option<Wait>,
}

/// Waits for all that a statement returns, on a connection of its own.
async fn alone<'q>(
    pool: &AnyPool,
    statement: impl Execute<'q, Any> + 'q,
    wait: Wait,
) -> Result<Vec<Step>, sqlx::Error> {
    let mut connection = wait.within(pool.acquire()).await?;
    let read = all(&mut connection, statement, &wait).await;
    if wait.is_over() {
        connection.close_on_drop();
    }
    read
}

impl<'c> Executor<'c> for AnyReader<'c> {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, E>(self, query: E) -> BoxStream<'e, Result<Step, sqlx::Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Any>,
    {
        statement();
        match self.wait {
            Some(wait) => steps(alone(self.pool, query, wait)),
            None => self.pool.fetch_many(query),
        }
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Result<Option<AnyRow>, sqlx::Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Any>,
    {
        statement();
        match self.wait {
            Some(wait) => async move { Ok(first(alone(self.pool, query, wait).await?)) }.boxed(),
            None => self.pool.fetch_optional(query),
        }
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [AnyTypeInfo],
    ) -> BoxFuture<'e, Result<AnyStatement, sqlx::Error>>
    where
        'c: 'e,
    {
        self.pool.prepare_with(sql, parameters)
    }
}
