//! One private answer for each person below a board: a new one takes the place of the former.

use std::time::Duration;

use local_discord::Person;
use ra_table::id::GameId;
use serde_json::Value;

use crate::support::clicks::{found, id, is_private, presses};
use crate::support::dealt::{Dealt, THREE};
use crate::support::server::{Says, Server, wait_while, within, words};

const ASKED: Dealt = Dealt { bag: "nile gold flood nile", played: "draw", ..THREE };

/// What somebody alone sees in the channel.
fn private(person: &Person) -> Vec<Value> {
    person.read("ra").unwrap().into_iter().filter(is_private).collect()
}

/// Somebody presses a button of the board; the answer.
async fn press(server: &Server, who: &str, game: GameId, label: &str) -> Value {
    server.clicks(who, "ra", server.board(who, game), label).await
}

#[tokio::test]
async fn a_new_answer_takes_the_place_of_the_former() {
    let server = Server::start().await;
    let game = server.deal_shown(ASKED).await;
    let isis = server.person("Isis");
    let before = private(&isis).len();
    for label in ["My game", "Help", "Orders…", "In words"] {
        let told = press(&server, "Isis", game, label).await;
        wait_while(async || private(&isis).len() > before + 1).await;
        assert_eq!(id(private(&isis).last().unwrap()), id(&told), "{label}");
    }
    // A panel that was pressed meanwhile goes too.
    let help = press(&server, "Isis", game, "Help").await;
    within(isis.click("ra", id(&help), &found(&help, "Rules").unwrap_or_else(|| presses(&help)[1].clone())))
        .await
        .unwrap();
    press(&server, "Isis", game, "My game").await;
    wait_while(async || private(&isis).len() > before + 1).await;
    // Of another person nothing goes.
    press(&server, "Nefer", game, "Help").await;
    assert_eq!(private(&isis).len(), before + 1);
    // Whoever draws on the board has no use for what stood below it.
    let amun = server.person("Amun");
    let told = press(&server, "Amun", game, "My game").await;
    server.on_board("Amun", game, &["Draw"]).await;
    wait_while(async || private(&amun).iter().any(|message| id(message) == id(&told))).await;
    server.end().await;
}

#[tokio::test]
async fn what_can_be_taken_back_stays_until_it_is_played() {
    let server = Server::start().await;
    let game = server.deal_shown(Dealt { played: "draw, invoke", ..ASKED }).await;
    let isis = server.person("Isis");
    let before = private(&isis).len();
    let noted = press(&server, "Isis", game, "Pass").await;
    press(&server, "Isis", game, "My game").await;
    press(&server, "Isis", game, "Help").await;
    wait_while(async || private(&isis).len() > before + 2).await;
    assert!(private(&isis).iter().any(|message| id(message) == id(&noted)), "{}", words(&noted));
    server.end().await;
}

/// What somebody had answered ahead becomes what came of it, with the way to the board and nothing to press in vain.
#[tokio::test]
async fn a_result_leads_to_the_board_alone() {
    let server = Server::start().await;
    let game = server.deal_shown(Dealt { played: "draw, invoke", ..ASKED }).await;
    let nefer = server.person("Nefer");
    let panel = press(&server, "Nefer", game, "Bid…").await;
    within(nefer.click("ra", id(&panel), "Bid 13")).await.unwrap();
    server.each_runs(&["Isis", "Amun"], "ra", "/ra pass").await;
    let result = || nefer.read("ra").unwrap().into_iter().find(|message| id(message) == id(&panel)).unwrap();
    wait_while(async || !words(&result()).contains("Nefer won with 13")).await;
    assert!(presses(&result()).is_empty(), "{:#}", result());
    // She may not have read it yet.
    press(&server, "Nefer", game, "Help").await;
    press(&server, "Nefer", game, "My game").await;
    server.at_rest().await;
    words(&result()).says("Nefer won with 13");
    server.end().await;
}

/// A token works for fifteen minutes. What came of an answer whose token is older is not told there, and not tried.
#[tokio::test]
async fn an_answer_that_cannot_be_changed_any_more_is_left() {
    let (server, log) = Server::logged().await;
    let game = server.deal_shown(Dealt { played: "draw, invoke", ..ASKED }).await;
    let nefer = server.person("Nefer");
    let panel = press(&server, "Nefer", game, "Bid…").await;
    within(nefer.click("ra", id(&panel), "Bid 13")).await.unwrap();
    server.turn(Duration::from_mins(16)).await;
    server.each_runs(&["Isis", "Amun"], "ra", "/ra pass").await;
    server.until("ra", |read| read.contains("Nefer won with 13")).await;
    server.at_rest().await;
    let mut refused = log.lines();
    refused.retain(|request| request["status"] == 401);
    assert!(refused.is_empty(), "{refused:#?}");
    server.end().await;
}
