//! Transactions. Each has a connection to itself, and one that failed in it is closed and never trusted again: what a
//! database does by itself then (SQLite rolls back when its disk is full), nobody has to guess.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::any::AnyArguments;
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, Executor as _};
use tokio::runtime::Handle;
use tokio::sync::Notify;

use super::Error;
use super::write_failures::Health;
use crate::metrics;

/// A statement that writes, with its values.
pub(super) type Statement<'q> = Query<'q, Any, AnyArguments>;

/// A transaction that reads: all of it sees the database at one moment.
#[derive(Debug)]
pub struct ReadTx {
    /// Until the transaction has ended well.
    connection: Option<PoolConnection<Any>>,
    writes: bool,
}

/// A transaction that writes. Dropped without a commit, it changes nothing, and costs its connection. What can be
/// read can be read in it too.
#[derive(Debug)]
pub struct WriteTx {
    inner: ReadTx,
    health: Arc<Health>,
    patience: Duration,
    /// Rings after the commit, if tasks were written.
    bell: Arc<Notify>,
    has_tasks: bool,
}

impl ReadTx {
    pub(super) async fn begin(pool: &AnyPool) -> Result<ReadTx, Error> {
        ReadTx::begin_by(pool, "BEGIN", false).await
    }

    async fn begin_by(pool: &AnyPool, begin: &'static str, writes: bool) -> Result<ReadTx, Error> {
        let mut tx = ReadTx { connection: Some(pool.acquire().await?), writes };
        tx.execute(begin).await?;
        Ok(tx)
    }

    async fn execute(&mut self, statement: &'static str) -> Result<(), Error> {
        self.read().execute(statement).await?;
        Ok(())
    }

    /// For one statement that reads.
    pub(super) fn read(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect("it has one until it has ended")
    }
}

impl Drop for ReadTx {
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        let runtime = Handle::try_current().ok().filter(|_| !self.writes);
        let Some(runtime) = runtime else { return connection.close_on_drop() };
        runtime.spawn(async move {
            if connection.execute("ROLLBACK").await.is_err() {
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
        pool: &AnyPool,
        health: &Arc<Health>,
        bell: &Arc<Notify>,
        patience: Duration,
    ) -> Result<WriteTx, Error> {
        let begun = ReadTx::begin_by(pool, "BEGIN IMMEDIATE", true).await;
        let inner = begun.inspect_err(|error| health.failed(error))?;
        Ok(WriteTx { inner, health: Arc::clone(health), bell: Arc::clone(bell), patience, has_tasks: false })
    }

    /// How long a change's own board may take before the task `board` shows it.
    pub fn patience(&self) -> Duration {
        self.patience
    }

    /// Tasks were written: the runner is woken after the commit.
    pub(super) fn has_tasks(&mut self) {
        self.has_tasks = true;
    }

    /// For one statement that writes, and returns something.
    pub(super) fn write(&mut self) -> &mut AnyConnection {
        self.inner.read()
    }

    /// Executes a statement.
    pub(super) async fn run(&mut self, statement: Statement<'_>) -> Result<(), Error> {
        self.changes(statement).await.map(drop)
    }

    /// Executes a statement, and returns whether it has changed any row.
    pub(super) async fn changes(&mut self, statement: Statement<'_>) -> Result<bool, Error> {
        Ok(statement.execute(self.write()).await?.rows_affected() > 0)
    }

    /// Ends the transaction: what was written in it is on the disk then.
    ///
    /// # Errors
    /// [`Error::Sql`] when nothing of it was written, [`Error::InDoubt`] when that is not known; then the program ends.
    pub async fn commit(self) -> Result<(), Error> {
        // To its end although nobody may listen any more: a failure must not go unnoticed.
        let committing = tokio::spawn(self.end());
        committing
            .await
            .map_err(|error| Error::InDoubt(sqlx::Error::Io(std::io::Error::other(error))))
            .flatten()
    }

    async fn end(mut self) -> Result<(), Error> {
        let begun = Instant::now();
        match self.inner.read().execute("COMMIT").await {
            Ok(_) => {
                metrics::commit(begun.elapsed());
                self.health.works();
                self.inner.connection = None;
                if self.has_tasks {
                    self.bell.notify_one();
                }
                Ok(())
            }
            Err(error) => {
                let error = Error::of_commit(error);
                self.health.failed(&error);
                Err(error)
            }
        }
    }

    /// Ends the transaction, so that nothing was changed, where nothing has failed: the connection is kept.
    pub async fn rollback(mut self) -> Result<(), Error> {
        self.inner.execute("ROLLBACK").await?;
        self.inner.connection = None;
        Ok(())
    }
}
