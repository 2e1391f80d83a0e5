//! A PostgreSQL server of a test's own, on loopback, with a database that goes away with it.

use std::fs::File;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::fs::{MetadataExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::process;
use crate::proxy::Proxy;
use crate::suite::Missing;

/// The oldest version that will do.
const OLDEST: u32 = 15;
/// Where Debian puts the programs of each version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// Only a user of this name needs a password.
const WHO_MAY_CONNECT: &str = "host all guarded all scram-sha-256\nhost all all all trust\n";
/// How long the server may take until it answers.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running server, which ends with this.
#[derive(Debug)]
pub struct Server {
    process: Child,
    port: u16,
    programs: PathBuf,
    owner: Owner,
    folder: TempDir,
    largest_file: Option<u64>,
}

impl Server {
    /// Starts a server of the newest version that is installed.
    ///
    /// # Errors
    /// When none is that is new enough.
    pub fn start() -> Result<Server, Missing> {
        Server::start_with(None)
    }

    /// The same where no file, so no table, can grow beyond this many bytes. It is what a full disk looks like to the
    /// server, if they are not a multiple of its pages' 8,192. Its own tables need a megabyte.
    ///
    /// # Errors
    /// When none is that is new enough.
    pub fn start_with_small_files(largest: u64) -> Result<Server, Missing> {
        Server::start_with(Some(largest))
    }

    fn start_with(largest_file: Option<u64>) -> Result<Server, Missing> {
        let programs = programs().ok_or_else(|| Missing {
            what: format!("PostgreSQL {OLDEST} or newer"),
            install: "apt-get install postgresql",
        })?;
        let folder = tempfile::tempdir().unwrap();
        let owner = Owner::of(folder.path());
        let data = folder.path().join("data");
        let mut initdb = owner.command(&programs.join("initdb"));
        initdb.args(["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync"]);
        if largest_file.is_some() {
            // The log is in files of as many megabytes.
            initdb.arg("--wal-segsize=1");
        }
        let made = initdb.arg("-D").arg(&data).output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));

        std::fs::write(data.join("pg_hba.conf"), WHO_MAY_CONNECT).unwrap();
        // Free a moment ago.
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
        let process = run(&programs, &owner, folder.path(), port, largest_file);
        Ok(Server { process, port, programs, owner, folder, largest_file })
    }

    /// Ends it as a crash does: `pg_ctl stop -m immediate`.
    pub fn crash(&mut self) {
        process::quit(&self.process);
        self.process.wait().unwrap();
    }

    /// Starts it again after a crash.
    pub fn start_again(&mut self) {
        self.process = run(&self.programs, &self.owner, self.folder.path(), self.port, self.largest_file);
    }

    /// A line to it that can fail, and the URL of an empty database at its other end.
    pub fn behind_proxy(&self) -> (Proxy, String) {
        let proxy = Proxy::to(self.port);
        let url = format!("postgres://postgres@127.0.0.1:{}/postgres", proxy.port());
        (proxy, url)
    }

    /// The URL of an empty database, for a user who may do everything.
    pub fn url(&self) -> String {
        self.url_of("postgres", "postgres")
    }

    /// The URL of a database, for a user, and a password after a colon if they need one.
    pub fn url_of(&self, user: &str, database: &str) -> String {
        format!("postgres://{user}@127.0.0.1:{}/{database}", self.port)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if self.process.try_wait().unwrap().is_none() {
            self.crash();
        }
    }
}

/// Runs a server on the data in a folder, and waits until it answers.
fn run(programs: &Path, owner: &Owner, folder: &Path, port: u16, largest_file: Option<u64>) -> Child {
    let log = folder.join("log");
    let program = programs.join("postgres");
    let mut server = match largest_file {
        None => owner.command(&program),
        Some(bytes) => {
            let mut limited = owner.command(Path::new("prlimit"));
            limited.arg(format!("--fsize={bytes}")).arg(&program);
            limited
        }
    };
    server.arg("-D").arg(folder.join("data")).stderr(File::create(&log).unwrap());
    // What is lost with the machine is lost with the test.
    let settings =
        ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "max_connections=300"];
    for setting in settings.into_iter().map(str::to_owned).chain([format!("port={port}")]) {
        server.arg("-c").arg(setting);
    }
    let process = server.spawn().unwrap();
    let begun = Instant::now();
    let mut ask = Command::new(programs.join("pg_isready"));
    ask.args(["--quiet", "--host=127.0.0.1", &format!("--port={port}")]);
    while !ask.status().unwrap().success() {
        let said = || std::fs::read_to_string(&log).unwrap_or_default();
        assert!(begun.elapsed() < PATIENCE, "the server does not answer: {}", said());
        thread::sleep(Duration::from_millis(20));
    }
    process
}

/// The folder of the newest version's programs that will do.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir(DEBIAN).ok()?.filter_map(|entry| {
        let entry = entry.ok()?;
        let version: u32 = entry.file_name().to_str()?.parse().ok()?;
        Some((version, entry.path().join("bin")))
    });
    let newest = versions.filter(|(_, programs)| programs.join("initdb").is_file()).max()?;
    (newest.0 >= OLDEST).then_some(newest.1)
}

/// The user that the server runs as, and its group. PostgreSQL refuses to run as root.
#[derive(Debug)]
struct Owner(Option<(u32, u32)>);

impl Owner {
    /// The user of the tests. If that is root, the user `postgres` of Debian's package, who is given the folder.
    fn of(folder: &Path) -> Owner {
        if folder.metadata().unwrap().uid() != 0 {
            return Owner(None);
        }
        let users = std::fs::read_to_string("/etc/passwd").unwrap();
        let user = users.lines().find(|user| user.starts_with("postgres:")).expect("the package has made it");
        let mut ids = user.split(':').skip(2).map(|id| id.parse().unwrap());
        let (user, group) = (ids.next().unwrap(), ids.next().unwrap());
        chown(folder, Some(user), Some(group)).unwrap();
        Owner(Some((user, group)))
    }

    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        if let Owner(Some((user, group))) = self {
            command.uid(*user).gid(*group);
        }
        // The present folder may be closed to them.
        command.current_dir("/");
        command
    }
}
