//! `ra-bot discord`: the local Discord, with this program's bot in it or without.

use local_discord::Options;
use local_discord::command_line::{self, introduce};
use tokio_util::sync::CancellationToken;

use super::own_bot::OwnBot;
use super::{data_folder, sample_guild, start_logs, until_stopped};

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
    let usual = if arguments.own_bot { sample_guild() } else { Options::default() };
    let discord = arguments.discord.start(usual).await?;
    let (folder, _passing) = data_folder(None)?;
    let own_bot = if arguments.own_bot {
        start_logs(&folder)?;
        Some(OwnBot::start(&discord, &folder).await?)
    } else {
        None
    };
    let ended = until_stopped(own_bot, async { introduce(&discord) }, stop).await;
    discord.stop().await?;
    ended
}
