//! What somebody is asked ahead, right after they have acted, and what keeps everything decided ahead from being done.

use ra::rules::Seat;
use ra_table::game::Ahead;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::Change;
use ra_table::id::GameId;
use serde_json::Value;

use crate::support::clicks::found;
use crate::support::dealt::{Dealt, THREE};
use crate::support::server::{Says, Server, within, words};

/// Isis is about to draw the Gold: then most people in Isis's place would bid the lowest sun if Nefer invoked Ra, but
/// not nearly all; and Nefer, who is next, might.
const WANTED: Dealt = Dealt {
    bag: "god pharaoh pyramid agriculture art gold",
    played: "draw, draw, draw, draw, draw",
    ..THREE
};
const QUESTION: &str = "If Ra is invoked on ";

impl Server {
    /// A game in which everybody is asked everything.
    async fn asked_everything(&self) -> GameId {
        let game = self.deal(WANTED).await;
        self.set(game, Change::AutoplayLevel(AutoplayLevel::Nothing)).await;
        game
    }

    /// Isis draws, and is asked ahead.
    async fn isis_is_asked(&self, game: GameId) {
        self.plays(game, "Isis", "/ra draw").await;
        let person = self.person("Isis");
        let is_asked = |messages: &[Value]| messages.iter().any(|message| words(message).contains(QUESTION));
        let read = within(person.read_until("ra", is_asked)).await;
        assert!(read.is_ok(), "{:#?}", self.read("Isis", "ra"));
    }

    async fn how(&self, game: GameId) -> Vec<(String, Ahead)> {
        self.lines(game).await.into_iter().map(|line| (line.words, line.ahead)).collect()
    }
}

#[tokio::test]
async fn two_taps_answer_the_next_auction_whatever_the_highest_bid() {
    let server = Server::start().await;
    let game = server.asked_everything().await;
    server.isis_is_asked(game).await;
    let asked = server.messages("Isis", "ra").pop().unwrap();
    for label in ["Bid 4", "Bid 7", "Bid 10", "Bid 11", "Pass", "Ask me then", "Stop asking me ahead"] {
        assert!(found(&asked, label).is_some(), "{label}: {asked}");
    }
    // Nobody else is told.
    server.read("Seti", "ra").join("\n").lacks(QUESTION);
    let boards = server.read("Seti", "ra");
    let told = server.presses("Isis", "ra", "Bid 4").await;
    told.says("you bid 4, and I ask you if that is too low").says("And if 4 is too low?");
    server.presses("Isis", "ra", "Pass").await.says("you bid 4, or pass if that is too low");
    assert_eq!(server.read("Seti", "ra"), boards, "what somebody keeps shows nobody anything");
    server.run("Nefer", "ra", "/ra invoke").await;
    server.plays(game, "Amun", "/ra bid sun:6").await;
    let how = server.how(game).await;
    assert_eq!(how.last(), Some(&("pass".to_owned(), Ahead::Order)), "{how:?}");
    server.end().await;
}

#[tokio::test]
async fn an_answer_is_for_the_lot_that_was_shown() {
    let server = Server::start().await;
    let game = server.asked_everything().await;
    server.isis_is_asked(game).await;
    server.run("Nefer", "ra", "/ra draw").await;
    let told = server.presses("Isis", "ra", "Bid 7").await;
    assert!(!told.contains("Noted"), "another lot lies there: {told}");
    let round = server.round(game).await;
    assert!(round.game.ahead().orders_of(Seat::new(2).unwrap()).auction.is_none());
    server.end().await;
}

#[tokio::test]
async fn whoever_wants_no_such_questions_gets_none() {
    let server = Server::start().await;
    let game = server.asked_everything().await;
    server.run("Isis", "ra", "/ra settings").await;
    server.presses("Isis", "ra", "More settings…").await;
    server.presses("Isis", "ra", "Stop asking me ahead").await.says("**Asked ahead**: no");
    // What would have been followed by the question.
    server.plays(game, "Isis", "/ra draw").await;
    server.at_rest().await;
    server.read("Isis", "ra").join("\n").lacks(QUESTION);
    server.end().await;
}

#[tokio::test]
async fn whoever_wants_to_be_asked_again_is() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile flood art gold writing religion", ..THREE }).await;
    server.run("Nefer", "ra", "/ra draw until:8").await;
    server.run("Nefer", "ra", "/ra orders").await;
    let told = server.presses("Nefer", "ra", "Clear orders").await;
    told.says("on your turns I ask you");
    server.each_runs(&["Amun", "Isis"], "ra", "/ra draw").await;
    server.settled(game).await;
    let how = server.how(game).await;
    assert_eq!(how.len(), 3, "Nefer is asked: {how:?}");
    // What they had ordered is over.
    server.run("Nefer", "ra", "/ra draw").await;
    server.each_runs(&["Amun", "Isis"], "ra", "/ra draw").await;
    server.settled(game).await;
    let how = server.how(game).await;
    assert!(how.iter().all(|(_, ahead)| *ahead != Ahead::Order), "{how:?}");
    server.end().await;
}

/// A board goes below the panel from which somebody acts, and what they are asked ahead below the board.
#[tokio::test]
async fn who_acts_from_a_panel_is_asked_ahead_below_the_new_board() {
    let server = Server::start().await;
    let game = server.asked_everything().await;
    server.run("Isis", "ra", "/ra me").await;
    server.presses("Isis", "ra", "Draw").await.lacks(QUESTION);
    server.settled(game).await;
    let is_last = |messages: &[Value]| messages.last().is_some_and(|last| words(last).contains(QUESTION));
    let read = within(server.person("Isis").read_until("ra", is_last)).await;
    assert!(read.is_ok(), "{:#?}", server.read("Isis", "ra"));
    server.end().await;
}
