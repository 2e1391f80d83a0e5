//! Where a trial keeps the bot's database: in a file, or on a PostgreSQL server that fails at random.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use ra_bot::store::{Database, Store};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use test_tools::postgres::Server;
use test_tools::proxy::{Line, Proxy};
use test_tools::suite;
use tokio::sync::watch;

use super::database::ON_BUSY_MACHINE;
use super::server::{PATIENCE, SOON};

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
            match rng.random_range(0..5) {
                0 => {
                    self.crash().await;
                    is_over(&mut dead, rng.random_range(0..500)).await;
                    self.start_again().await;
                }
                1 => {
                    self.faults.lock().unwrap().cuts += 1;
                    self.line.cut();
                }
                2 => {
                    self.faults.lock().unwrap().late += 1;
                    self.line.set(Line::Late(Duration::from_millis(rng.random_range(20..300))));
                    is_over(&mut dead, rng.random_range(50..400)).await;
                    self.line.set(Line::Good);
                }
                _ => {
                    self.faults.lock().unwrap().lost_answers += usize::from(self.line.has_lost_one());
                    self.line.lose_answer_to_commit();
                }
            }
        }
        // An error means that the trial is over.
        drop(dead.wait_for(|dead| *dead).await);
    }
}

/// Waits for so many milliseconds, or until the death; returns whether that came first.
async fn is_over(dead: &mut watch::Receiver<bool>, ms: u64) -> bool {
    tokio::time::timeout(Duration::from_millis(ms), dead.wait_for(|dead| *dead)).await.is_ok()
}
