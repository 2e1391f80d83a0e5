//! What Discord has and the local Discord does not support: it says so, and the document lists it.

use local_discord::{ChannelKind, Order};
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::Raw;

/// An answer must say that these are not supported, and so must the document.
#[track_caller]
fn check((status, answer): (u16, Value), what: &str) {
    let told = format!("501: Discord has {what}, the local Discord does not support them");
    assert_eq!((status, &answer["message"]), (501, &json!(told)), "{what}");
    let document = include_str!("../../README.md");
    assert!(document.lines().any(|line| line == format!("- {what}")), "{what} is not in the document");
}

/// A poll, as libraries send it.
fn poll() -> Value {
    json!({"question": {"text": "Who?"}, "answers": [{"poll_media": {"text": "I"}}], "duration": 24})
}

#[tokio::test]
async fn parts_of_messages() {
    let raw = Raw::start().await;
    let path = format!("{}/messages", raw.channel("ra"));
    let sent = raw.post("ra", json!({"content": "Hello"})).await;
    let forward = json!({"type": 1, "message_id": sent["id"], "channel_id": sent["channel_id"]});
    let premium = json!([{"type": 1, "components": [{"type": 2, "style": 6, "sku_id": "5"}]}]);
    for (body, what) in [
        (json!({"poll": poll()}), "polls"),
        (json!({"content": "Vote", "poll": poll()}), "polls"),
        (json!({"sticker_ids": ["5"]}), "stickers"),
        (json!({"shared_client_theme": {"colors": ["ff0000"]}}), "shared client themes"),
        (json!({"message_reference": forward}), "forwarded messages"),
        (json!({"content": "Listen", "flags": 8192}), "voice messages"),
        (json!({"content": "Shop", "components": premium}), "premium buttons"),
    ] {
        check(raw.api.post(&path, body).await, what);
    }
    for (key, value, what) in [
        ("is_spoiler", json!(true), "spoilers of attachments"),
        ("title", json!("x"), "titles of attachments"),
    ] {
        let body = json!({"attachments": [{"id": 0, key: value}]});
        check(raw.api.upload(Method::POST, &path, body, &[("a.txt", b"A")]).await, what);
    }
    let one = format!("{path}/{}", sent["id"].as_str().unwrap());
    check(raw.api.patch(&one, json!({"sticker_ids": ["5"]})).await, "stickers");
    // What Discord refuses is refused first, and what libraries send of what they do not use is no harm.
    let wrong = json!({"content": "x".repeat(2001), "poll": poll()});
    assert_eq!(raw.api.post(&path, wrong).await.1["code"], 50035);
    raw.post("ra", json!({"content": "x", "poll": null, "sticker_ids": [], "shared_client_theme": null}))
        .await;
    assert_eq!(raw.person("Nefer").read("ra").unwrap().len(), 2);
}

#[tokio::test]
async fn parts_of_answers_to_interactions() {
    let mut raw = Raw::start().await;
    let asked = raw.go().await;
    let with_poll = json!({"content": "Vote", "poll": poll()});
    check(raw.answer(&asked, json!({"type": 4, "data": with_poll})).await, "polls");
    check(raw.answer(&asked, json!({"type": 12})).await, "activities");
    for (kind, what) in [
        (19, "files in forms"),
        (21, "radio groups in forms"),
        (22, "checkboxes in forms"),
        (23, "checkboxes in forms"),
    ] {
        let label = json!({"type": 18, "label": "x", "component": {"type": kind, "custom_id": "x"}});
        let form = json!({"custom_id": "form", "title": "Form", "components": [label]});
        check(raw.answer(&asked, json!({"type": 9, "data": form})).await, what);
    }
    // It can still be answered otherwise.
    assert_eq!(raw.answer(&asked, json!({"type": 5})).await.0, 200);
    check(raw.followup(&asked, with_poll.clone()).await, "polls");
    check(raw.api.patch(&raw.of(&asked, "@original"), with_poll).await, "polls");
    assert_eq!(raw.followup(&asked, json!({"content": "Gone"})).await.0, 200);
}

#[tokio::test]
async fn commands() {
    let raw = Raw::start().await;
    let path = format!("/applications/{}/commands", raw.discord.application());
    let command = |extra: Value| {
        let mut command = json!({"name": "look", "description": "d"});
        command.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        command
    };
    let for_users = "commands for users alone";
    for (command, what) in [
        (command(json!({"integration_types": [1]})), for_users),
        (command(json!({"integration_types": [0, 1], "contexts": [2]})), for_users),
        (json!({"name": "Look", "type": 2, "integration_types": [1]}), for_users),
        (json!({"name": "launch", "type": 4, "handler": 2}), "activities"),
    ] {
        check(raw.api.post(&path, command.clone()).await, what);
        check(raw.api.send(Method::PUT, &path, json!([command])).await, what);
    }
    // What is for both can be used in the guild, and with the bot alone if it says so.
    let (_, made) =
        raw.api.post(&path, command(json!({"integration_types": [0, 1], "contexts": [0, 2]}))).await;
    assert_eq!((&made["integration_types"], &made["contexts"]), (&json!([0, 1]), &json!([0, 2])));
    let offered = |channel: &str| {
        let commands = raw.person("Amun").commands(channel).unwrap();
        commands.iter().any(|command| command["name"] == "look")
    };
    assert_eq!(["ra", "dm"].map(offered), [true, false]);
    let one = format!("{path}/{}", made["id"].as_str().unwrap());
    assert_eq!(raw.api.patch(&one, json!({"contexts": [1, 2]})).await.0, 200);
    assert_eq!(["ra", "dm"].map(offered), [false, true]);
    check(raw.api.patch(&one, json!({"integration_types": [1]})).await, for_users);
}

#[tokio::test]
async fn edits_of_channels() {
    let raw = Raw::start().await;
    let permissions = vec!["MANAGE_CHANNELS".to_owned()];
    raw.discord.order(Order::Allow { channel: "ra".into(), permissions, person: None }).unwrap();
    let ra = raw.channel("ra");
    let (_, before) = raw.api.get(&ra).await;
    for (key, value) in [("position", json!(7)), ("nsfw", json!(true)), ("permission_overwrites", json!([]))]
    {
        let (status, answer) = raw.api.patch(&ra, json!({"name": "other", key: value})).await;
        let told = answer["message"].as_str().unwrap();
        assert!(status == 501 && told.contains(&format!("edits of {key}")), "{answer}");
    }
    assert_eq!(raw.api.get(&ra).await, (200, before.clone()));
    let same = json!({"name": "other", "position": before["position"], "nsfw": false, "parent_id": null});
    assert_eq!(raw.api.patch(&ra, same).await.1["name"], "other");
}

#[tokio::test]
async fn parts_of_posts() {
    let raw = Raw::start().await;
    let (name, kind) = ("pictures".to_owned(), ChannelKind::Media);
    raw.discord.order(Order::CreateChannel { name, kind }).unwrap();
    let path = format!("{}/threads", raw.channel("pictures"));
    let post = json!({"name": "Game", "message": {"content": "x"}});
    check(raw.api.post(&path, post).await, "posts in media channels");
    let (name, kind) = ("forum".to_owned(), ChannelKind::Forum);
    raw.discord.order(Order::CreateChannel { name, kind }).unwrap();
    let path = format!("{}/threads", raw.channel("forum"));
    let tagged = json!({"name": "Game", "applied_tags": ["5"], "message": {"content": "x"}});
    check(raw.api.post(&path, tagged).await, "tags of posts");
    let with_poll = json!({"name": "Game", "message": {"content": "x", "poll": poll()}});
    check(raw.api.post(&path, with_poll).await, "polls");
}

#[tokio::test]
async fn parts_of_threads() {
    let raw = Raw::start().await;
    let permissions = vec!["CREATE_PRIVATE_THREADS".to_owned(), "MANAGE_CHANNELS".to_owned()];
    raw.discord.order(Order::Allow { channel: "ra".into(), permissions, person: None }).unwrap();
    let path = format!("{}/threads", raw.channel("ra"));
    let slowed = |seconds: u32| json!({"name": "x", "type": 11, "rate_limit_per_user": seconds});
    check(raw.api.post(&path, slowed(5)).await, "slowmodes");
    assert_eq!(raw.api.post(&path, slowed(21601)).await.1["code"], 50035);
    assert_eq!(raw.api.post(&path, slowed(0)).await.0, 201);
    let private = |invitable: bool| json!({"name": "private", "invitable": invitable});
    check(raw.api.post(&path, private(false)).await, "threads into which only moderators invite");
    let (status, thread) = raw.api.post(&path, private(true)).await;
    assert_eq!((status, &thread["thread_metadata"]["invitable"]), (201, &json!(true)));
    let private = raw.channel("private");
    for (path, key, value) in [
        (&private, "rate_limit_per_user", json!(5)),
        (&private, "invitable", json!(false)),
        (&raw.channel("ra"), "rate_limit_per_user", json!(5)),
    ] {
        let (status, answer) = raw.api.patch(path, json!({key: value})).await;
        let told = answer["message"].as_str().unwrap();
        assert!(status == 501 && told.contains(&format!("edits of {key}")), "{answer}");
    }
    let same = json!({"name": "closed", "rate_limit_per_user": 0, "invitable": true});
    assert_eq!(raw.api.patch(&private, same).await.1["name"], "closed");
}
