//! A game in which nobody plays: computer players hold all chairs, and somebody may still come back. It waits, and is
//! called off if nobody does.

use crate::support::clicks::presses;
use crate::support::dealt::{CALM, Dealt};
use crate::support::hours::{DAY, HOUR};
use crate::support::server::{Says, Server, words};

/// it is Amun’s turn, who has left; Nefer's and Isis's time has run out, Isis's last.
const DESERTED: Dealt =
    Dealt { played: "draw, stand in 0 late, stand in 1 resigned, stand in 2 late", shown: false, ..CALM };

#[tokio::test]
async fn it_waits_until_somebody_is_back() {
    let server = Server::start().await;
    let game = server.deal(DESERTED).await;
    let told = server.told("Seti", "ra", "Nobody is playing").await;
    told.says("as soon as Nefer or Isis comes back").says("If nobody does by <t:");
    server.settled(game).await;
    server.pass_time(DAY).await;
    assert_eq!(server.history(game).await.len(), 4, "no computer player goes on by itself");
    let read = server.messages("Seti", "ra");
    let board = read.iter().find(|message| words(message).contains("Nobody is playing")).unwrap();
    let reads = |press: &&String| ["look:", "board:", "help"].iter().any(|read| press.starts_with(read));
    let others: Vec<String> = presses(board).iter().filter(|press| !reads(press)).cloned().collect();
    assert_eq!(others.len(), 1, "one thing can be done: to come back: {others:?}");
    server.run("Nefer", "ra", "/ra games").await.says("nobody is playing: it waits");

    server.presses("Nefer", "ra", "I’m back").await.says("your chair is yours again");
    let history = server.until_entries(game, 6).await;
    assert_eq!(history[4], "back 0");
    server.settled(game).await;
    server.told("Seti", "ra", "Nefer is back.").await;
    assert_eq!(server.round(game).await.game.computer_to_act(), None, "Nefer is asked");
    server.end().await;
}

#[tokio::test]
async fn a_stranger_takes_a_chair() {
    let server = Server::start().await;
    let game = server.deal_for_days(DESERTED).await;
    server.told("Seti", "ra", "’s chair in game 1 is free").await;
    server.turn(3 * DAY).await;
    server.until_chairs_are_told().await;
    assert_eq!(server.offers("ra").len(), 3, "Amun’s at once, the others’ after two days");
    assert_eq!(server.history(game).await.len(), 4);
    server.presses("Seti", "ra", "Take this chair").await.says("You now have a chair in game 1");
    let history = server.until_entries(game, 6).await;
    assert!(history[4].starts_with("seat "), "{history:?}");
    server.settled(game).await;
    assert_eq!(server.round(game).await.game.computer_to_act(), None, "Seti is asked");
    server.end().await;
}

#[tokio::test]
async fn nobody_comes_and_it_is_called_off() {
    let mut server = Server::start().await;
    let game = server.deal(DESERTED).await;
    server.told("Seti", "ra", "Nobody is playing").await;
    server.settled(game).await;
    server.pass_time(14 * DAY - HOUR).await;
    assert_eq!(server.history(game).await.len(), 4);
    // While the program is down nobody could have come.
    server.stop().await;
    server.discord.advance(2 * DAY);
    server.start_again().await;
    server.until_nothing_is_due().await;
    assert_eq!(server.history(game).await.len(), 4);
    server.turn(HOUR).await;
    server.told("Seti", "ra", "not finished").await.says("For two weeks nobody has come back");
    assert_eq!(server.history(game).await[4..], ["cancel"]);
    server.end().await;
}

/// Who is away is waited for, however long that is, and is back by themselves.
#[tokio::test]
async fn it_goes_on_when_somebody_is_not_away_any_more() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    let game =
        server.deal(Dealt { played: "draw, draw, draw, stand in 1 late, stand in 2 resigned", ..CALM }).await;
    let away = format!(
        "/ra settings city:Reykjavik away:{} meanwhile:\"a computer player plays for me\"",
        server.day(5)
    );
    server.run("Nefer", "ra", &away).await;
    let told = server.told("Seti", "ra", "Nobody is playing").await;
    told.says("as soon as Nefer or Amun comes back").lacks("I call it off");
    server.settled(game).await;
    server.pass_time(3 * DAY).await;
    assert_eq!(server.history(game).await[5..], ["stand in 0 away"]);
    server.turn(2 * DAY).await;
    server.told("Seti", "ra", "Nefer to act.").await;
    assert_eq!(server.history(game).await[5..], ["stand in 0 away", "back 0"]);
    server.end().await;
}

/// Once all have left for good there is nobody to wait for: computer players end it.
#[tokio::test]
async fn all_have_left() {
    let server = Server::start().await;
    let game = server.deal(DESERTED).await;
    server.told("Seti", "ra", "Nobody is playing").await;
    server.settled(game).await;
    server.leaves("Nefer", "ra").await;
    server.settled(game).await;
    assert_eq!(server.history(game).await.len(), 6, "Isis is waited for, who is the host now");
    server.leaves("Isis", "ra").await;
    server.told("Seti", "ra", "The game is over").await;
    server.end().await;
}
