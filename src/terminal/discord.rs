//! `ra-bot discord`: the local Discord, with this program's bot in it or without.

use local_discord::Options;
use local_discord::command_line::{self, introduce};
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;

use super::own_bot::OwnBot;
use super::{Folder, start_logs, thebes};

/// The options of `ra-bot discord`.
#[derive(Debug, Clone, clap::Args)]
pub struct Alone {
    #[command(flatten)]
    discord: command_line::Arguments,
    /// Run the bot of this program in it, which is another guild then.
    #[arg(long)]
    own_bot: bool,
}

/// Runs until `stop` says so, or the terminal is closed.
///
/// # Errors
/// When it cannot be started, its own bot gives up, or nobody reads the output.
pub async fn run_alone(arguments: &Alone, stop: CancellationToken) -> anyhow::Result<()> {
    let usual = if arguments.own_bot { thebes() } else { Options::default() };
    let discord = arguments.discord.start(usual).await?;
    let folder = Folder::open(None)?;
    let mut own_bot = if arguments.own_bot {
        start_logs(folder.path())?;
        Some(OwnBot::start(&discord, folder.path()).await?)
    } else {
        None
    };
    introduce(&discord)?;
    let mut hangup = signal(SignalKind::hangup())?;
    let given_up = async {
        match &mut own_bot {
            Some(bot) => bot.given_up().await,
            None => std::future::pending().await,
        }
    };
    let done = tokio::select! {
        biased;
        () = stop.cancelled() => Ok(()),
        _ = hangup.recv() => Ok(()),
        error = given_up => Err(error),
    };
    let stopped = match own_bot {
        Some(bot) => bot.end().await,
        None => Ok(()),
    };
    discord.stop().await?;
    done.and(stopped)
}
