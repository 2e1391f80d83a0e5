//! `ra-bot discord` as whoever has written a bot uses it: a process that says where it is.

use std::process::Command;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use test_tools::program::Program;
use tokio::time::timeout;

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

fn start(arguments: &[&str]) -> Program {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ra-bot"));
    command.arg("discord").args(arguments);
    Program::start(command)
}

#[tokio::test]
async fn it_says_where_it_is_and_serves_anybodys_bot() {
    let folder = tempfile::tempdir().unwrap();
    let people = folder.path().join("people");
    std::fs::write(&people, "Zoë\n\n  Old Bob \n").unwrap();
    let alone = start(&["--people", people.to_str().unwrap(), "--latency", "1ms..3ms"]);
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
    let again = start(&[]);
    assert_eq!(again.said["token"], token);
    again.end();
}

#[tokio::test]
async fn its_own_bot_comes_if_it_is_asked_for() {
    let alone = start(&["--own-bot"]);
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
