//! Below a private answer is what the person can do next.

use local_discord::BotResponse;
use serde_json::Value;

use crate::support::clicks::{carried_on, id, is_private, parts, presses};
use crate::support::dealt::{Dealt, THREE};
use crate::support::server::{Says, Server, within, words};

/// What somebody is answered by a command, once it is played.
async fn answer(server: &Server, who: &str, channel: &str, line: &str) -> Value {
    let person = server.person(who);
    let answer = within(person.run(channel, line)).await.unwrap();
    let answer = within(carried_on(&person, channel, answer)).await;
    answer.message().unwrap().clone()
}

/// The labels of links below a message.
fn links(message: &Value) -> Vec<String> {
    let links = parts(message).filter(|button| button["url"].is_string());
    links.map(|button| button["label"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_game_that_waits_is_next() {
    let server = Server::start().await;
    let here = server.deal(Dealt { bag: "nile gold", played: "draw", ..THREE }).await;
    server.run("Nefer", "ra", "/ra board public:true").await;
    // Isis is not asked; no other game waits for her.
    let told = answer(&server, "Isis", "ra", "/ra draw").await;
    assert!(is_private(&told) && words(&told).contains("waits for"), "{}", words(&told));
    assert_eq!(links(&told), ["To the board"]);
    // Nefer is to act elsewhere.
    let there = server.deal(Dealt { channel: "general", ..THREE }).await;
    server.run("Nefer", "general", "/ra board public:true").await;
    let told = answer(&server, "Nefer", "ra", "/ra draw").await;
    let next = &links(&told)[0];
    assert!(next.starts_with(&format!("Next: game {there}, ")) && next.ends_with(" left"), "{next}");
    // Who is asked here reads here what is asked.
    let told = answer(&server, "Amun", "ra", "/ra pass").await;
    assert!(presses(&told).contains(&format!("play:{here}:1:draw")), "{told:#}");
    server.end().await;
}

/// What is below a private answer is played as on the board, and what comes of it is for everybody.
#[tokio::test]
async fn what_is_asked_is_played_from_there() {
    let server = Server::start().await;
    let game = server.deal_shown(Dealt { bag: "nile gold flood", played: "draw", ..THREE }).await;
    let told = answer(&server, "Amun", "ra", "/ra pass").await;
    let amun = server.person("Amun");
    let draw = format!("play:{game}:1:draw");
    let drawn = within(amun.click("ra", id(&told), &draw)).await.unwrap();
    assert!(matches!(drawn, BotResponse::Updated { .. }), "{drawn:?}");
    server.until("ra", |read| read.contains("Amun drew Gold")).await;
    let read = server.messages("Seti", "ra");
    assert!(read.iter().any(|message| words(message).contains("Amun drew Gold")));
    assert_eq!(server.history(game).await, ["draw", "draw"]);
    server.end().await;
}

/// So is what is only looked at: on a turn, in an auction, and where somebody else is asked.
#[tokio::test]
async fn what_is_looked_at_leads_on_too() {
    let server = Server::start().await;
    let game = server.deal_shown(Dealt { bag: "nile gold flood", played: "draw", ..THREE }).await;
    for look in ["/ra me", "/ra pace"] {
        let told = answer(&server, "Amun", "ra", look).await;
        assert!(presses(&told).contains(&format!("play:{game}:1:draw")), "{look}: {told:#}");
        let told = answer(&server, "Isis", "ra", look).await;
        assert_eq!(links(&told), ["To the board"], "{look}: {told:#}");
    }
    server.run("Amun", "ra", "/ra invoke").await;
    for look in ["/ra me", "/ra pace"] {
        let told = answer(&server, "Isis", "ra", look).await;
        assert!(presses(&told).contains(&format!("play:{game}:2:bid?")), "{look}: {told:#}");
    }
    server.end().await;
}

#[tokio::test]
async fn who_plays_nowhere_is_led_to_all_ways_in() {
    let server = Server::start().await;
    let told = answer(&server, "Seti", "general", "/ra draw").await;
    assert_eq!(presses(&told), ["go:ways"], "{told:#}");
    server.end().await;
}

/// Whoever did not look for a game is not led to one.
#[tokio::test]
async fn what_has_nothing_to_do_with_a_game_leads_to_none() {
    let server = Server::start().await;
    for (command, why) in [
        ("/ra settings away:2020-01-01", "That day is over"),
        ("/ra settings sleep:always", "as sleeping hours"),
        ("/ra-admin panel", "The panel comes to the end of this channel"),
    ] {
        let told = answer(&server, "Nefer", "general", command).await;
        words(&told).says(why);
        assert_eq!(presses(&told), [""; 0], "{command}: {told:#}");
    }
    server.end().await;
}
