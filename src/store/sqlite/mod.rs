//! A database in an SQLite file: opened alone, and never one of another version.

pub(super) mod copy;
pub(super) mod file;
pub(super) mod restore;

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use ra_table::id::UserId;
use ra_table::time::Millis;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, ConnectOptions as _, Connection as _, Executor as _};

use self::file::{address, keep_to_owner, with};
use super::open_error::OpenError;
use super::transaction::Words;
use super::waiting::Waits;
use super::{Error, Store, install_driver, personal_data, schema};

/// How many connections read. They are cheap, and readers never wait for the writer.
const READERS: u32 = 4;

/// What SQLite says to a transaction that has lost a race: the file is locked.
const BUSY: [&str; 4] = ["5", "6", "261", "517"];
/// What it says to a commit of which nothing was written: its disk is full.
const FULL: &str = "13";

/// How transactions begin and end. After a failure nobody has to guess whether SQLite has rolled back, as it does when its
/// disk is full: that connection is closed.
const TRANSACTIONS: Words = Words {
    read: "BEGIN",
    write: "BEGIN IMMEDIATE",
    commit: "COMMIT",
    keeps_failed_writers: false,
    failed_commit: Error::of_commit,
    waits: Waits::ForFile,
};

/// Whether a transaction has lost a race, by the error's code.
pub(super) fn is_busy(code: &str) -> bool {
    BUSY.contains(&code)
}

/// Whether a commit that failed with this code may have been made. A file that could not be written, or be flushed, may
/// hold all of it when it is read again.
pub(super) fn may_be_committed(code: &str) -> bool {
    code != FULL
}

impl Store {
    /// Opens the SQLite database at this path, and makes it if there is none.
    ///
    /// # Errors
    /// See [`OpenError`]; the file has not been changed then.
    pub async fn open(path: &Path) -> Result<Store, OpenError> {
        install_driver();
        let path = &file::real(path);
        let lock = file::lock(path)?;
        let sql = |error| OpenError::of(path, error);
        file::look_beside(path)?;
        if path.exists() {
            file::try_to_open(path)?;
            file::recognise(path).await?;
            let file = |error| OpenError::of_file(path, path, error);
            file::make_sure_of_log(path).map_err(file)?;
            if !file::keeps_log(path).map_err(file)? {
                begin_log(path).await.map_err(sql)?;
            }
        } else {
            make(path).await?;
        }
        let options = AnyConnectOptions::from_str(&address(path, "rw")).map_err(sql)?;
        let options = options.disable_statement_logging();
        let writer = writer(&options).await.map_err(sql)?;
        let reader = pool(READERS).connect_with(options).await.map_err(sql)?;
        for ending in ["", "-wal", "-shm"] {
            // Those beside it come and go.
            let _ = keep_to_owner(&with(path, ending));
        }
        Ok(Store::new(writer, reader, TRANSACTIONS, Some(lock)))
    }

    /// Tries whether a database could be opened here, or be made, and be written. It may be in use; nothing of it is
    /// changed.
    pub fn try_to_write(path: &Path) -> Result<(), OpenError> {
        let path = &file::real(path);
        file::look_beside(path)?;
        file::try_to_open(path)?;
        file::try_to_write(path)
    }
}

/// As [`super::Database::order_deletion`].
pub(super) async fn order_deletion(path: &Path, user: UserId, now: Millis) -> Result<bool, OpenError> {
    install_driver();
    let path = &file::real(path);
    file::look_beside(path)?;
    file::recognise(path).await?;
    let ordered = async {
        let mut connection = AnyConnection::connect(&address(path, "rw")).await?;
        prepare(&mut connection).await?;
        let is_known = personal_data::is_known(&mut connection, user).await?;
        if is_known {
            personal_data::order_by(&mut connection, user, now).await?;
        }
        connection.close().await?;
        Ok(is_known)
    };
    ordered.await.map_err(|error| OpenError::of(path, error))
}

/// Notes in a copy that it keeps a log from now on. That is in the file before there is a log, and without a journal,
/// which would lie beside the next copy that is put there.
async fn begin_log(path: &Path) -> Result<(), sqlx::Error> {
    let options = AnyConnectOptions::from_str(&address(path, "rw"))?;
    let mut connection = AnyConnection::connect_with(&options).await?;
    for pragma in ["PRAGMA synchronous = FULL", "PRAGMA journal_mode = OFF", "PRAGMA journal_mode = WAL"] {
        connection.execute(pragma).await?;
    }
    connection.close().await
}

/// Makes a database with nothing in it. It comes into its place when it is whole, so that a file with nothing in it
/// at all never is one of ours.
async fn make(path: &Path) -> Result<(), OpenError> {
    let new = with(path, ".new");
    let sql = |error| OpenError::of(path, error);
    for ending in ["", "-wal", "-shm"] {
        // Of an earlier attempt; mostly there is none.
        let _ = std::fs::remove_file(with(&new, ending));
    }
    let options = AnyConnectOptions::from_str(&address(&new, "rwc")).map_err(sql)?;
    let writer = writer(&options).await.map_err(sql)?;
    let made = async {
        let mut connection = writer.acquire().await?;
        schema::create(&mut connection).await?;
        // Closing does it too, but does not tell when it fails.
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").await
    };
    let made = made.await;
    writer.close().await;
    made.map_err(sql)?;
    file::put(&new, path).map_err(|error| OpenError::of_file(path, path, error))
}

/// A pool of one connection that writes. A pool repeats whatever fails at its first connection, until its time is over,
/// and tells of that alone; so the same is tried without one before.
async fn writer(options: &AnyConnectOptions) -> Result<AnyPool, sqlx::Error> {
    let mut first = AnyConnection::connect_with(options).await?;
    prepare(&mut first).await?;
    // With that it opens the log.
    first.execute("SELECT COUNT(*) FROM sqlite_master").await?;
    let pool = pool(1).connect_with(options.clone()).await?;
    // Only now: the last connection that closes takes the log away.
    first.close().await?;
    Ok(pool)
}

fn pool(connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .acquire_timeout(Duration::from_secs(10))
        // A file does not go away as a server does.
        .test_before_acquire(false)
        .after_connect(|connection, _| Box::pin(prepare(connection)))
}

async fn prepare(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    // FULL flushes each commit before anybody can read it.
    for pragma in [
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "PRAGMA busy_timeout = 10000",
        "PRAGMA foreign_keys = ON",
        // What is deleted of a person is not to be found in unused parts of the file either.
        "PRAGMA secure_delete = ON",
    ] {
        connection.execute(pragma).await?;
    }
    Ok(())
}
