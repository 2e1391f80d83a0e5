//! What channels allow and deny to roles and members: by orders, and by the bot.

use local_discord::{Limits, LocalDiscord, Options, Order, Permissions};
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::Raw;
use test_tools::sample_guild;

const SEND_MESSAGES: u64 = 1 << 11;
const EMBED_LINKS: u64 = 1 << 14;
const MANAGE_ROLES: u64 = 1 << 28;

/// A raw bot with more permissions, in a guild whose role Scribes Amun has. The role's id.
async fn with_scribes(bot_permissions: u64) -> (Raw, String) {
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let bot_permissions = Permissions(bot_permissions);
    let options = Options { limits, bot_permissions, ..sample_guild() };
    let raw = Raw::with(LocalDiscord::start(options).await.unwrap()).await;
    let (name, people) = ("Scribes".to_owned(), vec!["Amun".to_owned()]);
    raw.discord.order(Order::SetRole { name, people, mentionable: false }).unwrap();
    let (_, roles) = raw.api.get(&format!("/guilds/{}/roles", raw.discord.guild())).await;
    let scribes = roles.as_array().unwrap().iter().find(|role| role["name"] == "Scribes").unwrap();
    let id = scribes["id"].as_str().unwrap().to_owned();
    (raw, id)
}

/// Gives an order over HTTP.
async fn order(raw: &Raw, order: Value) -> u16 {
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let request = client.post(format!("{}/orders", raw.discord.address())).json(&order);
    request.send().await.unwrap().status().as_u16()
}

fn send_to(what: &str, role: &str) -> Value {
    json!({"do": what, "channel": "ra", "permissions": ["SEND_MESSAGES"], "role": role})
}

#[tokio::test]
async fn roles_are_allowed_and_denied() {
    let (mut raw, scribes) = with_scribes(0).await;
    let guild = raw.discord.guild().to_string();
    let says = |raw: &Raw| ["Isis", "Amun"].map(|name| raw.person(name).say("ra", "Hello").is_ok());
    let send = SEND_MESSAGES.to_string();
    let overwrite =
        |id: &str, allow: &str, deny: &str| json!({"id": id, "type": 0, "allow": allow, "deny": deny});
    let denied = overwrite(&guild, "0", &send);
    let allowed = overwrite(&scribes, &send, "0");
    for (what, role, said, shown) in [
        ("deny_role", "everyone", [false, false], json!([denied])),
        ("allow_role", "scribes", [false, true], json!([denied, allowed])),
        ("allow_role", "@everyone", [true, true], json!([allowed, overwrite(&guild, &send, "0")])),
        (
            "deny_role",
            "@Scribes",
            [true, false],
            json!([overwrite(&guild, &send, "0"), overwrite(&scribes, "0", &send)]),
        ),
    ] {
        assert_eq!(order(&raw, send_to(what, role)).await, 204);
        assert_eq!(says(&raw), said, "{what} {role}");
        assert_eq!(raw.api.get(&raw.channel("ra")).await.1["permission_overwrites"], shown);
        assert_eq!(raw.gateway.event("CHANNEL_UPDATE").await["permission_overwrites"], shown);
    }
    // The interaction tells it, too.
    let amun = raw.person("Amun");
    let asked = raw.asked(async move { amun.run("ra", "/go").await }).await;
    let may: u64 = asked.event["member"]["permissions"].as_str().unwrap().parse().unwrap();
    assert_eq!(may & SEND_MESSAGES, 0);
    assert_eq!(order(&raw, send_to("deny_role", "Nobody")).await, 400);
    raw.discord.order(Order::DeleteRole { name: "Scribes".into() }).unwrap();
    let (_, ra) = raw.api.get(&raw.channel("ra")).await;
    assert_eq!(ra["permission_overwrites"], json!([overwrite(&guild, &send, "0")]));
    assert_eq!(says(&raw), [true, true]);
}

#[tokio::test]
async fn the_bot_sets_and_deletes_them() {
    let (mut raw, scribes) = with_scribes(MANAGE_ROLES).await;
    let (ra, seti) = (raw.channel("ra"), raw.person("Seti").id().to_string());
    let set = async |whose: &str, body: Value| {
        raw.api.send(Method::PUT, &format!("{ra}/permissions/{whose}"), body).await
    };
    let send = SEND_MESSAGES.to_string();
    assert_eq!(set(&scribes, json!({"type": 0, "deny": send})).await, (204, Value::Null));
    assert_eq!(set(&seti, json!({"type": 1, "allow": EMBED_LINKS, "deny": "0"})).await.0, 204);
    assert!(raw.person("Amun").say("ra", "Hello").is_err());
    // The later one replaces the earlier.
    assert_eq!(set(&scribes, json!({"type": 0, "allow": send})).await.0, 204);
    raw.person("Amun").say("ra", "Hello").unwrap();
    let shown = json!([{"id": seti, "type": 1, "allow": EMBED_LINKS.to_string(), "deny": "0"},
        {"id": scribes, "type": 0, "allow": send, "deny": "0"}]);
    assert_eq!(raw.api.get(&ra).await.1["permission_overwrites"], shown);
    for expected in [(204, Value::Null), (404, json!(10009))] {
        let (status, answer) = raw.api.delete(&format!("{ra}/permissions/{scribes}")).await;
        assert_eq!((status, answer["code"].clone()), expected);
    }
    let counts = [1, 2, 2, 1];
    for count in counts {
        let told = raw.gateway.event("CHANNEL_UPDATE").await;
        assert_eq!(told["permission_overwrites"].as_array().unwrap().len(), count);
    }
}

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let (raw, scribes) = with_scribes(MANAGE_ROLES).await;
    let ra = format!("{}/permissions", raw.channel("ra"));
    let thread = json!({"name": "Game", "type": 11});
    assert_eq!(raw.api.post(&format!("{}/threads", raw.channel("ra")), thread).await.0, 201);
    let in_thread = format!("{}/permissions", raw.channel("Game"));
    let ban = json!({"type": 0, "allow": "4"});
    for (path, whose, body, code) in [
        (&ra, &*scribes, ban.clone(), 50013),
        (&ra, &scribes, json!({"allow": "0"}), 50035),
        (&ra, &scribes, json!({"type": 0, "allow": "many"}), 50035),
        (&ra, "5", json!({"type": 0}), 10011),
        (&ra, &scribes, json!({"type": 1}), 10013),
        (&in_thread, &scribes, json!({"type": 0}), 50024),
    ] {
        let (_, refusal) = raw.api.send(Method::PUT, &format!("{path}/{whose}"), body.clone()).await;
        assert_eq!(refusal["code"], code, "{body}: {refusal}");
    }
    // Who is allowed it in the channel itself may set whatever they like.
    let permissions = vec!["MANAGE_ROLES".to_owned()];
    raw.discord.order(Order::Allow { channel: "ra".into(), permissions, person: None }).unwrap();
    assert_eq!(raw.api.send(Method::PUT, &format!("{ra}/{scribes}"), ban.clone()).await.0, 204);
    let (raw, scribes) = with_scribes(0).await;
    let path = format!("{}/permissions/{scribes}", raw.channel("ra"));
    assert_eq!(raw.api.send(Method::PUT, &path, ban).await.1["code"], 50013);
    assert_eq!(raw.api.delete(&path).await.1["code"], 50013);
}
