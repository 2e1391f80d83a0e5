//! The command line of `local-discord`, for a program that wants to have it as a command of its own.

use std::collections::BTreeSet;
use std::io::{self, Write as _};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};

use crate::{Id, Latency, Limits, LocalDiscord, Options, Permissions};

/// The application of a bot that is given no other. It is always the same, and so is its token.
const APPLICATION: Id = Id(1_131_313_131_313_131_313);
/// The number of letters that Discord allows in a name.
const LONGEST_NAME: usize = 32;

/// The options.
#[derive(Debug, Clone, clap::Args)]
pub struct Arguments {
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
}

impl Arguments {
    /// Starts a local Discord with these options; what they do not say is as in `usual`.
    ///
    /// # Errors
    /// A sentence for whoever typed the options.
    pub async fn start(&self, usual: Options) -> anyhow::Result<LocalDiscord> {
        start(self.options(usual)?).await
    }

    fn options(&self, usual: Options) -> anyhow::Result<Options> {
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

/// Starts a local Discord.
///
/// # Errors
/// A sentence that says what is in the way.
pub async fn start(options: Options) -> anyhow::Result<LocalDiscord> {
    let port = options.port;
    LocalDiscord::start(options).await.map_err(|error| {
        if error.kind() == io::ErrorKind::AddrInUse {
            anyhow::anyhow!(
                "port {port} is in use by another program: choose another with --port, or 0 for a free one"
            )
        } else {
            // It says what cannot be used.
            error.into()
        }
    })
}

/// Prints what a bot has to be told, each in a line that a program can read.
///
/// # Errors
/// If nobody reads the output.
pub fn introduce(discord: &LocalDiscord) -> io::Result<()> {
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
