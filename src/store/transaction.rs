//! Transactions. Each has a connection to itself.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::any::AnyArguments;
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{Any, AnyPool, Executor as _};
use tokio::runtime::Handle;
use tokio::sync::Notify;
use tokio::time::timeout;

use super::postgres;
use super::unsent::{Undone, Unsent};
use super::waiting::{self, InTransaction, Wait, Waits};
use super::write_failures::Health;
use super::{Error, Store};
use crate::metrics;

/// How long a connection may take to roll back before it is closed.
const ROLLING_BACK: Duration = Duration::from_secs(1);

/// Before another connection is tried.
pub(super) const PAUSE: Duration = Duration::from_millis(50);

/// A statement that writes, with its values.
pub(super) type Statement<'q> = Query<'q, Any, AnyArguments>;

/// How an engine is told to begin and end transactions, a message each.
#[derive(Debug, Clone, Copy)]
pub(super) struct Words {
    /// Begins one that reads: all of it sees the database at one moment.
    pub(super) read: &'static str,
    /// Begins one that writes, once every other one has ended.
    pub(super) write: &'static str,
    /// Commits. It fails if a statement of the transaction has.
    pub(super) commit: &'static str,
    /// Whether the connection of one that was to write, and was not committed, is rolled back and used again.
    pub(super) keeps_failed_writers: bool,
    /// What it means that a commit has failed.
    pub(super) failed_commit: fn(sqlx::Error) -> Error,
    /// Who waits for it.
    pub(super) waits: Waits,
}

impl Words {
    /// How long somebody waits from now on; `None` if as long as it takes.
    pub(super) fn wait(self) -> Option<Wait> {
        Wait::now(self.waits)
    }
}

/// A transaction that reads: all of it sees the database at one moment.
#[derive(Debug)]
pub struct ReadTx {
    /// Until the transaction has ended well.
    connection: Option<PoolConnection<Any>>,
    /// Whether the connection can be used again if the transaction is dropped before its end.
    is_kept: bool,
    /// How long it may take; `None` if as long as it takes.
    wait: Option<Wait>,
    /// What has still to be written before anything else is done.
    unsent: Unsent,
}

/// A transaction that writes. Dropped without a commit, it changes nothing. What can be read can be read in it too.
#[derive(Debug)]
pub struct WriteTx {
    inner: ReadTx,
    health: Arc<Health>,
    patience: Duration,
    words: Words,
    /// Rings after the commit, if tasks were written.
    bell: Arc<Notify>,
    has_tasks: bool,
}

impl ReadTx {
    pub(super) async fn begin(pool: &AnyPool, words: Words) -> Result<ReadTx, Error> {
        ReadTx::begin_by(pool, words.read, true, words.wait()).await
    }

    async fn begin_by(
        pool: &AnyPool,
        begin: &'static str,
        is_kept: bool,
        wait: Option<Wait>,
    ) -> Result<ReadTx, Error> {
        let Some(wait) = wait else {
            let connection = Some(pool.acquire().await?);
            let mut tx = ReadTx { connection, is_kept, wait, unsent: Unsent::default() };
            tx.execute(begin).await?;
            return Ok(tx);
        };
        // As often as the connection proves to be lost.
        loop {
            match ReadTx::begin_waiting(pool, begin, is_kept, &wait).await {
                Err(error) if postgres::is_connection_lost(&error) && wait.pause(PAUSE).await => {}
                begun => return Ok(begun?),
            }
        }
    }

    async fn begin_waiting(
        pool: &AnyPool,
        begin: &'static str,
        is_kept: bool,
        wait: &Wait,
    ) -> Result<ReadTx, sqlx::Error> {
        let connection = Some(wait.within(pool.acquire()).await?);
        let mut tx = ReadTx { connection, is_kept, wait: Some(wait.clone()), unsent: Unsent::default() };
        tx.read().execute(begin).await?;
        Ok(tx)
    }

    async fn execute(&mut self, statement: &'static str) -> Result<(), Error> {
        self.read().execute(statement).await?;
        Ok(())
    }

    /// For one statement that reads.
    pub(super) fn read(&mut self) -> InTransaction<'_> {
        let connection = self.connection.as_mut().expect("it has one until it has ended");
        InTransaction { connection, wait: self.wait.as_ref(), unsent: &mut self.unsent }
    }
}

impl Drop for ReadTx {
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        let is_kept = self.is_kept && !self.wait.as_ref().is_some_and(Wait::is_over);
        let runtime = Handle::try_current().ok().filter(|_| is_kept);
        let Some(runtime) = runtime else { return connection.close_on_drop() };
        waiting::statement();
        runtime.spawn(async move {
            if !matches!(timeout(ROLLING_BACK, connection.execute("ROLLBACK")).await, Ok(Ok(_))) {
                connection.close_on_drop();
            }
        });
    }
}

impl Deref for WriteTx {
    type Target = ReadTx;

    fn deref(&self) -> &ReadTx {
        &self.inner
    }
}

impl DerefMut for WriteTx {
    fn deref_mut(&mut self) -> &mut ReadTx {
        &mut self.inner
    }
}

impl WriteTx {
    pub(super) async fn begin(
        Store { writer, words, health, bell, patience, .. }: &Store,
    ) -> Result<WriteTx, Error> {
        let begun = ReadTx::begin_by(writer, words.write, words.keeps_failed_writers, words.wait()).await;
        let inner = begun.inspect_err(|error| health.failed(error))?;
        let (health, bell) = (Arc::clone(health), Arc::clone(bell));
        Ok(WriteTx { inner, health, patience: *patience, words: *words, bell, has_tasks: false })
    }

    /// How long a change's own board may take before the task `board` shows it.
    pub fn patience(&self) -> Duration {
        self.patience
    }

    /// For whoever has written tasks.
    pub(super) fn wake_runner_after_commit(&mut self) {
        self.has_tasks = true;
    }

    /// For one statement that writes, and returns something.
    pub(super) fn write(&mut self) -> InTransaction<'_> {
        self.inner.read()
    }

    /// Executes a statement no later than the next that is waited for, which may fail because of it.
    pub(super) async fn run(&mut self, statement: Statement<'_>) -> Result<(), Error> {
        self.inner.unsent.add(statement)?;
        if self.inner.unsent.is_long() {
            self.write().send().await.map_err(|undone| undone.error)?;
        }
        Ok(())
    }

    /// Executes a statement and waits for it: whoever gives it wants to know what becomes of it.
    pub(super) async fn run_now(&mut self, statement: Statement<'_>) -> Result<(), Error> {
        self.changes(statement).await.map(drop)
    }

    /// Executes a statement, and returns whether it has changed any row.
    pub(super) async fn changes(&mut self, statement: Statement<'_>) -> Result<bool, Error> {
        Ok(statement.execute(self.write()).await?.rows_affected() > 0)
    }

    /// Ends the transaction: what was written in it is on the disk then.
    ///
    /// # Errors
    /// [`Error::Sql`] when nothing of it was written, [`Error::Unanswered`] when the next transaction finds that out, and
    /// [`Error::InDoubt`] when only another start does; then the program ends.
    pub async fn commit(self) -> Result<(), Error> {
        self.commit_all().await.map(drop)
    }

    /// The same after a last statement. Returns whether that has changed any row.
    pub(super) async fn commit_with(mut self, last: Statement<'_>) -> Result<bool, Error> {
        self.inner.unsent.add(last)?;
        self.commit_all().await
    }

    /// Ends the transaction, and returns whether the last statement that waited has changed any row.
    async fn commit_all(self) -> Result<bool, Error> {
        waiting::statement();
        // To its end although nobody may listen any more: a failure must not go unnoticed.
        let committing = tokio::spawn(self.end());
        let committed = committing
            .await
            .map_err(|error| Error::InDoubt(sqlx::Error::Io(std::io::Error::other(error))))
            .flatten();
        if matches!(committed, Ok(_) | Err(Error::InDoubt(_) | Error::Unanswered(_))) {
            waiting::perhaps_saved();
        }
        committed
    }

    async fn end(mut self) -> Result<bool, Error> {
        let begun = Instant::now();
        match self.try_to_commit().await {
            Ok(has_changed) => {
                metrics::commit(begun.elapsed());
                self.health.works();
                self.inner.connection = None;
                if self.has_tasks {
                    self.bell.notify_one();
                }
                Ok(has_changed)
            }
            Err(error) => {
                self.health.failed(&error);
                Err(error)
            }
        }
    }

    async fn try_to_commit(&mut self) -> Result<bool, Error> {
        let Words { commit, failed_commit, .. } = self.words;
        if self.inner.unsent.is_cut() {
            return Err(Error::Sql(sqlx::Error::Protocol(
                "a statement of the transaction has failed".into(),
            )));
        }
        let writes = self.inner.unsent.count();
        self.inner.unsent.add_text(commit);
        match self.write().send().await {
            Ok(changed) => Ok(writes > 0 && changed[writes - 1] > 0),
            // One of the statements before it failed, so it was not come to.
            Err(Undone { done, error }) if done < writes && !postgres::is_connection_lost(&error) => {
                Err(error.into())
            }
            Err(Undone { error, .. }) => Err(failed_commit(error)),
        }
    }

    /// Ends the transaction, so that nothing was changed, where nothing has failed: the connection is kept.
    pub async fn rollback(mut self) -> Result<(), Error> {
        self.inner.unsent = Unsent::default();
        self.inner.execute("ROLLBACK").await?;
        self.inner.connection = None;
        Ok(())
    }
}
