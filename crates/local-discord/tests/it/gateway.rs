//! The gateway: identifying, resuming, intents and close codes.

use std::num::NonZeroU16;
use std::time::Duration;

use local_discord::{GatewayFault, Limits, LocalDiscord, Options, Order};
use serde_json::{Value, json};
use test_tools::raw_bot::{Api, Gateway, Got, INTENTS, Raw, discord};
use test_tools::sample_guild;

/// What a shard, `[number, count]`, says of itself.
fn identify(discord: &LocalDiscord, shard: [u64; 2]) -> Value {
    json!({"op": 2, "d": {"token": discord.token(), "intents": INTENTS, "properties": {}, "shard": shard}})
}

#[tokio::test]
async fn close_codes_tell_what_was_wrong() {
    let discord = discord().await;
    let identify = |token: &str, intents: Value| json!({"op": 2, "d": {"token": token, "intents": intents}});
    let token = discord.token();
    let resume = |seq: u64| json!({"op": 6, "d": {"token": token, "session_id": "none", "seq": seq}});
    for (frame, code) in [
        (identify("wrong", json!(1)), 4004),
        (identify(token, json!(1 << 15)), 4014),
        (identify(token, json!(1 << 1)), 4014),
        (identify(token, json!(1_u64 << 40)), 4013),
        (identify(token, Value::Null), 4013),
        (json!({"op": 2, "d": {"token": token, "intents": 1, "shard": [1, 1]}}), 4010),
        (json!({"op": 77}), 4001),
        (json!({"op": 3, "d": {}}), 4003),
        (json!({"op": 1, "d": "x".repeat(5000)}), 4002),
    ] {
        let mut gateway = Gateway::open(&discord).await;
        gateway.send(frame.clone()).await;
        assert!(matches!(gateway.next().await, Got::Closed(Some(closed)) if closed == code), "{frame}");
    }
    let mut gateway = Gateway::open(&discord).await;
    gateway.send(resume(0)).await;
    assert_eq!(gateway.frame().await, json!({"op": 9, "d": false, "s": null, "t": null}));
    gateway.send(identify(token, json!(1))).await;
    gateway.event("READY").await;
    gateway.send(identify(token, json!(1))).await;
    until_closed(&mut gateway, 4005).await;
}

/// Passes over events until the connection is closed with this code.
async fn until_closed(gateway: &mut Gateway, code: impl Into<Option<u16>>) {
    loop {
        match gateway.next().await {
            Got::Frame(_) => {}
            Got::Closed(closed) => return assert_eq!(closed, code.into()),
        }
    }
}

#[tokio::test]
async fn heartbeats_are_acknowledged_and_too_many_frames_are_not() {
    let discord = discord().await;
    let mut gateway = Gateway::identified(&discord, 0).await;
    gateway.send(json!({"op": 1, "d": 1})).await;
    assert_eq!(gateway.frame().await["op"], 11);
    for _ in 0..120 {
        gateway.send(json!({"op": 1, "d": 1})).await;
    }
    until_closed(&mut gateway, 4008).await;
}

#[tokio::test]
async fn what_was_missed_is_replayed() {
    for fault in [GatewayFault::DropSocket, GatewayFault::Close { code: 4000 }] {
        let mut raw = Raw::start().await;
        raw.discord.spoil_gateway(fault);
        while let Got::Frame(_) = raw.gateway.next().await {}
        let nefer = raw.person("Nefer");
        let waiting = tokio::spawn(async move { nefer.run("ra", "/go").await });
        raw.person("Amun").say("ra", "Meanwhile").unwrap();
        let (session, last) = (raw.gateway.session.clone(), raw.gateway.last);
        let mut back = Gateway::open(&raw.discord).await;
        let token = raw.discord.token();
        back.send(json!({"op": 6, "d": {"token": token, "session_id": session, "seq": last}})).await;
        let (mut names, mut event) = (Vec::new(), Value::Null);
        while event.is_null() || names.last() != Some(&"RESUMED".to_owned()) {
            let frame = back.frame().await;
            names.push(frame["t"].as_str().unwrap().to_owned());
            if frame["t"] == "INTERACTION_CREATE" {
                event = frame["d"].clone();
            }
        }
        assert_eq!(names.iter().filter(|name| *name == "MESSAGE_CREATE").count(), 1, "{names:?}");
        let path = format!(
            "/interactions/{}/{}/callback",
            event["id"].as_str().unwrap(),
            event["token"].as_str().unwrap()
        );
        assert_eq!(raw.api.post(&path, json!({"type": 4, "data": {"content": "Back"}})).await.0, 204);
        assert_eq!(waiting.await.unwrap().unwrap().message().unwrap()["content"], "Back");
    }
}

#[tokio::test]
async fn events_come_as_intents_allow() {
    let mut raw = Raw::start().await;
    let mut blind = Gateway::identified(&raw.discord, 0).await;
    raw.person("Amun").say("ra", "Secret").unwrap();
    let seen = raw.gateway.event("MESSAGE_CREATE").await;
    assert_eq!((&seen["content"], &seen["member"]["nick"]), (&json!(""), &Value::Null));
    raw.person("Amun").say("ra", &format!("Hi <@{}>", raw.discord.application())).unwrap();
    let seen = raw.gateway.event("MESSAGE_CREATE").await;
    assert!(seen["content"].as_str().unwrap().starts_with("Hi"));
    let asked = raw.go().await;
    raw.answer(&asked, json!({"type": 4, "data": {"content": "Own", "flags": 64}})).await;
    let own = raw.gateway.event("MESSAGE_CREATE").await;
    assert_eq!((&own["content"], own.get("member")), (&json!("Own"), None));
    assert_eq!(blind.names_until("INTERACTION_CREATE").await, ["INTERACTION_CREATE"]);
}

/// A guild's events come over one shard, and those of direct messages over the first; shards of different counts may
/// listen at once.
#[tokio::test]
async fn each_shard_hears_of_its_own() {
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let options = Options { limits, shards: NonZeroU16::new(2).unwrap(), ..sample_guild() };
    let discord = LocalDiscord::start(options).await.unwrap();
    assert_eq!(Api::of(&discord).get("/gateway/bot").await.1["shards"], 2);
    let mut shards = Vec::new();
    for shard in [[0, 1], [0, 2], [1, 2]] {
        let mut gateway = Gateway::open(&discord).await;
        gateway.send(identify(&discord, shard)).await;
        let ready = gateway.event("READY").await;
        assert_eq!(ready["shard"], json!(shard));
        shards.push((ready["guilds"].as_array().unwrap().len(), gateway));
    }
    assert_eq!(shards.iter().map(|(guilds, _)| *guilds).collect::<Vec<_>>(), [1, 0, 1]);
    let amun = discord.person("Amun").unwrap();
    amun.say("ra", "To the guild").unwrap();
    amun.say("dm", "To the bot").unwrap();
    let [(_, alone), (_, first), (_, second)] = &mut shards[..] else { unreachable!() };
    assert_eq!(alone.names_until("MESSAGE_CREATE").await, ["GUILD_CREATE", "MESSAGE_CREATE"]);
    assert_eq!(alone.event("MESSAGE_CREATE").await["content"], "To the bot");
    assert_eq!(first.names_until("MESSAGE_CREATE").await, ["MESSAGE_CREATE"]);
    assert_eq!(second.names_until("MESSAGE_CREATE").await, ["GUILD_CREATE", "MESSAGE_CREATE"]);
}

/// Whoever begins sessions too fast has to try again.
#[tokio::test]
async fn one_session_begins_in_five_seconds() {
    let discord = LocalDiscord::start(sample_guild()).await.unwrap();
    let invalid = json!({"op": 9, "d": false, "s": null, "t": null});
    let mut gateways = [Gateway::open(&discord).await, Gateway::open(&discord).await];
    for (number, gateway) in (0..).zip(&mut gateways) {
        gateway.send(identify(&discord, [number, 2])).await;
    }
    let [first, second] = &mut gateways;
    first.event("READY").await;
    assert_eq!(second.frame().await, invalid);
    discord.advance(Duration::from_secs(5));
    second.send(identify(&discord, [1, 2])).await;
    second.event("READY").await;
    let api = Api::of(&discord);
    let limit = async || api.get("/gateway/bot").await.1["session_start_limit"].clone();
    assert_eq!(limit().await["remaining"], 998);
    // As many as began within a day.
    discord.advance(Duration::from_hours(24));
    assert_eq!((&limit().await["remaining"], &limit().await["reset_after"]), (&json!(1000), &json!(0)));
}

#[tokio::test]
async fn a_shard_that_is_sent_away_comes_back_when_it_may() {
    let mut raw = Raw::start().await;
    let send = |away| raw.discord.spoil_gateway(GatewayFault::ShardAway { shard: 0, away });
    send(true);
    until_closed(&mut raw.gateway, None).await;
    let mut back = Gateway::open(&raw.discord).await;
    let token = raw.discord.token();
    let resume = json!({"op": 6, "d": {"token": token, "session_id": raw.gateway.session, "seq": 1}});
    for frame in [resume.clone(), identify(&raw.discord, [0, 1])] {
        back.send(frame).await;
        assert_eq!(back.frame().await["op"], 9);
    }
    send(false);
    back.send(resume).await;
    back.event("RESUMED").await;
}

#[tokio::test]
async fn roles_come_and_go() {
    let mut raw = Raw::start().await;
    let set = |name: &str, people: &[&str], mentionable| {
        let people = people.iter().map(ToString::to_string).collect();
        raw.discord.order(Order::SetRole { name: name.into(), people, mentionable })
    };
    set("Scribes", &["Seti"], false).unwrap();
    let role = raw.gateway.event("GUILD_ROLE_CREATE").await["role"].clone();
    assert_eq!((&role["name"], &role["mentionable"]), (&json!("Scribes"), &json!(false)));
    let call = json!({"content": format!("<@&{}>", role["id"].as_str().unwrap())});
    assert_eq!(raw.post("ra", call.clone()).await["mention_roles"], json!([]));
    set("Scribes", &["Amun"], true).unwrap();
    assert_eq!(raw.gateway.event("GUILD_ROLE_UPDATE").await["role"]["id"], role["id"]);
    assert_eq!(raw.post("ra", call.clone()).await["mention_roles"], json!([role["id"]]));
    let mentions = |who: &str| raw.person(who).unread("ra").unwrap().mentions;
    assert_eq!((mentions("Amun"), mentions("Seti")), (1, 0));
    for (name, people) in [("@everyone", &["Amun"][..]), ("ra-bot", &["Amun"]), ("Scribes", &["Nobody"])] {
        set(name, people, true).unwrap_err();
    }
    raw.discord.order(Order::DeleteRole { name: "Scribes".into() }).unwrap();
    assert_eq!(raw.gateway.event("GUILD_ROLE_DELETE").await["role_id"], role["id"]);
    assert_eq!(raw.post("ra", call).await["mention_roles"], json!([]));
    for name in ["Scribes", "@everyone", "ra-bot"] {
        raw.discord.order(Order::DeleteRole { name: name.into() }).unwrap_err();
    }
}

#[tokio::test]
async fn the_world_ends_and_begins_again() {
    let mut raw = Raw::start().await;
    let hidden = raw.post("general", json!({"content": "x"})).await;
    let order = |order| raw.discord.order(order).unwrap();
    order(Order::DeleteMessage { channel: "general".into(), message: hidden["id"].as_str().unwrap().into() });
    order(Order::DeleteChannel { channel: "tournament".into() });
    order(Order::RemovePerson { person: "Seti".into() });
    order(Order::RemoveBot);
    let names = raw.gateway.names_until("GUILD_DELETE").await;
    assert_eq!(names, ["GUILD_CREATE", "MESSAGE_CREATE", "MESSAGE_DELETE", "CHANNEL_DELETE", "GUILD_DELETE"]);
    let (status, refusal) =
        raw.api.post(&format!("{}/messages", raw.channel("ra")), json!({"content": "x"})).await;
    assert_eq!((status, &refusal["code"]), (403, &json!(50001)));
    assert!(raw.person("Nefer").run("ra", "/go").await.is_err());
    raw.discord.order(Order::AddBot).unwrap();
    assert_eq!(raw.gateway.event("GUILD_CREATE").await["channels"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn it_stops_in_good_order() {
    let raw = Raw::with(discord().await).await;
    let Raw { discord, mut gateway, .. } = raw;
    discord.stop().await.unwrap();
    until_closed(&mut gateway, 1001).await;
}
