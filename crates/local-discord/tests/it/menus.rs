//! Menus of people, roles and channels, in messages and in forms.

use local_discord::{BotResponse, ChannelKind, Order};
use serde_json::{Value, json};
use test_tools::raw_bot::{Asked, Raw, id};

/// A message with a menu of a type in #ra.
async fn with_menu(raw: &Raw, menu: Value) -> Value {
    raw.post("ra", json!({"content": "x", "components": [{"type": 1, "components": [menu]}]})).await
}

/// Lets Nefer choose.
async fn choose(raw: &mut Raw, message: &Value, name: &'static str) -> Asked {
    let (person, message) = (raw.person("Nefer"), id(&message["id"]));
    raw.asked(async move { person.choose("ra", message, "menu", &[name]).await }).await
}

#[tokio::test]
async fn what_is_chosen_comes_with_what_it_names() {
    let mut raw = Raw::start().await;
    let people = vec!["Amun".to_owned()];
    raw.discord.order(Order::SetRole { name: "Scribes".into(), people, mentionable: true }).unwrap();
    for (kind, chosen, resolved) in [
        (5, "Amun", &["members", "users"][..]),
        (6, "Scribes", &["roles"]),
        (7, "Scribes", &["roles"]),
        (7, "Amun", &["members", "users"]),
        (8, "general", &["channels"]),
    ] {
        let message = with_menu(&raw, json!({"type": kind, "custom_id": "menu"})).await;
        let asked = choose(&mut raw, &message, chosen).await;
        let data = &asked.event["data"];
        assert_eq!(data["component_type"], kind);
        let named: Vec<&String> = data["resolved"].as_object().unwrap().keys().collect();
        assert_eq!(named, resolved, "{data}");
        for kind in resolved {
            let value = data["values"][0].as_str().unwrap();
            assert!(data["resolved"][kind][value].is_object(), "{data}");
        }
    }
}

#[tokio::test]
async fn a_member_comes_with_what_they_may_do() {
    let mut raw = Raw::start().await;
    let message = with_menu(&raw, json!({"type": 5, "custom_id": "menu"})).await;
    for may in [true, false] {
        let asked = choose(&mut raw, &message, "Amun").await;
        let member = &asked.event["data"]["resolved"]["members"][raw.person("Amun").id().to_string()];
        let permissions: u64 = member["permissions"].as_str().unwrap().parse().unwrap();
        assert_eq!(permissions & 1 << 11 != 0, may);
        assert_eq!((member.get("deaf"), member.get("user")), (None, None));
        let permissions = vec!["SEND_MESSAGES".to_owned()];
        let person = Some("Amun".to_owned());
        raw.discord.order(Order::Deny { channel: "ra".into(), permissions, person }).unwrap();
    }
}

#[tokio::test]
async fn only_channels_of_the_right_kind_can_be_chosen() {
    let mut raw = Raw::start().await;
    raw.discord.order(Order::CreateChannel { name: "lounge".into(), kind: ChannelKind::Voice }).unwrap();
    let menu = json!({"type": 8, "custom_id": "menu", "channel_types": [2]});
    let message = with_menu(&raw, menu).await;
    assert!(raw.person("Nefer").choose("ra", id(&message["id"]), "menu", &["general"]).await.is_err());
    let asked = choose(&mut raw, &message, "lounge").await;
    assert_eq!(asked.event["data"]["values"], json!([raw.discord.channel("lounge").unwrap()]));
}

#[tokio::test]
async fn forms_have_menus_too() {
    let mut raw = Raw::start().await;
    let label = |input: Value| json!({"type": 18, "label": "x", "component": input});
    let sizes = json!([{"label": "small", "value": "s"}, {"label": "large", "value": "l"}]);
    let form = |components: Value| json!({"type": 9, "data": {"custom_id": "form", "title": "Form", "components": components}});
    let asked = raw.go().await;
    // Nothing that would be refused in a message is taken in a form.
    let wrong = form(json!([label(json!({"type": 3, "custom_id": "size", "options": []}))]));
    assert_eq!(raw.answer(&asked, wrong).await.1["code"], 50035);
    let twice = label(json!({"type": 5, "custom_id": "who"}));
    assert_eq!(raw.answer(&asked, form(json!([twice, twice]))).await.1["code"], 50035);
    let components = json!([
        {"type": 10, "content": "Say who"},
        label(json!({"type": 4, "custom_id": "line", "style": 1})),
        label(json!({"type": 3, "custom_id": "size", "options": sizes})),
        label(json!({"type": 5, "custom_id": "who", "required": false})),
    ]);
    assert_eq!(raw.answer(&asked, form(components)).await.0, 200);
    let Ok(BotResponse::Modal { id, .. }) = asked.person.await.unwrap() else { panic!() };
    let nefer = raw.person("Nefer");
    let texts = [("line", "a line")];
    for (chosen, why) in [
        (vec![], "Choose 1 to 1 options."),
        (vec![("size", vec!["huge"])], "\"huge\" cannot be chosen here."),
        (vec![("colour", vec!["red"])], "There is no input \"colour\" in this modal."),
    ] {
        assert_eq!(nefer.submit_with(id, &texts, &chosen).await.unwrap_err().0, why);
    }
    let submitted = raw
        .asked(async move {
            nefer.submit_with(id, &texts, &[("size", vec!["large"]), ("who", vec!["Amun"])]).await
        })
        .await;
    let data = &submitted.event["data"];
    let amun = raw.person("Amun").id().to_string();
    let filled: Vec<&Value> =
        data["components"].as_array().unwrap().iter().map(|label| &label["component"]).collect();
    assert_eq!(filled[0]["value"], "a line");
    assert_eq!((&filled[1]["values"], &filled[2]["values"]), (&json!(["l"]), &json!([amun])));
    assert_eq!(data["resolved"]["users"][&amun]["username"], "amun");
}

#[tokio::test]
async fn separators_are_small_or_large() {
    let raw = Raw::start().await;
    let path = format!("{}/messages", raw.channel("ra"));
    let v2 =
        |separator: Value| json!({"flags": 1 << 15, "components": [{"type": 10, "content": "x"}, separator]});
    let (_, sent) = raw.api.post(&path, v2(json!({"type": 14}))).await;
    let shown = &sent["components"][1];
    assert_eq!((&shown["spacing"], &shown["divider"]), (&json!(1), &json!(true)));
    for (key, wrong) in [("spacing", json!(3)), ("divider", json!("no"))] {
        let (status, refusal) = raw.api.post(&path, v2(json!({"type": 14, key: wrong}))).await;
        assert!(status == 400 && refusal["errors"]["components"]["1"][key].is_object(), "{refusal}");
    }
}
