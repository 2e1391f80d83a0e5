//! Orders: what people decide ahead, what comes of it, and what they read of it; see `exchanges/ahead.rs` too.

use ra_table::id::GameId;

use crate::support::clicks::id;
use crate::support::dealt::{Dealt, THREE};
use crate::support::server::{Says, Server, within, without_numbers, words};

/// Nothing but tiles that nobody minds.
const PLAIN: Dealt = Dealt { bag: "nile flood art gold writing religion agriculture pyramid ra", ..THREE };

/// Without what is another in each run: moments, and the numbers of people.
fn plain(told: &str) -> String {
    without_numbers(&without_numbers(told, "<t:"), "<@")
}

impl Server {
    /// The entries that orders made, with their numbers.
    async fn by_order(&self, game: GameId) -> Vec<i64> {
        let lines = self.lines(game).await.into_iter();
        lines.filter(|line| line.ahead.is_ahead()).map(|line| line.seq).collect()
    }
}

/// On one's own turn an order to draw plays at once: not before all of it is chosen.
#[tokio::test]
async fn nothing_is_drawn_before_all_of_an_order_is_chosen() {
    let server = Server::start().await;
    let game = server.deal(PLAIN).await;
    let nefer = server.person("Nefer");
    let panel = id(within(nefer.run("ra", "/ra orders")).await.unwrap().message().unwrap());
    let opened = within(nefer.click("ra", panel, "On my turn…")).await.unwrap();
    words(opened.message().unwrap()).says("It is your turn, so I draw at once.").lacks("Not saved yet");
    let chosen = within(nefer.choose("ra", panel, &format!("order:{game}:kinds"), &["gold"])).await.unwrap();
    words(chosen.message().unwrap()).says("**Not saved yet:** I stop at Gold. Choose a number to save it.");
    assert_eq!(server.history(game).await, [""; 0]);
    within(nefer.click("ra", panel, "6")).await.unwrap();
    assert_eq!(server.until_entries(game, 1).await, ["draw"]);
    server
        .run("Nefer", "ra", "/ra orders")
        .await
        .says("I draw until the track holds 6 tiles, but not past Gold");
    server.end().await;
}

/// A player is told that their answer to the next auction no longer holds.
#[tokio::test]
async fn an_order_that_has_lapsed_says_so() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "drought nile ra", ..THREE }).await;
    server.run("Isis", "ra", "/ra orders auction:pass added:8").await.lacks("no longer holds");
    server.plays(game, "Nefer", "/ra draw").await;
    let lapsed = "Your answer to the next auction (“Pass”) no longer holds: a disaster was drawn.";
    server.run("Isis", "ra", "/ra orders").await.says(lapsed);
    server.end().await;
}

/// Whose order waits reads why, once it is their turn.
#[tokio::test]
async fn an_order_that_waits_says_why() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile gold nile", ..THREE }).await;
    server.run("Isis", "ra", "/ra orders draw:6 stop:gold").await.says("but not past Gold");
    server.plays(game, "Nefer", "/ra draw").await;
    server.run("Isis", "ra", "/ra me").await.lacks("though you ordered it");
    server.plays(game, "Amun", "/ra draw").await;
    let why = "I have not drawn for you, though you ordered it: Gold lies on the track.";
    server.run("Isis", "ra", "/ra me").await.says(why);
    server.end().await;
}

/// A bid that was made by an order is told as one.
#[tokio::test]
async fn a_bid_by_order_is_told_as_one() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile flood ra", ..THREE }).await;
    server
        .run("Isis", "ra", "/ra orders auction:4 added:8")
        .await
        .says("you bid 4, and I ask you if that is too low");
    server.plays(game, "Nefer", "/ra draw").await;
    server.plays(game, "Amun", "/ra invoke").await;
    server.until_entries(game, 3).await;
    server
        .run("Isis", "ra", "/ra me")
        .await
        .says("I bid 4 for you in an auction (Nile, sun 1), by your order.");
    server.end().await;
}

/// The button of an old panel leads to no question that cannot be answered.
#[tokio::test]
async fn on_ones_turn_an_old_panel_does_not_ask_for_auctions() {
    let server = Server::start().await;
    let game = server.deal(Dealt { played: "draw", ..PLAIN }).await;
    let isis = server.person("Isis");
    let panel = id(within(isis.run("ra", "/ra orders")).await.unwrap().message().unwrap());
    server.plays(game, "Amun", "/ra draw").await;
    let answer = within(isis.click("ra", panel, "If there is an auction…")).await.unwrap();
    words(answer.message().unwrap()).says("Your orders in game").lacks("what do you answer?");
    server.end().await;
}

/// An answer to the next auction that is chosen from the panel holds for the lot that lies there, until more is chosen. By the
/// command it holds once that is chosen.
#[tokio::test]
async fn an_answer_to_the_next_auction_is_for_this_lot_or_for_more() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile ra pharaoh", ..THREE }).await;
    let isis = server.person("Isis");
    let panel = id(within(isis.run("ra", "/ra orders")).await.unwrap().message().unwrap());
    within(isis.click("ra", panel, "If there is an auction…")).await.unwrap();
    let given = within(isis.click("ra", panel, "Pass")).await.unwrap();
    words(given.message().unwrap())
        .begins("**Saved.** If an auction opens before your next turn, you pass")
        .says("as long as no tile is added to the track");
    let given = within(isis.click("ra", panel, "Any number")).await.unwrap();
    words(given.message().unwrap()).begins("**Saved.**").says("as long as no disaster is added");
    server.run("Amun", "ra", "/ra pass").await.says("How many tiles may still be added");
    server.run("Amun", "ra", "/ra orders").await.says("If an auction opens, I ask you.");
    server.run("Amun", "ra", "/ra pass").await;
    server.presses("Amun", "ra", "Any number").await.begins("**Saved.** If an auction opens");
    server.plays(game, "Nefer", "/ra draw").await;
    server.run("Isis", "ra", "/ra orders").await.says("If an auction opens before your next turn, you pass");
    server.end().await;
}

/// An answer that an auction has used is not given to the next one by its old panel.
#[tokio::test]
async fn an_old_panel_sets_no_order_anew() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile ra pharaoh", played: "draw", ..THREE }).await;
    let isis = server.person("Isis");
    let panel = id(within(isis.run("ra", "/ra orders auction:pass")).await.unwrap().message().unwrap());
    server.presses("Isis", "ra", "If there is an auction…").await.says("you pass");
    server.plays(game, "Amun", "/ra draw").await;
    assert_eq!(server.history(game).await, ["draw", "draw", "pass"]);
    let answer = within(isis.forge("ra", panel, &format!("order:{game}:auction 2 pass"), &[])).await;
    words(answer.message().unwrap()).says("on your turns I ask you.").lacks("you pass");
    server.end().await;
}

/// What can be ordered is taken between one's turns as well, by the command for doing it.
#[tokio::test]
async fn commands_between_ones_turns_are_orders() {
    let server = Server::start().await;
    let game = server.deal(PLAIN).await;
    let mut told = String::new();
    for (who, command) in [
        ("Amun", "/ra draw until:3"),
        ("Isis", "/ra pass"),
        ("Isis", "/ra bid sun:4 how:\"the lowest that leads, up to this sun\""),
        ("Nefer", "/ra bid sun:9"),
        ("Isis", "/ra bid sun:9"),
    ] {
        told += &format!("{who} {command}: {}\n", server.run(who, "ra", command).await);
    }
    server.presses("Isis", "ra", "Any number").await;
    server.run("Nefer", "ra", "/ra draw").await;
    assert_eq!(server.by_order(game).await, [2], "Amun has drawn");
    server.run("Isis", "ra", "/ra draw").await;
    server.run("Nefer", "ra", "/ra invoke").await;
    let given = server.round(game).await.game.ahead().given.to_vec();
    assert_eq!(given.len(), 0, "Isis has decided since: {given:?}");
    insta::assert_snapshot!(plain(&told));
    server.end().await;
}

/// What is ordered from the board is told to whoever did it, with the way to end it; and what came of it.
#[tokio::test]
async fn an_order_from_the_board_is_told_and_ends_with_the_track() {
    let server = Server::start().await;
    let game = server.deal_shown(PLAIN).await;
    let nefer = server.person("Nefer");
    let board = server.board("Nefer", game);
    within(nefer.click("ra", board, &format!("play:{game}:0:draw until 3"))).await.unwrap();
    let told = server.told("Nefer", "ra", "Noted: on your next turns").await;
    told.says("until the track holds 3 tiles or an auction begins");
    let panel =
        nefer.read("ra").unwrap().into_iter().find(|message| words(message).contains("Noted: on")).unwrap();
    let told = within(nefer.click("ra", id(&panel), "Stop drawing for me")).await.unwrap();
    words(told.message().unwrap()).says("On your turns I ask you");
    server.each_runs(&["Amun", "Isis"], "ra", "/ra draw").await;
    assert_eq!(server.by_order(game).await, [0; 0]);
    // An order for the epoch draws later, and says which it was.
    server.run("Nefer", "ra", "/ra orders draw:5").await;
    server.each_runs(&["Amun", "Isis"], "ra", "/ra draw").await;
    let told = server.run("Nefer", "ra", "/ra me").await;
    let which =
        "I drew Gold for you, by your order for the whole epoch: to draw until the track holds 5 tiles.";
    told.says(which);
    server.end().await;
}

#[tokio::test]
async fn quick_draws_begin_the_game_and_can_be_declined() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:2 here:true").await;
    server.run("Amun", "ra", "/ra join").await;
    let game = server.last_game().await;
    server.begun(game).await;
    let round = server.round(game).await;
    let drawn = round.record().actions().len();
    assert!(drawn >= 1, "something was drawn for the first player");
    assert_eq!(server.by_order(game).await.len(), drawn);
    for who in ["Nefer", "Amun"] {
        server.run(who, "ra", "/ra orders quick:false").await.says("I always ask you here");
    }
    server.end().await;
}
