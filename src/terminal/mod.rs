//! `ra-bot playground`, the local Discord with the bot in it, and `ra-bot discord`, the local Discord alone.

mod discord;
mod own_bot;
mod sample_guild;

use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::Context as _;
use local_discord::command_line::start;
use local_discord::{Limits, Options};
use tempfile::TempDir;
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;
use tracing::Level;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

pub use self::discord::{Alone, run_alone};
use self::own_bot::OwnBot;
pub use self::sample_guild::sample_guild;
use crate::config::log_levels;

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

/// Runs until `stop` says so, or the terminal is closed.
///
/// # Errors
/// When it cannot be started, the bot gives up, or nobody reads the output.
pub async fn run(arguments: &Arguments, stop: CancellationToken) -> anyhow::Result<()> {
    let (folder, _passing) = data_folder(arguments.data.as_deref())?;
    start_logs(&folder)?;
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let options = Options { port: arguments.port, log: arguments.log.clone(), limits, ..sample_guild() };
    let discord = start(options).await?;
    let bot = OwnBot::start(&discord, &folder).await?;
    let greeted = async {
        discord.until_commands().await;
        greet(discord.address())
    };
    let ended = until_stopped(Some(bot), greeted, stop).await;
    discord.stop().await?;
    ended
}

/// Greets whoever reads the output, and waits until `stop` says so, the terminal is closed, nobody reads the output or the
/// bot gives up. Then the bot is stopped, before the local Discord, so that it can still tell Discord what it has to.
async fn until_stopped(
    mut bot: Option<OwnBot>,
    greeted: impl Future<Output = io::Result<()>>,
    stop: CancellationToken,
) -> anyhow::Result<()> {
    let mut hangup = signal(SignalKind::hangup())?;
    let unread = async {
        match greeted.await {
            Ok(()) => std::future::pending().await,
            Err(error) => anyhow::Error::from(error),
        }
    };
    let given_up = async {
        match &mut bot {
            Some(bot) => bot.given_up().await,
            None => std::future::pending().await,
        }
    };
    let ended = tokio::select! {
        // Before anything else, so that a stop is never taken for something the bot did.
        biased;
        () = stop.cancelled() => Ok(()),
        _ = hangup.recv() => Ok(()),
        error = unread => Err(error),
        error = given_up => Err(error),
    };
    let stopped = match bot {
        Some(bot) => bot.end().await,
        None => Ok(()),
    };
    ended.and(stopped)
}

fn greet(address: &str) -> io::Result<()> {
    writeln!(
        io::stdout(),
        "A Discord of your own, with the bot and five people in it:\n\n    {address}/\n\n\
         Open it in a browser, a window for each person that you want to be, and type /ra-play.\n\
         Everything stays on this machine. Ctrl-C ends it."
    )
}

/// The folder for the data; one that is not to be kept goes away with what comes with it.
fn data_folder(kept: Option<&Path>) -> anyhow::Result<(PathBuf, Option<TempDir>)> {
    let Some(path) = kept else {
        let folder = tempfile::Builder::new().prefix("ra-bot-").tempdir();
        let folder = folder.context("there is no place for the data, name one in TMPDIR")?;
        return Ok((folder.path().to_owned(), Some(folder)));
    };
    std::fs::create_dir_all(path)
        .with_context(|| format!("the folder {} cannot be made, choose another", path.display()))?;
    Ok((path.to_owned(), None))
}

/// The bot's log goes to a file beside its database.
fn start_logs(folder: &Path) -> anyhow::Result<()> {
    let file = File::options().create(true).append(true).open(folder.join(BOT_LOG));
    let told = || format!("nothing can be written into the folder {}, choose another", folder.display());
    let file = file.with_context(told)?;
    let levels = std::env::var("RA_LOG").unwrap_or_default();
    let levels = log_levels(&levels).map_err(anyhow::Error::msg)?;
    // What cannot be logged, as the disk is full, cannot be complained of either.
    let logs = tracing_subscriber::fmt().with_max_level(Level::TRACE).log_internal_errors(false);
    let logs = logs.with_ansi(false).with_writer(Mutex::new(file)).finish().with(levels);
    logs.try_init().context("the log cannot begin")
}
