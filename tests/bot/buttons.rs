//! Buttons, menus and panels: what they say, what they do, and what becomes of a click that comes late, twice, or from
//! somebody else.

use std::fmt::Write;

use local_discord::{BotResponse, Fault, Matching, Order};
use ra::rules::{Seat, Tile};
use ra_table::id::GameId;

use super::refusals::named;
use crate::support::clicks::{Hand, id, parts, presses, texts};
use crate::support::dealt::{BEFORE_RA, Dealt, EARTHQUAKE, MANY_MONUMENTS, THREE};
use crate::support::server::{Says, Server, without_numbers, words};

/// Plays one after the other as who is named, each a list of clicks that begins at the board; returns what the panels
/// said on the way.
async fn clicks(server: &Server, game: GameId, steps: &[(&str, &[&str])]) -> String {
    let mut told = String::new();
    for (who, names) in steps {
        let person = server.person(who);
        let hand = Hand { person: &person, channel: "ra", game: game.0 };
        server.settled(game).await;
        match hand.click(names).await {
            Ok(BotResponse::Message { message } | BotResponse::Updated { message }) => {
                let message = named(server, &message);
                let private = if message["flags"] == 64 { " (privately)" } else { "" };
                let labels = labels(&message);
                let words = without_numbers(&words(&message), "<t:");
                writeln!(told, "{who} {names:?}{private}\n    {words}\n    {labels}").unwrap();
            }
            other => writeln!(told, "{who} {names:?}: {other:?}").unwrap(),
        }
    }
    told
}

/// A message's buttons and menus, as they are read.
pub(crate) fn labels(message: &serde_json::Value) -> String {
    let mut labels = String::new();
    for one in parts(message) {
        let label = one["label"].as_str().or(one["placeholder"].as_str()).unwrap_or_default();
        let options = one["options"].as_array().into_iter().flatten();
        let options: Vec<&str> = options.filter_map(|option| option["label"].as_str()).collect();
        let options = if options.is_empty() { String::new() } else { format!(": {}", options.join(" | ")) };
        write!(labels, "[{label}{options}] ").unwrap();
    }
    labels.trim_end().to_owned()
}

/// The board, so that a test can click on whatever was clicked before.
async fn board(server: &Server, game: GameId) -> local_discord::Id {
    server.run("Nefer", "ra", "/ra board public:true").await;
    server.board("Seti", game)
}

#[tokio::test]
async fn a_table_by_buttons() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    let [nefer, amun, isis, seti] = ["Nefer", "Amun", "Isis", "Seti"].map(|who| server.person(who));
    let table = id(nefer.read("ra").unwrap().last().unwrap());
    let click = async |person: &local_discord::Person, label: &str| {
        let answer = person.click("ra", table, label).await.unwrap();
        words(&named(&server, answer.message().unwrap()))
    };
    click(&amun, "Join").await.says("Amun");
    click(&amun, "Join").await.says("You already have a seat at this table");
    click(&amun, "Leave").await.lacks("Amun");
    click(&amun, "Leave").await.says("You have no seat at this table");
    click(&amun, "Join").await.says("Amun");
    click(&amun, "Start").await.says("can start the game. It also starts by itself");
    click(&seti, "Settings…").await.says("You can sit down while a seat is free");
    // Everybody's message has what everybody needs, and nothing more.
    let shown = nefer.read("ra").unwrap();
    let shown = shown.iter().find(|message| id(message) == table).unwrap();
    assert_eq!(texts(shown, "label"), ["Join", "Details…", "How to play", "Leave", "Start", "Settings…"]);
    click(&seti, "How to play").await.says("Ra in a minute");
    click(&isis, "Join").await.says("Game 1 has started");
    let thread = server.round(server.last_game().await).await.channel().to_string();
    server.until(&thread, |read| read.contains("epoch 1,")).await;
    // The table's buttons are gone, and there is nothing that a late click could do.
    let shown = seti.read("ra").unwrap();
    let shown = shown.iter().find(|message| id(message) == table).unwrap();
    assert!(presses(shown).is_empty());
    server.end().await;
}

/// Edits of messages go wrong from now on, and deletions: older messages keep their buttons.
fn keep_buttons(server: &Server) {
    for matching in [Matching::EditMessage, Matching::DeleteMessage] {
        server.discord.spoil(matching, 10_000, Fault::ServerError { status: 500 });
    }
}

#[tokio::test]
async fn an_old_tables_buttons_leave_the_next_table_alone() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:2").await;
    let amun = server.person("Amun");
    let old = id(&amun.read("ra").unwrap().pop().unwrap());
    keep_buttons(&server);
    server.run("Nefer", "ra", "/ra cancel").await;
    server.run("Nefer", "ra", "/ra new seats:2").await;
    let mut told = String::new();
    for label in ["Join", "Leave", "Settings…"] {
        let answer = amun.click("ra", old, label).await.unwrap();
        writeln!(told, "{label}: {}", words(answer.message().unwrap())).unwrap();
    }
    insta::assert_snapshot!(told);
    let lobby = server.lobby(2).await;
    assert_eq!(lobby.seats.len(), 1);
    server.end().await;
}

#[tokio::test]
async fn an_auction_by_buttons() {
    let server = Server::start().await;
    let game = server.deal(BEFORE_RA).await;
    board(&server, game).await;
    let mut told = clicks(&server, game, &[("Amun", &["Draw"]), ("Amun", &["Bid…"])]).await;
    let public = server.read("Khnum", "ra");
    let steps: [(&str, &[&str]); 8] = [
        ("Nefer", &["Bid…", "Bid 8"]),
        ("Nefer", &["Bid…", "Bid 8", "If 8 is too low, pass instead"]),
        ("Nefer", &["Bid…", "Lowest that leads, up to 8", "Change", "Ask me on my turn"]),
        ("Nefer", &["Pass", "Withdraw answer", "Bid…"]),
        ("Amun", &["Bid…", "Lowest that leads, up to 9"]),
        ("Nefer", &["Bid…", "Lowest that leads, up to 8"]),
        ("Seti", &["Bid…"]),
        ("Seti", &["Pass"]),
    ];
    told += &clicks(&server, game, &steps).await;
    assert_eq!(server.read("Khnum", "ra"), public, "nobody else sees anything of it");
    told += &clicks(&server, game, &[("Isis", &["Bid…", "Bid 7"])]).await;
    assert_eq!(server.history(game).await, ["draw", "draw", "bid 7", "bid 8", "bid 9"]);
    insta::assert_snapshot!(told);
    server.end().await;
}

#[tokio::test]
async fn invoking_by_buttons() {
    let server = Server::start().await;
    let game = server.deal(Dealt { played: "draw", ..THREE }).await;
    board(&server, game).await;
    let steps: [(&str, &[&str]); 4] = [
        ("Nefer", &["Invoke Ra…"]),
        ("Amun", &["Invoke Ra…", "Invoke, up to 6"]),
        ("Isis", &["Pass"]),
        ("Nefer", &["Pass"]),
    ];
    let told = clicks(&server, game, &steps).await;
    assert_eq!(server.history(game).await, ["draw", "invoke", "pass", "pass", "bid 3"]);
    insta::assert_snapshot!(told);
    server.end().await;
}

/// Where there are many ways each kind has a button, which chooses it or takes that back; a kind of which somebody has
/// several says how many. The last tile that is owed decides.
#[tokio::test]
async fn tiles_are_chosen_one_by_one() {
    let server = Server::start().await;
    let game = server.deal(MANY_MONUMENTS).await;
    board(&server, game).await;
    let chosen = ["Choose tiles…", "Pyramid", "Pyramid", "Sphinx (0 of 3)", "Pyramid"];
    let told = clicks(&server, game, &[("Nefer", &chosen[..2]), ("Nefer", &chosen)]).await;
    insta::assert_snapshot!(told);
    server.end().await;
}

#[tokio::test]
async fn the_rest_of_what_is_chosen_may_be_taken_by_the_rules() {
    let server = Server::start().await;
    // Once the Obelisk is gone, nothing but Statues can go.
    let bag = "obelisk statue statue nile earthquake";
    let game = server.deal(Dealt { bag, ..EARTHQUAKE }).await;
    board(&server, game).await;
    let told = clicks(&server, game, &[("Nefer", &["Choose tiles…", "Obelisk + Statue"])]).await;
    assert_eq!(server.history(game).await[13..], ["discard obelisk"], "{told}");
    let round = server.round(game).await;
    let tiles = round.state().players()[Seat::new(0).unwrap()].tiles();
    assert_eq!([Tile::Obelisk, Tile::Statue].map(|tile| tiles.count(tile)), [0, 1]);
    server.end().await;
}

#[tokio::test]
async fn a_late_click_changes_nothing_and_is_told_what_is_the_case() {
    let server = Server::start().await;
    let game = server.deal(BEFORE_RA).await;
    keep_buttons(&server);
    let turn = board(&server, game).await;
    server.run("Amun", "ra", "/ra draw").await;
    let auction = server.board("Seti", game);
    let mut told = String::new();
    let late = async |who: &str, board, label: &str| {
        let history = server.history(game).await;
        let person = server.person(who);
        let answer = person.click("ra", board, label).await.unwrap();
        let message = answer.message().unwrap();
        assert_eq!(message["flags"], 64, "{message}");
        assert_eq!(server.history(game).await, history);
        // The link to the board ends in the number of a message.
        let said = words(&named(&server, message));
        let said = said.split("discord.com").next().unwrap().to_owned();
        format!("{who} {label}: {said}\n")
    };
    told += &late("Amun", turn, "Draw").await;
    told += &late("Nefer", turn, "Draw").await;
    told += &late("Nefer", turn, "Invoke Ra…").await;
    for (who, command) in [("Isis", "/ra pass"), ("Nefer", "/ra bid 8"), ("Amun", "/ra pass")] {
        server.run(who, "ra", command).await;
    }
    told += &late("Isis", auction, "Bid…").await;
    told += &late("Amun", auction, "Pass").await;
    told += &late("Seti", auction, "Pass").await;
    insta::assert_snapshot!(told);
    server.end().await;
}

#[tokio::test]
async fn a_click_that_comes_twice_counts_once() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile gold pharaoh", ..THREE }).await;
    board(&server, game).await;
    server.discord.order(Order::DeliverTwice { count: 3 }).unwrap();
    clicks(&server, game, &[("Nefer", &["Draw"]), ("Amun", &["Draw"]), ("Isis", &["Draw"])]).await;
    assert_eq!(server.history(game).await, ["draw"; 3]);
    server.settled(game).await;
    assert_eq!(server.times_told("Seti", "ra", "epoch 1,"), 1);
    server.end().await;
}

#[tokio::test]
async fn two_clicks_at_once_count_once() {
    for _ in 0..10 {
        let server = Server::start().await;
        let game = server.deal(Dealt { bag: "nile gold pharaoh", ..THREE }).await;
        let on = board(&server, game).await;
        let nefer = server.person("Nefer");
        let (one, other) = tokio::join!(nefer.click("ra", on, "Draw"), nefer.click("ra", on, "Draw"));
        // The board that was clicked has told nothing that would be left, and is deleted.
        let said = [one, other].map(|answer| answer.unwrap().message().map(words).unwrap_or_default());
        let late = said.iter().filter(|said| said.starts_with("That is over. Nefer drew Nile.")).count();
        assert_eq!((server.history(game).await, late), (vec!["draw".to_owned()], 1), "{said:?}");
        server.end().await;
    }
}

/// A tile cannot be put back: the button under which it was drawn never comes back in the same place.
#[tokio::test]
async fn a_second_tap_draws_nothing() {
    let server = Server::start().await;
    // A computer player answers at once, so it is Nefer's turn again.
    let two = Dealt { bag: "nile pharaoh gold nile", players: 2, played: "stand in 1 late", ..THREE };
    let game = server.deal_shown(two).await;
    let nefer = server.person("Nefer");
    let board = server.board("Nefer", game);
    nefer.click("ra", board, "Draw").await.unwrap();
    server.until_entries(game, 3).await;
    server.settled(game).await;
    let again = nefer.click("ra", board, "Draw").await;
    assert!(again.is_err(), "{again:?}");
    assert_eq!(server.history(game).await.len(), 3);
    server.end().await;
}

/// Out of turn it would be an order, which is given where all orders are.
#[tokio::test]
async fn drawing_on_out_of_turn_leads_to_the_orders() {
    let server = Server::start().await;
    let game = server.deal_shown(Dealt { bag: "nile pharaoh gold nile", ..THREE }).await;
    server.presses("Amun", "ra", "Keep drawing until there are 3").await.begins("**Your orders in game 1**");
    assert!(server.history(game).await.is_empty());
    assert!(server.round(game).await.game.ahead().orders.iter().all(|orders| orders.draw.is_none()));
    server.end().await;
}

/// A table is not closed by one tap that went astray.
#[tokio::test]
async fn closing_a_table_is_asked_first() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    let asked = server.taps("Nefer", "ra", &["Settings…", "Close the table"]).await;
    assert_eq!(asked, "Close this table for everybody who sits there?");
    server.run("Amun", "ra", "/ra join").await.says("have joined");
    assert_eq!(server.presses("Nefer", "ra", "Close the table").await, "The table is closed.");
    server.end().await;
}
