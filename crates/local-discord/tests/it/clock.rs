//! The clock: what tells its time, who learns that it was turned, and what still works after days.

use std::time::{Duration, SystemTime};

use futures_util::StreamExt as _;
use local_discord::{BotResponse, LocalDiscord, Order};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use test_tools::raw_bot::{Api, PATIENCE, Raw, discord};
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

const MINUTE: Duration = Duration::from_mins(1);
const DAY: Duration = Duration::from_hours(24);

/// The one date that an answer tells.
async fn date(request: reqwest::RequestBuilder) -> SystemTime {
    let response = request.send().await.unwrap();
    let dates: Vec<_> = response.headers().get_all("date").iter().collect();
    assert_eq!(dates.len(), 1, "{dates:?}");
    let date = dates[0].to_str().unwrap();
    assert!(date.len() == 29 && date.ends_with(" GMT"), "{date}");
    httpdate::parse_http_date(date).unwrap()
}

/// Asserts that all kinds of answers tell a time so much after `start`.
async fn check_dates(discord: &LocalDiscord, start: SystemTime, ahead: Duration) {
    let api = Api::of(discord);
    let page = Client::builder().no_proxy().build().unwrap();
    let get = |path: &str| page.get(format!("{}{path}", discord.address()));
    let ra = format!("/channels/{}", discord.channel("ra").unwrap());
    for request in [
        api.request(Method::GET, &ra),
        api.request(Method::POST, &format!("{ra}/typing")),
        api.request(Method::GET, "/channels/5"),
        api.request(Method::GET, "/nothing"),
        get("/api/v10/users/@me"),
        get("/page"),
        get("/people"),
        get("/people/Nobody/channels"),
        get("/guild").header("Host", "elsewhere.example"),
    ] {
        let told = date(request).await.duration_since(start).unwrap();
        assert!(told >= ahead && told < ahead + MINUTE, "{told:?} instead of {ahead:?}");
    }
}

#[tokio::test]
async fn all_answers_tell_the_local_time() {
    let discord = discord().await;
    // A date has no fractions of a second.
    let start = SystemTime::UNIX_EPOCH + Duration::from_millis(discord.now_ms().unsigned_abs() / 1000 * 1000);
    check_dates(&discord, start, Duration::ZERO).await;
    discord.advance(3 * DAY);
    check_dates(&discord, start, 3 * DAY).await;
    let told = httpdate::parse_http_date(&discord.date()).unwrap();
    assert!(told >= start + 3 * DAY);
}

#[tokio::test]
async fn a_turned_clock_is_told_at_once() {
    let discord = discord().await;
    let url = format!("{}/people/Amun/live?after={}", discord.address().replacen("http", "ws", 1), u64::MAX);
    let (mut socket, _) = connect_async(url).await.unwrap();
    let mut frame = async || -> Value {
        let frame = timeout(PATIENCE, socket.next()).await.expect("the page is told something");
        let Some(Ok(Message::Text(text))) = frame else { panic!("{frame:?}") };
        serde_json::from_str(&text).unwrap()
    };
    let first = frame().await;
    let order = json!({"do": "advance_clock", "ms": 8 * 3_600_000});
    let client = Client::builder().no_proxy().build().unwrap();
    let orders = || client.post(format!("{}/orders", discord.address()));
    let origin = discord.address();
    assert_eq!(orders().header("Origin", origin).json(&order).send().await.unwrap().status(), 204);
    let second = frame().await;
    assert_eq!(second["changes"][0]["what"], "clock_turned");
    let moved_ms = second["now"].as_i64().unwrap() - first["now"].as_i64().unwrap();
    assert!((8 * 3_600_000..9 * 3_600_000).contains(&moved_ms), "{moved_ms}");
    // Nobody from elsewhere turns it, and nobody turns it further than it goes.
    let elsewhere = orders().header("Origin", "https://elsewhere.example");
    assert_eq!(elsewhere.json(&order).send().await.unwrap().status(), 403);
    for ms in [200 * 365 * 86_400_000_u64, u64::MAX] {
        let refused = discord.order(Order::AdvanceClock { ms }).unwrap_err();
        assert_eq!(refused.0, "The clock cannot be turned beyond the year 2100.");
    }
    assert!(discord.now_ms() - second["now"].as_i64().unwrap() < 60_000);
}

#[tokio::test]
async fn everything_goes_on_after_days() {
    let mut raw = Raw::start().await;
    let old = raw.go().await;
    let button = json!({"type": 2, "style": 1, "label": "Draw", "custom_id": "draw"});
    let secret = json!({"content": "Psst", "flags": 64, "components": [{"type": 1, "components": [button]}]});
    let (_, answer) = raw.answer(&old, json!({"type": 4, "data": secret})).await;
    let message = answer["resource"]["message"].clone();
    let opened = raw.go().await;
    let input = json!({"type": 4, "custom_id": "line", "style": 1, "label": "Line"});
    let rows = json!([{"type": 1, "components": [input]}]);
    let modal = json!({"custom_id": "m", "title": "Orders", "components": rows});
    assert_eq!(raw.answer(&opened, json!({"type": 9, "data": modal})).await.0, 200);
    let Ok(BotResponse::Modal { id, .. }) = opened.person.await.unwrap() else { panic!("no modal") };
    let unanswered = raw.go().await;
    raw.discord.advance(5 * DAY);
    // What nobody answers in time has failed, however the time passed.
    assert_eq!(unanswered.person.await.unwrap(), Ok(BotResponse::NoResponse));
    // A private message and an open form can still be used, and new messages come last.
    let asked = raw.click(&message, "Draw").await;
    assert_eq!(raw.answer(&asked, json!({"type": 7, "data": {"content": "Drawn"}})).await.0, 200);
    let nefer = raw.person("Nefer");
    let asked = raw.asked(async move { nefer.submit(id, &[("line", "draw")]).await }).await;
    assert_eq!(raw.answer(&asked, json!({"type": 4, "data": {"content": "Ordered"}})).await.0, 200);
    let contents: Vec<Value> =
        raw.person("Nefer").read("ra").unwrap().iter().map(|message| message["content"].clone()).collect();
    assert_eq!(contents, ["Drawn", "Ordered"]);
    // A token that has expired is told from a wrong one.
    let (status, refusal) = raw.followup(&old, json!({"content": "expired"})).await;
    assert_eq!((status, &refusal["code"]), (401, &json!(50027)));
    assert_eq!(raw.followup(&asked, json!({"content": "in time"})).await.0, 200);
}
