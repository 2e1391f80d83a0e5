//! The program `local-discord`: a local Discord for a bot in any language.

use std::process::ExitCode;

use clap::Parser;
use local_discord::Options;
use local_discord::command_line::{self, introduce};
use tokio::signal::unix::{SignalKind, signal};

/// Run a Discord on this machine, for a bot that you have written in any language.
///
/// It speaks Discord's API and gateway, is as strict as Discord, and has a page on which you play the people who use
/// the bot. It prints the addresses and the token at the start; README.md shows how to point libraries at it.
/// Everything stays on this machine, and nothing is saved. It runs until a signal ends it.
#[derive(Parser)]
#[command(name = "local-discord", version)]
struct Program {
    #[command(flatten)]
    arguments: command_line::Arguments,
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(&Program::parse().arguments).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("local-discord: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Runs until a signal, or until the terminal is closed.
async fn run(arguments: &command_line::Arguments) -> anyhow::Result<()> {
    let mut signals =
        [signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?, signal(SignalKind::hangup())?];
    let discord = arguments.start(Options::default()).await?;
    introduce(&discord)?;
    let [interrupt, terminate, hangup] = &mut signals;
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
        _ = hangup.recv() => {}
    }
    discord.stop().await?;
    Ok(())
}
