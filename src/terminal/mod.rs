//! `ra-bot playground`: the local Discord with the bot in it, and a prompt to be everybody there.
//!
//! It is a client like any other: it does what people can do, and shows what they see. It knows nothing of the game.

mod complete;
mod components;
mod line;
mod page;
mod session;
#[cfg(test)]
mod tests;

use std::fs::File;
use std::io::{self, BufRead, IsTerminal};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use anyhow::Context as _;
use tempfile::TempDir;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

pub use self::line::is_command;
use self::page::Page;
use self::session::{Next, Session};
use crate::config::{AnswerTimes, Config, Endpoint, LOOK_AFTER, Limits as RequestLimits, Shards};
use crate::discord::{Bot, Settled};
use crate::game::SecondThoughts;
use crate::playground::{Limits, Options, Playground};
use crate::store::Store;

/// What is in the folder for the data.
const DATABASE: &str = "ra-bot.sqlite";
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

/// A bot at work.
struct Running {
    stop: CancellationToken,
    bot: JoinHandle<anyhow::Result<()>>,
    settled: Settled,
}

/// Plays until the input ends (unless nothing came by it), somebody quits, or `stop` says so.
///
/// # Errors
/// When it cannot be started, the bot gives up, or nobody reads the output.
pub async fn run(arguments: &Arguments, stop: CancellationToken) -> anyhow::Result<()> {
    let folder = Folder::open(arguments.data.as_deref())?;
    start_logs(&folder.path().join(BOT_LOG))?;
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let options = Options { port: arguments.port, log: arguments.log.clone(), limits, ..Options::default() };
    let discord = Playground::start(options).await.with_context(|| {
        let log =
            arguments.log.as_ref().map_or(String::new(), |log| format!(" with the log {}", log.display()));
        format!("the local Discord cannot be started on port {}{log}", arguments.port)
    })?;
    let mut running = Running::start(&discord, &folder.path().join(DATABASE)).await?;
    let settled = running.settled.clone();
    let mut hangup = signal(SignalKind::hangup())?;
    let talked = tokio::select! {
        // Before anything else, so that a stop is never taken for something the bot did.
        biased;
        () = stop.cancelled() => Ok(()),
        // The terminal's window was closed.
        _ = hangup.recv() => Ok(()),
        talked = talk(&discord, settled) => talked.map_err(anyhow::Error::from),
        ended = &mut running.bot => Err(ended?.err().unwrap_or_else(|| anyhow::anyhow!("the bot has stopped"))),
    };
    // First the bot, so that it can still tell Discord what it has to.
    let stopped = running.end().await;
    discord.stop().await?;
    talked.and(stopped)
}

impl Running {
    async fn start(discord: &Playground, database: &Path) -> anyhow::Result<Running> {
        let address = discord.address().trim_start_matches("http://").parse()?;
        let config = Config {
            token: discord.token().to_owned().into(),
            database: database.to_owned(),
            endpoint: Endpoint::Local(address),
            shards: Shards::Auto,
            contact: None,
            emojis: true,
            // Somebody who turns the clock waits for what comes of it.
            keeper_every: Duration::from_millis(500),
            patience: Duration::from_secs(2),
            look_after: LOOK_AFTER,
            answers: AnswerTimes::USUAL,
            second_thoughts: SecondThoughts::USUAL,
            // One who tries everything plays for five, and may paste it.
            limits: RequestLimits::NONE,
        };
        let store = Store::open(&config.database).await?;
        let bot = Bot::new(&config, store).await?;
        let (stop, settled) = (CancellationToken::new(), bot.settled());
        let bot = tokio::spawn(bot.run(stop.clone()));
        Ok(Running { stop, bot, settled })
    }

    async fn end(self) -> anyhow::Result<()> {
        if self.bot.is_finished() {
            return Ok(());
        }
        self.stop.cancel();
        self.bot.await?
    }
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
    let filter = EnvFilter::try_from_env("RA_LOG").unwrap_or_else(|_| EnvFilter::new("info,serenity=warn"));
    let logs =
        tracing_subscriber::fmt().with_env_filter(filter).with_ansi(false).with_writer(Mutex::new(file));
    logs.try_init().map_err(|error| anyhow::anyhow!("the log cannot begin: {error}"))
}
