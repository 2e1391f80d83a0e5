//! Faults come when they are ordered, and only then.

use std::time::Duration;

use ra_bot::playground::{BotResponse, Fault, Matching, Options, Order, Playground, Scope};
use reqwest::Method;
use serde_json::{Value, json};

use super::raw::{Api, Raw, discord};

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
    let discord = Playground::start(Options::default()).await.unwrap();
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
