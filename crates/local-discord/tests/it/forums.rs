//! Posts in forums: by the bot and by people.

use local_discord::{ChannelKind, Order};
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::{Gateway, INTENTS, Raw};

/// A raw bot in a guild with the forum #ideas.
async fn with_forum() -> Raw {
    let raw = Raw::start().await;
    let (name, kind) = ("ideas".to_owned(), ChannelKind::Forum);
    raw.discord.order(Order::CreateChannel { name, kind }).unwrap();
    raw
}

async fn post(raw: &Raw, body: Value) -> (u16, Value) {
    raw.api.post(&format!("{}/threads", raw.channel("ideas")), body).await
}

#[tokio::test]
async fn the_bot_begins_a_post() {
    let mut raw = with_forum().await;
    let nefer = raw.person("Nefer");
    let message = json!({"content": format!("Larger dice, <@{}>", nefer.id())});
    let body = json!({"name": "Dice", "auto_archive_duration": 60, "message": message});
    let (status, made) = post(&raw, body).await;
    assert_eq!((status, &made["type"], &made["name"]), (201, &json!(11), &json!("Dice")));
    assert_eq!((&made["id"], &made["id"]), (&made["message"]["id"], &made["message"]["channel_id"]));
    assert_eq!(made["last_message_id"], made["id"]);
    let counts = |post: &Value| [post["message_count"].clone(), post["total_message_sent"].clone()];
    assert_eq!((counts(&made), &made["applied_tags"]), ([json!(0), json!(0)], &json!([])));
    let (_, forum) = raw.api.get(&raw.channel("ideas")).await;
    assert_eq!((&forum["last_message_id"], &forum["id"]), (&made["id"], &made["parent_id"]));
    let told = raw.gateway.event("THREAD_CREATE").await;
    assert_eq!((&told["id"], &told["newly_created"]), (&made["id"], &json!(true)));
    let told = raw.gateway.event("MESSAGE_CREATE").await;
    assert_eq!((&told["id"], &told["channel_id"], told.get("thread")), (&made["id"], &made["id"], None));

    let place = nefer.channels().into_iter().find(|place| place.name == "Dice").unwrap();
    assert_eq!((place.parent, place.unread.mentions), (raw.discord.channel("ideas"), 1));
    assert!(place.joined, "who is mentioned is in it");
    assert!(nefer.read("Dice").unwrap()[0]["content"].as_str().unwrap().starts_with("Larger dice"));
    nefer.say("Dice", "Yes!").unwrap();
    assert_eq!(counts(&raw.api.get(&raw.channel("Dice")).await.1), [json!(1), json!(1)]);
    assert!(nefer.read("ideas").unwrap().is_empty());
    // A bot that comes later sees it, and commands work there.
    let guild = Gateway::identified(&raw.discord, INTENTS).await.event("GUILD_CREATE").await;
    assert_eq!(guild["threads"][0]["id"], made["id"]);
    let asked = raw.asked(async move { nefer.run("Dice", "/go").await }).await;
    assert_eq!(asked.event["channel"]["parent_id"], forum["id"]);
}

#[tokio::test]
async fn a_forum_can_want_a_tag_of_each_post() {
    let raw = with_forum().await;
    assert_eq!(raw.api.get(&raw.channel("ideas")).await.1["flags"], 0);
    raw.discord.order(Order::RequireTag { channel: "ideas".into() }).unwrap();
    assert_eq!(raw.api.get(&raw.channel("ideas")).await.1["flags"], 16);
    let (status, refused) = post(&raw, json!({"name": "Dice", "message": {"content": "x"}})).await;
    assert_eq!((status, &refused["code"]), (400, &json!(40067)));
    assert!(raw.discord.order(Order::RequireTag { channel: "ra".into() }).is_err(), "it is no forum");
}

#[tokio::test]
async fn a_post_has_files_and_no_threads_of_its_own() {
    let raw = with_forum().await;
    let path = format!("{}/threads", raw.channel("ideas"));
    let body = json!({"name": "Dice", "message": {"attachments": [{"id": 0, "description": "A die"}]}});
    let (status, made) = raw.api.upload(Method::POST, &path, body, &[("die.txt", b"6")]).await;
    assert_eq!((status, &made["message"]["attachments"][0]["description"]), (201, &json!("A die")));
    let first = format!("{0}/messages/{1}", raw.channel("Dice"), made["id"].as_str().unwrap());
    assert_eq!(raw.api.get(&first).await.1["attachments"][0]["filename"], "die.txt");
    assert_eq!(raw.api.post(&format!("{first}/threads"), json!({"name": "Deeper"})).await.1["code"], 50024);
    assert_eq!(raw.api.delete(&first).await.0, 204);
    raw.discord.order(Order::DeleteChannel { channel: "ideas".into() }).unwrap();
    assert_eq!(raw.discord.channel("Dice"), None);
}

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let raw = with_forum().await;
    let message = json!({"content": "x"});
    for (body, code) in [
        (json!({"name": "Dice"}), 50035),
        (json!({"message": message}), 50035),
        (json!({"name": "Dice", "message": {"content": "x".repeat(2001)}}), 50035),
        (json!({"name": "Dice", "message": {}}), 50006),
    ] {
        assert_eq!(post(&raw, body.clone()).await.1["code"], code, "{body}");
    }
    // It takes the permission to write there, not that for threads.
    let good = json!({"name": "Dice", "message": message});
    for (permission, expected) in [("CREATE_PUBLIC_THREADS", 201), ("SEND_MESSAGES", 403)] {
        let permissions = vec![permission.to_owned()];
        raw.discord.order(Order::Deny { channel: "ideas".into(), permissions, person: None }).unwrap();
        assert_eq!(post(&raw, good.clone()).await.0, expected, "{permission}");
    }
    let posts = raw.person("Nefer").channels();
    assert_eq!(posts.iter().filter(|place| place.parent.is_some()).count(), 1);
}

#[tokio::test]
async fn people_begin_posts_too() {
    let mut raw = with_forum().await;
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let path = format!("{}/people/Amun/post", raw.discord.address());
    let send = async |body: Value| {
        let answer = client.post(&path).json(&body).send().await.unwrap();
        (answer.status().as_u16(), answer.json::<Value>().await.unwrap())
    };
    let body = |title: &str, text: &str| json!({"channel": "ideas", "title": title, "text": text});
    let (status, made) = send(body("Dice", "Larger ones")).await;
    assert_eq!(status, 200);
    let told = raw.gateway.event("THREAD_CREATE").await;
    assert_eq!((&told["id"], &told["owner_id"]), (&made["id"], &json!(raw.person("Amun").id())));
    assert_eq!(raw.gateway.event("MESSAGE_CREATE").await["id"], made["id"]);
    assert_eq!(raw.person("Nefer").read("Dice").unwrap()[0]["content"], "Larger ones");
    assert_eq!(raw.post("Dice", json!({"content": "Noted"})).await["channel_id"], made["id"]);
    let elsewhere = json!({"channel": "ra", "title": "Dice", "text": "x"});
    for (body, told) in [
        (body("", "x"), "title"),
        (body("Dice", " "), "empty"),
        (elsewhere, "no forum"),
        (json!({"channel": "nowhere", "title": "x", "text": "x"}), "do not have access"),
    ] {
        let (status, answer) = send(body).await;
        assert!(status == 400 && answer["error"].as_str().unwrap().contains(told), "{answer}");
    }
    let (permissions, person) = (vec!["SEND_MESSAGES".to_owned()], Some("Amun".to_owned()));
    raw.discord.order(Order::Deny { channel: "ideas".into(), permissions, person }).unwrap();
    assert!(send(body("Dice", "x")).await.1["error"].as_str().unwrap().contains("permission"));
}
