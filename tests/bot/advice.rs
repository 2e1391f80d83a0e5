//! What a computer reckons that a lot is worth: told where the table allows it, to whoever wants it.

use super::buttons::labels;
use crate::support::clicks::{Hand, id};
use crate::support::dealt::{BEFORE_RA, Dealt};
use crate::support::server::{PEOPLE, Says, Server, within, words};

/// What is said where such advice is given.
const TOLD: &str = "A computer player’s estimate: the tiles on the track are worth";
const ALLOWED: &str = "**Advice:** whoever bids sees";
const FORBIDDEN: &str = "**Advice:** none";

/// How the table is set, as anybody can read it.
async fn table(server: &Server) -> String {
    server.presses("Seti", "ra", "Details…").await
}

/// An auction at a table for three in its thread, that whoever is to act opens; returns where.
async fn auction(server: &Server) -> String {
    server.each_runs(&PEOPLE[1..3], "ra", "/ra join").await;
    let game = server.last_game().await;
    server.begun(game).await;
    let thread = server.round(game).await.channel().to_string();
    let round = server.round(game).await;
    let to_act = round.state().to_act().unwrap();
    server.run(&round.name(to_act), &thread, "/ra invoke").await;
    server.settled(game).await;
    thread
}

/// All that the three are shown of an auction and beside it.
async fn everything(server: &Server, channel: &str) -> String {
    let mut told = String::new();
    for who in &PEOPLE[..3] {
        told += &server.presses(who, channel, "Bid…").await;
        for command in
            ["/ra me", "/ra orders", "/ra help", "/ra bid 1", "/ra games", "/ra settings", "/ra board"]
        {
            told += &server.run(who, channel, command).await;
        }
        for page in ["Rules", "Tiles and points"] {
            server.run(who, channel, "/ra help").await;
            told += &server.presses(who, channel, page).await;
        }
    }
    told
}

#[tokio::test]
async fn a_table_allows_it_or_not() {
    for forbidden in [false, true] {
        let server = Server::start().await;
        server.run("Nefer", "ra", "/ra new seats:3").await;
        table(&server).await.says(ALLOWED);
        server.presses("Nefer", "ra", "Settings…").await;
        if forbidden {
            server.presses("Nefer", "ra", "Turn advice off").await.says("for whoever bids): no");
            table(&server).await.says(FORBIDDEN).lacks(ALLOWED);
        }
        let thread = auction(&server).await;
        let told = everything(&server, &thread).await;
        told.says("Suns to bid");
        let reckons = [TOLD, "worth about", "worth next to nothing"].map(|part| told.contains(part));
        // The first tile may have been a Ra tile: a sun alone may be worth nothing, and nothing is said then.
        let round = server.round(server.last_game().await).await;
        let has_tiles = round.state().track().tiles().next().is_some();
        if forbidden {
            assert_eq!(reckons, [false; 3], "{told}");
        } else if has_tiles {
            assert!(reckons[0] && (reckons[1] || reckons[2]), "{told}");
        }
        // In force for the game: nobody changes it any more.
        let game = server.last_game().await;
        let nefer = server.person("Nefer");
        let board = id(nefer.read("ra").unwrap().first().unwrap());
        for press in ["advice", "no advice"] {
            let refused = within(nefer.forge("ra", board, &format!("table:{game}:{press}"), &[])).await;
            let refused = words(refused.message().unwrap());
            assert!(refused.contains("has begun") || refused.contains("started"), "{refused}");
        }
        assert_eq!(server.round(game).await.row.terms.advice, !forbidden);
        server.end().await;
    }
}

#[tokio::test]
async fn only_the_host_chooses() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    let amun = server.person("Amun");
    let message = id(amun.read("ra").unwrap().last().unwrap());
    server.forge("Amun", "ra", message, "table:1:no advice").await.says("Only the host");
    assert!(server.lobby(1).await.terms.advice);
    server.presses("Nefer", "ra", "Settings…").await;
    server.presses("Nefer", "ra", "Turn advice off").await;
    server.presses("Nefer", "ra", "Turn advice on").await.says("for whoever bids): yes");
    table(&server).await.says(ALLOWED);
    server.end().await;
}

#[tokio::test]
async fn whoever_wants_none_is_told_none() {
    let server = Server::start().await;
    server.deal_shown(Dealt { played: "draw, draw", ..BEFORE_RA }).await;
    server.presses("Nefer", "ra", "Bid…").await.says(TOLD);
    server.run("Nefer", "ra", "/ra settings").await;
    server.presses("Nefer", "ra", "More settings…").await.says("**Advice**: yes");
    server.presses("Nefer", "ra", "Turn advice off").await.says("**Advice**: no");
    server.presses("Nefer", "ra", "Bid…").await.says("You hold 2, 5").lacks("worth");
    assert!(server.presses("Isis", "ra", "Bid…").await.contains(TOLD), "it is each one's own");
    server.run("Nefer", "ra", "/ra settings").await;
    server.presses("Nefer", "ra", "More settings…").await;
    server.presses("Nefer", "ra", "Turn advice on").await.says("**Advice**: yes");
    server.presses("Nefer", "ra", "Bid…").await.says(TOLD);
    // Of a sun alone there is that to say.
    server.deal_shown(Dealt { channel: "general", bag: "ra", played: "draw", ..BEFORE_RA }).await;
    let told = server.presses("Amun", "general", "Bid…").await;
    told.says("no tiles, only the sun 1.")
        .says("No tiles; you would swap your sun for the 1.")
        .lacks("worth");
    server.end().await;
}

/// Who plays alone bids on the board itself, where nobody's private advice can stand: it is one press away, also for
/// somebody who has turned it off elsewhere.
#[tokio::test]
async fn whoever_plays_alone_can_ask_for_it() {
    let server = Server::start().await;
    server.run("Nefer", "dm", "/ra settings").await;
    server.presses("Nefer", "dm", "More settings…").await;
    server.presses("Nefer", "dm", "Turn advice off").await;
    server.run("Nefer", "dm", "/ra new").await;
    let game = server.last_game().await;
    server.settled(game).await;
    let nefer = server.person("Nefer");
    let hand = Hand { person: &nefer, channel: "dm", game: game.0 };
    for _ in 0..100 {
        let board = hand.board().unwrap();
        let read = nefer.read("dm").unwrap();
        let labels = labels(read.iter().find(|message| id(message) == board).unwrap());
        let in_auction = labels.contains("[Pass]") || labels.contains("[Bid ");
        assert_eq!(labels.contains("[What is it worth?]"), in_auction, "{labels}");
        let has_tiles = server.round(game).await.state().track().tiles().next().is_some();
        if in_auction && has_tiles {
            let told = within(nefer.click("dm", board, "What is it worth?")).await.unwrap();
            words(told.message().unwrap()).says(TOLD).says("You hold ");
            return server.end().await;
        }
        let press = ["Draw", "Pass", "Bid "].into_iter().find(|press| labels.contains(&format!("[{press}")));
        let label = press.map(|press| labels.split('[').find(|label| label.starts_with(press)).unwrap());
        let label = label.unwrap().split(']').next().unwrap();
        within(nefer.click("dm", board, label)).await.unwrap();
        server.settled(game).await;
    }
    panic!("there was no auction");
}
