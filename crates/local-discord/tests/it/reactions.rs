//! Reactions, pins, and deleting many messages at once.

use std::time::Duration;

use local_discord::Order;
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::{Gateway, INTENTS, Raw, id};

/// Reactions in guilds, beside all else.
const REACTIONS: u64 = 1 << 10;

async fn reading_reactions() -> Raw {
    let mut raw = Raw::start().await;
    raw.gateway = Gateway::identified(&raw.discord, INTENTS | REACTIONS).await;
    raw
}

/// The path of a new message in #ra.
async fn message(raw: &Raw) -> String {
    let sent = raw.post("ra", json!({"content": "x"})).await;
    format!("{}/messages/{}", raw.channel("ra"), sent["id"].as_str().unwrap())
}

fn deny(raw: &Raw, permission: &str) {
    let order = Order::Deny { channel: "ra".into(), permissions: vec![permission.into()], person: None };
    raw.discord.order(order).unwrap();
}

fn allow(raw: &Raw, permission: &str) {
    let order = Order::Allow { channel: "ra".into(), permissions: vec![permission.into()], person: None };
    raw.discord.order(order).unwrap();
}

async fn put(raw: &Raw, path: &str) -> (u16, Value) {
    raw.api.send(Method::PUT, path, Value::Null).await
}

#[tokio::test]
async fn a_reaction_is_put_and_taken_away() {
    let mut raw = reading_reactions().await;
    let message = message(&raw).await;
    let thumb = format!("{message}/reactions/%F0%9F%91%8D");
    assert_eq!(put(&raw, &format!("{thumb}/@me")).await, (204, Value::Null));
    let told = raw.gateway.event("MESSAGE_REACTION_ADD").await;
    let bot = json!(raw.discord.application());
    assert_eq!(
        (&told["emoji"]["name"], &told["user_id"], &told["member"]["user"]["id"]),
        (&json!("👍"), &bot, &bot)
    );
    let (_, shown) = raw.api.get(&message).await;
    let [reaction] = &shown["reactions"].as_array().unwrap()[..] else { panic!("{shown}") };
    assert_eq!((&reaction["count"], &reaction["me"]), (&json!(1), &json!(true)));
    assert_eq!(raw.api.get(&thumb).await.1[0]["id"], bot);
    assert_eq!(raw.api.delete(&format!("{thumb}/@me")).await.0, 204);
    assert_eq!(raw.gateway.event("MESSAGE_REACTION_REMOVE").await["user_id"], bot);
    assert_eq!(raw.api.get(&message).await.1.get("reactions"), None);
    for nothing in ["no", "name:1", "%20"] {
        let (status, refusal) = put(&raw, &format!("{message}/reactions/{nothing}/@me")).await;
        assert_eq!((status, &refusal["code"]), (400, &json!(10014)), "{nothing}");
    }
    // What is there already anybody may join; something new needs a permission.
    put(&raw, &format!("{thumb}/@me")).await;
    deny(&raw, "ADD_REACTIONS");
    assert_eq!(put(&raw, &format!("{thumb}/@me")).await.0, 204);
    assert_eq!(put(&raw, &format!("{message}/reactions/%F0%9F%91%8E/@me")).await.1["code"], 50013);
    assert_eq!(raw.api.delete(&format!("{message}/reactions")).await.1["code"], 50013);
    allow(&raw, "MANAGE_MESSAGES");
    assert_eq!(raw.api.delete(&format!("{message}/reactions")).await.0, 204);
    raw.gateway.event("MESSAGE_REACTION_REMOVE_ALL").await;
}

#[tokio::test]
async fn a_message_has_twenty_kinds_of_reactions() {
    let raw = Raw::start().await;
    let message = message(&raw).await;
    for number in 0..21_u32 {
        let face = char::from_u32(0x1f600 + number).unwrap();
        let (status, refusal) = put(&raw, &format!("{message}/reactions/{face}/@me")).await;
        assert_eq!(status, if number < 20 { 204 } else { 400 }, "{refusal}");
    }
}

#[tokio::test]
async fn messages_are_pinned() {
    let mut raw = Raw::start().await;
    let (first, second) = (message(&raw).await, message(&raw).await);
    let id = |message: &str| message.rsplit('/').next().unwrap().to_owned();
    let pins = format!("{}/messages/pins", raw.channel("ra"));
    assert_eq!(put(&raw, &format!("{pins}/{}", id(&first))).await.1["code"], 50013);
    allow(&raw, "PIN_MESSAGES");
    // The newer way and the older.
    assert_eq!(put(&raw, &format!("{pins}/{}", id(&first))).await.0, 204);
    raw.gateway.event("CHANNEL_PINS_UPDATE").await;
    raw.discord.advance(Duration::from_secs(1));
    assert_eq!(put(&raw, &format!("{}/pins/{}", raw.channel("ra"), id(&second))).await.0, 204);
    let (_, listed) = raw.api.get(&format!("{pins}?limit=1")).await;
    assert_eq!(
        (&listed["items"][0]["message"]["id"], &listed["has_more"]),
        (&json!(id(&second)), &json!(true))
    );
    let before = listed["items"][0]["pinned_at"].as_str().unwrap().replace('+', "%2B");
    let (_, listed) = raw.api.get(&format!("{pins}?limit=1&before={before}")).await;
    assert_eq!(
        (&listed["items"][0]["message"]["id"], &listed["has_more"]),
        (&json!(id(&first)), &json!(false))
    );
    let (_, old) = raw.api.get(&format!("{}/pins", raw.channel("ra"))).await;
    assert_eq!(old.as_array().unwrap().len(), 2);
    // The channel says so, by a message that cannot be pinned itself.
    let said = raw.person("Nefer").read("ra").unwrap();
    let told: Vec<&Value> = said.iter().filter(|message| message["type"] == 6).collect();
    assert_eq!(told[1]["message_reference"]["message_id"], json!(id(&second)));
    let refused = put(&raw, &format!("{pins}/{}", told[0]["id"].as_str().unwrap())).await;
    assert_eq!(refused.1["code"], 50021);
    assert_eq!(raw.api.delete(&format!("{pins}/{}", id(&first))).await.0, 204);
    assert_eq!(raw.api.get(&first).await.1["pinned"], false);
}

#[tokio::test]
async fn many_messages_are_deleted_at_once_unless_they_are_old() {
    let mut raw = Raw::start().await;
    let path = format!("{}/messages/bulk-delete", raw.channel("ra"));
    let mut ids = Vec::new();
    for _ in 0..3 {
        ids.push(message(&raw).await.rsplit('/').next().unwrap().to_owned());
    }
    assert_eq!(raw.api.post(&path, json!({"messages": ids})).await.1["code"], 50013);
    allow(&raw, "MANAGE_MESSAGES");
    assert_eq!(raw.api.post(&path, json!({"messages": [ids[0]]})).await.1["code"], 50035);
    assert_eq!(raw.api.post(&path, json!({"messages": [ids[0], ids[1]]})).await.0, 204);
    let told = raw.gateway.event("MESSAGE_DELETE_BULK").await;
    assert_eq!(told["ids"], json!([ids[0], ids[1]]));
    assert_eq!(raw.person("Nefer").read("ra").unwrap().len(), 1);
    raw.discord.advance(Duration::from_hours(24 * 14 + 1));
    let young = message(&raw).await.rsplit('/').next().unwrap().to_owned();
    assert_eq!(raw.api.post(&path, json!({"messages": [ids[2], young]})).await.1["code"], 50034);
    assert_eq!(raw.person("Nefer").read("ra").unwrap().len(), 2);
}

#[tokio::test]
async fn people_react_too() {
    let mut raw = reading_reactions().await;
    let sent = raw.post("ra", json!({"content": "x"})).await;
    let nefer = raw.person("Nefer");
    nefer.react("ra", id(&sent["id"]), "👍", true).unwrap();
    let told = raw.gateway.event("MESSAGE_REACTION_ADD").await;
    assert_eq!(told["user_id"], json!(nefer.id()));
    let mine = |person: &str| raw.person(person).read("ra").unwrap()[0]["reactions"][0]["me"].clone();
    assert_eq!((mine("Nefer"), mine("Amun")), (json!(true), json!(false)));
    nefer.react("ra", id(&sent["id"]), "👍", false).unwrap();
    raw.gateway.event("MESSAGE_REACTION_REMOVE").await;
    for (emoji, message) in [("plain", id(&sent["id"])), ("👍", nefer.id())] {
        nefer.react("ra", message, emoji, true).unwrap_err();
    }
}
