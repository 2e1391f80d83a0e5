//! Faults come when they are ordered, and only then.

use std::time::Duration;

use local_discord::{BotResponse, Fault, Limits, LocalDiscord, Matching, OldEdits, Options, Order, Scope};
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::{Api, Raw, discord};
use test_tools::sample_guild;

#[tokio::test]
async fn refusals_to_order() {
    let raw = Raw::start().await;
    let path = format!("{}/messages", raw.channel("ra"));
    let limited = |scope| Fault::TooManyRequests { retry_after_s: 1.5, scope };
    for (fault, status, global) in [
        (limited(Scope::User), 429, None),
        (limited(Scope::Global), 429, Some("true")),
        (Fault::ServerError { status: 502 }, 502, None),
    ] {
        raw.discord.spoil(Matching::SendMessage, 1, fault);
        assert_eq!(raw.api.get(&raw.channel("ra")).await.0, 200);
        let response =
            raw.api.request(Method::POST, &path).json(&json!({"content": "x"})).send().await.unwrap();
        assert_eq!(response.status(), status);
        let header =
            |name: &str| response.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
        assert_eq!(header("x-ratelimit-global").as_deref(), global);
        if status == 429 {
            assert_eq!(header("retry-after").as_deref(), Some("2"));
            let body: Value = response.json().await.unwrap();
            assert_eq!((&body["retry_after"], &body["global"]), (&json!(1.5), &json!(global.is_some())));
        } else {
            assert_eq!(header("content-type").as_deref(), Some("text/html"));
        }
        raw.post("ra", json!({"content": "x"})).await;
    }
    assert_eq!(raw.person("Nefer").read("ra").unwrap().len(), 3);
}

#[tokio::test]
async fn connections_end_and_answers_are_lost() {
    let raw = Raw::start().await;
    let path = format!("{}/messages", raw.channel("ra"));
    let count = || raw.person("Nefer").read("ra").unwrap().len();
    for (fault, done) in [(Fault::Drop, 0), (Fault::DropAfter, 1), (Fault::HangAfter { ms: 60_000 }, 2)] {
        raw.discord.spoil(Matching::Any, 1, fault);
        let request = raw.api.request(Method::POST, &path).json(&json!({"content": "x"}));
        let lost = tokio::time::timeout(Duration::from_millis(200), request.send()).await;
        assert!(!matches!(lost, Ok(Ok(_))), "{fault:?}");
        assert_eq!(count(), done, "{fault:?}");
    }
    raw.discord.spoil(Matching::Any, 1, Fault::Hang { ms: 1 });
    raw.post("ra", json!({"content": "slow"})).await;
}

#[tokio::test]
async fn an_interaction_comes_twice() {
    let mut raw = Raw::start().await;
    raw.discord.order(Order::DeliverTwice { count: 1 }).unwrap();
    let asked = raw.go().await;
    let again = raw.gateway.event("INTERACTION_CREATE").await;
    assert_eq!(asked.event, again);
    assert_eq!(raw.answer(&asked, json!({"type": 4, "data": {"content": "1"}})).await.0, 200);
    assert_eq!(raw.answer(&asked, json!({"type": 4, "data": {"content": "2"}})).await.1["code"], 40060);
    assert!(matches!(asked.person.await.unwrap(), Ok(BotResponse::Message { .. })));
}

#[tokio::test]
async fn limits_are_enforced() {
    let discord = LocalDiscord::start(sample_guild()).await.unwrap();
    let api = Api::of(&discord);
    let path = format!("/channels/{}/messages", discord.channel("ra").unwrap());
    let mut statuses = Vec::new();
    for _ in 0..6 {
        let response = api.request(Method::POST, &path).json(&json!({"content": "x"})).send().await.unwrap();
        let headers = response.headers();
        let remaining = headers["x-ratelimit-remaining"].to_str().unwrap().to_owned();
        statuses.push((response.status().as_u16(), remaining));
    }
    let expected = [(200, "4"), (200, "3"), (200, "2"), (200, "1"), (200, "0"), (429, "0")];
    assert_eq!(statuses, expected.map(|(status, left)| (status, left.to_owned())));
    discord.advance(Duration::from_secs(6));
    assert_eq!(api.post(&path, json!({"content": "x"})).await.0, 200);
}

#[tokio::test]
async fn orders_come_over_http() {
    let discord = discord().await;
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let url = format!("{}/orders", discord.address());
    for (order, status) in [
        (
            json!({"do": "spoil", "matching": "callback", "count": 1, "fault": {"fault": "hang", "ms": 5}}),
            204,
        ),
        (
            json!({"do": "spoil", "matching": "any", "count": 1, "fault":
            {"fault": "too_many_requests", "retry_after_s": 0.3, "scope": "user"}}),
            204,
        ),
        (json!({"do": "clear_faults"}), 204),
        (json!({"do": "gateway", "fault": {"fault": "drop_socket"}}), 204),
        (json!({"do": "deny", "channel": "ra", "permissions": ["ATTACH_FILES"]}), 204),
        (json!({"do": "deny", "channel": "nowhere", "permissions": []}), 400),
        (json!({"do": "deny", "channel": "ra", "permissions": ["FLY"]}), 400),
        (json!({"do": "advance_clock", "ms": 900_000}), 204),
    ] {
        let response = client.post(&url).json(&order).send().await.unwrap();
        assert_eq!(response.status(), status, "{order}");
    }
}

/// Edits a message; returns the status, what the two places tell of the wait, and the body.
async fn edit(api: &Api, message: &str) -> (u16, Option<String>, Value) {
    let request = api.request(Method::PATCH, message).json(&json!({"content": "edited"}));
    let response = request.send().await.unwrap();
    let header = response.headers().get("retry-after").map(|value| value.to_str().unwrap().to_owned());
    (response.status().as_u16(), header, response.json().await.unwrap())
}

#[tokio::test]
async fn edits_of_old_messages_are_limited() {
    let old_edits = Some(OldEdits { edits: 2, window: Duration::from_mins(5) });
    let limits = Limits { rate_limits: false, old_edits, ..Limits::default() };
    let mut raw = Raw::with(LocalDiscord::start(Options { limits, ..sample_guild() }).await.unwrap()).await;
    let [a, b, elsewhere] = ["ra", "ra", "general"].map(|channel| (raw.channel(channel), channel));
    let mut paths = Vec::new();
    for (channel, name) in [a, b, elsewhere] {
        let sent = raw.post(name, json!({"content": "x"})).await;
        paths.push(format!("{channel}/messages/{}", sent["id"].as_str().unwrap()));
    }
    raw.discord.advance(Duration::from_mins(59));
    for _ in 0..3 {
        assert_eq!(edit(&raw.api, &paths[0]).await.0, 200);
    }
    raw.discord.advance(Duration::from_mins(2));
    let young = raw.post("ra", json!({"content": "x"})).await;
    let young = format!("{}/messages/{}", raw.channel("ra"), young["id"].as_str().unwrap());
    // The messages of a channel count together; an edit of a young one does not, nor one elsewhere.
    for (at, expected) in [(0, 200), (1, 200), (0, 429), (1, 429), (2, 200)] {
        assert_eq!(edit(&raw.api, &paths[at]).await.0, expected, "{at}");
    }
    assert_eq!(edit(&raw.api, &young).await.0, 200);
    let (status, header, body) = edit(&raw.api, &paths[0]).await;
    let wait = body["retry_after"].as_f64().unwrap();
    assert!((280.0..=300.0).contains(&wait), "{body}");
    assert_eq!((status, header), (429, Some(format!("{:.0}", wait.ceil()))));
    assert_eq!((&body["code"], &body["global"]), (&json!(30046), &json!(false)));
    // What a click changes is not limited, nor is what is deleted.
    let button =
        json!([{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]);
    let with_button = raw.post("ra", json!({"content": "x", "components": button})).await;
    raw.discord.advance(Duration::from_mins(61));
    let path = format!("{}/messages/{}", raw.channel("ra"), with_button["id"].as_str().unwrap());
    for expected in [200, 200, 429] {
        assert_eq!(edit(&raw.api, &path).await.0, expected);
    }
    let asked = raw.click(&with_button, "Go").await;
    assert_eq!(raw.answer(&asked, json!({"type": 7, "data": {"content": "y"}})).await.0, 200);
    let (status, _) = raw.api.patch(&raw.of(&asked, "@original"), json!({"content": "z"})).await;
    assert_eq!(status, 200);
    assert_eq!(raw.api.delete(&path).await.0, 204);
}

#[tokio::test]
async fn edits_of_old_messages_are_limited_unless_nothing_is() {
    for (rate_limits, last) in [(true, 429), (false, 200)] {
        let limits = Limits { rate_limits, ..Limits::default() };
        let discord = LocalDiscord::start(Options { limits, ..sample_guild() }).await.unwrap();
        let api = Api::of(&discord);
        let path = format!("/channels/{}/messages", discord.channel("ra").unwrap());
        let (_, sent) = api.post(&path, json!({"content": "x"})).await;
        let path = format!("{path}/{}", sent["id"].as_str().unwrap());
        discord.advance(Duration::from_hours(2));
        for expected in [200, 200, 200, last] {
            assert_eq!(edit(&api, &path).await.0, expected);
        }
        discord.advance(Duration::from_secs(20));
        assert_eq!(edit(&api, &path).await.0, 200);
    }
}

/// Who goes on asking for what may not be asked gets no answer to anything for a while.
#[tokio::test]
async fn too_many_invalid_requests_are_the_last_ones() {
    let limits = Limits { invalid_requests: 3, ..Limits::default() };
    let discord = LocalDiscord::start(Options { limits, ..sample_guild() }).await.unwrap();
    let api = Api::of(&discord);
    // What does not exist is no offence.
    assert_eq!(api.get("/channels/5").await.0, 404);
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let url = format!("{}/api/v10/users/@me", discord.address());
    for _ in 0..3 {
        assert_eq!(client.get(&url).send().await.unwrap().status(), 401);
    }
    let response = api.request(Method::GET, "/users/@me").send().await.unwrap();
    let wait: u32 = response.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((590..=600).contains(&wait), "{wait}");
    assert_eq!(response.headers().get("x-ratelimit-scope"), None);
    assert_eq!(
        (response.status().as_u16(), response.text().await.unwrap().as_str()),
        (429, "error code: 1015")
    );
    discord.advance(Duration::from_mins(10));
    assert_eq!(api.get("/users/@me").await.0, 200);
}
