//! The log of a session satisfies an independent reader, if that is at hand.

use std::path::{Path, PathBuf};

use ra_bot::playground::{BotResponse, Limits, Options, Playground};
use ra_bot::terminal::thebes;
use reqwest::Method;
use serde_json::{Value, json};

use super::bot::{self, soon};
use test_tools::raw_bot::{Api, id};

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
    let options = Options { log: Some(PathBuf::from(path)), limits, ..thebes() };
    let discord = Playground::start(options).await.unwrap();
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
    use_the_rest(&discord, &Api::of(&discord)).await;
    drop(running);
    discord.stop().await.unwrap();
}

/// What a bot does with its own token.
async fn use_the_rest(discord: &Playground, api: &Api) {
    let (ra, guild) = (format!("/channels/{}", discord.channel("ra").unwrap()), discord.guild());
    let nefer = discord.person("Nefer").unwrap().id();
    let application = discord.application();
    for path in [
        "/gateway/bot".to_owned(),
        "/users/@me".to_owned(),
        "/oauth2/applications/@me".to_owned(),
        format!("/applications/{application}/commands"),
        format!("/users/{nefer}"),
        format!("/guilds/{guild}"),
        format!("/guilds/{guild}/channels"),
        format!("/guilds/{guild}/roles"),
        format!("/guilds/{guild}/members/{nefer}"),
        ra.clone(),
        format!("{ra}/messages?limit=5"),
    ] {
        assert_eq!(api.get(&path).await.0, 200, "{path}");
    }
    let row = json!({"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]});
    let select = json!({"type": 1, "components": [{"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}]}]});
    let embed = json!({"title": "t", "color": 5, "fields": [{"name": "n", "value": "v"}], "footer": {"text": "f"},
        "image": {"url": "https://example.com/x.png"}});
    let body = json!({"content": format!("<@{nefer}>"), "embeds": [embed], "components": [row, select]});
    let (_, sent) = api.post(&format!("{ra}/messages"), body).await;
    let one = format!("{ra}/messages/{}", sent["id"].as_str().unwrap());
    assert_eq!(api.get(&one).await.0, 200);
    let reply = json!({"content": "r", "message_reference": {"message_id": sent["id"]}});
    assert_eq!(api.post(&format!("{ra}/messages"), reply).await.0, 200);
    let (_, thread) = api.post(&format!("{one}/threads"), json!({"name": "Game"})).await;
    let thread = format!("/channels/{}", thread["id"].as_str().unwrap());
    assert_eq!(api.patch(&thread, json!({"name": "Game 2"})).await.0, 200);
    assert_eq!(api.post(&format!("{ra}/threads"), json!({"name": "Own", "type": 11})).await.0, 201);
    let file: [(&str, &[u8]); 1] = [("a.txt", b"A")];
    assert_eq!(api.upload(Method::PATCH, &one, json!({"attachments": [{"id": 0}]}), &file).await.0, 200);
    let (_, dm) = api.post("/users/@me/channels", json!({"recipient_id": nefer})).await;
    let dm = format!("/channels/{}", dm["id"].as_str().unwrap());
    assert_eq!(api.post(&format!("{dm}/messages"), json!({"content": "hi"})).await.0, 200);
    assert_eq!(api.delete(&one).await.0, 204);
    assert_eq!(api.get(&one).await.0, 404);
}
