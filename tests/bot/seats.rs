//! The host changes how many seats a table has, and its edition, while people sit there.

use crate::support::clicks::id;
use crate::support::server::{Server, within, words};

#[tokio::test]
async fn the_host_sets_seats_and_edition() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.run("Amun", "ra", "/ra join").await;
    server.presses("Nefer", "ra", "Settings…").await;
    server.presses("Nefer", "ra", "Seats…").await;
    let told = server.presses("Nefer", "ra", "5").await;
    assert!(told.starts_with("The table has 5 seats now.") && told.contains("Seats: 5."), "{told}");
    server.until("ra", |read| read.contains("3 free seats")).await;
    let told = server.presses("Nefer", "ra", "Classic edition").await;
    assert!(told.contains("Edition: classic."), "{told}");
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
    server.presses("Nefer", "ra", "Settings…").await;
    server.presses("Nefer", "ra", "Seats…").await;
    let nefer = server.discord.person("Nefer").unwrap();
    let panel = nefer.read("ra").unwrap().pop().unwrap();
    let labels = panel["components"][0]["components"].as_array().unwrap();
    let labels: Vec<_> = labels.iter().map(|one| one["label"].as_str().unwrap()).collect();
    assert_eq!(
        labels,
        ["3", "5"],
        "no fewer, none of which the game would start, and not the four that it has"
    );
    let told = within(nefer.forge("ra", id(&panel), "table:1:seats 2", &[])).await;
    assert!(words(told.message().unwrap()).starts_with("3 seats are taken or kept"), "{told:?}");
    let told = within(nefer.forge("ra", id(&panel), "table:1:seats 6", &[])).await;
    assert!(!words(told.message().unwrap()).contains("6 seats"), "{told:?}");
    server.end().await;
}

#[tokio::test]
async fn with_as_many_seats_as_are_taken_it_starts() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:4").await;
    server.run("Amun", "ra", "/ra join").await;
    server.presses("Nefer", "ra", "Settings…").await;
    server.presses("Nefer", "ra", "Seats…").await;
    let told = server.presses("Nefer", "ra", "2: start now").await;
    assert!(told.contains("Game 1 has started in <#"), "{told}");
    let game = server.last_game().await;
    server.begun(game).await;
    assert_eq!(server.round(game).await.chairs().players().count(), 2);
    server.end().await;
}
