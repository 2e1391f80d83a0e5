//! `ra-bot playground`: the local Discord with the bot in it, and a prompt to be everybody there. And `ra-bot
//! discord`: the local Discord alone.
//!
//! The prompt is a client like any other: it does what people can do, and shows what they see. It knows nothing of
//! the game.

mod complete;
mod components;
mod discord;
mod line;
mod own_bot;
mod page;
mod session;
#[cfg(test)]
mod tests;
mod thebes;

use std::fs::File;
use std::io::{self, BufRead, IsTerminal};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::Context as _;
use tempfile::TempDir;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;
use tracing::Level;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

pub use self::discord::{Alone, run_alone};
pub use self::line::is_command;
use self::own_bot::OwnBot;
use self::page::Page;
use self::session::{Next, Session};
pub use self::thebes::thebes;
use crate::config::log_levels;
use crate::discord::Settled;
use crate::playground::{Limits, Options, Playground};

/// What is in the folder for the data, besides the database.
const BOT_LOG: &str = "ra-bot.log";

/// How the playground is to be.
#[derive(Debug, Clone, clap::Args)]
pub struct Arguments {
    /// A folder that keeps the database and the bot's log, for looking into. Without it they go away at the end.
    ///
    /// The local Discord itself is never kept: each start has new channels, and games of earlier starts can be read
    /// in the database but not played on.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The port on 127.0.0.1 of the page and the HTTP interface; 0 takes a free one.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// Write every exchange between bot and local Discord to this file, a line of JSON each.
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
}

/// Plays until the input ends (unless nothing came by it), somebody quits, or `stop` says so.
///
/// # Errors
/// When it cannot be started, the bot gives up, or nobody reads the output.
pub async fn run(arguments: &Arguments, stop: CancellationToken) -> anyhow::Result<()> {
    let folder = Folder::open(arguments.data.as_deref())?;
    start_logs(&folder.path().join(BOT_LOG))?;
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let options = Options { port: arguments.port, log: arguments.log.clone(), limits, ..thebes() };
    let discord = Playground::start(options).await.with_context(|| {
        let log =
            arguments.log.as_ref().map_or(String::new(), |log| format!(" with the log {}", log.display()));
        format!("the local Discord cannot be started on port {}{log}", arguments.port)
    })?;
    let mut running = OwnBot::start(&discord, folder.path()).await?;
    let settled = running.settled.clone();
    let mut hangup = signal(SignalKind::hangup())?;
    let talked = tokio::select! {
        // Before anything else, so that a stop is never taken for something the bot did.
        biased;
        () = stop.cancelled() => Ok(()),
        // The terminal's window was closed.
        _ = hangup.recv() => Ok(()),
        talked = talk(&discord, settled) => talked.map_err(anyhow::Error::from),
        error = running.given_up() => Err(error),
    };
    // First the bot, so that it can still tell Discord what it has to.
    let stopped = running.end().await;
    discord.stop().await?;
    talked.and(stopped)
}

/// Reads lines and does what they say, until there are no more; if there was none, it goes on for ever.
async fn talk(discord: &Playground, settled: Settled) -> io::Result<()> {
    discord.until_commands().await;
    let (typed, shown) = (io::stdin().is_terminal(), io::stdout().is_terminal());
    let width = terminal_size::terminal_size().filter(|_| shown).map(|(width, _)| usize::from(width.0));
    let colour = shown && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let out = io::stdout();
    let mut session = Session::new((*discord).clone(), Page { colour, width }, Some(settled), out);
    session.welcome()?;
    let mut lines = lines();
    let mut anybody = typed;
    loop {
        session.prompt()?;
        let Some(line) = lines.recv().await else { break };
        let line = line?;
        anybody = true;
        if !typed {
            session.echo(&line)?;
        }
        if session.hear(&line).await? == Next::End {
            return Ok(());
        }
    }
    // The prompt's line has not been ended by anybody.
    session.echo("")?;
    session.last_news().await?;
    // The end of a script, or of somebody's typing, is the end of what they want. An input without a line, as a service
    // has, is nobody's: then it is for the page and for programs, until a signal ends it.
    if anybody { Ok(()) } else { std::future::pending().await }
}

/// The lines of the standard input. They are read on a thread that the program's end does not wait for.
fn lines() -> mpsc::Receiver<io::Result<String>> {
    let (sender, receiver) = mpsc::channel(1);
    std::thread::spawn(move || {
        for line in io::stdin().lock().split(b'\n') {
            let line = line.map(|line| String::from_utf8_lossy(&line).into_owned());
            if sender.blocking_send(line).is_err() {
                return;
            }
        }
    });
    receiver
}

/// Where the data lies.
enum Folder {
    Kept(PathBuf),
    /// Goes away with this.
    Passing(TempDir),
}

impl Folder {
    fn open(kept: Option<&Path>) -> anyhow::Result<Folder> {
        match kept {
            Some(path) => {
                std::fs::create_dir_all(path)
                    .with_context(|| format!("the folder {} cannot be made", path.display()))?;
                Ok(Folder::Kept(path.to_owned()))
            }
            None => {
                let folder = tempfile::Builder::new().prefix("ra-bot-").tempdir();
                Ok(Folder::Passing(folder.context("there is no place for the data; name one with --data")?))
            }
        }
    }

    fn path(&self) -> &Path {
        match self {
            Folder::Kept(path) => path,
            Folder::Passing(folder) => folder.path(),
        }
    }
}

/// The bot's log goes to a file: a line of it at the prompt would be in the way.
fn start_logs(path: &Path) -> anyhow::Result<()> {
    let file = File::options().create(true).append(true).open(path);
    let file = file.with_context(|| format!("the log {} cannot be written", path.display()))?;
    let levels = std::env::var("RA_LOG").unwrap_or_default();
    let levels = log_levels(&levels).map_err(anyhow::Error::msg)?;
    let logs = tracing_subscriber::fmt().with_max_level(Level::TRACE);
    let logs = logs.with_ansi(false).with_writer(Mutex::new(file)).finish().with(levels);
    logs.try_init().context("the log cannot begin")
}
