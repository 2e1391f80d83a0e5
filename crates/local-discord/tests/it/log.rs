//! The log of a session. `tests/discord_api.rs` checks a whole log.

use std::path::{Path, PathBuf};

use local_discord::{BotResponse, Limits, LocalDiscord, Options};
use serde_json::{Value, json};
use test_tools::raw_bot::id;
use test_tools::sample_guild;

use super::bot::{self, soon};

#[tokio::test]
async fn a_session_is_logged_as_discord_would_have_it() {
    let path = std::env::temp_dir().join(format!("local-discord-{}.jsonl", std::process::id()));
    play(&path).await;
    let log = std::fs::read_to_string(&path).unwrap();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let events = lines.iter().filter(|line| line["event"] == "INTERACTION_CREATE").count();
    assert_eq!(events, 9);
    let upload = lines.iter().find(|line| line["files"][0]["filename"] == "board.png").unwrap();
    assert_eq!((&upload["files"][0]["size"], &upload["status"]), (&json!(bot::PICTURE.len()), &json!(204)));
    let update = lines.iter().find(|line| line["edit_target_attachments"].is_array()).unwrap();
    assert_eq!(update["edit_target_attachments"][0]["filename"], "board.png");

    std::fs::remove_file(&path).unwrap();
}

/// A session with everything in it that a bot does properly.
async fn play(path: &Path) {
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let options = Options { log: Some(PathBuf::from(path)), limits, ..sample_guild() };
    let discord = LocalDiscord::start(options).await.unwrap();
    let running = bot::start(&discord).await;
    let nefer = discord.person("Nefer").unwrap();
    for line in ["/ra bid 8 @Isis", "/ra secret", "/ra later"] {
        soon(nefer.run("ra", line)).await.unwrap();
    }
    soon(nefer.run("dm", "/ra bid 3")).await.unwrap();
    soon(nefer.complete("ra", "/ra find N")).await.unwrap();
    let board = soon(nefer.run("ra", "/ra board")).await.unwrap();
    let board = id(&board.message().unwrap()["id"]);
    soon(nefer.click("ra", board, "Draw")).await.unwrap();
    let BotResponse::Modal { id, .. } = soon(nefer.run("ra", "/ra form")).await.unwrap() else { panic!() };
    soon(nefer.submit(id, &[("line", "draw")])).await.unwrap();
    let second = |messages: &[Value]| messages.iter().any(|message| message["content"] == "second");
    soon(nefer.read_until("ra", second)).await.unwrap();
    drop(running);
    discord.stop().await.unwrap();
}
