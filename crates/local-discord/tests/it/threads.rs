//! Threads: how many there may be, when they fall asleep, and who is in them.

use std::time::Duration;

use local_discord::{Limits, LocalDiscord, Options, Order};
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::{Gateway, INTENTS, Raw, id};
use test_tools::sample_guild;

/// Starts a public thread in #ra. Returns the answer.
async fn start(raw: &Raw, name: &str) -> (u16, Value) {
    raw.api.post(&format!("{}/threads", raw.channel("ra")), json!({"name": name, "type": 11})).await
}

#[tokio::test]
async fn a_guild_has_so_many_active_threads() {
    let limits = Limits { rate_limits: false, active_threads: 2, ..Limits::default() };
    let raw = Raw::with(LocalDiscord::start(Options { limits, ..sample_guild() }).await.unwrap()).await;
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

/// Whoever is mentioned in a thread is in it, and is called by that only if the message was written so. Being put there
/// otherwise is told by a line.
#[tokio::test]
async fn mentions_put_people_into_threads() {
    let raw = Raw::start().await;
    start(&raw, "Game").await;
    let game = raw.channel("Game");
    let member = |who: &str| format!("{game}/thread-members/{}", raw.person(who).id());
    let deny = |who: &str| Order::Deny {
        channel: "ra".into(),
        permissions: vec!["VIEW_CHANNEL".into()],
        person: Some(who.into()),
    };
    raw.discord.order(deny("Khnum")).unwrap();
    let place = |who: &str| raw.person(who).channels().into_iter().find(|place| place.name == "Game");
    let is_in = |who: &str| place(who).is_some_and(|place| place.joined);
    let calls = |who: &str| place(who).map_or(0, |place| place.unread.mentions);
    let named = |people: &[&str]| -> String {
        people.iter().map(|who| format!("<@{}>", raw.person(who).id())).collect()
    };

    let sent = raw.post("Game", json!({"content": "Hello"})).await;
    let path = format!("{game}/messages/{}", id(&sent["id"]));
    let content = named(&["Nefer", "Amun", "Khnum"]);
    // A mention that is not allowed is none.
    let only = json!({"content": content, "allowed_mentions": {"users": [raw.person("Nefer").id(), raw.person("Khnum").id()]}});
    assert_eq!(raw.api.patch(&path, only).await.0, 200);
    assert_eq!(["Nefer", "Amun", "Khnum"].map(is_in), [true, false, false]);
    raw.post("Game", json!({"content": named(&["Amun"])})).await;
    assert_eq!(["Nefer", "Amun"].map(|who| (is_in(who), calls(who))), [(true, 0), (true, 1)]);
    raw.person("Isis").say("Game", "I am here").unwrap();
    assert!(is_in("Isis") && !is_in("Seti"));

    // By its own route it is told, once.
    for _ in 0..2 {
        assert_eq!(raw.api.send(Method::PUT, &member("Seti"), Value::Null).await.0, 204);
    }
    let read = raw.person("Nefer").read("Game").unwrap();
    let told: Vec<_> = read.iter().filter(|message| message["type"] == 1).collect();
    assert_eq!(told.len(), 1, "{read:#?}");
    assert_eq!(told[0]["mentions"][0]["id"], json!(raw.person("Seti").id()));
    assert!(is_in("Seti") && calls("Seti") == 0);
    // Nobody is put where they see nothing, nor into what is asleep, nor into what is no thread.
    raw.discord.order(Order::RemovePerson { person: "Isis".into() }).unwrap();
    let check = async |path: &str, expected: (u16, u32)| {
        let (status, answer) = raw.api.send(Method::PUT, path, Value::Null).await;
        assert_eq!((status, &answer["code"]), (expected.0, &json!(expected.1)), "{path}: {answer}");
    };
    check(&member("Khnum"), (403, 50001)).await;
    check(&member("Isis"), (404, 10007)).await;
    check(&format!("{game}/thread-members/1"), (404, 10013)).await;
    check(&format!("{}/thread-members/{}", raw.channel("ra"), raw.person("Seti").id()), (400, 50024)).await;
    raw.discord.order(Order::ArchiveThread { channel: "Game".into(), locked: false }).unwrap();
    check(&member("Nefer"), (400, 50083)).await;
}

/// Only whoever manages threads changes a message in one that is locked.
#[tokio::test]
async fn nothing_is_edited_in_a_locked_thread() {
    let raw = Raw::start().await;
    start(&raw, "talk").await;
    let sent = raw.post("talk", json!({"content": "x"})).await;
    let message = format!("{}/messages/{}", raw.channel("talk"), id(&sent["id"]));
    let edit = async || raw.api.patch(&message, json!({"content": "y"})).await;
    assert_eq!(edit().await.0, 200);
    raw.discord.order(Order::ArchiveThread { channel: "talk".into(), locked: true }).unwrap();
    assert_eq!(edit().await.1["code"], 50083);
    let permissions = vec!["MANAGE_THREADS".to_owned()];
    let order = Order::Allow { channel: "ra".into(), permissions: permissions.clone(), person: None };
    raw.discord.order(order).unwrap();
    assert_eq!(raw.api.patch(&raw.channel("talk"), json!({"archived": false})).await.0, 200);
    assert_eq!(edit().await.0, 200);
    raw.discord.order(Order::Deny { channel: "ra".into(), permissions, person: None }).unwrap();
    assert_eq!(edit().await.1["code"], 160_005);
}
