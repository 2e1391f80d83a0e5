//! What is lost is named, once, in a sentence; and an auction leaves one message behind.

use crate::support::dealt::{BEFORE_RA, Dealt, EARTHQUAKE, THREE};
use crate::support::server::{Says, Server};

#[tokio::test]
async fn what_a_disaster_takes_is_told_in_one_sentence() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "art writing religion nile war", ..EARTHQUAKE }).await;
    server.run("Nefer", "ra", "/ra discard art").await;
    server.plays(game, "Nefer", "/ra discard writing").await;
    let told = server.read("Seti", "ra").join("\n");
    assert_eq!(told.matches("War: Nefer lost Art and Writing.").count(), 1, "{told}");
    assert_eq!(told.matches("Nefer lost").count(), 1, "{told}");
    server.end().await;
}

#[tokio::test]
async fn two_of_a_kind_are_counted() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "art art religion nile war", ..EARTHQUAKE }).await;
    server.run("Nefer", "ra", "/ra discard art").await;
    server.plays(game, "Nefer", "/ra discard art").await;
    let told = server.read("Seti", "ra").join("\n");
    assert_eq!(told.matches("War: Nefer lost 2 Art.").count(), 1, "{told}");
    server.end().await;
}

#[tokio::test]
async fn the_tiles_of_a_full_track_that_nobody_wants_are_named() {
    let server = Server::start().await;
    let played = "draw, draw, draw, draw, draw, draw, draw, draw, invoke, pass, pass";
    let bag = "nile flood art gold god pharaoh temple drought";
    let game = server.deal(Dealt { bag, played, ..THREE }).await;
    server.plays(game, "Isis", "/ra pass").await;
    let told = server.read("Seti", "ra").join("\n");
    let gone = "Nobody bid: Nile, Flood, Art, Gold, God, Pharaoh, Temple, Drought left the game.";
    told.says(gone);
    server.end().await;
}

#[tokio::test]
async fn an_auction_leaves_one_message_behind() {
    let mut server = Server::start().await;
    let game = server.deal(BEFORE_RA).await;
    for (who, command) in
        [("Amun", "draw"), ("Isis", "bid 7"), ("Nefer", "bid 8"), ("Amun", "pass"), ("Isis", "draw")]
    {
        server.run(who, "ra", &format!("/ra {command}")).await;
        server.settled(game).await;
    }
    let won = "Amun drew Ra, 1 of 8.\n**Nefer won with 8**: Nile, sun 1. Isis bid 7; Amun passed.";
    let tells = |told: &String| ["drew Ra", "bid 7", "won with"].iter().any(|part| told.contains(part));
    let told = server.read("Seti", "ra");
    let of_it: Vec<&String> = told.iter().filter(|told| tells(told)).collect();
    assert!(of_it.len() == 1 && of_it[0].starts_with(won), "{told:#?}");
    assert_eq!(told.len(), 2, "that, and the board: {told:#?}");
    // The same after the program died, whatever it had not done.
    server.restart().await;
    server.settled(game).await;
    assert_eq!(server.read("Seti", "ra").len(), 2);
    server.end().await;
}
