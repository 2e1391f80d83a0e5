//! `ra-bot discord`: the local Discord alone, for a bot that somebody else has written.

use std::collections::BTreeSet;
use std::io::{self, Write as _};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;

use super::own_bot::OwnBot;
use super::{Folder, start, start_logs, thebes};
use crate::playground::{Id, Latency, Limits, Options, Permissions, Playground};

/// The application of whoever does not say another. As it is always the same, so is its token.
const APPLICATION: Id = Id(1_131_313_131_313_131_313);
/// As many letters as Discord lets a name have.
const LONGEST_NAME: usize = 32;

/// How the local Discord is to be.
#[derive(Debug, Clone, clap::Args)]
pub struct Alone {
    /// The port on 127.0.0.1 of everything: API, gateway, page; 0 takes a free one.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// Write every exchange with the bot to this file, a line of JSON each.
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// A file with the names of the people in the guild, one a line. The first owns the guild.
    #[arg(long, value_name = "FILE")]
    people: Option<PathBuf>,
    /// How long requests with their answers, and events, are on their way: 80ms..400ms, or 0.2s.
    #[arg(long, value_name = "TIME")]
    latency: Option<Latency>,
    /// What the bot may do besides what everyone may, as names (PIN_MESSAGES,MANAGE_MESSAGES), ALL, or the number of an
    /// invite's address.
    #[arg(long, value_name = "PERMISSIONS", default_value = "0", hide_default_value = true)]
    permissions: Permissions,
    /// How many shards the bot is recommended to have.
    #[arg(long, default_value = "1")]
    shards: NonZeroU16,
    /// Limit nothing by how often it is done: neither requests, nor edits of old messages, nor beginnings of sessions.
    #[arg(long)]
    no_limits: bool,
    /// Let the bot have the privileged intents (members, presences, contents of messages), as the switches on its
    /// application's page do.
    #[arg(long)]
    privileged_intents: bool,
    /// Run the bot of this program in it, which is another guild then.
    #[arg(long)]
    own_bot: bool,
}

/// Runs until `stop` says so, or the terminal is closed.
///
/// # Errors
/// When it cannot be started, its own bot gives up, or nobody reads the output.
pub async fn run_alone(arguments: &Alone, stop: CancellationToken) -> anyhow::Result<()> {
    let discord = start(arguments.options()?).await?;
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

/// Says what a bot has to be told, each in a line that a program can read.
fn introduce(discord: &Playground) -> io::Result<()> {
    let address = discord.address();
    let told = [
        ("page", format!("{address}/")),
        ("api", format!("{address}/api/v10")),
        ("gateway", format!("{}/", address.replacen("http", "ws", 1))),
        ("token", discord.token().to_owned()),
        ("application", discord.application().to_string()),
        ("guild", discord.guild().to_string()),
    ];
    let mut out = io::stdout().lock();
    told.iter().try_for_each(|(what, is)| writeln!(out, "{what:<11} {is}"))?;
    out.flush()
}

impl Alone {
    fn options(&self) -> anyhow::Result<Options> {
        let usual = if self.own_bot { thebes() } else { Options::default() };
        let people = match &self.people {
            Some(file) => people(file).with_context(|| format!("the people in {}", file.display()))?,
            None => usual.people.clone(),
        };
        let privileged_intents = if self.privileged_intents { u64::MAX } else { 0 };
        let limits = Limits { rate_limits: !self.no_limits, privileged_intents, ..Limits::default() };
        Ok(Options {
            port: self.port,
            log: self.log.clone(),
            application: Some(APPLICATION),
            shards: self.shards,
            limits,
            latency: self.latency,
            bot_permissions: self.permissions,
            people,
            ..usual
        })
    }
}

/// The names in a file: without blanks around them, and without empty lines.
fn people(file: &Path) -> anyhow::Result<Vec<String>> {
    let text = std::fs::read_to_string(file)?;
    let names: Vec<String> =
        text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect();
    ensure!(!names.is_empty(), "somebody has to own the guild");
    let mut known = BTreeSet::new();
    for name in &names {
        ensure!(name.chars().count() <= LONGEST_NAME, "\"{name}\" has more than {LONGEST_NAME} letters");
        ensure!(known.insert(name.to_lowercase()), "\"{name}\" is there twice");
    }
    Ok(names)
}
