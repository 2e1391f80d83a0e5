//! The kinds of channels: how they are shown, and where one can write, run commands and start threads.

use local_discord::{BotResponse, ChannelKind, LocalDiscord, Order};
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::{Gateway, INTENTS, Raw, discord};

use super::bot::{self, soon};

const KINDS: [(&str, ChannelKind, u8); 6] = [
    ("lounge", ChannelKind::Voice, 2),
    ("Rooms", ChannelKind::Category, 4),
    ("news", ChannelKind::Announcement, 5),
    ("stage", ChannelKind::Stage, 13),
    ("forum", ChannelKind::Forum, 15),
    ("pictures", ChannelKind::Media, 16),
];

fn create(discord: &LocalDiscord, name: &str, kind: ChannelKind) {
    discord.order(Order::CreateChannel { name: name.into(), kind }).unwrap();
}

/// A raw bot in a guild with a channel of each kind.
async fn with_channels() -> Raw {
    let raw = Raw::start().await;
    KINDS.into_iter().for_each(|(name, kind, _)| create(&raw.discord, name, kind));
    raw
}

#[tokio::test]
async fn each_kind_is_shown_as_it_is() {
    let mut raw = with_channels().await;
    let guild = Gateway::identified(&raw.discord, INTENTS).await.event("GUILD_CREATE").await;
    for (at, (name, _, number)) in KINDS.into_iter().enumerate() {
        let told = raw.gateway.event("CHANNEL_CREATE").await;
        assert_eq!((&told["name"], &told["type"]), (&json!(name), &json!(number)));
        assert_eq!(told["position"], json!(at + 3));
        assert_eq!(raw.api.get(&raw.channel(name)).await, (200, told.clone()));
        assert_eq!(guild["channels"].as_array().unwrap()[at + 3], told);
        for (key, numbers) in [
            ("bitrate", [2_u8, 13].as_slice()),
            ("topic", &[5, 13, 15, 16]),
            ("last_message_id", &[2, 5, 13, 15, 16]),
            ("available_tags", &[15, 16]),
            ("rate_limit_per_user", &[2, 13, 15, 16]),
        ] {
            assert_eq!(told.get(key).is_some(), numbers.contains(&number), "{name} {key}");
        }
        let places = raw.person("Nefer").channels();
        assert_eq!(places.iter().find(|place| place.name == name).unwrap().kind, number);
    }
    for (name, told) in [("dm", "1 to 100"), ("", "1 to 100"), ("ra", "already")] {
        let order = Order::CreateChannel { name: name.into(), kind: ChannelKind::Text };
        let refused = raw.discord.order(order).unwrap_err();
        assert!(refused.0.contains(told), "{refused}");
    }
}

#[tokio::test]
async fn messages_and_commands_are_for_channels_with_a_chat() {
    let mut raw = with_channels().await;
    for (name, kind, number) in KINDS {
        let nefer = raw.person("Nefer");
        let path = format!("{}/messages", raw.channel(name));
        let (status, answer) = raw.api.post(&path, json!({"content": "Hello"})).await;
        if matches!(kind, ChannelKind::Category | ChannelKind::Forum | ChannelKind::Media) {
            assert_eq!((status, &answer["code"]), (400, &json!(50008)), "{name}");
            assert_eq!(raw.api.get(&path).await, (200, json!([])));
            assert!(nefer.say(name, "Hello").is_err(), "{name}");
            assert!(nefer.run(name, "/go").await.is_err(), "{name}");
            continue;
        }
        assert_eq!(status, 200, "{name}: {answer}");
        assert_eq!(raw.gateway.event("MESSAGE_CREATE").await["content"], "Hello");
        nefer.say(name, "Hello yourself").unwrap();
        let asked = raw.asked(async move { nefer.run(name, "/go").await }).await;
        let shown = &asked.event["channel"];
        assert_eq!((&shown["type"], &shown["name"]), (&json!(number), &json!(name)));
        assert_eq!(raw.answer(&asked, json!({"type": 4, "data": {"content": "Gone"}})).await.0, 200);
        assert_eq!(raw.gateway.event("MESSAGE_CREATE").await["content"], "Gone");
        assert!(matches!(asked.person.await.unwrap(), Ok(BotResponse::Message { .. })));
        assert_eq!(raw.person("Amun").read(name).unwrap().len(), 3);
    }
}

/// Who may not join those who speak there reads and writes nothing there either.
#[tokio::test]
async fn the_chat_of_a_spoken_channel_is_for_who_may_join() {
    let mut raw = with_channels().await;
    let refused = (403, json!(50001));
    for name in ["lounge", "stage", "news"] {
        let sent = raw.post(name, json!({"content": "Hello"})).await;
        let deny = |person: Option<&str>| Order::Deny {
            channel: name.into(),
            permissions: vec!["CONNECT".into()],
            person: person.map(str::to_owned),
        };
        raw.discord.order(deny(None)).unwrap();
        raw.discord.order(deny(Some("Seti"))).unwrap();
        let path = format!("{}/messages", raw.channel(name));
        let one = format!("{path}/{}", sent["id"].as_str().unwrap());
        let is_spoken = name != "news";
        for (method, path) in [
            (Method::GET, &path),
            (Method::GET, &one),
            (Method::POST, &path),
            (Method::PATCH, &one),
            (Method::DELETE, &one),
        ] {
            let (status, answer) = raw.api.send(method.clone(), path, json!({"content": "Hello"})).await;
            let found = (status, answer["code"].clone());
            assert_eq!(found == refused, is_spoken, "{name} {method}: {answer}");
        }
        assert_eq!(raw.person("Seti").read(name).is_err(), is_spoken);
        // The bot is asked there all the same, and told what it may.
        let nefer = raw.person("Nefer");
        let asked = raw.asked(async move { nefer.run(name, "/go").await }).await;
        let may: u64 = asked.event["app_permissions"].as_str().unwrap().parse().unwrap();
        assert_eq!((may & 1 << 20, may & 1 << 11), (0, 1 << 11), "{name}");
        assert_eq!(raw.answer(&asked, json!({"type": 4, "data": {"content": "Gone"}})).await.0, 200);
        asked.person.await.unwrap().unwrap();
    }
}

#[tokio::test]
async fn threads_are_for_channels_of_text() {
    let raw = with_channels().await;
    let typed = |kind: u8| json!({"name": "Game", "type": kind});
    for (name, body, expected) in [
        ("ra", typed(11), (201, json!(11))),
        ("ra", typed(10), (400, json!(50024))),
        ("ra", typed(13), (400, json!(50035))),
        ("news", typed(10), (201, json!(10))),
        ("news", typed(11), (400, json!(50024))),
        ("news", json!({"name": "Game"}), (400, json!(50024))),
        ("lounge", typed(11), (400, json!(50024))),
        ("stage", typed(11), (400, json!(50024))),
        ("Rooms", typed(11), (400, json!(50024))),
        ("forum", json!({"name": "Game", "message": {"content": "x"}}), (201, json!(11))),
        ("forum", typed(11), (400, json!(50035))),
        ("pictures", json!({"name": "Game", "message": {"content": "x"}}), (501, json!(0))),
    ] {
        let (status, answer) = raw.api.post(&format!("{}/threads", raw.channel(name)), body.clone()).await;
        let told = if status < 300 { &answer["type"] } else { &answer["code"] };
        assert_eq!((status, told.clone()), expected, "{name} {body}");
    }
    for (name, expected) in
        [("ra", (201, json!(11))), ("news", (201, json!(10))), ("lounge", (400, json!(50024)))]
    {
        let sent = raw.post(name, json!({"content": "Lobby"})).await;
        let path = format!("{}/messages/{}/threads", raw.channel(name), sent["id"].as_str().unwrap());
        let (status, answer) = raw.api.post(&path, json!({"name": format!("From {name}")})).await;
        let told = if status < 300 { &answer["type"] } else { &answer["code"] };
        assert_eq!((status, told.clone()), expected, "{name}");
    }
    let inside = raw.post("From news", json!({"content": "move"})).await;
    let path = format!("{}/messages/{}/threads", raw.channel("From news"), inside["id"].as_str().unwrap());
    assert_eq!(raw.api.post(&path, json!({"name": "Deeper"})).await.1["code"], 50024);
}

#[tokio::test]
async fn a_client_knows_all_kinds() {
    let discord = discord().await;
    KINDS.into_iter().for_each(|(name, kind, _)| create(&discord, name, kind));
    let _bot = bot::start(&discord).await;
    create(&discord, "later", ChannelKind::Stage);
    let nefer = discord.person("Nefer").unwrap();
    for name in ["lounge", "news", "stage", "later"] {
        let answer = soon(nefer.run(name, "/ra bid 8")).await.unwrap();
        assert_eq!(answer.message().unwrap()["content"], "8 for me", "{name}");
    }
}

#[tokio::test]
async fn channels_are_ordered_over_http() {
    let raw = Raw::start().await;
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let address = raw.discord.address();
    let order = json!({"do": "create_channel", "name": "lounge", "kind": "voice"});
    for expected in [204, 400] {
        let request = client.request(Method::POST, format!("{address}/orders")).json(&order);
        assert_eq!(request.send().await.unwrap().status(), expected);
    }
    let listed = client.get(format!("{address}/people/Nefer/channels")).send().await.unwrap();
    let listed: Value = listed.json().await.unwrap();
    assert_eq!((&listed[3]["name"], &listed[3]["kind"]), (&json!("lounge"), &json!(2)));
}
