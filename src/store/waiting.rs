//! How long a database may keep somebody waiting that is on a server: nothing else says that such a one is gone.

use std::io::ErrorKind;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream};
use futures_util::{FutureExt as _, StreamExt as _, TryFutureExt as _, TryStreamExt as _};
use sqlx::any::{AnyArguments, AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo};
use sqlx::{Any, AnyConnection, AnyPool, Either, Execute, Executor, SqlStr};
use tokio::time::timeout;

use super::postgres;
use super::transaction::PAUSE;
use super::unsent::{Undone, Unsent};
use crate::metrics;

/// How long a database may keep somebody waiting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WaitLimits {
    /// Whoever has pressed something, in all that is done for them.
    pub of_person: Duration,
    /// The program itself, in one transaction or change.
    pub of_program: Duration,
    /// A command of the operator's, which takes as long as there are rows: until the server says anything more.
    pub of_command: Duration,
}

impl WaitLimits {
    /// Discord waits three seconds.
    pub const USUAL: WaitLimits = WaitLimits {
        of_person: Duration::from_millis(2500),
        of_program: Duration::from_secs(5),
        of_command: Duration::from_secs(60),
    };
}

/// Who waits for a database.
#[derive(Debug, Clone, Copy)]
pub(super) enum Waits {
    /// For a file, which says when it fails.
    ForFile,
    /// The bot for a server, so long in all.
    ForServer(WaitLimits),
    /// A command of the operator's for a server, so long each time.
    InCommand(WaitLimits),
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
    /// How many messages with statements the database was sent.
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

/// Counts a message with statements that the database is sent.
pub(super) fn statement() {
    let _ = DONE.try_with(|done| done.statements.fetch_add(1, Ordering::Relaxed));
}

/// The time for which a database may still keep somebody waiting.
#[derive(Debug, Clone)]
pub(crate) struct Wait {
    limit: Duration,
    waited: Waited,
    /// Whether it begins anew whenever the database has said something.
    is_each_time: bool,
}

impl Wait {
    /// What is left to that which is under way, or all the time of a transaction of the program's own; `None` if it takes
    /// as long as it takes.
    pub(super) fn now(waits: Waits) -> Option<Wait> {
        match waits {
            Waits::ForFile => None,
            Waits::ForServer(limits) => {
                let is_for_person = DONE.try_with(|_| ()).is_ok();
                let limit = if is_for_person { limits.of_person } else { limits.of_program };
                let waited = WAITED.try_with(Arc::clone).unwrap_or_default();
                Some(Wait { limit, waited, is_each_time: false })
            }
            Waits::InCommand(limits) => {
                Some(Wait { limit: limits.of_command, waited: Waited::default(), is_each_time: true })
            }
        }
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
        let waited = match done {
            Err(_) => self.limit,
            Ok(_) if self.is_each_time => Duration::ZERO,
            Ok(_) => begun.elapsed(),
        };
        *self.waited.lock().unwrap_or_else(PoisonError::into_inner) += waited;
        done.unwrap_or_else(|_| Err(sqlx::Error::Io(ErrorKind::TimedOut.into())))
    }

    /// Waits before another try. Returns whether there is to be one: an operator tries again themselves.
    pub(crate) async fn pause(&self, pause: Duration) -> bool {
        if self.is_each_time {
            return false;
        }
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

/// The same, bit by bit as it comes.
fn each<'e, 'q: 'e>(
    connection: &'e mut AnyConnection,
    statement: impl Execute<'q, Any> + 'q,
    wait: &'e Wait,
) -> BoxStream<'e, Result<Step, sqlx::Error>> {
    let coming = connection.fetch_many(statement);
    let next = async |mut coming: BoxStream<'e, Result<Step, sqlx::Error>>| {
        let came = wait.within(coming.try_next()).await?;
        Ok(came.map(|step| (step, coming)))
    };
    stream::try_unfold(coming, next).boxed()
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
    /// What is sent before the statement.
    pub(super) unsent: &'c mut Unsent,
}

impl<'c> InTransaction<'c> {
    /// Sends what is sent before. Returns how many rows each statement has changed.
    pub(super) async fn send(self) -> Result<Vec<u64>, Undone> {
        self.unsent.send(self.connection, self.wait).await
    }

    /// The connection, once that is sent.
    async fn ready(self) -> Result<(&'c mut AnyConnection, Option<&'c Wait>), sqlx::Error> {
        self.unsent.send(self.connection, self.wait).await.map_err(|undone| undone.error)?;
        Ok((self.connection, self.wait))
    }
}

impl<'c> Executor<'c> for InTransaction<'c> {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, E>(self, query: E) -> BoxStream<'e, Result<Step, sqlx::Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Any>,
    {
        statement();
        let fetched = |(connection, wait): (&'c mut AnyConnection, Option<&'c Wait>)| match wait {
            Some(wait) if wait.is_each_time => each(connection, query, wait),
            Some(wait) => steps(all(connection, query, wait)),
            None => connection.fetch_many(query),
        };
        if self.unsent.count() == 0 {
            return fetched((self.connection, self.wait));
        }
        self.ready().map_ok(fetched).try_flatten_stream().boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Result<Option<AnyRow>, sqlx::Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Any>,
    {
        statement();
        async move {
            match self.ready().await? {
                (connection, Some(wait)) => wait.within(connection.fetch_optional(query)).await,
                (connection, None) => connection.fetch_optional(query).await,
            }
        }
        .boxed()
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

/// Waits for all that a statement returns, on a connection of its own: on another one as often as it proves to be lost.
async fn alone<'q>(
    pool: &AnyPool,
    mut statement: impl Execute<'q, Any> + 'q,
    wait: Wait,
) -> Result<Vec<Step>, sqlx::Error> {
    let values = statement.take_arguments().map_err(sqlx::Error::Encode)?.unwrap_or_default();
    let sql = statement.sql();
    loop {
        let mut again = AnyArguments::default();
        again.values.0.clone_from(&values.values.0);
        match on_one_connection(pool, sqlx::query_with(sql.clone(), again), &wait).await {
            Err(error) if postgres::is_connection_lost(&error) && wait.pause(PAUSE).await => {}
            read => return read,
        }
    }
}

async fn on_one_connection<'q>(
    pool: &AnyPool,
    statement: impl Execute<'q, Any> + 'q,
    wait: &Wait,
) -> Result<Vec<Step>, sqlx::Error> {
    let mut connection = wait.within(pool.acquire()).await?;
    let read = all(&mut connection, statement, wait).await;
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
