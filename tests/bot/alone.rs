//! `ra-bot discord` as whoever has written a bot uses it: a process that says where it is.

#![expect(clippy::unwrap_used, reason = "all of it is test code, in functions beside the tests too")]

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use reqwest::Client;
use serde_json::Value;
use test_tools::process;
use tokio::time::timeout;

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program, running, and what it said at the start.
struct Alone {
    program: Child,
    said: BTreeMap<String, String>,
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ra-bot"));
    command.arg("discord").args(arguments);
    command
}

impl Alone {
    fn start(arguments: &[&str]) -> Alone {
        let mut program = command(arguments).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(program.stdout.take().unwrap()).lines();
        let said = lines.take(6).map(|line| {
            let line = line.unwrap();
            let (what, is) = line.split_once(' ').unwrap();
            (what.to_owned(), is.trim().to_owned())
        });
        let said = said.collect();
        Alone { program, said }
    }

    /// What the API answers to the bot.
    async fn ask(&self, path: &str) -> Value {
        let request =
            Client::builder().no_proxy().build().unwrap().get(format!("{}{path}", self.said["api"]));
        let request = request.header("Authorization", format!("Bot {}", self.said["token"]));
        timeout(PATIENCE, request.send()).await.unwrap().unwrap().json().await.unwrap()
    }

    /// Asks it to end; it must do so in good order.
    fn end(mut self) {
        process::terminate(&self.program);
        assert_eq!(self.program.wait().unwrap().code(), Some(0));
    }
}

impl Drop for Alone {
    fn drop(&mut self) {
        // It may have ended already.
        drop(self.program.kill());
    }
}

#[tokio::test]
async fn it_says_where_it_is_and_serves_anybodys_bot() {
    let folder = tempfile::tempdir().unwrap();
    let people = folder.path().join("people");
    std::fs::write(&people, "Zoë\n\n  Old Bob \n").unwrap();
    let alone = Alone::start(&["--people", people.to_str().unwrap(), "--latency", "1ms..3ms"]);
    let application = &alone.said["application"];
    let first = alone.said["token"].split('.').next().unwrap();
    assert_eq!(String::from_utf8(STANDARD_NO_PAD.decode(first).unwrap()).unwrap(), *application);
    assert_eq!(alone.ask("/users/@me").await["id"], **application);
    assert_eq!(alone.ask("/gateway/bot").await["url"], alone.said["gateway"].trim_end_matches('/'));
    let guild = alone.ask(&format!("/guilds/{}", alone.said["guild"])).await;
    let owner = alone.ask(&format!("/users/{}", guild["owner_id"].as_str().unwrap())).await;
    assert_eq!(owner["global_name"], "Zoë");
    // Nothing of the game is in it, and its token is the same the next time.
    assert!(!guild.to_string().contains("ra-bot"), "{guild}");
    let token = alone.said["token"].clone();
    alone.end();
    let again = Alone::start(&[]);
    assert_eq!(again.said["token"], token);
    again.end();
}

#[tokio::test]
async fn its_own_bot_comes_if_it_is_asked_for() {
    let alone = Alone::start(&["--own-bot"]);
    let path = format!("/applications/{}/commands", alone.said["application"]);
    let registered = async {
        while !alone.ask(&path).await.to_string().contains("ra-admin") {
            // As seldom as its limits allow.
            tokio::time::sleep(Duration::from_millis(1100)).await;
        }
    };
    timeout(PATIENCE, registered).await.unwrap();
    alone.end();
}
