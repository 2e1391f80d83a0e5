//! Who is in a thread and in the guild: by REST, and over the gateway.

use local_discord::{Limits, LocalDiscord, Options, Order, Permissions};
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::{Api, Gateway, INTENTS, Raw, discord};
use test_tools::sample_guild;

const MEMBERS: u64 = 1 << 1;

/// A local Discord that lets the bot read members.
async fn open() -> LocalDiscord {
    let limits = Limits { rate_limits: false, privileged_intents: MEMBERS, ..Limits::default() };
    LocalDiscord::start(Options { limits, ..sample_guild() }).await.unwrap()
}

fn names(members: &Value) -> Vec<&str> {
    members.as_array().unwrap().iter().map(|member| member["user"]["username"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn members_are_listed_and_found() {
    let closed = discord().await;
    let (api, guild) = (Api::of(&closed), format!("/guilds/{}/members", closed.guild()));
    assert_eq!(api.get(&guild).await.1["code"], 50001);
    let discord = open().await;
    let (api, guild) = (Api::of(&discord), format!("/guilds/{}/members", discord.guild()));
    let (_, first) = api.get(&guild).await;
    assert_eq!(names(&first), ["ra-bot"]);
    let after = first[0]["user"]["id"].as_str().unwrap();
    let (_, rest) = api.get(&format!("{guild}?limit=1000&after={after}")).await;
    assert_eq!(names(&rest), ["nefer", "amun", "isis", "khnum", "seti"]);
    assert_eq!(api.get(&format!("{guild}?limit=1001")).await.0, 400);
    // By the beginning of a name, in whatever case, and as an address writes it.
    for (query, found) in [("Is&limit=5", &["isis"][..]), ("%6eEF", &["nefer"]), ("sis", &[])] {
        assert_eq!(names(&api.get(&format!("{guild}/search?query={query}")).await.1), found, "{query}");
    }
    assert_eq!(api.get(&format!("{guild}/search")).await.0, 400);
}

/// It is granted that with its own role, also when it is invited again.
#[tokio::test]
async fn a_bot_may_do_more_than_everyone() {
    let bot_permissions = Permissions::PIN_MESSAGES | Permissions::MANAGE_MESSAGES;
    for (bot_permissions, expected) in [(Permissions::NONE, 403), (bot_permissions, 204)] {
        let limits = Limits { rate_limits: false, ..Limits::default() };
        let raw = Raw::with(
            LocalDiscord::start(Options { limits, bot_permissions, ..sample_guild() }).await.unwrap(),
        )
        .await;
        let ra = raw.channel("ra");
        for invited_again in [false, true] {
            if invited_again {
                raw.discord.order(Order::RemoveBot).unwrap();
                raw.discord.order(Order::AddBot).unwrap();
            }
            let nefer = raw.person("Nefer");
            let [first, second] = ["Hello", "Hello?"].map(|text| nefer.say("ra", text).unwrap().to_string());
            let pin = format!("{ra}/messages/pins/{first}");
            assert_eq!(raw.api.send(Method::PUT, &pin, Value::Null).await.0, expected);
            let many = json!({"messages": [first, second]});
            assert_eq!(raw.api.post(&format!("{ra}/messages/bulk-delete"), many).await.0, expected);
        }
    }
}

#[tokio::test]
async fn members_come_in_chunks() {
    let discord = open().await;
    let mut gateway = Gateway::identified(&discord, INTENTS | MEMBERS).await;
    let (guild, isis) = (discord.guild(), discord.person("Isis").unwrap().id());
    let mut ask = async |data: Value| {
        let mut asked = json!({"guild_id": guild, "limit": 0});
        asked.as_object_mut().unwrap().extend(data.as_object().unwrap().clone());
        gateway.send(json!({"op": 8, "d": asked})).await;
        gateway.event("GUILD_MEMBERS_CHUNK").await
    };
    let all = ask(json!({"query": "", "nonce": "all"})).await;
    assert_eq!((names(&all["members"]).len(), &all["nonce"]), (6, &json!("all")));
    assert_eq!((&all["chunk_index"], &all["chunk_count"]), (&json!(0), &json!(1)));
    assert_eq!(names(&ask(json!({"query": "ne"})).await["members"]), ["nefer"]);
    let some = ask(json!({"user_ids": [isis, "7"], "presences": true})).await;
    assert_eq!((names(&some["members"]), &some["not_found"]), (vec!["isis"], &json!(["7"])));
    assert_eq!(some["presences"], json!([]));
    assert_eq!(names(&ask(json!({"user_ids": isis})).await["members"]), ["isis"]);
    assert_eq!(ask(json!({"query": "nobody"})).await["members"], json!([]));
}

/// Whoever may not read members is told of those whom they know by name, and no more.
#[tokio::test]
async fn all_members_are_for_those_who_asked_for_members() {
    let mut raw = Raw::start().await;
    let guild = raw.discord.guild();
    for query in ["", "ne"] {
        raw.gateway.send(json!({"op": 8, "d": {"guild_id": guild, "query": query, "limit": 0}})).await;
    }
    assert_eq!(names(&raw.gateway.event("GUILD_MEMBERS_CHUNK").await["members"]), ["nefer"]);
}

#[tokio::test]
async fn members_of_threads_come_and_go() {
    let mut raw = Raw::with(open().await).await;
    raw.gateway = Gateway::identified(&raw.discord, INTENTS | MEMBERS).await;
    let (_, thread) =
        raw.api.post(&format!("{}/threads", raw.channel("ra")), json!({"name": "talk", "type": 11})).await;
    let path = format!("/channels/{}/thread-members", thread["id"].as_str().unwrap());
    let (bot, isis) = (raw.discord.application(), raw.person("Isis").id());
    assert_eq!(raw.api.send(Method::PUT, &format!("{path}/{isis}"), Value::Null).await.0, 204);
    let told = raw.gateway.event("THREAD_MEMBERS_UPDATE").await;
    assert_eq!((&told["added_members"][0]["user_id"], &told["member_count"]), (&json!(isis), &json!(2)));
    let (_, listed) = raw.api.get(&format!("{path}?with_member=true")).await;
    assert_eq!(
        (listed.as_array().unwrap().len(), &listed[1]["member"]["user"]["username"]),
        (2, &json!("isis"))
    );
    assert_eq!(raw.api.get(&format!("{path}/{isis}")).await.1["user_id"], json!(isis));
    assert_eq!(raw.api.delete(&format!("{path}/{isis}")).await.0, 204);
    let told = raw.gateway.event("THREAD_MEMBERS_UPDATE").await;
    assert_eq!(told["removed_member_ids"], json!([isis]));
    assert_eq!(raw.api.get(&format!("{path}/{isis}")).await.0, 404);
    assert_eq!(raw.api.delete(&format!("{path}/@me")).await.0, 204);
    assert_eq!(raw.api.get(&path).await.1, json!([]));
    assert_eq!(raw.api.send(Method::PUT, &format!("{path}/@me"), Value::Null).await.0, 204);
    let (_, active) = raw.api.get(&format!("/guilds/{}/threads/active", raw.discord.guild())).await;
    assert_eq!((&active["threads"][0]["id"], &active["members"][0]["user_id"]), (&thread["id"], &json!(bot)));
    raw.api.patch(&format!("/channels/{}", thread["id"].as_str().unwrap()), json!({"archived": true})).await;
    for request in
        [raw.api.delete(&format!("{path}/@me")).await, raw.api.delete(&format!("{path}/{isis}")).await]
    {
        assert_eq!(request.1["code"], 50083);
    }
    let (_, active) = raw.api.get(&format!("/guilds/{}/threads/active", raw.discord.guild())).await;
    assert_eq!(active["threads"], json!([]));
}
