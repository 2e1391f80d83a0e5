//! The local Discord keeps to Discord's OpenAPI document and its stated limits.
//!
//! `cargo test -p local-discord --test discord_api` needs Python.

#![allow(clippy::unwrap_used, reason = "a test that meets what it does not expect fails")]

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use local_discord::{ChannelKind, Limits, LocalDiscord, Options, Order, Permissions};
use reqwest::Method;
use serde_json::json;
use test_tools::exchanges::Validator;
use test_tools::raw_bot::{Api, Gateway, INTENTS};
use test_tools::sample_guild;
use test_tools::suite::Suite;
use tokio::runtime::Runtime;

fn main() -> ExitCode {
    let mut suite = Suite::from_command_line();
    match Validator::ready(Path::new(env!("CARGO_TARGET_TMPDIR"))) {
        Ok(validator) => add_tests(&mut suite, Arc::new(validator)),
        Err(missing) => suite.skip("exchanges against Discord's OpenAPI document", &missing),
    }
    suite.run()
}

fn add_tests(suite: &mut Suite, validator: Arc<Validator>) {
    let check = Arc::clone(&validator);
    suite.add("the_check_finds_what_it_should", move || {
        let output = check.script("test_validate_log.py").output().unwrap();
        let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        assert!(output.status.success(), "{said}");
    });
    suite.add("requests_of_a_raw_bot", move || {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log.jsonl");
        Runtime::new().unwrap().block_on(raw_requests(log.clone()));
        validator.check(&log);
    });
}

/// A request of every kind, also of those that few bots make.
async fn raw_requests(log: PathBuf) {
    let limits = Limits { rate_limits: false, answer_window: Duration::from_secs(60), ..Limits::default() };
    let bot_permissions = Permissions::MANAGE_ROLES;
    let options = Options { bot_permissions, log: Some(log), limits, ..sample_guild() };
    let discord = LocalDiscord::start(options).await.unwrap();
    let api = Api::of(&discord);
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
    let (name, people) = ("Scribes".to_owned(), Vec::new());
    discord.order(Order::SetRole { name, people, mentionable: false }).unwrap();
    let (_, roles) = api.get(&format!("/guilds/{guild}/roles")).await;
    let scribes = roles.as_array().unwrap().iter().find(|role| role["name"] == "Scribes").unwrap();
    let role = format!("/guilds/{guild}/members/{nefer}/roles/{}", scribes["id"].as_str().unwrap());
    assert_eq!(api.send(Method::PUT, &role, json!(null)).await.0, 204);
    assert_eq!(api.delete(&role).await.0, 204);
    let row = json!({"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]});
    let select = json!({"type": 1, "components": [
        {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}]}]});
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
    let (name, kind) = ("forum".to_owned(), ChannelKind::Forum);
    discord.order(Order::CreateChannel { name, kind }).unwrap();
    let forum = format!("/channels/{}", discord.channel("forum").unwrap());
    assert_eq!(api.get(&forum).await.0, 200);
    let post = json!({"name": "Post", "message": {"content": "first"}});
    assert_eq!(api.post(&format!("{forum}/threads"), post).await.0, 201);
    let overwrite = format!("{ra}/permissions/{nefer}");
    let allow = json!({"type": 1, "allow": "2048", "deny": "0"});
    assert_eq!(api.send(Method::PUT, &overwrite, allow).await.0, 204);
    assert_eq!(api.get(&ra).await.0, 200);
    assert_eq!(api.delete(&overwrite).await.0, 204);
    use_menus(&discord, &api).await;
    assert_eq!(api.delete(&one).await.0, 204);
    assert_eq!(api.get(&one).await.0, 404);
    discord.stop().await.unwrap();
}

/// Registers commands for the menus of people and of messages, lets somebody use them, and answers.
async fn use_menus(discord: &LocalDiscord, api: &Api) {
    let path = format!("/applications/{}/commands", discord.application());
    let installed = json!({"type": 2, "name": "Luck so far", "name_localizations": {"de": "Bisheriges Glück"},
        "integration_types": [0, 1], "contexts": [0, 1, 2]});
    let mut made = Vec::new();
    for command in [installed, json!({"type": 3, "name": "Quote"})] {
        made.push(api.post(&path, command).await);
    }
    assert!(made.iter().all(|(status, _)| *status == 201), "{made:?}");
    assert_eq!(api.get(&format!("{path}?with_localizations=true")).await.0, 200);
    let mut gateway = Gateway::identified(discord, INTENTS).await;
    let nefer = discord.person("Nefer").unwrap();
    let said = nefer.say("ra", "Alas").unwrap();
    let using = tokio::spawn(async move {
        nefer.use_on_user("ra", "Luck so far", "Amun").await.unwrap();
        nefer.use_on_message("ra", "Quote", said).await.unwrap();
    });
    for _ in 0..2 {
        let asked = gateway.event("INTERACTION_CREATE").await;
        let [id, token] = ["id", "token"].map(|key| asked[key].as_str().unwrap());
        let callback = format!("/interactions/{id}/{token}/callback?with_response=true");
        assert_eq!(api.post(&callback, json!({"type": 4, "data": {"content": "x"}})).await.0, 200);
        let webhook = format!("/webhooks/{}/{token}", discord.application());
        assert_eq!(api.post(&webhook, json!({"content": "y"})).await.0, 200);
    }
    using.await.unwrap();
}
