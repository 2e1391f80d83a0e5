//! Threads: how many there may be.

use ra_bot::playground::{Limits, Options, Order, Playground};
use reqwest::Method;
use serde_json::{Value, json};

use super::raw::{Raw, id};

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
