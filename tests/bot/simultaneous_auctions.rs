//! An auction asks everybody at once: each has their own time to answer, and it lasts as long as its slowest bidder.

use std::time::Duration;

use ra::rules::Seat;
use ra_bot::app::{self, GameRef};
use ra_table::game::Game;
use ra_table::id::GameId;
use ra_table::time::Millis;
use serde_json::Value;

use super::admin;
use crate::support::clicks::presses;
use crate::support::dealt::{BEFORE_RA, Dealt};
use crate::support::hours::{HOUR, MINUTE};
use crate::support::server::{Says, Server, words};

/// Ra has been drawn: Isis answers (11 10 7 4) within 48 hours, then Nefer (13 8 5 2) and Amun (12 9 6 3), who have
/// got five more for their turns.
async fn drawn(server: &Server) -> GameId {
    let game = server.deal(BEFORE_RA).await;
    server.plays(game, "Amun", "/ra draw").await;
    game
}

async fn game(server: &Server, game: GameId) -> Game {
    app::whole(&server.store, GameRef::Game(game)).await.unwrap().1
}

/// How much time somebody has, from now on; `None` while their clock stands still.
async fn left(server: &Server, id: GameId, seat: usize) -> Option<Duration> {
    let clock = game(server, id).await.clocks().of(Seat::new(seat).unwrap(), server.now())?;
    Some(clock.runs_out.unwrap().since(server.now()))
}

fn about(time: Option<Duration>, expected: Duration) {
    let time = time.expect("a clock runs");
    assert!(time.abs_diff(expected) < 2 * MINUTE, "{time:?}, not {expected:?}");
}

/// Somebody wants to be asked on their turn.
async fn asks_to_be_asked(server: &Server, who: &str, game: GameId) {
    let answer = server.on_board(who, game, &["Bid…", "Ask me on my turn"]).await;
    words(answer.message().unwrap()).begins("Noted: I’ll ask you when your turn comes");
}

/// The boards in *ra* that have buttons for an auction, the oldest first.
fn boards(server: &Server) -> Vec<Value> {
    let mut read = server.messages("Seti", "ra");
    read.retain(|message| presses(message).iter().any(|press| press.ends_with(":bid?")));
    read
}

/// By when a board says that all have answered.
fn at_the_latest(board: &str) -> Millis {
    let says_it = |line: &&str| line.contains("last one runs out") || line.starts_with("-# Time runs out");
    let line = board.lines().find(says_it).unwrap_or_else(|| panic!("{board}"));
    let seconds: i64 = line.split("<t:").nth(1).unwrap().split(':').next().unwrap().parse().unwrap();
    Millis(seconds * 1000)
}

/// A board that stays above a newer one, for those whom it still asks, is not taken for the present one.
#[tokio::test]
async fn an_older_board_shows_no_deadline() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    let id = drawn(&server).await;
    let [before] = &boards(&server)[..] else { panic!("one board") };
    assert!(
        words(before).contains("Time runs out on <t:") || words(before).contains("last one runs out"),
        "{before:#}"
    );
    // The answer to a command is a new board.
    server.plays(id, "Isis", "/ra pass").await;
    let [older, present] = &boards(&server)[..] else { panic!("two boards") };
    let told = words(older);
    let (isis, nefer) = (server.user("Isis"), server.user("Nefer"));
    let expected = format!("<@{isis}> <@{nefer}> This is an older board. The current one is further down.\n");
    told.begins(&expected);
    assert!(!told.contains("<t:") && older["components"] == before["components"], "{older:#}");
    words(present).says("<t:").lacks("older");
    // It is changed once, however many follow it.
    server.run("Amun", "ra", "/ra board public:true").await;
    server.settled(id).await;
    assert_eq!(&boards(&server)[..1], std::slice::from_ref(older));
    assert_ne!(boards(&server)[1]["id"], present["id"]);
    server.end().await;
}

#[tokio::test]
async fn three_who_sleep_make_it_no_longer_than_one() {
    let server = Server::start().await;
    let id = drawn(&server).await;
    server.turn(54 * HOUR).await;
    // All three have had their time, and the next turn is asked for.
    let history = server.until_entries(id, 5).await;
    assert_eq!(history[2..], ["pass", "pass", "pass"]);
    server.until("ra", |read| read.matches("time ran out").count() == 3).await.says("Isis’s time ran out");
    for seat in 0..3 {
        assert_eq!(server.round(id).await.at(seat).late, 1);
    }
    server.end().await;
}

#[tokio::test]
async fn who_is_out_of_time_before_their_turn_passes_in_secret_and_may_still_bid() {
    for answers in [false, true] {
        let server = admin::server().await;
        let id = drawn(&server).await;
        server.run("Khnum", "ra", "/ra-admin extend hours:10").await.begins("Done.");
        server.settled(id).await;
        let board = || server.read("Seti", "ra").into_iter().rfind(|read| read.contains("last one runs out"));
        let before = board();
        // Isis has five hours more than Nefer and Amun.
        server.pass_time(54 * HOUR).await;
        assert_eq!(
            server.history(id).await,
            ["draw", "draw", "extend 2 600"],
            "everybody waits for Isis, and sees nothing"
        );
        assert_eq!(board(), before);
        server.run("Nefer", "ra", "/ra me").await.says("Your time has run out, so you will pass, or bid");
        if answers {
            server.run("Nefer", "ra", "/ra bid 8").await;
        }
        server.run("Isis", "ra", "/ra pass").await;
        let history = server.until_entries(id, 6).await;
        let nefer = if answers { "bid 8" } else { "pass" };
        assert_eq!(history[3..], ["pass", nefer, "pass"]);
        let round = server.round(id).await;
        assert_eq!([0, 1, 2].map(|seat| round.at(seat).late), [u32::from(!answers), 1, 0]);
        server.end().await;
    }
}

/// Their clock stands still until then; withdrawing what was kept lets it go on.
#[tokio::test]
async fn who_wants_to_be_asked_on_their_turn_has_their_time_then() {
    let server = Server::start().await;
    let id = drawn(&server).await;
    server.turn(HOUR).await;
    about(left(&server, id, 0).await, 52 * HOUR);
    asks_to_be_asked(&server, "Nefer", id).await;
    server.turn(20 * HOUR).await;
    assert_eq!(left(&server, id, 0).await, None);
    server.run("Nefer", "ra", "/ra withdraw").await;
    about(left(&server, id, 0).await, 52 * HOUR);
    server.turn(2 * HOUR).await;
    about(left(&server, id, 0).await, 50 * HOUR);
    asks_to_be_asked(&server, "Nefer", id).await;
    server.turn(20 * HOUR).await;
    server.run("Isis", "ra", "/ra pass").await;
    assert_eq!(server.history(id).await.len(), 3, "Nefer is asked");
    server.run("Nefer", "ra", "/ra me").await.says("It is your turn").lacks("Noted");
    about(left(&server, id, 0).await, 50 * HOUR);
    server.turn(10 * HOUR).await;
    about(left(&server, id, 0).await, 40 * HOUR);
    server.run("Nefer", "ra", "/ra pass").await;
    server.run("Amun", "ra", "/ra bid 3").await;
    // What it comes to is in the history: 13 hours of Nefer's, and five more for the answer.
    let bank = game(&server, id).await.clocks().bank(Seat::new(0).unwrap()).unwrap();
    about(Some(bank.left()), 45 * HOUR);
    server.end().await;
}

#[tokio::test]
async fn it_may_be_said_whatever_has_been_bid() {
    let server = Server::start().await;
    let id = drawn(&server).await;
    server.plays(id, "Isis", "/ra bid 4").await;
    asks_to_be_asked(&server, "Amun", id).await;
    server.end().await;
}

/// Who is asked again, because bids have passed their answer by, pays from then on.
#[tokio::test]
async fn an_answer_that_was_passed_by_has_cost_nothing_since_it_was_given() {
    let server = Server::start().await;
    let id = drawn(&server).await;
    server.run("Nefer", "ra", "/ra bid 8").await;
    server.turn(30 * HOUR).await;
    server.run("Isis", "ra", "/ra bid 10").await;
    about(left(&server, id, 0).await, 53 * HOUR);
    server.turn(HOUR).await;
    server.run("Nefer", "ra", "/ra bid 13").await;
    about(Some(game(&server, id).await.clocks().bank(Seat::new(0).unwrap()).unwrap().left()), 57 * HOUR);
    server.end().await;
}

/// Who has not answered is told before their time is over, and what is done then: an invocation is bid for by whoever
/// made it.
#[tokio::test]
async fn who_has_not_answered_is_reminded_before_their_turn() {
    let server = Server::start().await;
    let id = server.deal(Dealt { played: "draw", ..BEFORE_RA }).await;
    server.plays(id, "Amun", "/ra invoke").await;
    server.run("Nefer", "ra", "/ra bid 8").await;
    server.turn(47 * HOUR).await;
    server.told("Seti", "ra", "or bid your lowest sun if everybody else has passed").await;
    server.until_nothing_is_due().await;
    let nefer = format!("<@{}>, ", server.user("Nefer"));
    let told = server.read("Seti", "ra");
    assert!(!told.iter().any(|told| told.starts_with(&nefer) && told.contains("runs out")), "{told:#?}");
    server.end().await;
}

/// The latest moment moves with what everybody sees, and with nothing else; each sees their own time exactly.
#[tokio::test]
async fn the_board_says_by_when_all_have_answered() {
    let server = Server::start().await;
    let id = drawn(&server).await;
    let board = || server.read("Seti", "ra").pop().unwrap();
    let first = at_the_latest(&board());
    about(Some(first.since(server.now())), 53 * HOUR);
    server.turn(5 * HOUR).await;
    server.plays(id, "Nefer", "/ra bid 8").await;
    assert_eq!(at_the_latest(&board()), first, "nobody sees that Nefer has answered");
    server.run("Amun", "ra", "/ra me").await.says("You have until");
    server.run("Nefer", "ra", "/ra me").await.lacks("You have until");
    server.plays(id, "Isis", "/ra bid 4").await;
    let then = at_the_latest(&board());
    // Nefer’s bid has been played as well, and Amun has ten minutes less.
    about(Some(then.since(first)), 5 * HOUR - 10 * MINUTE);
    // Only Amun is left, whose clock has run since the auction opened.
    board().says("Time runs out on <t:").says(" at the latest, <t:");
    about(Some(then.since(server.runs_out(id).await)), 5 * HOUR);
    server.end().await;
}
