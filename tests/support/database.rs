//! Databases of tests' own. They are files, or schemas of a PostgreSQL server if the tests run on one: then they are run
//! by [`again_on_postgres`], in a process of their own.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use ra_bot::store::{Database, Store, WaitLimits, install_driver};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use tempfile::TempDir;
use test_tools::postgres::Server;
use test_tools::suite;

/// The variable with the URL of the server that the tests run on.
const SERVER: &str = "RA_TEST_POSTGRES";

/// That the server is slow, as everything here may be, is no failure of a test.
pub(super) const ON_BUSY_MACHINE: WaitLimits =
    WaitLimits { of_person: PATIENT, of_program: PATIENT, of_command: PATIENT };
const PATIENT: Duration = Duration::from_secs(60);

/// A database that goes away with its test.
pub(crate) struct TestDatabase {
    pub(crate) place: Database,
    _folder: TempDir,
}

impl TestDatabase {
    pub(crate) async fn new() -> TestDatabase {
        let folder = tempfile::tempdir().unwrap();
        TestDatabase { place: place_in(folder.path()).await, _folder: folder }
    }

    pub(crate) async fn open(&self) -> Store {
        self.place.open().await.unwrap()
    }

    /// Changes it behind the bot's back.
    pub(crate) async fn meddle(&self, sql: &str) {
        meddle(&self.place, sql).await;
    }
}

/// Where there is nothing yet: `ra.sqlite` in this folder, or a new schema of the server.
pub(crate) async fn place_in(folder: &Path) -> Database {
    Database::read(setting_in(folder).await).unwrap().with_wait_limits(ON_BUSY_MACHINE)
}

/// The same as a setting of the bot.
pub(crate) async fn setting_in(folder: &Path) -> PathBuf {
    let Ok(server) = std::env::var(SERVER) else { return folder.join("ra.sqlite") };
    static SCHEMAS: AtomicUsize = AtomicUsize::new(0);
    let schema = format!("test_{}", SCHEMAS.fetch_add(1, Ordering::Relaxed));
    meddle(&Database::read(&server).unwrap(), &format!("CREATE SCHEMA {schema}")).await;
    format!("{server}?options[search_path]={schema}").into()
}

/// A connection to a database, behind the bot's back.
pub(crate) async fn connect(database: &Database) -> AnyConnection {
    install_driver();
    AnyConnection::connect_with(&database.options().unwrap()).await.unwrap()
}

/// Changes a database behind the bot's back.
pub(crate) async fn meddle(database: &Database, sql: &str) {
    let mut connection = connect(database).await;
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Runs tests of this target, all or those that these arguments choose, once more on a server. The test that
/// calls this has `on_postgres` in its name. `except` names tests that only a file can pass, and why.
pub(crate) fn again_on_postgres(tests: &[&str], except: &[(&str, &str)]) {
    let server = match Server::start() {
        Ok(server) => server,
        Err(missing) => return suite::skip_in_test("the same tests on PostgreSQL", &missing),
    };
    let mut again = Command::new(std::env::current_exe().unwrap());
    again.env(SERVER, server.url()).args(tests).args(["--skip", "on_postgres"]);
    for (test, _) in except {
        again.args(["--skip", test]);
    }
    let run = again.output().unwrap();
    println!("{}{}", String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success(), "on PostgreSQL: {}", run.status);
}
