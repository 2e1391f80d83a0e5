//! A database on a PostgreSQL server: opened by one process at a time, and never one of another version.
//!
//! Two locks keep order, and both are of the schema, as several may share a database. The connection that writes holds
//! one as long as it lasts, so no second process writes. Each transaction that writes takes the other, so operators'
//! commands and the bot write one at a time.

mod address;
mod connect_error;

use std::time::Duration;

use ra_table::id::UserId;
use ra_table::time::Millis;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, ConnectOptions as _, Connection as _, Executor as _, FromRow};
use tokio::time::timeout;

pub use self::address::{Address, AddressError};
pub use self::connect_error::ConnectError;
use self::connect_error::Problem;
use super::schema::{self, Kind};
use super::transaction::Words;
use super::waiting::Waits;
use super::{Error, Store, WaitLimits, install_driver, personal_data};

/// How many connections read.
const READERS: u32 = 4;
/// How long a connection may take at a start, from a look-up of the host to the first answer.
const CONNECTING: Duration = Duration::from_secs(10);
/// After this time without a use a connection is tried before the next: its server may have ended.
const RESTED: Duration = Duration::from_secs(1);
/// The oldest version of the server that will do, as the server numbers them.
const OLDEST: i64 = 150_000;

/// The classes of states in which a connection ended, or the server did.
const ENDED: [&str; 3] = ["08", "57P", "58"];
/// The classes of states in which a value is one that a column does not take.
const OF_VALUES: [&str; 2] = ["22", "23"];

/// The lock that each transaction takes that writes. It is a macro, as constants cannot be put together otherwise.
macro_rules! lock {
    () => {
        "SELECT pg_advisory_xact_lock(hashtext('ra-bot writes'), hashtext(current_schema()))"
    };
}

/// Begins a transaction that reads.
const READ: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
/// Begins one that writes. The lock is a statement of its own: so the next one sees all that was committed before the lock
/// was had.
const WRITE: &str = concat!("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; ", lock!());
/// After a failed statement `COMMIT` alone would roll back and say nothing of it.
const COMMIT: &str = "SELECT 1; COMMIT";

/// How transactions begin and end.
fn words(limits: WaitLimits) -> Words {
    Words { read: READ, write: WRITE, waits: Waits::ForServer(limits), ..in_command(limits) }
}

/// The same in a command of the operator's, which takes as long as there are rows. Nobody waits for it but them.
fn in_command(limits: WaitLimits) -> Words {
    Words {
        read: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; \
               SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0",
        write: concat!(
            "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; \
             SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; ",
            lock!()
        ),
        commit: COMMIT,
        failed_commit: Error::of_commit_on_server,
        keeps_failed_writers: true,
        waits: Waits::InCommand(limits),
    }
}

/// Keeps other processes from writing, for as long as the connection lasts, and makes commits durable.
const TAKE: &str = "SELECT set_config('synchronous_commit', 'on', false) \
                    WHERE current_setting('synchronous_commit') = 'off'; \
                    SELECT pg_advisory_lock(hashtext('ra-bot runs'), hashtext(current_schema()))";

/// Settings of every session. Times are in milliseconds, those of keepalives in seconds: after some of these the server
/// knows that a peer is gone, and frees its locks.
const SESSION: [(&str, &str); 9] = [
    ("options[statement_timeout]", STATEMENT_TIMEOUT),
    ("options[lock_timeout]", "2000"),
    ("options[idle_in_transaction_session_timeout]", "5000"),
    ("options[tcp_keepalives_idle]", "5"),
    ("options[tcp_keepalives_interval]", "2"),
    ("options[tcp_keepalives_count]", "3"),
    ("options[client_min_messages]", "warning"),
    // Texts are written into statements.
    ("options[standard_conforming_strings]", "on"),
    // All our statements stay prepared.
    ("statement-cache-capacity", "1000"),
];
const STATEMENT_TIMEOUT: &str = "5000";

/// Whether a connection ended with this error, or the server did: then a commit may have been made. Where the server has
/// said nothing, the connection is lost.
pub(super) fn is_connection_lost(error: &sqlx::Error) -> bool {
    match error.as_database_error() {
        Some(said) => said.code().is_none_or(|state| ENDED.iter().any(|class| state.starts_with(class))),
        None => true,
    }
}

/// Whether a column does not take a value, by the error's state.
pub(super) fn is_of_value(state: &str) -> bool {
    state.len() == 5 && OF_VALUES.iter().any(|class| state.starts_with(class))
}

impl Store {
    /// Opens a database on a PostgreSQL server, and makes its tables if it is empty.
    pub async fn connect(address: &Address) -> Result<Store, ConnectError> {
        Store::connect_by(address, words(address.wait_limits)).await
    }

    /// The same for an operator who fills it.
    pub(super) async fn connect_to_fill(address: &Address) -> Result<Store, ConnectError> {
        Store::connect_by(address, in_command(address.wait_limits)).await
    }

    /// Opens a database that is there, for an operator who moves it.
    pub(super) async fn connect_to_move(address: &Address) -> Result<Store, ConnectError> {
        let recognised = async { Ok(recognise(&options(address)).await?.close().await?) };
        recognised.await.map_err(|problem: Problem| problem.at(address))?;
        Store::connect_by(address, in_command(address.wait_limits)).await
    }

    async fn connect_by(address: &Address, words: Words) -> Result<Store, ConnectError> {
        let options = options(address);
        let opened = async {
            make_sure(&options).await?;
            match connect(options.clone(), address.wait_limits, words).await {
                // A pool says no more. Another process may have been faster.
                Err(sqlx::Error::PoolTimedOut) => {
                    make_sure(&options).await?;
                    Err(Problem::NoAnswer)
                }
                opened => Ok(opened?),
            }
        };
        opened.await.map_err(|problem| problem.at(address))
    }

    /// Opens a database to be read, which may be in use.
    pub(super) async fn connect_to_read(address: &Address) -> Result<Store, ConnectError> {
        let options = options(address);
        let opened = async {
            recognise(&options).await?.close().await?;
            // It is never used, and must not wait for the lock that a running bot has.
            let writer = writer(address.wait_limits).min_connections(0).connect_lazy_with(options.clone());
            let reader = pool(READERS, address.wait_limits).connect_with(options.clone()).await?;
            Ok(Store::new(writer, reader, in_command(address.wait_limits), None))
        };
        opened.await.map_err(|problem: Problem| problem.at(address))
    }
}

/// Whether both are the same database, by whatever names of its server.
pub(super) async fn are_same(one: &Address, other: &Address) -> Result<bool, ConnectError> {
    Ok(identity(one).await? == identity(other).await?)
}

/// What no two databases have in common: when their server began, which of its databases it is, and the schema.
async fn identity(address: &Address) -> Result<String, ConnectError> {
    let options = options(address);
    let asked = async {
        let mut connection = begin(&options).await?;
        let sql = "SELECT CONCAT_WS(' ', pg_postmaster_start_time(), CAST(oid AS TEXT), current_schema()) \
                   FROM pg_database WHERE datname = current_database()";
        let identity = sqlx::query_scalar(sql).fetch_one(&mut connection).await?;
        connection.close().await?;
        Ok(identity)
    };
    asked.await.map_err(|problem: Problem| problem.at(address))
}

/// As [`super::Database::order_deletion`].
pub(super) async fn order_deletion(
    address: &Address,
    user: UserId,
    now: Millis,
) -> Result<bool, ConnectError> {
    let options = options(address);
    let ordered = async {
        let mut connection = recognise(&options).await?;
        connection.execute(WRITE).await?;
        let is_known = personal_data::is_known(&mut connection, user).await?;
        if is_known {
            personal_data::order_by(&mut connection, user, now).await?;
        }
        connection.execute(COMMIT).await?;
        connection.close().await?;
        Ok(is_known)
    };
    ordered.await.map_err(|problem: Problem| problem.at(address))
}

/// How sqlx connects to a database. It logs no statements: they have all that is private in them.
pub(super) fn options(address: &Address) -> AnyConnectOptions {
    install_driver();
    address.with(SESSION).disable_statement_logging()
}

async fn begin(options: &AnyConnectOptions) -> Result<AnyConnection, Problem> {
    match timeout(CONNECTING, AnyConnection::connect_with(options)).await {
        Ok(connected) => Ok(connected?),
        Err(_) => Err(Problem::NoAnswer),
    }
}

/// Makes sure that nobody else uses the database and that it is ours, or makes it so if it is empty.
async fn make_sure(options: &AnyConnectOptions) -> Result<(), Problem> {
    let mut connection = begin(options).await?;
    check_session(options, &mut connection).await?;
    // Before anything is looked at: of two processes that begin at once, one makes the tables.
    connection.execute(TAKE).await?;
    match kind(&mut connection).await? {
        None => schema::create(&mut connection).await?,
        Some(kind) => own(kind)?,
    }
    Ok(connection.close().await?)
}

/// What a session is.
#[derive(FromRow)]
struct Session {
    version: i64,
    encoding: String,
    schema: Option<String>,
    is_read_only: bool,
    statement_timeout: i64,
}

/// Refuses servers and poolers that will not do.
async fn check_session(options: &AnyConnectOptions, connection: &mut AnyConnection) -> Result<(), Problem> {
    let sql = "SELECT CAST(current_setting('server_version_num') AS BIGINT) AS version, \
               current_setting('server_encoding') AS encoding, \
               CAST(current_schema() AS TEXT) AS schema, \
               current_setting('transaction_read_only') = 'on' AS is_read_only, \
               (SELECT CAST(setting AS BIGINT) FROM pg_settings WHERE name = 'statement_timeout') AS statement_timeout";
    let session: Session = sqlx::query_as(sql).fetch_one(&mut *connection).await?;
    if session.statement_timeout.to_string() != STATEMENT_TIMEOUT
        || shares_sessions(options, connection).await?
    {
        return Err(Problem::Pooler);
    }
    if session.version < OLDEST {
        return Err(Problem::OldServer(session.version / 10_000));
    }
    if session.encoding != "UTF8" {
        return Err(Problem::Encoding(session.encoding));
    }
    if session.is_read_only {
        return Err(Problem::ReadOnly);
    }
    session.schema.map(drop).ok_or(Problem::NoSchema)
}

/// Whether something between here and the server gives connections another session from one transaction to the next.
/// Where two connections end their transactions in both orders, one of them gets the other's.
async fn shares_sessions(
    options: &AnyConnectOptions,
    connection: &mut AnyConnection,
) -> Result<bool, Problem> {
    let mut other = begin(options).await?;
    let mut is_shared = false;
    for first_ends_first in [true, false] {
        let before = [session_in_transaction(connection).await?, session_in_transaction(&mut other).await?];
        let (first, second) =
            if first_ends_first { (&mut *connection, &mut other) } else { (&mut other, &mut *connection) };
        first.execute("ROLLBACK").await?;
        second.execute("ROLLBACK").await?;
        is_shared |= session_of(connection).await? != before[0] || session_of(&mut other).await? != before[1];
    }
    other.close().await?;
    Ok(is_shared)
}

async fn session_in_transaction(connection: &mut AnyConnection) -> Result<i64, sqlx::Error> {
    connection.execute("BEGIN").await?;
    session_of(connection).await
}

async fn session_of(connection: &mut AnyConnection) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar("SELECT CAST(pg_backend_pid() AS BIGINT)").fetch_one(connection).await
}

/// A connection to a database that is ours.
async fn recognise(options: &AnyConnectOptions) -> Result<AnyConnection, Problem> {
    let mut connection = begin(options).await?;
    check_session(options, &mut connection).await?;
    own(kind(&mut connection).await?.ok_or(Problem::Empty)?)?;
    Ok(connection)
}

/// Refuses a database that is not ours.
fn own(kind: Kind) -> Result<(), Problem> {
    match kind {
        Kind::Own => Ok(()),
        Kind::Moved(to) => Err(Problem::Moved(to)),
        Kind::OfAnotherVersion => Err(Problem::AnotherVersion),
        Kind::Foreign => Err(Problem::Foreign),
    }
}

/// What a database is; `None` if there is nothing in it.
async fn kind(connection: &mut AnyConnection) -> Result<Option<Kind>, sqlx::Error> {
    let sql = "SELECT CAST(relname AS TEXT) FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace \
               WHERE nspname = current_schema() AND relkind IN ('r', 'p')";
    let tables: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut *connection).await?;
    if tables.is_empty() {
        Ok(None)
    } else if tables.iter().any(|name| name == "installation") {
        schema::version(connection).await.map(Some)
    } else {
        Ok(Some(Kind::Foreign))
    }
}

async fn connect(options: AnyConnectOptions, limits: WaitLimits, words: Words) -> Result<Store, sqlx::Error> {
    let writer = writer(limits).connect_with(options.clone()).await?;
    let reader = pool(READERS, limits).connect_with(options).await?;
    Ok(Store::new(writer, reader, words, None))
}

/// The pool of the one connection that writes.
fn writer(limits: WaitLimits) -> AnyPoolOptions {
    pool(1, limits)
        .after_connect(|connection, _| Box::pin(async { connection.execute(TAKE).await.map(drop) }))
}

fn pool(connections: u32, limits: WaitLimits) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .acquire_timeout(limits.of_program)
        // Who has used a connection just now knows that it works.
        .test_before_acquire(false)
        .before_acquire(|connection, use_of| {
            Box::pin(async move { Ok(use_of.idle_for < RESTED || connection.ping().await.is_ok()) })
        })
}
