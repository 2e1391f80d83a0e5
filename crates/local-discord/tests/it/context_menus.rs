//! Commands in the menus of people and of messages.

use local_discord::{BotResponse, Order, Refused};
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::{Raw, id};

/// A raw bot with a user command, also in German, a message command, and one user command for the guild's chiefs.
async fn with_menus() -> Raw {
    let raw = Raw::start().await;
    let commands = json!([
        {"type": 1, "name": "go", "description": "Go"},
        {"type": 2, "name": "Luck so far", "name_localizations": {"de": "Bisheriges Glück"}},
        {"type": 3, "name": "Luck so far"},
        {"type": 2, "name": "Here", "contexts": [0]}]);
    let path = format!("/applications/{}", raw.discord.application());
    let (status, set) = raw.api.send(Method::PUT, &format!("{path}/commands"), commands).await;
    assert_eq!(status, 200, "{set}");
    let chief = json!({"type": 2, "name": "Exile", "default_member_permissions": "8"});
    let (status, made) =
        raw.api.post(&format!("{path}/guilds/{}/commands", raw.discord.guild()), chief).await;
    assert_eq!(status, 201, "{made}");
    raw
}

/// The id of a command of the bot.
fn command(raw: &Raw, kind: u8, name: &str) -> Value {
    let commands = raw.discord.commands().into_iter();
    let mut found = commands.filter(|command| command["type"] == kind && command["name"] == name);
    found.next().unwrap()["id"].clone()
}

fn refusal(answer: Result<BotResponse, Refused>) -> String {
    answer.unwrap_err().0
}

#[tokio::test]
async fn a_user_command_is_used_on_somebody() {
    let mut raw = with_menus().await;
    raw.discord.order(Order::Rename { person: "Isis".into(), nick: Some("I.".into()) }).unwrap();
    let isis = raw.person("Isis").id();
    let nefer = raw.person("Nefer");
    let asked = raw.asked(async move { nefer.use_on_user("ra", "Luck so far", "@isis").await }).await;
    let data = &asked.event["data"];
    assert_eq!((&asked.event["type"], &data["type"]), (&json!(2), &json!(2)));
    assert_eq!((&data["name"], &data["id"]), (&json!("Luck so far"), &command(&raw, 2, "Luck so far")));
    assert_eq!((&data["target_id"], data.get("options"), data.get("guild_id")), (&json!(isis), None, None));
    let key = isis.to_string();
    assert_eq!(data["resolved"]["users"][&key]["username"], "isis");
    let member = &data["resolved"]["members"][&key];
    assert_eq!((&member["nick"], member.get("user"), member.get("deaf")), (&json!("I."), None, None));
    assert!(member["permissions"].is_string(), "{member}");

    // The answer says what was used on whom.
    let (status, answer) = raw.answer(&asked, json!({"type": 4, "data": {"content": "Good"}})).await;
    let message = &answer["resource"]["message"];
    assert_eq!((status, &message["type"]), (200, &json!(23)));
    assert_eq!(message["interaction"]["name"], "Luck so far");
    assert_eq!(message["interaction_metadata"]["target_user"]["id"], json!(isis));
    let (_, more) = raw.followup(&asked, json!({"content": "More"})).await;
    assert_eq!((&more["type"], more.get("interaction")), (&json!(19), None));
    assert_eq!(asked.person.await.unwrap().unwrap().message().unwrap()["content"], "Good");

    // One that only the guild has names it.
    let nefer = raw.person("Nefer");
    let event = raw.asked(async move { nefer.use_on_user("ra", "Exile", "Isis").await }).await.event;
    assert_eq!(event["data"]["guild_id"], json!(raw.discord.guild()));
}

#[tokio::test]
async fn a_message_command_is_used_on_a_message() {
    let mut raw = with_menus().await;
    let said = raw.person("Amun").say("ra", "Alas").unwrap();
    let nefer = raw.person("Nefer");
    let asked = raw.asked(async move { nefer.use_on_message("ra", "Luck so far", said).await }).await;
    let data = &asked.event["data"];
    assert_eq!((&data["type"], &data["target_id"]), (&json!(3), &json!(said)));
    assert_eq!(data["id"], command(&raw, 3, "Luck so far"));
    // Also to a bot that may not read what people write.
    assert_eq!(data["resolved"]["messages"][said.to_string()]["content"], "Alas");
    let modal = json!({"custom_id": "m", "title": "Why", "components": [{"type": 1, "components": [
        {"type": 4, "custom_id": "line", "style": 1, "label": "Line"}]}]});
    assert_eq!(raw.answer(&asked, json!({"type": 9, "data": modal})).await.0, 200);
    let Ok(BotResponse::Modal { id: form, .. }) = asked.person.await.unwrap() else { panic!("no modal") };
    let nefer = raw.person("Nefer");
    let asked = raw.asked(async move { nefer.submit(form, &[("line", "x")]).await }).await;
    let secret = json!({"type": 4, "data": {"content": "Only you", "flags": 64}});
    let (_, answer) = raw.answer(&asked, secret).await;
    let metadata = &answer["resource"]["message"]["interaction_metadata"];
    assert_eq!(metadata["triggering_interaction_metadata"]["target_message_id"], json!(said));

    // What is only for one person has no such menu.
    let private = id(&answer["resource"]["message"]["id"]);
    let refused = raw.person("Nefer").use_on_message("ra", "Luck so far", private).await;
    assert_eq!(refusal(refused), "This message is not there.");
}

#[tokio::test]
async fn menus_offer_what_can_be_used() {
    let mut raw = with_menus().await;
    let offered = |person: &str, channel: &str| -> Vec<String> {
        let all = raw.person(person).commands(channel).unwrap().into_iter();
        all.map(|command| format!("{} {}", command["type"], command["name"].as_str().unwrap())).collect()
    };
    let usual = ["1 go", "2 Luck so far", "3 Luck so far", "2 Here"];
    assert_eq!(offered("Amun", "ra"), usual);
    assert_eq!(offered("Nefer", "ra"), [&usual[..], &["2 Exile"]].concat());
    assert_eq!(offered("Amun", "dm"), usual[..3]);
    raw.discord.order(Order::Speak { person: "Amun".into(), locale: "de".into() }).unwrap();
    let shown = &raw.person("Amun").commands("ra").unwrap()[1];
    assert_eq!(shown["name_localized"], "Bisheriges Glück");

    let amun = raw.person("Amun");
    let none = |name: &str| format!("There is no command {name} in this menu.");
    // They are used by name, as slash commands are.
    for (channel, name) in [("ra", "Bisheriges Glück"), ("ra", "go"), ("ra", "Exile"), ("dm", "Here")] {
        assert_eq!(refusal(amun.use_on_user(channel, name, "Isis").await), none(name));
    }
    let refused = amun.use_on_message("ra", "Here", id(&json!("5"))).await;
    assert_eq!(refusal(refused), none("Here"));
    let refused = amun.use_on_user("ra", "Luck so far", "Ramses").await;
    assert_eq!(refusal(refused), "There is nobody called Ramses.");
    assert_eq!(refusal(amun.run("ra", "/Here").await), "There is no command /Here.");
    let permissions = vec!["USE_APPLICATION_COMMANDS".to_owned()];
    let order = Order::Deny { channel: "general".into(), permissions, person: Some("Amun".into()) };
    raw.discord.order(order).unwrap();
    assert!(amun.use_on_user("general", "Luck so far", "Isis").await.is_err());

    // In direct messages nobody is a member, and there is nobody but the two.
    let bot = raw.discord.application().to_string();
    let target = bot.clone();
    let event = raw.asked(async move { amun.use_on_user("dm", "Luck so far", &target).await }).await.event;
    let resolved = &event["data"]["resolved"];
    assert_eq!((&resolved["users"][&bot]["id"], resolved.get("members")), (&json!(bot), None));
}

#[tokio::test]
async fn menus_are_used_over_http() {
    let mut raw = with_menus().await;
    let said = raw.person("Amun").say("ra", "Alas").unwrap();
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let url = format!("{}/people/Nefer/use", raw.discord.address());
    let isis = raw.person("Isis").id();
    for (target, value, kind, found) in [
        ("user", json!("Isis"), 2, json!(isis)),
        ("user", json!(isis), 2, json!(isis)),
        ("message", json!(said), 3, json!(said)),
    ] {
        let body = json!({"channel": "ra", "command": "Luck so far", target: value});
        let using = tokio::spawn(client.post(&url).json(&body).send());
        let event = raw.gateway.event("INTERACTION_CREATE").await;
        assert_eq!((&event["data"]["type"], &event["data"]["target_id"]), (&json!(kind), &found));
        let [interaction, token] = ["id", "token"].map(|key| event[key].as_str().unwrap());
        let path = format!("/interactions/{interaction}/{token}/callback");
        assert_eq!(raw.api.post(&path, json!({"type": 4, "data": {"content": "Good"}})).await.0, 204);
        let answer: Value = using.await.unwrap().unwrap().json().await.unwrap();
        assert_eq!((&answer["answer"], &answer["message"]["content"]), (&json!("message"), &json!("Good")));
    }
    let nowhere = json!({"channel": "ra", "command": "Luck so far"});
    assert_eq!(client.post(&url).json(&nowhere).send().await.unwrap().status(), 422);
}
