//! Reading what has happened: page by page, since one last acted, and how long it all waited.

use crate::support::clicks::id;
use crate::support::dealt::{Dealt, THREE};
use crate::support::hours::HOUR;
use crate::support::server::{Says, Server, wait_while, within, words};

#[tokio::test]
async fn a_long_story_has_pages() {
    let server = Server::start().await;
    let mut played = Vec::new();
    for drawn in ["draw", "draw", "hold"] {
        played.extend(["hold", "extend 0 600", "extend 1 600", "extend 2 600", "go on"].repeat(5));
        played.push(drawn);
    }
    played.pop();
    let game =
        server.deal(Dealt { bag: "nile pharaoh gold", played: played.join(", ").leak(), ..THREE }).await;
    server.settled(game).await;
    let seti = server.person("Seti");
    let answer = seti.run("ra", "/ra log").await.unwrap();
    let last = answer.message().unwrap();
    assert_eq!(last["flags"], 64, "it is private");
    let shown = words(last);
    shown.begins("**Game 1**, page 2 of 2\n-# <t:");
    assert!(seti.click("ra", id(last), "Later").await.is_err(), "there is none");
    let answer = seti.click("ra", id(last), "Earlier").await.unwrap();
    let first = answer.message().unwrap();
    words(first).begins("**Game 1**, page 1 of 2\n");
    words(first).says("The game has begun: Nefer, Amun, Isis.");
    let whole = format!("{}{shown}", words(first));
    assert_eq!(whole.matches("paused the game").count(), 15, "nothing is left out: {whole}");
    let page = server.run("Seti", "ra", "/ra log page:1").await;
    assert_eq!(page, words(first));
    server.run("Seti", "ra", "/ra log page:99").await.says("page 2 of 2");
    // Isis has not acted yet: to her all of it is new.
    let mine = within(server.person("Isis").run("ra", "/ra me")).await.unwrap();
    let mine = mine.message().unwrap();
    words(mine).begins("So far:\n…\n");
    let all = server.clicks("Isis", "ra", id(mine), "See everything").await;
    all["embeds"][0]["description"].as_str().unwrap().begins("The game has begun: Nefer, Amun, Isis.\n");
    server.end().await;
}

/// What nobody did just then is one small line.
#[tokio::test]
async fn automatic_stretches_are_folded() {
    let server = Server::start().await;
    let bag = "nile pharaoh gold nile ra pharaoh gold nile pharaoh gold nile pharaoh gold";
    let game = server.deal(Dealt { bag, played: "draw, stand in 1 late, stand in 2 late", ..THREE }).await;
    wait_while(async || server.round(game).await.game.computer_to_act().is_some()).await;
    server.settled(game).await;
    let told = server.run("Seti", "ra", "/ra log").await;
    let small: Vec<&str> =
        told.lines().filter(|line| line.starts_with("-# ") && !line.starts_with("-# <t:")).collect();
    let [line] = small[..] else { panic!("{told}") };
    line.says("A computer player plays Amun’s chair").says("⚙ Amun");
    server.end().await;
}

#[tokio::test]
async fn my_game_begins_with_what_happened_since() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile pharaoh gold", ..THREE }).await;
    for who in ["Nefer", "Amun", "Isis"] {
        server.plays(game, who, "/ra draw").await;
    }
    let mine = server.run("Nefer", "ra", "/ra me").await;
    mine.begins("Since you last acted:\nAmun drew Pharaoh.\nIsis drew Gold.\n");
    server.run("Isis", "ra", "/ra me").await.begins("**Game 1**");
    server.end().await;
}

/// One's own sums, and of others only the table's.
#[tokio::test]
async fn how_long_questions_waited() {
    let server = Server::start().await;
    server.turn_to(12, 0).await;
    server.sleeps("Amun", (22, 0), (6, 0)).await;
    let game = server.deal(Dealt { bag: "nile pharaoh gold", ..THREE }).await;
    let told = server.run("Nefer", "ra", "/ra pace").await;
    told.begins("**You** have answered nothing yet.").lacks("This table");
    server.run("Nefer", "ra", "/ra draw").await;
    // Ten waking hours until ten, and one from six on; sixteen and three by the wall.
    server.turn(19 * HOUR).await;
    server.run("Amun", "ra", "/ra draw").await;
    let told = server.run("Amun", "ra", "/ra pace").await;
    told.says(
        "1 question: half of them within 17 hours, not counting sleep and absences (34 hours with them)",
    );
    told.says("**This table**, all together, has answered 2 questions");
    server.run("Seti", "ra", "/ra pace").await.begins("**You** have answered nothing yet.\n**This table**");
    server.settled(game).await;
    server.end().await;
}
