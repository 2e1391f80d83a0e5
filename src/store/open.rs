//! Opening the database: alone, after a copy, and never one that a later version has written.

use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::Migrator;
use sqlx::{AnyPool, Connection, Executor, Row};

use super::Store;
use super::file::{self, address, keep_to_owner, with};
use super::health::Health;
use super::open_error::OpenError;

/// The schema's history, compiled in.
static MIGRATIONS: Migrator = sqlx::migrate!();

/// How many connections read. They are cheap, and readers never wait for the writer.
const READERS: u32 = 4;

impl Store {
    /// Opens the SQLite database at this path, makes it if there is none, and brings its schema up to date, after
    /// copying it to `<path>.before-<change>` beside it.
    ///
    /// # Errors
    /// See [`OpenError`]; the file has not been changed then.
    pub async fn open(path: &Path) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let path = &file::real(path);
        let lock = file::lock(path)?;
        if path.exists() {
            file::recognise(path).await?;
            file::make_sure_of_log(path).map_err(|error| OpenError::File(path.to_owned(), error))?;
        } else {
            make(path).await?;
        }
        let sql = |error| OpenError::of(path, error);
        let options = AnyConnectOptions::from_str(&address(path, "rw")).map_err(sql)?;
        let writer = pool(1).connect_with(options.clone()).await.map_err(sql)?;
        if let Err(error) = migrate(path, &writer).await {
            writer.close().await;
            return Err(error);
        }
        let reader = pool(READERS).connect_with(options).await.map_err(sql)?;
        for ending in ["", "-wal", "-shm"] {
            // Those beside it come and go.
            let _ = keep_to_owner(&with(path, ending));
        }
        let store = Store { writer, reader, health: Arc::new(Health::default()), lock: Arc::new(lock) };
        Ok(store)
    }
}

/// Makes a database with nothing in it. It comes into its place when it is whole, so that a file with nothing in it
/// at all never is one of ours.
async fn make(path: &Path) -> Result<(), OpenError> {
    let new = with(path, ".new");
    let sql = |error| OpenError::Sql(path.to_owned(), error);
    for ending in ["", "-wal", "-shm"] {
        // Of an earlier attempt; mostly there is none.
        let _ = std::fs::remove_file(with(&new, ending));
    }
    let options = AnyConnectOptions::from_str(&address(&new, "rwc")).map_err(sql)?;
    let writer = pool(1).connect_with(options).await.map_err(sql)?;
    let made = match migrate(&new, &writer).await {
        // Closing does it too, but does not tell when it fails.
        Ok(()) => writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").await.map(drop).map_err(sql),
        Err(error) => Err(error),
    };
    writer.close().await;
    made?;
    file::put(&new, path).map_err(|error| OpenError::File(path.to_owned(), error))
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
                // FULL flushes each commit before anybody can read it.
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
    let sql = |error| OpenError::of(path, error);
    let applied = applied(writer).await.map_err(sql)?;
    let latest = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0);
    if let Some(newer) = applied.filter(|applied| *applied > latest) {
        return Err(OpenError::Newer(path.to_owned(), newer));
    }
    if applied.is_some_and(|applied| applied < latest) {
        let copy = with(path, &format!(".before-{latest}"));
        // An older attempt's copy is of the same state: the change had not been made then either.
        let _ = std::fs::remove_file(&copy);
        let into = copy.display().to_string();
        sqlx::query("VACUUM INTO $1").bind(into).execute(writer).await.map_err(sql)?;
        keep_to_owner(&copy).map_err(|error| OpenError::File(copy, error))?;
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
