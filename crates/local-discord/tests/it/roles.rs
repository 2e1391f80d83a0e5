//! Roles: as the bot reads them, and as people name them.

use local_discord::{BotResponse, Order};
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::{Raw, id};

/// A raw bot in a guild with the role Old Scribes, which Amun has. The role's id.
async fn with_scribes() -> (Raw, String) {
    let raw = Raw::start().await;
    let (name, people) = ("Old Scribes".to_owned(), vec!["Amun".to_owned()]);
    raw.discord.order(Order::SetRole { name, people, mentionable: true }).unwrap();
    let (_, roles) = raw.api.get(&format!("/guilds/{}/roles", raw.discord.guild())).await;
    let scribes = roles.as_array().unwrap().iter().find(|role| role["name"] == "Old Scribes").unwrap();
    let id = scribes["id"].as_str().unwrap().to_owned();
    (raw, id)
}

#[tokio::test]
async fn one_role_is_read() {
    let (raw, scribes) = with_scribes().await;
    let roles = format!("/guilds/{}/roles", raw.discord.guild());
    let (_, all) = raw.api.get(&roles).await;
    assert_eq!(all.as_array().unwrap().len(), 3);
    for role in all.as_array().unwrap() {
        assert_eq!(
            raw.api.get(&format!("{roles}/{}", role["id"].as_str().unwrap())).await,
            (200, role.clone())
        );
    }
    raw.discord.order(Order::DeleteRole { name: "Old Scribes".into() }).unwrap();
    let (status, refusal) = raw.api.get(&format!("{roles}/{scribes}")).await;
    assert_eq!((status, &refusal["code"]), (404, &json!(10011)));
}

#[tokio::test]
async fn roles_are_typed_for_options() {
    let (mut raw, scribes) = with_scribes().await;
    let command = json!([{"name": "honour", "description": "d", "options": [
        {"type": 8, "name": "role", "description": "d"}, {"type": 9, "name": "any", "description": "d"}]}]);
    let path = format!("/applications/{}/commands", raw.discord.application());
    assert_eq!(raw.api.send(Method::PUT, &path, command).await.0, 200);
    let [by_id, amun] = [format!("<@&{scribes}>"), raw.person("Amun").id().to_string()];
    let guild = raw.discord.guild().to_string();
    for (line, resolved, value) in [
        ("role:\"@old scribes\"".to_owned(), "roles", &scribes),
        (format!("role:{by_id}"), "roles", &scribes),
        ("role:@everyone".to_owned(), "roles", &guild),
        ("any:\"Old Scribes\"".to_owned(), "roles", &scribes),
        (format!("any:{by_id}"), "roles", &scribes),
        ("any:@Amun".to_owned(), "users", &amun),
    ] {
        let nefer = raw.person("Nefer");
        let asked = raw.asked(async move { nefer.run("ra", &format!("/honour {line}")).await }).await;
        let data = &asked.event["data"];
        assert_eq!(data["options"][0]["value"], **value, "{data}");
        assert_eq!(data["resolved"][resolved][value]["id"], **value, "{data}");
    }
    let nefer = raw.person("Nefer");
    for (line, told) in [("/honour Amun", "Could not find this role."), ("/honour any:x", "user or role")] {
        assert!(nefer.run("ra", line).await.unwrap_err().0.contains(told), "{line}");
    }
}

/// What a form's menu shows chosen is chosen, also where it offers roles.
#[tokio::test]
async fn roles_are_chosen_in_forms() {
    let (mut raw, scribes) = with_scribes().await;
    let asked = raw.go().await;
    let defaults = json!([{"id": scribes, "type": "role"}]);
    let menu = |kind: u8, name: &str, defaults: Value| {
        let menu = json!({"type": kind, "custom_id": name, "default_values": defaults});
        json!({"type": 18, "label": "x", "component": menu})
    };
    let menus = json!([menu(6, "role", defaults), menu(7, "any", Value::Null)]);
    let form = json!({"type": 9, "data": {"custom_id": "form", "title": "Form", "components": menus}});
    assert_eq!(raw.answer(&asked, form).await.0, 200);
    let Ok(BotResponse::Modal { id: form, .. }) = asked.person.await.unwrap() else { panic!() };
    let nefer = raw.person("Nefer");
    let chosen = [("any", vec!["old scribes"])];
    let asked = raw.asked(async move { nefer.submit_with(form, &[], &chosen).await }).await;
    for label in asked.event["data"]["components"].as_array().unwrap() {
        assert_eq!(label["component"]["values"], json!([scribes]));
    }
    assert_eq!(id(&asked.event["data"]["resolved"]["roles"][&scribes]["id"]).to_string(), scribes);
}
