//! The emoji of the application: as strict as Discord's, and used in messages.

use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::{Api, Raw, data_uri, id};

/// A picture of one pixel, and more bytes if wanted.
fn png(more: usize) -> Vec<u8> {
    let mut file = Vec::new();
    let mut writer = png::Encoder::new(&mut file, 1, 1).write_header().unwrap();
    writer.write_image_data(&[7]).unwrap();
    writer.finish().unwrap();
    file.extend(std::iter::repeat_n(0, more));
    file
}

/// Where the emoji of a bot are.
fn path(raw: &Raw) -> String {
    format!("/applications/{}/emojis", raw.discord.application())
}

/// Makes an emoji; it must be accepted.
async fn make(api: &Api, path: &str, name: &str) -> Value {
    let (status, emoji) = api.post(path, json!({"name": name, "image": data_uri(&png(0))})).await;
    assert_eq!(status, 201, "{emoji}");
    emoji
}

#[tokio::test]
async fn they_are_made_listed_named_anew_and_deleted() {
    let raw = Raw::start().await;
    let path = path(&raw);
    assert_eq!(raw.api.get(&path).await, (200, json!({"items": []})));
    let nile = make(&raw.api, &path, "nile").await;
    let user = &nile["user"];
    assert_eq!((&user["id"], &user["bot"]), (&json!(raw.discord.application()), &json!(true)));
    let expected = json!({"id": nile["id"], "name": "nile", "roles": [], "user": user, "require_colons": true,
        "managed": false, "animated": false, "available": true});
    assert_eq!(nile, expected);
    let one = format!("{path}/{}", nile["id"].as_str().unwrap());
    assert_eq!(raw.api.get(&one).await, (200, nile.clone()));
    let other = make(&raw.api, &path, "Sun_16").await;
    assert_ne!(nile["id"], other["id"]);
    let (status, renamed) = raw.api.patch(&one, json!({"name": "river"})).await;
    assert_eq!((status, &renamed["name"], &renamed["id"]), (200, &json!("river"), &nile["id"]));
    assert_eq!(raw.api.get(&path).await, (200, json!({"items": [renamed, other]})));
    let picture = format!("{}/cdn/emojis/{}.png", raw.discord.address(), nile["id"].as_str().unwrap());
    let shown = reqwest::get(&picture).await.unwrap();
    assert_eq!(shown.headers()["content-type"], "image/png");
    assert_eq!(shown.bytes().await.unwrap(), png(0));
    assert_eq!(raw.api.delete(&one).await, (204, Value::Null));
    assert_eq!(raw.api.get(&path).await, (200, json!({"items": [other]})));
    assert_eq!(reqwest::get(&picture).await.unwrap().status(), 404);
    for (method, body) in
        [(Method::GET, json!({})), (Method::PATCH, json!({"name": "x_"})), (Method::DELETE, json!({}))]
    {
        let (status, gone) = raw.api.send(method, &one, body).await;
        assert_eq!((status, &gone["code"]), (404, &json!(10014)));
    }
}

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let raw = Raw::start().await;
    let path = path(&raw);
    make(&raw.api, &path, "nile").await;
    let good = data_uri(&png(0));
    for (body, field, code) in [
        (json!({"image": good}), "name", "BASE_TYPE_REQUIRED"),
        (json!({"name": "n", "image": good}), "name", "BASE_TYPE_BAD_LENGTH"),
        (json!({"name": "n".repeat(33), "image": good}), "name", "BASE_TYPE_BAD_LENGTH"),
        (json!({"name": "step-pyramid", "image": good}), "name", "STRING_TYPE_REGEX"),
        (json!({"name": "nile", "image": good}), "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        (json!({"name": "flood"}), "image", "BASE_TYPE_REQUIRED"),
        (json!({"name": "flood", "image": "https://a.example/b.png"}), "image", "IMAGE_INVALID"),
        (json!({"name": "flood", "image": data_uri(b"<svg/>")}), "image", "IMAGE_INVALID"),
        (json!({"name": "flood", "image": data_uri(&png(256 * 1024))}), "image", "BINARY_TYPE_MAX_SIZE"),
    ] {
        let (status, refusal) = raw.api.post(&path, body.clone()).await;
        assert_eq!((status, &refusal["code"]), (400, &json!(50035)), "{body}");
        assert_eq!(refusal["errors"][field]["_errors"][0]["code"], code, "{refusal}");
    }
    let (status, refusal) = raw.api.get("/applications/5/emojis").await;
    assert_eq!((status, &refusal["code"]), (403, &json!(50001)));
    let (status, _) = raw.api.send(Method::PUT, &path, json!({})).await;
    assert_eq!(status, 405);
    for number in 1..2000 {
        make(&raw.api, &path, &format!("emoji_{number}")).await;
    }
    let (status, refusal) = raw.api.post(&path, json!({"name": "one_more", "image": good})).await;
    assert_eq!((status, &refusal["code"]), (400, &json!(30008)));
}

#[tokio::test]
async fn buttons_and_options_take_those_that_are_there() {
    let raw = Raw::start().await;
    let path = path(&raw);
    let nile = make(&raw.api, &path, "nile").await;
    let row = |emoji: &Value| {
        let button = json!({"type": 2, "style": 1, "label": "x", "custom_id": "a", "emoji": emoji});
        let option = json!({"label": "x", "value": "x", "emoji": emoji});
        let select = json!({"type": 3, "custom_id": "b", "options": [option]});
        [button, select].map(|one| json!({"type": 1, "components": [one]}))
    };
    let messages = format!("{}/messages", raw.channel("ra"));
    let known = json!({"id": nile["id"], "name": "nile"});
    let sent = raw.post("ra", json!({"components": row(&known)})).await;
    assert_eq!(sent["components"][0]["components"][0]["emoji"], known);
    assert_eq!(sent["components"][1]["components"][0]["options"][0]["emoji"], known);
    raw.post("ra", json!({"components": row(&json!({"name": "\u{1f308}"}))})).await;
    raw.api.delete(&format!("{path}/{}", id(&nile["id"]))).await;
    for (emoji, field) in
        [(known, "id"), (json!({"id": "x"}), "id"), (json!({"name": "nile"}), "name"), (json!({}), "name")]
    {
        let (status, refusal) = raw.api.post(&messages, json!({"components": row(&emoji)})).await;
        assert_eq!((status, &refusal["code"]), (400, &json!(50035)), "{emoji}");
        let rows = &refusal["errors"]["components"];
        for one in [&rows["0"]["components"]["0"], &rows["1"]["components"]["0"]["options"]["0"]] {
            assert_eq!(
                one["emoji"][field]["_errors"][0]["code"], "BUTTON_COMPONENT_INVALID_EMOJI",
                "{refusal}"
            );
        }
    }
}
