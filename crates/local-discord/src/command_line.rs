//! The command line of `local-discord`, for another program that offers a local Discord as a command.

use std::collections::BTreeSet;
use std::io::{self, Write as _};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};

use crate::{Id, Latency, Limits, LocalDiscord, Options, Permissions};

/// The bot's application. It is the same at each start, and so is the token.
const APPLICATION: Id = Id(1_131_313_131_313_131_313);
/// The longest name that Discord allows, in characters.
const LONGEST_NAME: usize = 32;

/// The options, for `clap`.
#[derive(Debug, Clone, clap::Args)]
pub struct Arguments {
    /// The port on 127.0.0.1 of API, gateway and page; 0 takes a free one.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// Write every exchange with the bot to this file, one a line, as JSON.
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// A file with the names of the people in the guild, one a line. The first owns the guild.
    #[arg(long, value_name = "FILE")]
    people: Option<PathBuf>,
    /// Delay requests with their answers, and events, like a real network: 80ms..400ms, or 0.2s.
    #[arg(long, value_name = "TIME")]
    latency: Option<Latency>,
    /// Let the bot do more than everyone: names (PIN_MESSAGES,MANAGE_MESSAGES), ALL, or the number in an invite's
    /// address.
    #[arg(long, value_name = "PERMISSIONS", default_value = "0", hide_default_value = true)]
    permissions: Permissions,
    /// The number of shards that the bot is recommended to start.
    #[arg(long, default_value = "1")]
    shards: NonZeroU16,
    /// Count no requests, edits of old messages or session starts against a limit.
    #[arg(long)]
    no_limits: bool,
    /// Allow the privileged intents (members, presences, message contents), as the switches in Discord's developer
    /// portal do.
    #[arg(long)]
    privileged_intents: bool,
}

impl Arguments {
    /// Starts a local Discord with these options. Everything else, such as the guild's name, is taken from `usual`.
    ///
    /// # Errors
    /// If it cannot be started. The error is a sentence for the person who typed the options.
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

/// Starts a local Discord. A port in use gets an error that names `--port`.
///
/// # Errors
/// Like [`LocalDiscord::start`], in a sentence for the person who typed the options.
pub async fn start(options: Options) -> anyhow::Result<LocalDiscord> {
    let port = options.port;
    LocalDiscord::start(options).await.map_err(|error| {
        if error.kind() == io::ErrorKind::AddrInUse {
            anyhow::anyhow!(
                "port {port} is in use by another program: choose another with --port, or 0 for a free one"
            )
        } else {
            // It names the port or the file already.
            error.into()
        }
    })
}

/// Prints the addresses, the token and the ids that a bot needs. Each is in a line of its own, its name first.
///
/// # Errors
/// If standard output is closed.
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

/// Reads a file of names, one a line. Blanks around a name and empty lines do not count.
fn people(file: &Path) -> anyhow::Result<Vec<String>> {
    let text = std::fs::read_to_string(file)?;
    let names: Vec<String> =
        text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect();
    ensure!(!names.is_empty(), "no name is in it, and somebody has to own the guild");
    let mut known = BTreeSet::new();
    for name in &names {
        ensure!(name.chars().count() <= LONGEST_NAME, "\"{name}\" has more than {LONGEST_NAME} letters");
        ensure!(known.insert(name.to_lowercase()), "\"{name}\" is there twice");
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> anyhow::Result<Vec<String>> {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("people");
        std::fs::write(&file, text).unwrap();
        people(&file)
    }

    #[test]
    fn names_are_read_without_blanks() {
        assert_eq!(names("Zoë\r\n\n  Old Bob \n").unwrap(), ["Zoë", "Old Bob"]);
        let longest = "é".repeat(LONGEST_NAME);
        assert_eq!(names(&longest).unwrap(), [longest]);
    }

    #[test]
    fn names_that_discord_would_not_take_are_refused() {
        for (text, told) in [
            ("", "no name is in it, and somebody has to own the guild"),
            (" \n\n", "no name is in it, and somebody has to own the guild"),
            ("Ann\nann", "\"ann\" is there twice"),
            (&"a".repeat(33), "has more than 32 letters"),
        ] {
            let error = names(text).unwrap_err().to_string();
            assert!(error.contains(told), "{text:?}: {error}");
        }
    }

    #[test]
    fn a_file_that_is_missing_is_named() {
        let arguments = Arguments {
            port: 0,
            log: None,
            people: Some("no/such/file".into()),
            latency: None,
            permissions: Permissions::NONE,
            shards: NonZeroU16::MIN,
            no_limits: false,
            privileged_intents: false,
        };
        let error = arguments.options(Options::default()).unwrap_err();
        assert!(format!("{error:#}").starts_with("the people in no/such/file: "), "{error:#}");
    }

    #[tokio::test]
    async fn a_port_in_use_gets_a_sentence() {
        let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let error = start(Options { port, ..Options::default() }).await.unwrap_err();
        let told = format!(
            "port {port} is in use by another program: choose another with --port, or 0 for a free one"
        );
        assert_eq!(error.to_string(), told);
    }
}
