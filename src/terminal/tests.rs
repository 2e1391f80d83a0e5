//! The prompt with a bot that has buttons, menus and a form.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use super::page::Page;
use super::session::Session;
use super::thebes;
use crate::playground::{Limits, Options, Playground};

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(20);

/// What the bot answers.
fn answer(event: &Value) -> Value {
    let data = &event["data"];
    let say = |text: String| json!({"type": 4, "data": {"content": text}});
    match (event["type"].as_u64(), data["custom_id"].as_str()) {
        (Some(3), Some("draw")) => json!({"type": 7, "data": {"content": "Drawn", "components": []}}),
        (Some(3), Some("orders")) => {
            let input = json!({"type": 4, "custom_id": "line", "style": 1, "label": "Line", "min_length": 3});
            let rows = json!([{"type": 1, "components": [input]}]);
            json!({"type": 9, "data": {"custom_id": "form", "title": "Orders", "components": rows}})
        }
        (Some(3), _) => say(format!("Chosen: {}", data["values"])),
        _ => say(format!("Ordered: {}", data["components"][0]["components"][0]["value"])),
    }
}

/// Sends with the bot's token.
async fn post(discord: &Playground, path: &str, body: Value) {
    send(discord, Method::POST, path, body).await;
}

async fn send(discord: &Playground, method: Method, path: &str, body: Value) {
    let client = Client::builder().no_proxy().build().unwrap();
    let request = client.request(method, format!("{}/api/v10{path}", discord.address()));
    let request = request.header("Authorization", format!("Bot {}", discord.token()));
    let answer = request.json(&body).send().await.unwrap();
    assert!(answer.status().is_success(), "{}", answer.text().await.unwrap());
}

/// Answers all that people do with components.
async fn serve(discord: &Playground) {
    let url = format!("{}/?v=10", discord.address().replacen("http", "ws", 1));
    let (mut socket, _) = connect_async(url).await.unwrap();
    let identify = json!({"op": 2, "d": {"token": discord.token(), "intents": 1, "properties": {}}});
    socket.send(Message::Text(identify.to_string())).await.unwrap();
    while let Some(Ok(Message::Text(text))) = socket.next().await {
        let frame: Value = serde_json::from_str(&text).unwrap();
        if frame["t"] == "INTERACTION_CREATE" {
            let (id, token) = (frame["d"]["id"].as_str().unwrap(), frame["d"]["token"].as_str().unwrap());
            post(discord, &format!("/interactions/{id}/{token}/callback"), answer(&frame["d"])).await;
        }
    }
}

/// What the prompt shows after each line.
async fn shown(discord: &Playground, lines: &[&str]) -> String {
    let mut out = Vec::new();
    let page = Page { colour: false, width: None };
    let mut session = Session::new((**discord).clone(), page, None, &mut out);
    for line in lines {
        session.prompt().unwrap();
        session.echo(line).unwrap();
        timeout(PATIENCE, session.hear(line)).await.expect("the line is done").unwrap();
    }
    String::from_utf8(out).unwrap()
}

#[tokio::test]
async fn buttons_menus_and_forms_are_used() {
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let discord = Playground::start(Options { limits, ..thebes() }).await.unwrap();
    let button = |label: &str, id: &str| json!({"type": 2, "style": 1, "label": label, "custom_id": id});
    let options = json!([{"label": "Nile", "value": "n"}, {"label": "Flood", "value": "f"}]);
    let select =
        json!({"type": 3, "custom_id": "tiles", "placeholder": "Tiles", "options": options, "max_values": 2});
    let rows = json!([{"type": 1, "components": [button("Draw", "draw"), button("Orders…", "orders")]},
                      {"type": 1, "components": [select]}]);
    let path = format!("/channels/{}/messages", discord.channel("ra").unwrap());
    post(&discord, &path, json!({"content": "The board", "components": rows})).await;
    let lines = [
        "",
        "click Drwa",
        "choose Flood, Nile",
        "choose Tiles Gold",
        "submit draw",
        "Amun click orders",
        "Amun submit x",
        "Amun submit draw draw",
        "click draw",
        "click Draw",
    ];
    let shown = tokio::select! {
        () = serve(&discord) => panic!("the gateway closes"),
        shown = async {
            discord.until_connected().await;
            shown(&discord, &lines).await
        } => shown,
    };
    insta::assert_snapshot!(shown, @r#"
    Nefer #ra> 
    ra-bot
      The board
      [Draw] [Orders…]
      [Tiles, 1 to 2: Nile | Flood]
    Nefer #ra> click Drwa
    There is no button “Drwa” here. The newest are: [Draw] [Orders…] [Tiles, 1 to 2: Nile | Flood]
    Nefer #ra> choose Flood, Nile
    ra-bot
      Chosen: ["f","n"]
    Nefer #ra> choose Tiles Gold
    “Gold” is not among its options: Nile, Flood.
    Nefer #ra> submit draw
    No form is open for Nefer. A button or a command opens one.
    Nefer #ra> Amun click orders
    A form opens, “Orders”. To fill it in: submit Line=…
      Line  required
    Nefer #ra> Amun submit x
    Discord refuses: Line: Must be between 3 and 4000 in length.
    Nefer #ra> Amun submit draw draw
    ra-bot
      Ordered: "draw draw"
    Nefer #ra> click draw
    ra-bot (edited)
      Drawn
    Nefer #ra> click Draw
    There is no button “Draw” here.
    "#);
}

/// The time that the prompt says it is, in seconds since 1970.
fn told_s(line: &str) -> u64 {
    let date = line.strip_prefix("It is ").unwrap().split(" GMT").next().unwrap();
    let date = httpdate::parse_http_date(&format!("{date} GMT")).unwrap();
    date.duration_since(std::time::UNIX_EPOCH).unwrap().as_secs()
}

#[tokio::test]
async fn the_clock_is_turned_forward() {
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let discord = Playground::start(Options { limits, ..thebes() }).await.unwrap();
    let start_s = discord.now_ms() / 1000;
    let path = format!("/channels/{}/messages", discord.channel("ra").unwrap());
    post(&discord, &path, json!({"content": format!("until <t:{}:R>", start_s + 3660)})).await;
    let lines = ["", "forward", "Amun forward 1d 12h", "read", "forward 8", "forward 99999999d", "forward ?"];
    let shown = shown(&discord, &lines).await;
    let times: Vec<u64> = shown.lines().filter(|line| line.starts_with("It is ")).map(told_s).collect();
    let gone_s: Vec<u64> = times.iter().map(|told_s| told_s - start_s.unsigned_abs()).collect();
    assert!(gone_s[0] < 60 && (129_600..129_660).contains(&gone_s[1]), "{gone_s:?}");
    let without_time = |line: &str| match line.split_once(" GMT") {
        Some((_, rest)) => format!("It is …{rest}"),
        None => line.to_owned(),
    };
    insta::assert_snapshot!(shown.lines().map(without_time).collect::<Vec<_>>().join("\n"), @r"
    Nefer #ra> 
    ra-bot
      until in 1 hour
    Nefer #ra> forward
    It is …. forward ? shows how to turn the clock.
    Nefer #ra> Amun forward 1d 12h
    It is … now.
    Nefer #ra> read
    ra-bot
      until 1 day ago
    Nefer #ra> forward 8
    “8” is no time to go forward by. forward ? shows how to say it.
    Nefer #ra> forward 99999999d
    Discord refuses: The clock cannot be turned beyond the year 2100.
    Nefer #ra> forward ?
      forward 10m     ten minutes
      forward 8h      eight hours
      forward 2d      two days
      forward 1d 12h  a day and a half
    ");
}

#[tokio::test]
async fn commands_are_for_those_who_may_use_them() {
    let discord = Playground::start(thebes()).await.unwrap();
    let commands = json!([{"name": "ra", "description": "Play"},
        {"name": "host", "description": "Look after tables", "default_member_permissions": "32"}]);
    let path = format!("/applications/{}/commands", discord.application());
    send(&discord, Method::PUT, &path, commands).await;
    let shown = shown(&discord, &["/?", "Amun /?", "Amun /host"]).await;
    insta::assert_snapshot!(shown, @r"
    Nefer #ra> /?
      ra    Play
      host  Look after tables
    Nefer #ra> Amun /?
      ra  Play
    Nefer #ra> Amun /host
    Discord refuses: There is no command /host.
    ");
}
