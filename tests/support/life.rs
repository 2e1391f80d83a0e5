//! A process of the bot, from its start to its death.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use local_discord::LocalDiscord;
use test_tools::process;

/// How long a process may take to end, when it is asked to or is to do so by itself.
const FAREWELL: Duration = Duration::from_secs(60);

/// A running process; it never outlives the test.
pub(crate) struct Life {
    process: Child,
    log: PathBuf,
    /// The ids and names of people, which its log never has.
    people: Vec<String>,
}

impl Life {
    /// Starts the bot on the database in this folder. It can reach nothing but the local Discord.
    pub(crate) fn begin(discord: &LocalDiscord, folder: &Path) -> Life {
        Life::on(discord, folder, &folder.join("ra.sqlite"))
    }

    /// Starts it on a database, as its setting names it.
    pub(crate) fn on(discord: &LocalDiscord, folder: &Path, database: &Path) -> Life {
        let people = discord.people();
        let people = people.iter().flat_map(|person| [person.id().to_string(), person.name()]).collect();
        let mut command = command(discord, folder);
        command.env("RA_DATABASE", database);
        let mut life = Life::of(command, folder);
        life.people = people;
        life
    }

    /// Starts it by a command line, with its log in this folder.
    pub(crate) fn of(mut command: Command, folder: &Path) -> Life {
        let path = folder.join("log");
        let log = File::create(&path).unwrap();
        let process = command.stdout(Stdio::null()).stderr(log).spawn().unwrap();
        Life { process, log: path, people: Vec::new() }
    }

    /// What it has written into its log.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// The names of its threads.
    pub(crate) fn threads(&self) -> Vec<String> {
        let threads = std::fs::read_dir(format!("/proc/{}/task", self.process.id())).unwrap();
        // One may end meanwhile.
        let names =
            threads.filter_map(|thread| std::fs::read_to_string(thread.ok()?.path().join("comm")).ok());
        names.map(|name| name.trim_end().to_owned()).collect()
    }

    /// How much memory it takes, in KiB.
    pub(crate) fn resident(&self) -> u64 {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or_default()
    }

    /// kill -9.
    pub(crate) fn kill(&mut self) {
        // One that has ended already is as dead.
        let _ = self.process.kill();
        self.process.wait().unwrap();
    }

    /// SIGTERM, and the wait until it has had its effect.
    pub(crate) fn terminate(&mut self) {
        self.ask_to_end();
        assert!(self.end().success());
    }

    /// SIGTERM.
    pub(crate) fn ask_to_end(&self) {
        process::terminate(&self.process);
    }

    /// How it has ended, if it has.
    pub(crate) fn has_ended(&mut self) -> Option<ExitStatus> {
        self.process.try_wait().unwrap()
    }

    /// Waits until it has ended.
    pub(crate) fn end(&mut self) -> ExitStatus {
        let begun = std::time::Instant::now();
        loop {
            if let Some(status) = self.has_ended() {
                return status;
            }
            assert!(begun.elapsed() < FAREWELL, "it does not end");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Life {
    fn drop(&mut self) {
        self.kill();
        let log = self.log();
        if std::thread::panicking() {
            return eprintln!("the bot said:\n{log}");
        }
        for name in &self.people {
            let named = log.lines().find(|line| line.contains(name.as_str()));
            assert_eq!(named, None, "the log names {name}");
        }
    }
}

/// The bot's command line.
pub(crate) fn command(discord: &LocalDiscord, folder: &Path) -> Command {
    process::bot(Path::new(env!("CARGO_BIN_EXE_ra-bot")), discord, folder)
}

/// Waits until the local Discord has noticed a death, and taken all that was on its way to it.
pub(crate) async fn until_disconnected(discord: &LocalDiscord) {
    while tokio::time::timeout(Duration::from_millis(1), discord.until_connected()).await.is_ok()
        || has_connections(discord)
    {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Whether another process is connected to the local Discord, or was and it has not yet read all that it sent.
fn has_connections(discord: &LocalDiscord) -> bool {
    /// The states of a connection, as the system numbers them, in which nothing can be read any more.
    const OVER: [&str; 3] = ["06", "07", "0A"];
    let (_, port) = discord.address().rsplit_once(':').unwrap();
    let port = format!(":{:04X}", port.parse::<u16>().unwrap());
    let table = std::fs::read_to_string("/proc/net/tcp").unwrap_or_default();
    let rows: Vec<Vec<&str>> = table.lines().skip(1).map(|line| line.split_whitespace().collect()).collect();
    let sockets = std::fs::read_dir("/proc/self/fd").unwrap();
    let ours: Vec<PathBuf> = sockets.filter_map(|socket| socket.ok()?.path().read_link().ok()).collect();
    // A bot that ran in this process before may keep connections for a while.
    let is_ours = |row: &[&str]| ours.contains(&PathBuf::from(format!("socket:[{}]", row[9])));
    let own: Vec<&str> =
        rows.iter().filter(|row| row[2].ends_with(&port) && is_ours(row)).map(|row| row[1]).collect();
    rows.iter().any(|row| row[1].ends_with(&port) && !OVER.contains(&row[3]) && !own.contains(&row[2]))
}
