//! Opening the database: alone, after a copy, and never one that a later version has written.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{AnyConnection, AnyPool, Connection, Executor, Row};

use super::{Error, Store, numbers};

/// The schema's history, compiled in.
static MIGRATIONS: Migrator = sqlx::migrate!();

/// How many connections read. They are cheap, and readers never wait for the writer.
const READERS: u32 = 4;

/// Why the database could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process has it open.
    #[error(
        "the database {0} is in use by another ra-bot: stop that one first, or give this one a file of its own"
    )]
    InUse(PathBuf),
    /// A later version of the program has changed the schema.
    #[error(
        "the database {0} was last used by a later version of ra-bot, which changed its schema (change {1}): run that version, or restore the copy made before the change"
    )]
    Newer(PathBuf, i64),
    /// A change that has been applied reads otherwise now, or one could not be applied.
    #[error("the database {0} has another history than this version of ra-bot, or could not be changed: {1}")]
    History(PathBuf, MigrateError),
    /// The people of older games could not be given numbers.
    #[error("the games in the database {0} could not be brought to this version: {1}")]
    Numbers(PathBuf, #[source] Error),
    /// The file or its folder cannot be used.
    #[error("the database {0} cannot be opened: {1}")]
    File(PathBuf, #[source] std::io::Error),
    /// The database failed.
    #[error("the database {0} cannot be used: {1}")]
    Sql(PathBuf, #[source] sqlx::Error),
}

impl Store {
    /// Opens the SQLite database at this path, makes it if there is none, and brings its schema up to date, after
    /// copying it to `<path>.before-<change>` beside it.
    ///
    /// # Errors
    /// See [`OpenError`]; the file has not been changed then.
    pub async fn open(path: &Path) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let lock = lock(path)?;
        let sql = |error| OpenError::Sql(path.to_owned(), error);
        let options =
            AnyConnectOptions::from_str(&format!("sqlite:{}?mode=rwc", path.display())).map_err(sql)?;
        let writer = pool(1).connect_with(options.clone()).await.map_err(sql)?;
        if let Err(error) = migrate(path, &writer).await {
            writer.close().await;
            return Err(error);
        }
        let reader = pool(READERS).connect_with(options).await.map_err(sql)?;
        let store = Store { writer, reader, health: Arc::default(), _lock: Arc::new(lock) };
        if let Err(error) = numbers::give(&store).await {
            store.close().await;
            return Err(OpenError::Numbers(path.to_owned(), error));
        }
        Ok(store)
    }
}

impl Store {
    /// Copies the database, which may be in use, to another path and opens the copy there.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub async fn open_copy(path: &Path, copy: &Path) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let sql = |error| OpenError::Sql(path.to_owned(), error);
        let options =
            AnyConnectOptions::from_str(&format!("sqlite:{}?mode=ro", path.display())).map_err(sql)?;
        let mut connection = AnyConnection::connect_with(&options).await.map_err(sql)?;
        let into = copy.display().to_string();
        sqlx::query("VACUUM INTO $1").bind(into).execute(&mut connection).await.map_err(sql)?;
        connection.close().await.map_err(sql)?;
        Store::open(copy).await
    }
}

/// A second process is refused by a lock on a file of its own: SQLite's locks come and go with transactions.
fn lock(path: &Path) -> Result<File, OpenError> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".lock");
    let file = |error| OpenError::File(path.to_owned(), error);
    let lock = File::options().create(true).truncate(false).write(true).open(beside).map_err(file)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(file(error)),
    }
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
        .after_connect(|connection, _| {
            Box::pin(async move {
                // FULL: an action that has been answered survives a power cut.
                for pragma in [
                    "PRAGMA journal_mode = WAL",
                    "PRAGMA synchronous = FULL",
                    "PRAGMA busy_timeout = 10000",
                    "PRAGMA foreign_keys = ON",
                ] {
                    connection.execute(pragma).await?;
                }
                Ok(())
            })
        })
}

async fn migrate(path: &Path, writer: &AnyPool) -> Result<(), OpenError> {
    let sql = |error| OpenError::Sql(path.to_owned(), error);
    let applied = applied(writer).await.map_err(sql)?;
    let latest = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0);
    if let Some(newer) = applied.filter(|applied| *applied > latest) {
        return Err(OpenError::Newer(path.to_owned(), newer));
    }
    if applied.is_some_and(|applied| applied < latest) {
        let copy = format!("{}.before-{latest}", path.display());
        // An older attempt's copy is of the same state: the change had not been made then either.
        let _ = std::fs::remove_file(&copy);
        sqlx::query("VACUUM INTO $1").bind(copy).execute(writer).await.map_err(sql)?;
    }
    MIGRATIONS.run(writer).await.map_err(|error| OpenError::History(path.to_owned(), error))
}

/// The last change of the schema that was applied; `None` for an empty database.
async fn applied(writer: &AnyPool) -> Result<Option<i64>, sqlx::Error> {
    let mut connection = writer.acquire().await?;
    connection.ping().await?;
    let table = "SELECT COUNT(*) AS there FROM sqlite_master WHERE name = '_sqlx_migrations'";
    let there: i64 = connection.fetch_one(table).await?.try_get("there")?;
    if there == 0 {
        return Ok(None);
    }
    connection.fetch_one("SELECT MAX(version) AS latest FROM _sqlx_migrations").await?.try_get("latest")
}
