//! What somebody is asked ahead, right after they have acted, and what keeps everything decided ahead from being done.

use std::sync::LazyLock;

use ra_bot::ai::committee::{self, Trust};
use ra_bot::game::Ahead;
use ra_bot::game::leaves::Leaves;
use ra_bot::game::lobby::Change;
use ra_bot::id::GameId;
use ra_bot::rules::{Action, Game, Seat, Setup};
use ra_bot::store::entries;
use serde_json::Value;

use super::clicks::found;
use super::dealt::{Dealt, THREE};
use super::server::{Server, within, words};

/// A track of four tiles, the last of which Nefer draws, for which most people in Nefer's place would answer the same if Amun then
/// invoked Ra, but not nearly all; and Amun might.
static WANTED: LazyLock<Dealt> = LazyLock::new(|| {
    let kinds = ["god", "pharaoh", "nile", "flood", "gold", "art", "writing", "pyramid", "sphinx"];
    let bags = kinds.iter().flat_map(|one| kinds.iter().map(move |two| format!("{one} {two} nile {two}")));
    let dealt = |bag: String| Dealt { bag: bag.leak(), played: "draw, draw, draw", ..THREE };
    bags.map(dealt).find(|dealt| is_in_doubt(&dealt.setup())).expect("some such track")
});

fn is_in_doubt(setup: &Setup) -> bool {
    let nothing_drawn = |_: &_| unreachable!("nobody draws in an auction");
    let mut game = Game::new(setup);
    for _ in 0..4 {
        let seat = game.state().to_act().unwrap();
        game.play(seat, Action::Draw, &mut |_| ()).unwrap();
    }
    let mut case = *game.state();
    let (amun, isis) = (case.to_act().unwrap(), Seat::new(2).unwrap());
    let invoked = case.play(amun, Action::Invoke, nothing_drawn, &mut |_| ());
    invoked.and_then(|()| case.play(isis, Action::Pass, nothing_drawn, &mut |_| ())).unwrap();
    let draws = committee::verdict(game.state(), &Trust::EVEN) == Some(Action::Draw);
    let agree = committee::agreement(&case, &Trust::EVEN).is_some_and(|(_, share)| share > 0.76);
    !draws && agree && committee::verdict(&case, &Trust::EVEN).is_none()
}

const QUESTION: &str = "If Ra is invoked on ";

impl Server {
    /// A game in which everybody is asked everything.
    async fn asked_everything(&self) -> GameId {
        let game = self.deal(*WANTED).await;
        self.set(game, Change::Leaves(Leaves::Nothing)).await;
        game
    }

    /// Nefer draws, and is asked ahead.
    async fn nefer_is_asked(&self, game: GameId) {
        self.run("Nefer", "ra", "/ra draw").await;
        self.settled(game).await;
        let person = self.discord.person("Nefer").unwrap();
        let is_asked = |messages: &[Value]| messages.iter().any(|message| words(message).contains(QUESTION));
        let read = within(person.read_until("ra", is_asked)).await;
        assert!(read.is_ok(), "{:#?}", self.read("Nefer", "ra"));
    }

    async fn how(&self, game: GameId) -> Vec<(String, Ahead)> {
        let mut tx = self.store.read().await.unwrap();
        let lines = entries::all(&mut tx, game).await.unwrap();
        lines.into_iter().map(|line| (line.words, line.ahead)).collect()
    }
}

#[tokio::test]
async fn two_taps_answer_the_next_auction_whatever_the_highest_bid() {
    let server = Server::start().await;
    let game = server.asked_everything().await;
    server.nefer_is_asked(game).await;
    let asked = server.discord.person("Nefer").unwrap().read("ra").unwrap().pop().unwrap();
    for label in ["Bid 2", "Bid 5", "Bid 8", "Bid 13", "Pass", "Ask me then", "Never ask ahead"] {
        assert!(found(&asked, label).is_some(), "{label}: {asked}");
    }
    // Nobody else is told.
    assert!(!server.read("Seti", "ra").join("\n").contains(QUESTION));
    let boards = server.read("Seti", "ra");
    let told = server.presses("Nefer", "ra", "Bid 2").await;
    assert!(told.contains("you bid 2, and I ask you if that is too low"), "{told}");
    assert!(told.contains("And if 2 is too low?"), "{told}");
    let told = server.presses("Nefer", "ra", "Pass").await;
    assert!(told.contains("you bid 2, or pass if that is too low"), "{told}");
    assert_eq!(server.read("Seti", "ra"), boards, "what somebody keeps shows nobody anything");
    server.run("Amun", "ra", "/ra invoke").await;
    server.run("Isis", "ra", "/ra bid sun:4").await;
    server.settled(game).await;
    let how = server.how(game).await;
    assert_eq!(how.last(), Some(&("pass".to_owned(), Ahead::Order)), "{how:?}");
    server.end().await;
}

#[tokio::test]
async fn an_answer_is_for_the_lot_that_was_shown() {
    let server = Server::start().await;
    let game = server.asked_everything().await;
    server.nefer_is_asked(game).await;
    server.run("Amun", "ra", "/ra draw").await;
    let told = server.presses("Nefer", "ra", "Bid 5").await;
    assert!(!told.contains("Kept"), "another lot lies there: {told}");
    let round = server.round(game).await;
    assert!(round.game.orders_of(Seat::new(0).unwrap()).auction.is_none());
    server.end().await;
}

#[tokio::test]
async fn whoever_wants_no_such_questions_gets_none() {
    let server = Server::start().await;
    let game = server.asked_everything().await;
    server.run("Nefer", "ra", "/ra settings").await;
    let told = server.presses("Nefer", "ra", "Never ask ahead").await;
    assert!(told.contains("**Asked ahead**: no"), "{told}");
    // What would have been followed by the question.
    server.run("Nefer", "ra", "/ra draw").await;
    server.settled(game).await;
    server.at_rest().await;
    assert!(!server.read("Nefer", "ra").join("\n").contains(QUESTION));
    server.end().await;
}

#[tokio::test]
async fn whoever_wants_to_be_asked_next_time_is() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile flood art gold writing religion", ..THREE }).await;
    server.run("Nefer", "ra", "/ra draw until:8").await;
    server.run("Nefer", "ra", "/ra orders").await;
    let told = server.presses("Nefer", "ra", "Ask me next time").await;
    assert!(told.contains("Until you next act in this game I ask you everything."), "{told}");
    for who in ["Amun", "Isis"] {
        server.run(who, "ra", "/ra draw").await;
    }
    server.settled(game).await;
    let how = server.how(game).await;
    assert_eq!(how.len(), 3, "Nefer is asked: {how:?}");
    // Once they have acted it is done as they had ordered.
    server.run("Nefer", "ra", "/ra draw").await;
    for who in ["Amun", "Isis"] {
        server.run(who, "ra", "/ra draw").await;
    }
    server.settled(game).await;
    let how = server.how(game).await;
    assert_eq!(how.last(), Some(&("draw".to_owned(), Ahead::Order)), "{how:?}");
    server.end().await;
}
