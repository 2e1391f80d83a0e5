//! Threads: how many there may be, and when they fall asleep.

use std::time::Duration;

use ra_bot::playground::{Limits, Options, Order, Playground};
use reqwest::Method;
use serde_json::{Value, json};

use super::raw::{Gateway, INTENTS, Raw, id};

/// Starts a public thread in #ra. Returns the answer.
async fn start(raw: &Raw, name: &str) -> (u16, Value) {
    raw.api.post(&format!("{}/threads", raw.channel("ra")), json!({"name": name, "type": 11})).await
}

#[tokio::test]
async fn a_guild_has_so_many_active_threads() {
    let limits = Limits { rate_limits: false, active_threads: 2, ..Limits::default() };
    let raw = Raw::with(Playground::start(Options { limits, ..Options::default() }).await.unwrap()).await;
    for name in ["One", "Two"] {
        assert_eq!(start(&raw, name).await.0, 201);
    }
    let lobby = raw.post("ra", json!({"content": "Lobby"})).await;
    let from = format!("{}/messages/{}/threads", raw.channel("ra"), id(&lobby["id"]));
    let full = (400, json!(160_006));
    let check = async |method: Method, path: &str, body: Value| {
        let (status, answer) = raw.api.send(method, path, body).await;
        assert_eq!((status, answer["code"].clone()), full, "{path}: {answer}");
    };
    let named = || json!({"name": "Three"});
    check(Method::POST, &format!("{}/threads", raw.channel("ra")), json!({"name": "Three", "type": 11}))
        .await;
    check(Method::POST, &from, named()).await;
    // An archived one does not count, and is not brought back while there is no room.
    raw.discord.order(Order::ArchiveThread { channel: "One".into(), locked: false }).unwrap();
    assert_eq!(raw.api.post(&from, named()).await.0, 201);
    let one = raw.channel("One");
    check(Method::PATCH, &one, json!({"archived": false})).await;
    check(Method::POST, &format!("{one}/messages"), json!({"content": "x"})).await;
    assert!(raw.person("Nefer").say("One", "x").is_err());
    raw.post("Two", json!({"content": "still"})).await;
    raw.discord.order(Order::LimitThreads { active: 3 }).unwrap();
    raw.post("One", json!({"content": "x"})).await;
    check(Method::POST, &format!("{}/threads", raw.channel("ra")), json!({"name": "Four", "type": 11})).await;
    raw.discord.order(Order::DeleteChannel { channel: "Two".into() }).unwrap();
    assert_eq!(start(&raw, "Four").await.0, 201);
}

/// The next `THREAD_UPDATE`, of the thread of that name: whether it is archived.
async fn updated(raw: &mut Raw, name: &str) -> bool {
    let told = raw.gateway.event("THREAD_UPDATE").await;
    assert_eq!(told["name"], name);
    told["thread_metadata"]["archived"].as_bool().unwrap()
}

#[tokio::test]
async fn a_quiet_thread_falls_asleep() {
    const MINUTE: Duration = Duration::from_mins(1);
    let mut raw = Raw::start().await;
    let body = json!({"name": "Game", "type": 11, "auto_archive_duration": 60});
    assert_eq!(raw.api.post(&format!("{}/threads", raw.channel("ra")), body).await.0, 201);
    assert_eq!(start(&raw, "Slow").await.0, 201);
    let game = raw.channel("Game");
    let api = raw.api.clone();
    let is_archived = async || api.get(&game).await.1["thread_metadata"]["archived"].clone();
    raw.discord.advance(50 * MINUTE);
    let sent = raw.post("Game", json!({"content": "move"})).await;
    let path = format!("{game}/messages/{}", id(&sent["id"]));
    raw.discord.advance(50 * MINUTE);
    raw.person("Nefer").say("Game", "Wait for me").unwrap();
    raw.discord.advance(59 * MINUTE);
    assert_eq!(is_archived().await, false);
    // What is edited does not keep it awake.
    assert_eq!(raw.api.patch(&path, json!({"content": "edited"})).await.0, 200);
    raw.discord.advance(MINUTE);
    assert_eq!(is_archived().await, true);
    let places = raw.person("Nefer").channels();
    let asleep: Vec<_> = places.iter().filter(|place| place.archived).map(|place| &place.name).collect();
    assert_eq!(asleep, ["Game"]);
    assert!(updated(&mut raw, "Game").await);
    let guild = Gateway::identified(&raw.discord, INTENTS).await.event("GUILD_CREATE").await;
    assert_eq!(guild["threads"].as_array().unwrap().len(), 1);

    let (status, refusal) = raw.api.patch(&path, json!({"content": "late"})).await;
    assert_eq!((status, &refusal["code"]), (400, &json!(50083)));
    raw.post("Game", json!({"content": "wakes it"})).await;
    assert!(!updated(&mut raw, "Game").await);
    assert_eq!(raw.gateway.event("MESSAGE_CREATE").await["content"], "wakes it");
    assert_eq!(raw.api.patch(&path, json!({"content": "on time"})).await.0, 200);
    // Turned past both ends, the clock lets them fall asleep one after the other.
    raw.discord.advance(5 * 24 * 60 * MINUTE);
    assert!(updated(&mut raw, "Game").await);
    assert!(updated(&mut raw, "Slow").await);
    raw.person("Amun").say("Slow", "Hello?").unwrap();
    assert!(!updated(&mut raw, "Slow").await);
    // Who brings it back without a word has as long again.
    assert_eq!(raw.api.patch(&game, json!({"archived": false})).await.0, 200);
    assert!(!updated(&mut raw, "Game").await);
    raw.discord.advance(59 * MINUTE);
    assert_eq!(is_archived().await, false);
    raw.discord.advance(MINUTE);
    assert!(updated(&mut raw, "Game").await);
}
