//! Games from their auctions and disasters to their end.

use crate::kept_files::compare;
use crate::support::dealt::{Dealt, EARTHQUAKE, GODS, THREE};
use crate::support::server::command;
use crate::watched_server::{Stage, nearly_played};

/// An auction answered ahead in several ways, a second with a secret bid of who invoked, and much that is refused.
#[tokio::test]
async fn a_game_of_three() {
    let mut stage = Stage::new().await;
    stage.server.deal(Dealt { bag: "nile pharaoh ra gold god nile flood ra ra", ..THREE }).await;
    stage.run("Nefer", "/ra board public:true").await;
    let first = stage.newest("Seti", "Draw");
    stage.press("Nefer", &["Draw"]).await;
    stage.run("Amun", "/ra draw").await;
    stage.press("Isis", &["Draw"]).await;
    // Nefer answers first, then Amun, then Isis.
    stage.press("Seti", &["Bid…"]).await;
    stage.press("Amun", &["Bid…", "Bid 9", "Change", "Bid 6", "If 6 is too low, pass instead"]).await;
    stage
        .press("Amun", &["Bid…", "Lowest that leads, up to 12", "Case by case…", "<Which case?>8", "Pass"])
        .await;
    stage.press("Amun", &["My game", "The whole story"]).await;
    stage.complete("Isis", "/ra bid ").await;
    stage
        .all(&[
            ("Isis", "/ra bid 10 how:\"this sun, or pass\""),
            ("Isis", "/ra withdraw"),
            ("Isis", "/ra withdraw"),
            ("Isis", "/ra bid 11 how:\"the lowest that leads, up to this sun\""),
            ("Isis", "/ra bid 13"),
            ("Seti", "/ra bid 3"),
            ("Amun", "/ra me"),
            ("Nefer", "/ra me"),
            ("Isis", "/ra games"),
            ("Seti", "/ra games"),
            ("Amun", "/ra draw"),
            ("Nefer", "/ra invoke"),
        ])
        .await;
    let panel = stage.press("Nefer", &["Bid…"]).await;
    stage.press("Isis", &["Pass", "Withdraw answer", "Bid…", "Lowest that leads, up to 10"]).await;
    stage.run("Nefer", "/ra bid 8").await;
    // A panel and a board of the past.
    stage.press_on("Nefer", panel, &["Bid 13"]).await;
    stage.press_on("Nefer", Some(first), &["Draw"]).await;
    stage.press("Seti", &["In words"]).await;
    stage.press("Seti", &["My game"]).await;
    stage.press("Seti", &["Help"]).await;
    stage
        .all(&[
            ("Seti", "/ra board"),
            ("Seti", "/ra log"),
            ("Seti", "/ra log page:1"),
            ("Seti", "/ra pace"),
            ("Amun", "/ra pace"),
            ("Seti", "/ra me"),
            ("Seti", "/ra board public:true"),
            ("Amun", "/ra god tiles:Gold"),
            ("Amun", "/ra discard ???"),
            ("Seti", "/ra undo"),
            ("Khnum", "/ra new here:true"),
            ("Nefer", "/ra start"),
            ("Amun", "/ra cancel"),
        ])
        .await;
    stage.complete("Amun", "/ra invoke bid:").await;
    // Whoever is to act; each is refused what is not theirs.
    for who in ["Nefer", "Amun", "Isis", "Nefer"] {
        stage.run(who, "/ra draw").await;
    }
    stage.all(&[("Isis", "/ra invoke bid:seventeen"), ("Isis", "/ra invoke bid:4")]).await;
    stage.press("Amun", &["Invoke Ra…", "Invoke, up to 6"]).await;
    stage
        .all(&[("Nefer", "/ra pass"), ("Isis", "/ra bid 7"), ("Amun", "/ra bid 12"), ("Nefer", "/ra bid 13")])
        .await;
    stage.all(&[("Isis", "/ra me"), ("Nefer", "/ra board public:true"), ("Nefer", "/ra cancel")]).await;
    stage.press("Nefer", &["Ask them"]).await;
    stage.press("Amun", &["Yes, call it off"]).await;
    stage.press("Isis", &["Yes, call it off"]).await;
    stage.run("Isis", "/ra log").await;
    compare("exchanges-three.txt", &stage.end().await);
}

/// God tiles by menu and by command, tiles given up after a disaster, and an invocation that is taken back.
#[tokio::test]
async fn tiles_are_taken_given_up_and_an_invocation_is_taken_back() {
    let mut stage = Stage::new().await;
    let played = "draw, draw, invoke, bid 13, draw, draw, draw";
    let game = stage.server.deal(Dealt { bag: "god god nile war flood pyramid", played, ..THREE }).await;
    stage.run("Nefer", "/ra board public:true").await;
    stage.press("Amun", &["Use God tiles…"]).await;
    stage.complete("Nefer", "/ra god tiles:").await;
    stage.run("Nefer", "/ra god tiles:Palace").await;
    stage.press("Nefer", &["Use God tiles…", "<Tiles to take>2,1", "<Change the order>1", "Take them"]).await;
    assert_eq!(stage.server.history(game).await[7..], ["god 1", "god 2"]);
    stage.call_off(game).await;
    let game = stage.server.deal(Dealt { bag: "god god nile war flood pyramid", played, ..THREE }).await;
    stage.run("Nefer", "/ra god tiles:Pyramid").await;
    stage.all(&[("Nefer", "/ra god"), ("Nefer", "/ra draw")]).await;
    stage.call_off(game).await;
    let game = stage.server.deal(EARTHQUAKE).await;
    stage.run("Nefer", "/ra board public:true").await;
    stage.press("Amun", &["Choose tiles…"]).await;
    stage.all(&[("Nefer", "/ra draw"), ("Nefer", "/ra discard Nile"), ("Nefer", "/ra me")]).await;
    stage.complete("Nefer", "/ra discard ").await;
    stage.press("Nefer", &["Choose tiles…", "Sphinx + Pyramid"]).await;
    assert_eq!(stage.server.history(game).await[13..], ["discard sphinx", "discard pyramid"]);
    stage.run("Amun", "/ra undo").await;
    stage.run("Amun", "/ra draw").await;
    stage.all(&[("Isis", "/ra invoke bid:4"), ("Nefer", "/ra pass"), ("Nefer", "/ra undo")]).await;
    stage.all(&[("Amun", "/ra pass"), ("Isis", "/ra undo")]).await;
    stage.call_off(game).await;
    stage.server.deal(Dealt { bag: "nile flood", played: "draw", ..THREE }).await;
    stage
        .all(&[
            ("Amun", "/ra invoke"),
            ("Nefer", "/ra bid 5"),
            ("Amun", "/ra undo"),
            ("Amun", "/ra undo"),
            ("Amun", "/ra invoke bid:6"),
            ("Isis", "/ra pass"),
            ("Amun", "/ra undo"),
        ])
        .await;
    stage.press("Isis", &["My game", "Undo"]).await;
    stage.all(&[("Isis", "/ra bid 7"), ("Nefer", "/ra bid 8"), ("Nefer", "/ra log")]).await;
    compare("exchanges-tiles.txt", &stage.end().await);
}

/// The last actions of a game; then its ranking, its record and the proof of its bag, and the same table again.
#[tokio::test]
async fn the_end() {
    let mut stage = Stage::new().await;
    let (dealt, last) = nearly_played(THREE, 4);
    let game = stage.server.deal(dealt).await;
    stage.run("Nefer", "/ra board public:true").await;
    for action in last {
        let who = stage.server.to_act(game).await;
        stage.run(&who, &command(action)).await;
    }
    stage
        .all(&[("Nefer", "/ra log"), ("Nefer", "/ra games"), ("Nefer", "/ra pace"), ("Nefer", "/ra draw")])
        .await;
    stage.press("Nefer", &["Details"]).await;
    for who in ["Seti", "Amun", "Amun", "Isis"] {
        stage.press(who, &["Same table again"]).await;
    }
    stage.press("Isis", &["Leave"]).await;
    compare("exchanges-end.txt", &stage.end().await);
}

/// Small pictures beside the words: in the story, on buttons and in menus, and never without a word, nor in the line
/// of which a notice shows the beginning.
#[tokio::test]
async fn pictures_beside_words() {
    let mut stage = Stage::with(|config| config.emojis = true).await;
    stage.server.deal(GODS).await;
    stage.run("Amun", "/ra board public:true").await;
    stage.press("Nefer", &["Use God tiles…", "<Tiles to take>1,2", "<Change the order>2", "Take them"]).await;
    stage.press("Amun", &["Invoke Ra…", "Invoke, ask me last"]).await;
    stage.press("Isis", &["Bid…", "Bid 7"]).await;
    stage.press("Nefer", &["Bid…", "Lowest that leads, up to 8", "Case by case…", "<Which case?>7"]).await;
    stage.press("Isis", &["My game", "The whole story"]).await;
    stage.all(&[("Nefer", "/ra pass"), ("Amun", "/ra bid 9")]).await;
    stage.press("Amun", &["My game", "Orders…", "On my turn…", "<How many tiles>8"]).await;
    compare("exchanges-pictures.txt", &stage.end().await);
}
