//! The host changes how many seats a table has, and its edition, while people sit there.

use ra_table::game::lobby::Status;
use ra_table::id::GameId;

use crate::support::clicks::{id, presses};
use crate::support::hours::MINUTE;
use crate::support::server::{Says, Server, wait_while, within, words};

#[tokio::test]
async fn the_host_sets_seats_and_edition() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.run("Amun", "ra", "/ra join").await;
    server.presses("Nefer", "ra", "Settings…").await;
    server.presses("Nefer", "ra", "Seats…").await;
    server.presses("Nefer", "ra", "5").await.begins("The table has 5 seats now.").says("Seats: 5.");
    server.until("ra", |read| read.contains("3 free seats")).await;
    server.presses("Nefer", "ra", "Classic edition").await.says("Edition: classic (");
    server.until("ra", |read| read.contains("Nefer (host), Amun\nClassic edition. ")).await;
    // Both hold for the game.
    server.run("Nefer", "ra", "/ra start").await;
    let round = server.round(server.last_game().await).await;
    assert_eq!((round.chairs().players().count(), round.game.table().terms.edition.code()), (2, "classic"));
    server.end().await;
}

/// Nobody is sent away by it.
#[tokio::test]
async fn a_table_keeps_the_seats_that_are_taken_or_kept() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:4 invite:@Isis").await;
    server.run("Amun", "ra", "/ra join").await;
    server.taps("Nefer", "ra", &["Settings…", "Seats…"]).await;
    let nefer = server.person("Nefer");
    let panel = nefer.read("ra").unwrap().pop().unwrap();
    let labels = panel["components"][0]["components"].as_array().unwrap();
    let labels: Vec<_> = labels.iter().map(|one| one["label"].as_str().unwrap()).collect();
    assert_eq!(
        labels,
        ["3", "5"],
        "no fewer, none of which the game would start, and not the four that it has"
    );
    server.forge("Nefer", "ra", id(&panel), "table:1:seats 2").await.begins("3 seats are taken or kept");
    server.forge("Nefer", "ra", id(&panel), "table:1:seats 6").await.lacks("6 seats");
    server.end().await;
}

#[tokio::test]
async fn with_as_many_seats_as_are_taken_it_starts() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:4").await;
    server.run("Amun", "ra", "/ra join").await;
    server.presses("Nefer", "ra", "Settings…").await;
    server.presses("Nefer", "ra", "Seats…").await;
    server.presses("Nefer", "ra", "2: start now").await.says("Game 1 has started in <#");
    let game = server.last_game().await;
    server.begun(game).await;
    assert_eq!(server.round(game).await.chairs().players().count(), 2);
    server.end().await;
}

/// Whoever sits down reads when the game starts; and so does whoever cannot start it.
#[tokio::test]
async fn it_is_told_when_the_game_starts() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    let amun = server.person("Amun");
    let table = id(amun.read("ra").unwrap().last().unwrap());
    within(amun.click("ra", table, "Join")).await.unwrap();
    let told = server.told("Amun", "ra", "You have joined game 1.").await;
    told.says("starts when the table is full or");
    // What is asked once stands below it, in the same message.
    told.says("what time is it where you are?");
    words(&server.clicks("Amun", "ra", table, "Start").await).says("can start the game.");
    server.end().await;
}

/// Where all play at the same time, the host starts the game, or it starts a minute later.
#[tokio::test]
async fn a_full_live_table_waits_for_its_host() {
    let server = Server::start().await;
    for (game, by_host) in [(1, true), (2, false)] {
        server.run("Nefer", "ra", "/ra new seats:2 pace:\"live: everybody is here now\"").await;
        server.run("Amun", "ra", "/ra join").await;
        server.until("ra", |read| read.contains("All seats are taken")).await;
        let status = async || server.lobby(game).await.status;
        assert_eq!(status().await, Status::Lobby);
        if by_host {
            server.run("Nefer", "ra", "/ra start").await;
        } else {
            server.pass_time(5 * MINUTE / 6).await;
            assert_eq!(status().await, Status::Lobby);
            server.turn(MINUTE / 4).await;
            wait_while(async || status().await == Status::Lobby).await;
        }
        assert_eq!(status().await, Status::Running);
        // Its thread is there somewhat later.
        let channel = server.round(GameId(game)).await.channel().to_string();
        wait_while(async || server.person("Seti").read(&channel).is_err()).await;
        server.settled(GameId(game)).await;
    }
    // No button of such a game offers to remind somebody an hour later.
    let channel = server.round(GameId(2)).await.channel().to_string();
    let read = server.messages("Seti", &channel);
    assert!(!read.iter().flat_map(presses).any(|press| press.starts_with("later:")));
    server.end().await;
}
