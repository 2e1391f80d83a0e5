//! The end of an epoch is told by a message of its own, above the board that begins the next, and once.

use local_discord::{Fault, Matching, Order};
use serde_json::Value;

use crate::support::clicks::{id, is_board, presses, tells_of_an_epoch};
use crate::support::dealt::{Dealt, THREE};
use crate::support::server::{Says, Server, wait_while, words};

/// Seven Ra tiles have been drawn, and nobody has bid. Isis has drawn a Nile, and Nefer is about to draw the eighth, which
/// ends the epoch.
pub(super) const BEFORE_THE_END: Dealt = Dealt {
    bag: "ra ra ra ra ra ra ra pharaoh nile ra gold",
    played: "draw, pass, pass, pass, draw, pass, pass, pass, draw, pass, pass, pass, draw, pass, pass, pass, \
             draw, pass, pass, pass, draw, pass, pass, pass, draw, pass, pass, pass, draw, draw",
    ..THREE
};

/// The messages of a channel that tell of an epoch, and boards, as they stand.
fn told(server: &Server, game: i64) -> Vec<Value> {
    let all = server.messages("Seti", "ra");
    all.into_iter().filter(|message| tells_of_an_epoch(message) || is_board(message, game)).collect()
}

#[tokio::test]
async fn it_stands_between_what_was_and_what_begins() {
    let server = Server::start().await;
    let game = server.deal_shown(BEFORE_THE_END).await;
    server.on_board("Nefer", game, &["Draw"]).await;
    server.until("ra", |read| read.contains("Epoch 2 begins with Nefer")).await;
    server.settled(game).await;
    let told = told(&server, game.0);
    let [over, board] = &told[..] else { panic!("{told:#?}") };
    let content = "Nefer drew Ra, 8 of 8.\n**Epoch 1 is over**: the Ra track is full. Pharaoh, Nile left the game.\n\
                   Pharaohs: Nefer 0, Amun 0, Isis 0.\nEpoch 2 begins with Nefer.";
    assert_eq!(over["content"], content);
    let description = over["embeds"][0]["image"]["description"].as_str().unwrap();
    description.says("Nefer: suns 2, 5, 8 and 13; keeps no tiles; loses no tiles.");
    // It is said once.
    words(board).lacks("drew Ra").lacks("is over").says("↑ The results of epoch 1 are just above.");
    let press = presses(over).pop().unwrap();
    let got = server.clicks("Nefer", "ra", id(over), &press).await;
    words(&got)
        .begins("Epoch 1 cost you 5 (Civilization −5; Pharaohs 0: not the most")
        .says("; River 0: no Flood)");
    let below = server.clicks("Nefer", "ra", id(board), &press).await;
    assert_eq!(words(&below), words(&got), "the same below the board, where it is seen");
    words(&server.clicks("Khnum", "ra", id(over), &press).await).says("You have no seat at this table");
    server.end().await;
}

/// Whatever befalls the message, and whatever the board after it.
#[tokio::test]
async fn it_is_told_once_in_spite_of_faults() {
    for fault in [Fault::ServerError { status: 500 }, Fault::Drop, Fault::DropAfter] {
        let server = Server::in_real_time().await;
        let game = server.deal_shown(BEFORE_THE_END).await;
        server.discord.spoil(Matching::SendMessage, 2, fault);
        server.run("Nefer", "ra", "/ra draw").await;
        server.until("ra", |read| read.contains("Epoch 2 begins with Nefer")).await;
        server.discord.order(Order::ClearFaults).unwrap();
        let boards = || server.messages("Seti", "ra").iter().filter(|one| is_board(one, game.0)).count();
        wait_while(async || boards() != 1).await;
        server.settled(game).await;
        assert_eq!(told(&server, game.0).len(), 2, "{fault:?}: {:#?}", told(&server, game.0));
        server.end().await;
    }
}

/// A channel that has been shown nothing is told of both, and then what is asked.
#[tokio::test]
async fn two_that_end_at_once_are_told_in_their_order() {
    let server = Server::start().await;
    let ra = "draw, pass, pass, pass, ".repeat(7);
    let played = format!("{ra}draw, {ra}draw").leak();
    let bag = vec!["ra"; 16].join(" ").leak();
    let game = server.deal(Dealt { bag, played, shown: false, ..THREE }).await;
    server.until("ra", |read| read.contains("Epoch 3 begins")).await;
    server.settled(game).await;
    let told = told(&server, game.0);
    let [first, second, board] = &told[..] else { panic!("{told:#?}") };
    assert!(words(first).contains("Epoch 1 is over") && words(second).contains("Epoch 2 is over"));
    assert!(is_board(board, game.0));
    server.end().await;
}

/// Amun has no sun left: Nefer draws until the epoch is over.
const LAST_SUNS: Dealt = Dealt {
    players: 2,
    bag: "nile nile nile nile gold god pharaoh flood",
    played: "draw, invoke, pass, bid 8, draw, invoke, pass, bid 7, draw, invoke, pass, bid 4, draw, invoke, pass, \
             bid 3",
    ..THREE
};

/// Draws in a row are one line of one message, however many boards there were.
#[tokio::test]
async fn draws_in_a_row_are_one_line() {
    let server = Server::start().await;
    let game = server.deal_shown(LAST_SUNS).await;
    for drawn in ["Nefer drew Gold.", "Nefer drew Gold, God.", "Nefer drew Gold, God, Pharaoh."] {
        let before = server.board("Nefer", game);
        server.on_board("Nefer", game, &["Draw"]).await;
        server.settled(game).await;
        assert_ne!(server.board("Nefer", game), before, "the same button never comes back in the same place");
        let all = server.read("Seti", "ra").into_iter().filter(|told| told.contains("Nefer drew"));
        let all: Vec<String> = all.collect();
        let [board] = &all[..] else { panic!("{all:#?}") };
        board.says(drawn);
    }
    // As soon as something else happens it is told with that.
    server.run("Nefer", "ra", "/ra invoke bid:9").await;
    server.until("ra", |read| read.contains("Nefer won with 9")).await;
    server.settled(game).await;
    let all = server.read("Seti", "ra").join("\n");
    assert_eq!(all.matches("Nefer drew").count(), 1, "{all}");
    all.says("Nefer drew Gold, God, Pharaoh.\nNefer invoked Ra.\n");
    server.end().await;
}
