//! Roles: as the bot reads them, and as people name them.

use local_discord::{BotResponse, Limits, LocalDiscord, Options, Order, Permissions};
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::{Raw, id};
use test_tools::sample_guild;

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

/// What a role is, as the bot reads it.
async fn role(raw: &Raw, name: &str) -> Value {
    let (_, roles) = raw.api.get(&format!("/guilds/{}/roles", raw.discord.guild())).await;
    roles.as_array().unwrap().iter().find(|role| role["name"] == name).unwrap().clone()
}

/// The roles that somebody has.
async fn roles_of(raw: &Raw, who: &str) -> Value {
    let path = format!("/guilds/{}/members/{}", raw.discord.guild(), raw.person(who).id());
    raw.api.get(&path).await.1["roles"].clone()
}

fn set(name: &str, people: &[&str]) -> Order {
    let people = people.iter().map(ToString::to_string).collect();
    Order::SetRole { name: name.into(), people, mentionable: false }
}

/// A bot with *Manage Roles* gives and takes the roles below its highest one.
#[tokio::test]
async fn the_bot_gives_and_takes_roles_below_its_own() {
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let options = Options { limits, bot_permissions: Permissions::MANAGE_ROLES, ..sample_guild() };
    let raw = Raw::with(LocalDiscord::start(options).await.unwrap()).await;
    raw.discord.order(set("Pharaoh", &[])).unwrap();
    raw.discord.order(set("Vizier", &["Amun"])).unwrap();
    let (pharaoh, vizier) = (role(&raw, "Pharaoh").await, role(&raw, "Vizier").await);
    let own = role(&raw, "ra-bot").await;
    let path = |who: &str, role: &Value| {
        let (guild, user) = (raw.discord.guild(), raw.person(who).id());
        format!("/guilds/{guild}/members/{user}/roles/{}", role["id"].as_str().unwrap())
    };
    let give = async |who: &str, role: &Value| {
        let (status, refusal) = raw.api.send(Method::PUT, &path(who, role), Value::Null).await;
        (status, refusal["code"].clone())
    };
    for _ in 0..2 {
        assert_eq!(give("Isis", &pharaoh).await, (204, Value::Null));
        assert_eq!(roles_of(&raw, "Isis").await, json!([pharaoh["id"]]));
    }
    assert_eq!(give("Amun", &pharaoh).await.0, 204);
    for _ in 0..2 {
        assert_eq!(raw.api.delete(&path("Amun", &pharaoh)).await.0, 204);
        assert_eq!(roles_of(&raw, "Amun").await, json!([vizier["id"]]));
    }
    // Its own came with it, and one above that is out of its reach.
    assert_eq!(give("Isis", &own).await, (403, json!(50013)));
    let above = |role: &str, above: &str| Order::MoveRole { role: role.into(), above: above.into() };
    raw.discord.order(above("Vizier", "ra-bot")).unwrap();
    assert_eq!(give("Isis", &vizier).await, (403, json!(50013)));
    assert_eq!(give("Isis", &pharaoh).await.0, 204);
    raw.discord.order(above("ra-bot", "vizier")).unwrap();
    assert_eq!(give("Isis", &vizier).await.0, 204);
    for (role, other) in [("@everyone", "Vizier"), ("Vizier", "Vizier"), ("Vizier", "Nomarch")] {
        raw.discord.order(above(role, other)).unwrap_err();
    }
    let unset = Order::SetRolePermissions { role: "ra-bot".into(), permissions: Vec::new() };
    raw.discord.order(unset).unwrap();
    assert_eq!(give("Isis", &pharaoh).await, (403, json!(50013)));
    raw.discord.order(Order::RemovePerson { person: "Isis".into() }).unwrap();
    assert_eq!(give("Isis", &pharaoh).await, (404, json!(10007)));
    raw.discord.order(Order::DeleteRole { name: "Pharaoh".into() }).unwrap();
    let everyone = role(&raw, "@everyone").await;
    for gone in [&pharaoh, &everyone] {
        assert_eq!(give("Amun", gone).await, (404, json!(10011)));
    }
}

/// New roles stand just above everyone's, of two in one position the older one higher.
#[tokio::test]
async fn roles_have_an_order() {
    let mut raw = Raw::start().await;
    for name in ["Pharaoh", "Vizier"] {
        raw.discord.order(set(name, &[])).unwrap();
        assert_eq!(raw.gateway.event("GUILD_ROLE_CREATE").await["role"]["position"], json!(1));
    }
    raw.discord.order(Order::MoveRole { role: "Vizier".into(), above: "Pharaoh".into() }).unwrap();
    let moved = [raw.gateway.event("GUILD_ROLE_UPDATE").await, raw.gateway.event("GUILD_ROLE_UPDATE").await];
    let shown = moved.map(|told| (told["role"]["name"].clone(), told["role"]["position"].clone()));
    assert_eq!(shown, [(json!("Vizier"), json!(2)), (json!("ra-bot"), json!(3))]);
    let permissions = vec!["MANAGE_MESSAGES".to_owned()];
    raw.discord.order(Order::SetRolePermissions { role: "Vizier".into(), permissions }).unwrap();
    assert_eq!(raw.gateway.event("GUILD_ROLE_UPDATE").await["role"]["permissions"], json!("8192"));
}
