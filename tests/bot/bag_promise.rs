//! The promise about the bag is there for everybody to see before anything is drawn from it, whoever draws.

use local_discord::{Fault, Matching};
use serde_json::Value;

use crate::support::server::{SOON, Says, Server, wait_for, within, words};

/// What is read in a channel. Where the promise is, it is one small line below the one that the game has begun.
fn read(server: &Server, channel: &str) -> Vec<String> {
    let read = |message: &Value| {
        let told = words(message);
        let lines: Vec<&str> = told.lines().collect();
        if let Some(at) = lines.iter().position(|line| line.contains("SHA-256")) {
            let (promise, sum) = lines[at].rsplit_once(' ').unwrap();
            assert!(promise.starts_with("-# ") && lines[at - 1] == "The game has begun.", "{told}");
            assert!(sum.len() == 64 && sum.chars().all(|digit| digit.is_ascii_hexdigit()), "{told}");
            assert_eq!(told.matches("SHA-256").count(), 1, "{told}");
        }
        told
    };
    server.messages("Nefer", channel).iter().map(read).collect()
}

/// What stands with the promise, and what comes after it, once something has been drawn.
async fn told(server: &Server, channel: &str) -> (String, String) {
    let is_drawn = |read: &str| read.contains("drew") || read.contains("invoked");
    wait_for(async || {
        let read = read(server, channel);
        let promised = read.iter().find(|told| told.contains("SHA-256"))?;
        Some((promised.clone(), read.iter().find(|told| is_drawn(told))?.clone()))
    })
    .await
}

#[tokio::test]
async fn quick_draws_wait_for_the_promise() {
    for place in ["here:true", ""] {
        let server = Server::start().await;
        server.run("Nefer", "ra", &format!("/ra new seats:2 quick:true {place}")).await;
        server.run("Amun", "ra", "/ra join").await;
        let game = server.last_game().await;
        let channel = server.until_played(game).await;
        let (promised, drawn) = told(&server, &channel).await;
        promised.lacks("drew").says("has begun");
        drawn.lacks("SHA-256");
        server.settled(game).await;
        server.end().await;
    }
}

#[tokio::test]
async fn computer_players_wait_for_the_promise() {
    // Who begins is by chance.
    for _ in 0..3 {
        let server = Server::start().await;
        server.run("Nefer", "dm", "/ra new computers:4 level:easy").await;
        let game = server.last_game().await;
        server.begun(game).await;
        let read = read(&server, "dm");
        read.iter().find(|told| told.contains("SHA-256")).unwrap().lacks("drew").lacks("invoked");
        server.end().await;
    }
}

/// A channel that takes no board has seen no promise.
#[tokio::test]
async fn nothing_is_drawn_while_the_promise_is_on_its_way() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:2 quick:true").await;
    server.discord.spoil(Matching::SendMessage, 4, Fault::ServerError { status: 503 });
    server.run("Amun", "ra", "/ra join").await;
    let game = server.last_game().await;
    within(async {
        while server.round(game).await.row.is_unshown() {
            assert_eq!(server.history(game).await, [""; 0]);
            tokio::time::sleep(SOON).await;
        }
    })
    .await;
    server.until_entries(game, 1).await;
    server.settled(game).await;
    server.end().await;
}
