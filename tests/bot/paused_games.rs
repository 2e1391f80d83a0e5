//! A game that stands still: nobody is asked anything, nothing can be pressed that would not work, and everybody is
//! told who lets it go on.

use serde_json::Value;

use super::admin;
use crate::support::clicks::presses;
use crate::support::dealt::{BEFORE_RA, CALM};
use crate::support::hours::{HOUR, MINUTE};
use crate::support::server::{Says, Server, words};

const WHO_CAN: &str = "Any moderator can resume it with /ra-admin resume";

/// The only board in *ra* as somebody finds it: none of before the pause is left.
fn board(server: &Server) -> Value {
    let mut messages = server.messages("Seti", "ra");
    messages.retain(|message| !message["embeds"].as_array().unwrap().is_empty());
    assert_eq!(messages.len(), 1, "{messages:?}");
    messages.remove(0)
}

/// What nothing says of a game that is paused.
fn asks_nobody(told: &str) {
    for asks in
        ["your turn", "to act.", "to bid.", "to bid,", "auction:", "▶", "bid or pass", "waits for you"]
    {
        assert!(!told.contains(asks), "{asks}: {told}");
    }
}

#[tokio::test]
async fn nobody_is_asked_anything_and_nothing_can_be_pressed_that_would_not_work() {
    let server = admin::server().await;
    let game = server.deal(CALM).await;
    server.settled(game).await;
    server.run("Nefer", "ra", "/ra me").await;
    server.run("Khnum", "ra", "/ra-admin pause").await;
    server.told("Seti", "ra", "paused the game").await;
    server.settled(game).await;
    // What was opened before stays where it is, and leads to no panel.
    let told = server.presses("Nefer", "ra", "Orders…").await;
    told.says("The game is paused").says(WHO_CAN);
    let paused = board(&server);
    asks_nobody(&words(&paused));
    words(&paused).says(WHO_CAN).says("The game is paused.");
    let presses = presses(&paused);
    let reads = |press: &String| ["look:", "board:", "help"].iter().any(|read| press.starts_with(read));
    assert!(!presses.is_empty() && presses.iter().all(reads), "{presses:?}");

    for who in ["Nefer", "Amun"] {
        for command in ["/ra me", "/ra board"] {
            let told = server.run(who, "ra", command).await;
            asks_nobody(&told);
            assert!(told.contains(WHO_CAN), "{who}, {command}: {told}");
            told.lacks("[Orders…]").lacks("[Undo]");
        }
        let told = server.presses(who, "ra", "In words").await;
        asks_nobody(&told);
        told.says(WHO_CAN);
        let told = server.run(who, "ra", "/ra games").await;
        asks_nobody(&told);
        told.says("any moderator can resume it with /ra-admin resume");
    }
    for command in [
        "/ra draw",
        "/ra invoke",
        "/ra god tiles:1",
        "/ra bid 8",
        "/ra pass",
        "/ra undo",
        "/ra resign",
        "/ra orders",
    ] {
        let told = server.run("Nefer", "ra", command).await;
        assert!(told.contains("The game is paused") && told.contains(WHO_CAN), "{command}: {told}");
    }
    assert_eq!(server.history(game).await, ["hold"]);

    server.run("Khnum", "ra", "/ra-admin resume").await;
    server.told("Seti", "ra", "Nefer to act.").await;
    server.end().await;
}

#[tokio::test]
async fn nobody_is_asked_to_bid() {
    let server = admin::server().await;
    let game = server.deal(BEFORE_RA).await;
    server.run("Amun", "ra", "/ra draw").await;
    server.run("Khnum", "ra", "/ra-admin pause").await;
    server.told("Seti", "ra", "paused the game").await;
    server.settled(game).await;
    asks_nobody(&words(&board(&server)));
    server.run("Isis", "ra", "/ra bid 11").await.says("/ra-admin resume");
    assert_eq!(server.history(game).await, ["draw", "draw", "hold"]);
    server.end().await;
}

/// What has called somebody is taken back with the pause; once the game goes on, whoever is asked is called anew, and
/// never while they sleep.
#[tokio::test]
async fn who_was_called_is_called_anew_when_it_goes_on() {
    let server = admin::server().await;
    let game = server.calls_nefer_directly().await;
    server.run("Khnum", "ra", "/ra-admin pause").await;
    let told = server.told("Nefer", "dm", "Game 1 is not waiting for you now").await;
    told.says(WHO_CAN);
    server.pass_time(HOUR).await;
    assert!(server.read("Nefer", "dm").iter().all(|told| !told.contains("waits for you")));
    server.run("Khnum", "ra", "/ra-admin resume").await;
    server.told("Nefer", "dm", "Game 1 waits for you").await;

    server.plays(game, "Nefer", "/ra draw").await;
    server.run("Khnum", "ra", "/ra-admin pause").await;
    server.told("Seti", "ra", "paused the game").await;
    server.settled(game).await;
    server.pinged("ra");
    server.turn(10 * MINUTE).await;
    server.run("Khnum", "ra", "/ra-admin resume").await;
    assert_eq!(server.pinged_at_last("ra").await, ["Amun"], "whose time runs again");
    server.end().await;
}

#[tokio::test]
async fn at_night_nobody_is_called_to_a_game_that_goes_on() {
    let server = admin::server().await;
    server.turn_to(20, 0).await;
    server.sleeps("Nefer", (22, 0), (6, 0)).await;
    let game = server.deal(CALM).await;
    server.run("Khnum", "ra", "/ra-admin pause").await;
    server.told("Seti", "ra", "paused the game").await;
    server.turn_to(23, 0).await;
    server.settled(game).await;
    server.pinged("ra");
    server.run("Khnum", "ra", "/ra-admin resume").await;
    server.told("Seti", "ra", "resumed the game").await;
    server.until_nothing_is_due().await;
    assert_eq!(server.pinged("ra"), [""; 0], "Nefer sleeps");
    server.turn_to(6, 1).await;
    server.told("Nefer", "ra", "game 1 waits for you: it is your turn").await;
    assert_eq!(server.pinged("ra"), ["Nefer"]);
    server.end().await;
}
