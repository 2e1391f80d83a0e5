//! Bots in discord.js, discord.py and hikari against the local Discord. `cargo test -p local-discord --test clients`
//! needs Python and npm.
//!
//! `clients.py` starts each bot, uses it as one of the people, and says what they must see. README.md's example for
//! beginners is tested here too.

#![allow(clippy::unwrap_used, reason = "a test that meets what it does not expect fails")]

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::time::Duration;

use local_discord::{LocalDiscord, Options};
use test_tools::exchanges::Validator;
use test_tools::suite::{self, Missing, Suite};
use tokio::time::timeout;

/// This folder.
const HERE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/clients");
/// The example of README.md.
const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/hello.py");
/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);
/// Where the libraries are installed.
const CACHE: &str = env!("CARGO_TARGET_TMPDIR");

fn main() -> ExitCode {
    let mut suite = Suite::from_command_line();
    suite.one_at_a_time();
    match python() {
        Ok(python) => suite.add("hello.py", move || say_hello(python)),
        Err(missing) => suite.skip("examples/hello.py against the local Discord", &missing),
    }
    match Validator::ready(Path::new(CACHE)) {
        Ok(validator) => {
            let validator = Arc::new(validator);
            for (client, ready) in [
                ("discord.js", in_javascript()),
                ("discord.py", in_python("discord_py.py")),
                ("hikari", in_python("hikari_bot.py")),
            ] {
                match ready {
                    Ok(bot) => {
                        let validator = Arc::clone(&validator);
                        suite.add(client, move || use_bot(&bot, &validator));
                    }
                    Err(missing) => {
                        suite.skip(&format!("a bot in {client} against the local Discord"), &missing)
                    }
                }
            }
        }
        Err(missing) => suite.skip("bots in other libraries against the local Discord", &missing),
    }
    suite.run()
}

/// The command that starts the bot in JavaScript. Node looks for libraries beside the script.
fn in_javascript() -> Result<Vec<PathBuf>, Missing> {
    let folder = Path::new(CACHE).join("clients");
    suite::node_modules(&folder, Path::new(HERE))?;
    let script = folder.join("discord_js.mjs");
    std::fs::copy(Path::new(HERE).join("discord_js.mjs"), &script).unwrap();
    Ok(vec!["node".into(), script])
}

/// The command that starts a bot in Python.
fn in_python(script: &str) -> Result<Vec<PathBuf>, Missing> {
    Ok(vec![python()?.get_program().into(), Path::new(HERE).join(script)])
}

/// Python with the libraries.
fn python() -> Result<Command, Missing> {
    let requirements = Path::new(HERE).join("requirements.txt");
    suite::python(&Path::new(CACHE).join("clients-venv"), &requirements)
}

/// Starts the example of README.md, and uses its command.
#[tokio::main]
async fn say_hello(python: Command) {
    let discord = LocalDiscord::start(Options::default()).await.unwrap();
    let address = discord.address();
    let mut bot = tokio::process::Command::from(python);
    bot.arg(EXAMPLE).env("API", format!("{address}/api/v10")).env("TOKEN", discord.token());
    bot.env("GATEWAY", address.replacen("http", "ws", 1) + "/").kill_on_drop(true);
    let folder = tempfile::tempdir().unwrap();
    let said = folder.path().join("said");
    let file = File::create(&said).unwrap();
    let bot = bot.stdout(file.try_clone().unwrap()).stderr(file).spawn().unwrap();
    let alice = discord.person("Alice").unwrap();
    let answer = async {
        discord.until_commands().await;
        alice.run("general", "/hello").await.unwrap()
    };
    let answer = timeout(PATIENCE, answer).await;
    let answer = answer.unwrap_or_else(|_| panic!("no answer: {}", std::fs::read_to_string(&said).unwrap()));
    assert_eq!(answer.message().unwrap()["content"], "Hello, Alice!");
    drop(bot);
    discord.stop().await.unwrap();
}

/// Starts a bot, uses it, and checks what was exchanged.
fn use_bot(bot: &[PathBuf], validator: &Validator) {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.jsonl");
    let mut command = Command::new("python3");
    command.arg(Path::new(HERE).join("clients.py")).args(["--program", env!("CARGO_BIN_EXE_local-discord")]);
    let output = command.arg("--log").arg(&log).arg("--").args(bot).output().unwrap();
    let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert!(output.status.success(), "{said}");
    validator.check(&log);
}
