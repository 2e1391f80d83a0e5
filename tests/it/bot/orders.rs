//! Orders: what people decide ahead, what comes of it, and what they read of it.

use ra_bot::id::GameId;

use super::buttons::clicks;
use super::clicks::id;
use super::dealt::{BEFORE_RA, Dealt, THREE};
use super::server::{Server, within, without_numbers, words};

/// Nothing but tiles that nobody minds.
const PLAIN: Dealt = Dealt { bag: "nile flood art gold writing religion agriculture pyramid ra", ..THREE };

/// Without what is another in each run: moments, and the numbers of people.
fn plain(told: &str) -> String {
    without_numbers(&without_numbers(told, "<t:"), "<@")
}

impl Server {
    /// The entries that orders made, with their numbers.
    async fn by_order(&self, game: GameId) -> Vec<i64> {
        let mut tx = self.store.read().await.unwrap();
        let entries = ra_bot::store::entries::all(&mut tx, game).await.unwrap();
        entries.into_iter().filter(|entry| entry.ahead.is_ahead()).map(|entry| entry.seq).collect()
    }
}

#[tokio::test]
async fn drawing_until_the_track_holds_enough() {
    let server = Server::start().await;
    let game = server.deal(PLAIN).await;
    server.run("Nefer", "ra", "/ra board public:true").await;
    let mut told = String::new();
    clicks(&server, game.0, &mut told, &[("Nefer", &["Draw until 3 tiles"])]).await;
    // On one's own turn an order begins at once.
    let by_menu = ["My game", "Orders…", "<Draw for me until …>8", "<… but stop at these kinds>writing"];
    clicks(&server, game.0, &mut told, &[("Amun", &by_menu)]).await;
    assert_eq!(server.history(game).await, ["draw", "draw"]);
    // Nefer's order has no more to do with three tiles there; Amun's goes on to the Writing.
    server.run("Isis", "ra", "/ra draw").await;
    server.run("Nefer", "ra", "/ra draw").await;
    assert_eq!(server.history(game).await.len(), 5, "Amun's fifth tile was drawn by order");
    assert_eq!(server.by_order(game).await, [2, 5]);
    server.run("Isis", "ra", "/ra draw").await;
    server.run("Nefer", "ra", "/ra draw").await;
    assert_eq!(server.round(game).await.state().to_act().map(|seat| seat.index()), Some(1), "Amun is asked");
    told += &server.run("Amun", "ra", "/ra orders").await;
    let read = server.until("ra", |read| read.contains("drew Agriculture")).await;
    assert!(read.contains("Nefer drew Gold.\nAmun drew Writing."), "a chain is told in one message: {read}");
    insta::assert_snapshot!(plain(&told));
    server.end().await;
}

/// A menu may still be there when what it changes is not.
#[tokio::test]
async fn there_is_nothing_to_stop_without_an_order_to_draw() {
    let server = Server::start().await;
    let game = server.deal(PLAIN).await;
    let isis = server.discord.person("Isis").unwrap();
    let orders = within(isis.run("ra", "/ra orders")).await.unwrap();
    let panel = id(orders.message().unwrap());
    let menu = format!("order:{game}:kinds");
    let answer = within(isis.forge("ra", panel, &menu, &["god", "gold"])).await;
    let told = words(answer.message().unwrap());
    assert!(told.starts_with("That is not possible now, because I am not to draw for you"), "{told}");
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
        ("Isis", "/ra bid sun:4 how:\"the lowest that wins, up to this sun\""),
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
    let given = server.round(game).await.game.given().to_vec();
    assert_eq!(given.len(), 0, "Isis has decided since: {given:?}");
    insta::assert_snapshot!(plain(&told));
    server.end().await;
}

#[tokio::test]
async fn an_answer_to_an_auction_that_opens_later() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile ra pharaoh gold funeral ra", ..THREE }).await;
    let mut told = String::new();
    for (who, command) in [
        ("Nefer", "/ra orders auction:8"),
        ("Nefer", "/ra draw"),
        ("Nefer", "/ra orders auction:12"),
        ("Nefer", "/ra orders auction:8"),
        ("Isis", "/ra orders auction:pass added:1"),
    ] {
        told += &format!("{who} {command}: {}\n", server.run(who, "ra", command).await);
    }
    // Amun draws Ra; Isis and Nefer have answered, and Amun has the last word.
    server.run("Amun", "ra", "/ra draw").await;
    assert_eq!(server.history(game).await, ["draw", "draw", "pass", "bid 8"]);
    server.run("Amun", "ra", "/ra pass").await;
    // The next one finds no order: each was for one auction.
    server.run("Isis", "ra", "/ra orders auction:pass added:8").await;
    server.run("Isis", "ra", "/ra draw").await;
    server.run("Isis", "ra", "/ra orders auction:pass added:1").await;
    server.run("Nefer", "ra", "/ra draw").await;
    server.run("Amun", "ra", "/ra draw").await;
    // Two tiles were added, of which one is a disaster.
    server.run("Isis", "ra", "/ra invoke").await;
    let round = server.round(game).await;
    assert_eq!(round.game.given().len(), 0, "{:?}", round.game.given());
    insta::assert_snapshot!(plain(&told));
    server.end().await;
}

#[tokio::test]
async fn line_by_line() {
    let server = Server::start().await;
    let game = server.deal(BEFORE_RA).await;
    server.run("Amun", "ra", "/ra draw").await;
    let mut told = String::new();
    clicks(
        &server,
        game.0,
        &mut told,
        &[
            ("Nefer", &["Bid…", "Bid 8", "Line by line…"]),
            ("Nefer", &["Bid…", "Bid 8", "Line by line…", "<Which case?>7", "Pass"]),
            ("Nefer", &["Bid…", "Bid 8", "Line by line…", "<Which case?>none", "Bid 2", "Line by line…"]),
            ("Isis", &["Pass"]),
        ],
    )
    .await;
    assert_eq!(server.history(game).await, ["draw", "draw", "pass", "bid 2"]);
    insta::assert_snapshot!(plain(&told));
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
        let told = server.run(who, "ra", "/ra orders quick:false").await;
        assert!(told.contains("here I ask you everything"), "{told}");
    }
    server.end().await;
}
