//! Where a trial keeps the bot's database: in a file, or on a PostgreSQL server that fails at random.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use ra_bot::store::{Database, Store};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use sqlx::error::DatabaseError;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use test_tools::postgres::Server;
use test_tools::proxy::{Line, Proxy};
use test_tools::suite;
use tokio::sync::watch;

use super::database::ON_BUSY_MACHINE;
use super::server::{PATIENCE, SOON, Server as Playing, within};

/// Longer than a connection rests that is used again untried.
const ALL_ARE_TRIED: Duration = Duration::from_millis(1200);

/// Where the database is.
pub(crate) enum Place {
    /// In a file.
    File(PathBuf),
    /// On a server.
    Server(FailingServer),
}

/// A PostgreSQL server of a trial's own. The bot reaches it by a line that can fail, too; the trial, directly.
pub(crate) struct FailingServer {
    server: Arc<Mutex<Server>>,
    line: Proxy,
    faults: Mutex<Faults>,
    /// The database by the line, as the bot's setting names it.
    setting: PathBuf,
    url: String,
}

/// What has failed, and how often.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Faults {
    /// The server crashed, and was started again.
    pub(crate) crashes: usize,
    /// All connections of the bot were cut.
    pub(crate) cuts: usize,
    /// What the bot said arrived late, perhaps after its death.
    pub(crate) late: usize,
    /// The answer to a commit was lost.
    pub(crate) lost_answers: usize,
}

impl Faults {
    /// Whether anything has failed.
    pub(crate) fn are_any(&self) -> bool {
        self.crashes + self.cuts + self.late + self.lost_answers > 0
    }
}

impl std::ops::AddAssign for Faults {
    fn add_assign(&mut self, more: Faults) {
        self.crashes += more.crashes;
        self.cuts += more.cuts;
        self.late += more.late;
        self.lost_answers += more.lost_answers;
    }
}

impl Place {
    /// In a file in this folder.
    pub(crate) fn in_folder(folder: &Path) -> Place {
        Place::File(folder.join("ra.sqlite"))
    }

    /// On a server; `None` where none is installed.
    pub(crate) fn on_server() -> Option<Place> {
        match Server::start() {
            Ok(server) => Some(Place::Server(FailingServer::new(server))),
            Err(missing) => {
                suite::skip_in_test("a trial on PostgreSQL", &missing);
                None
            }
        }
    }

    /// As the bot's setting names it.
    pub(crate) fn setting(&self) -> &Path {
        match self {
            Place::File(path) => path,
            Place::Server(server) => &server.setting,
        }
    }

    /// As a bot in the trial's own process reaches it.
    pub(crate) fn of_bot(&self) -> Database {
        Database::read(self.setting()).unwrap().with_wait_limits(ON_BUSY_MACHINE)
    }

    /// As the trial reaches it.
    pub(crate) fn database(&self) -> Database {
        match self {
            Place::File(path) => Database::File(path.clone()),
            Place::Server(server) => Database::read(&server.url).unwrap().with_wait_limits(ON_BUSY_MACHINE),
        }
    }

    /// Opens it, once all has arrived that a bot said which has died.
    pub(crate) async fn open(&self) -> Store {
        let begun = Instant::now();
        loop {
            match self.database().open().await {
                Ok(store) => return store,
                Err(error) => assert!(begun.elapsed() < PATIENCE, "{error}"),
            }
            tokio::time::sleep(SOON).await;
        }
    }

    pub(crate) fn server(&self) -> Option<&FailingServer> {
        match self {
            Place::File(_) => None,
            Place::Server(server) => Some(server),
        }
    }

    /// Lets a server fail once, while a bot in this process is at work, and waits until that goes on.
    pub(crate) async fn fail_once(&self, rng: &mut SmallRng, playing: &Playing) {
        let Some(server) = self.server() else { return };
        let (_lives, mut dead) = watch::channel(false);
        server.fail_in_a_way(rng, &mut dead).await;
        // Until then the pool may hand out a connection that is gone, in most cases to the bot.
        tokio::time::sleep(ALL_ARE_TRIED).await;
        playing.alive().await;
    }

    /// A reader of the database, which the bot may use meanwhile.
    pub(crate) fn reader(&self) -> Reader {
        Reader { database: self.database(), connection: None }
    }

    /// Lets a server fail at random moments, until the bot that uses it has died.
    pub(crate) async fn fail(&self, seed: u64, dead: &watch::Receiver<bool>) {
        if let Place::Server(server) = self {
            server.fail(SmallRng::seed_from_u64(seed), dead.clone()).await;
        }
    }
}

impl FailingServer {
    fn new(server: Server) -> FailingServer {
        let (line, setting) = server.behind_proxy();
        let url = server.url();
        let server = Arc::new(Mutex::new(server));
        FailingServer { server, line, faults: Mutex::default(), setting: setting.into(), url }
    }

    /// What has failed so far.
    pub(crate) fn faults(&self) -> Faults {
        *self.faults.lock().unwrap()
    }

    /// Ends as a crash does.
    pub(crate) async fn crash(&self) {
        self.faults.lock().unwrap().crashes += 1;
        self.control(Server::crash).await;
    }

    /// Starts again after a crash.
    pub(crate) async fn start_again(&self) {
        self.control(Server::start_again).await;
    }

    async fn control(&self, change: fn(&mut Server)) {
        let server = Arc::clone(&self.server);
        tokio::task::spawn_blocking(move || change(&mut server.lock().unwrap())).await.unwrap();
    }

    async fn fail(&self, mut rng: SmallRng, mut dead: watch::Receiver<bool>) {
        // In some lives nothing fails.
        let most = rng.random_range(0..4);
        for _ in 0..most {
            if is_over(&mut dead, rng.random_range(20..700)).await {
                break;
            }
            self.fail_in_a_way(&mut rng, &mut dead).await;
        }
        // An error means that the trial is over.
        drop(dead.wait_for(|dead| *dead).await);
    }

    /// Lets it fail once. It is there again at the end.
    async fn fail_in_a_way(&self, rng: &mut SmallRng, dead: &mut watch::Receiver<bool>) {
        match rng.random_range(0..5) {
            0 => {
                self.crash().await;
                is_over(dead, rng.random_range(0..500)).await;
                self.start_again().await;
            }
            1 => {
                self.faults.lock().unwrap().cuts += 1;
                self.line.cut();
            }
            2 => {
                self.faults.lock().unwrap().late += 1;
                self.line.set(Line::Late(Duration::from_millis(rng.random_range(20..300))));
                is_over(dead, rng.random_range(50..400)).await;
                self.line.set(Line::Good);
            }
            _ => {
                self.faults.lock().unwrap().lost_answers += usize::from(self.line.has_lost_one());
                self.line.lose_answer_to_commit();
            }
        }
    }
}

/// Reads a database behind the bot's back. Where its server fails meanwhile, it reads again.
pub(crate) struct Reader {
    database: Database,
    connection: Option<AnyConnection>,
}

impl Reader {
    /// The number that a statement finds, if it finds one.
    pub(crate) async fn number(&mut self, sql: &str) -> Option<i64> {
        within(async {
            loop {
                match self.try_to_read(sql).await {
                    Ok(number) => return number,
                    Err(error) if error.as_database_error().is_none_or(has_ended) => self.connection = None,
                    Err(error) => panic!("{error}"),
                }
                tokio::time::sleep(SOON).await;
            }
        })
        .await
    }

    async fn try_to_read(&mut self, sql: &str) -> Result<Option<i64>, sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(AnyConnection::connect_with(&self.database.options()?).await?),
        };
        sqlx::query_scalar(AssertSqlSafe(sql.to_owned())).fetch_one(connection).await
    }

    /// Becomes another whenever somebody else has changed the database.
    pub(crate) async fn version(&mut self) -> Option<i64> {
        self.number(match &self.database {
            Database::File(_) => "PRAGMA data_version",
            // Only what writes has a number.
            Database::Postgres(_) => {
                "SELECT CAST(CAST(pg_snapshot_xmax(pg_current_snapshot()) AS TEXT) AS BIGINT)"
            }
        })
        .await
    }

    pub(crate) async fn close(self) {
        if let Some(connection) = self.connection {
            // The server may have ended it.
            let _ = connection.close().await;
        }
    }
}

/// Whether a connection or its server ended.
fn has_ended(error: &dyn DatabaseError) -> bool {
    error.code().is_some_and(|state| ["08", "57P"].iter().any(|class| state.starts_with(class)))
}

/// Waits for so many milliseconds, or until the death; returns whether that came first.
async fn is_over(dead: &mut watch::Receiver<bool>, ms: u64) -> bool {
    tokio::time::timeout(Duration::from_millis(ms), dead.wait_for(|dead| *dead)).await.is_ok()
}
