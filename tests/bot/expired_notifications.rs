//! Direct messages that called somebody, once they call to nothing any more: they say what came of it, until a newer one
//! about the same game replaces them.

use ra_bot::store::tasks::{self, Kind};
use ra_bot::store::{direct_messages, notifications};
use ra_table::game::{Called, Stage, Subject};
use ra_table::id::MessageId;
use serde_json::Value;

use super::threads::until;
use crate::support::clicks::{id, presses};
use crate::support::dealt::{BEFORE_RA, CALM, Dealt};
use crate::support::hours::{HOUR, MINUTE};
use crate::support::meddle;
use crate::support::server::{Says, Server, words};

impl Server {
    /// The direct messages that somebody has, the oldest first.
    fn direct(&self, who: &str) -> Vec<Value> {
        self.messages(who, "dm")
    }

    async fn wants_direct_messages(&self, who: &str) {
        self.run(who, "ra", "/ra settings calls:\"by direct message\"").await;
    }

    /// Waits until no direct message calls somebody. The last one of before is still there.
    async fn called_no_more(&self, who: &str, before: &[Value]) -> Vec<Value> {
        self.untold(who, "dm", "waits for you").await;
        self.untold(who, "dm", "waits only for you").await;
        self.untold(who, "dm", "has an auction").await;
        let now = self.direct(who);
        let last = before.last().unwrap();
        assert!(now.iter().any(|other| id(other) == id(last)), "taken away: {}", words(last));
        now
    }
}

fn has_button(message: &Value) -> bool {
    presses(message).iter().any(|press| press.starts_with("chair:"))
}

#[tokio::test]
async fn who_was_late_reads_what_was_done_and_takes_the_chair_back_there() {
    let server = Server::start().await;
    let game = server.calls_nefer_directly().await;
    let before = server.direct("Nefer");
    server.run_out(game).await;
    server.told("Nefer", "dm", "a computer player takes your chair").await;
    let now = server.called_no_more("Nefer", &before).await;
    let told = words(now.iter().find(|message| id(message) == id(before.last().unwrap())).unwrap());
    told.begins("Game 1: you were late. I drew Nile for you.");
    told.says(&format!("<#{}>", server.channel("ra"))).lacks("computer");
    assert!(!now.iter().any(has_button), "the chair is still theirs");

    // Nobody is called twice within a minute.
    server.turn(2 * MINUTE).await;
    for who in ["Amun", "Isis"] {
        server.settled(game).await;
        server.run(who, "ra", "/ra draw").await;
    }
    server.told("Nefer", "dm", "Game 1 waits for you").await;
    let before = server.direct("Nefer");
    server.run_out(game).await;
    let told = server.told("Nefer", "dm", "A computer player plays your chair until you are back.").await;
    told.says("Game 1: you were late. I drew Nile for you.");
    server.called_no_more("Nefer", &before).await;
    server.settled(game).await;
    server.presses("Nefer", "dm", "I’m back").await.says("your chair is yours again");
    let entries = server.history(game).await;
    assert_eq!(entries.last().unwrap(), "back 0", "{entries:?}");
    server.settled(game).await;
    server.end().await;
}

/// What the bot did for somebody is not said to be their answer; and whoever has one game alone needs no button to come to it.
#[tokio::test]
async fn what_was_done_for_somebody_is_told() {
    let server = Server::start().await;
    let game = server.calls_nefer_directly().await;
    let before = server.history(game).await.len();
    server.run("Nefer", "dm", "/ra orders draw:5").await.says("I draw until the track holds 5 tiles");
    server.told("Nefer", "dm", "Game 1: I drew Nile for you, by your order.").await;
    assert_eq!(server.history(game).await.len(), before + 1);
    server.settled(game).await;
    server.end().await;
}

#[tokio::test]
async fn each_says_what_came_of_its_question() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    server.wants_direct_messages("Isis").await;
    server.wants_direct_messages("Nefer").await;
    let game = server.deal(BEFORE_RA).await;
    server.run("Amun", "ra", "/ra draw").await;
    server.told("Isis", "dm", "Game 1 waits for you: bid or pass").await;
    let told = server.told("Nefer", "dm", "Game 1 has an auction").await;
    told.says("\nAuction: Nile, sun 1.");
    let isis = server.direct("Isis");
    server.turn(HOUR).await;
    server.run_out(game).await;
    server.told("Isis", "dm", "Game 1: you were late. I passed for you (Nile, sun 1).").await;
    server.called_no_more("Isis", &isis).await;
    server.told("Nefer", "dm", "Game 1 waits for you: bid or pass").await;
    let nefer = server.direct("Nefer");
    server.run("Nefer", "ra", "/ra bid 8").await;
    server.told("Nefer", "dm", "Game 1: you bid 8 for Nile, sun 1.").await;
    server.called_no_more("Nefer", &nefer).await;
    server.settled(game).await;
    server.end().await;
}

/// Of a game that cannot be read nobody can say what came of a question. However many such messages are to be changed,
/// those of other games are.
#[tokio::test]
async fn a_game_that_cannot_be_read_keeps_no_other_waiting() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    server.wants_direct_messages("Nefer").await;
    let unreadable = server.deal(Dealt { channel: "general", ..CALM }).await;
    meddle(server.database(), "UPDATE deal SET setup = '?'").await;
    let mut tx = server.store.write().await.unwrap();
    let dm = direct_messages::channel_of(&server.store, server.user("Nefer")).await.unwrap().unwrap();
    for question in 1..=60 {
        let call = Called {
            user: server.user("Nefer"),
            subject: Subject::Question(question),
            stage: Stage::Called,
            at: None,
        };
        notifications::set(&mut tx, unreadable, &call, Some((dm, MessageId(question)))).await.unwrap();
        notifications::done(&mut tx, unreadable, &call).await.unwrap();
    }
    tasks::put_of_game(&mut tx, Kind::Answered, unreadable, server.now()).await.unwrap();
    tx.commit().await.unwrap();

    server.deal(Dealt { played: "draw, draw", ..CALM }).await;
    server.run("Isis", "ra", "/ra draw").await;
    server.told("Nefer", "dm", "Game 2 waits for you").await;
    server.run("Nefer", "ra", "/ra draw").await;
    server.told("Nefer", "dm", "Game 2: you drew Nile.").await;
    server.end().await;
}

/// A reminder says until when, in an auction too: to whoever is asked alone, for what they have left tells others
/// whether they had answered before.
#[tokio::test]
async fn a_reminder_in_an_auction_says_until_when() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    server.wants_direct_messages("Isis").await;
    let game = server.deal(BEFORE_RA).await;
    server.run("Amun", "ra", "/ra draw").await;
    let asked = "Game 1 waits for you: bid or pass, until";
    server.told("Isis", "dm", asked).await;
    server.turn(9 * HOUR).await;
    let calls = || {
        let direct = server.direct("Isis");
        direct.iter().filter(|message| words(message).contains(asked)).count()
    };
    until(async || calls() == 2).await;
    server.settled(game).await;
    server.end().await;
}

/// Whose suns are not high enough is passed over, which is no answer of theirs.
#[tokio::test]
async fn who_was_passed_over_is_told_so() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    server.wants_direct_messages("Nefer").await;
    // Nefer has won with 13, which lies face down; Isis answers first, with 11, and Nefer second, with 8, 5 and 2.
    let played = "draw, draw, draw, invoke, pass, pass, bid 13";
    let game = server.deal(Dealt { bag: "nile pharaoh gold ra", played, ..CALM }).await;
    server.run("Amun", "ra", "/ra draw").await;
    server.told("Nefer", "dm", "Game 1 has an auction").await;
    let before = server.direct("Nefer");
    server.run("Isis", "ra", "/ra bid 11").await;
    server.told("Nefer", "dm", "none of your suns is high enough").await;
    server.called_no_more("Nefer", &before).await;
    server.settled(game).await;
    server.end().await;
}

#[tokio::test]
async fn a_game_that_is_called_off_is_said_to_be() {
    let server = super::admin::server().await;
    let game = server.calls_nefer_directly().await;
    let before = server.direct("Nefer");
    server.call_off("ra", game).await;
    server.told("Nefer", "dm", "Game 1 was called off.").await;
    server.called_no_more("Nefer", &before).await;
    server.end().await;
}
