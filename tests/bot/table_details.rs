//! What a table says by itself, and what it says to somebody who asks.

use local_discord::Order;

use crate::support::clicks::{id, is_private};
use crate::support::server::{Says, Server, words};

/// A table says who sits there, how fast its game is and how long it takes, and nothing else.
#[tokio::test]
async fn a_table_says_what_somebody_needs_who_might_sit_down() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:4 edition:classic invite:Isis").await;
    let opened = words(server.messages("Seti", "ra").last().unwrap());
    let lines: Vec<&str> = opened.lines().collect();
    assert!(lines[0].starts_with(&server.kept(&["Isis"])), "{opened}");
    assert!(lines[0].ends_with("Ra · game 1: 2 free seats."), "{opened}");
    assert_eq!(lines[1], "Nefer (host)", "{opened}");
    let plays =
        "Classic edition. 48 hours each for the whole game, nights not counted; every move adds 5. About ";
    assert!(lines[2].starts_with(plays) && lines[2].ends_with(" weeks."), "{opened}");
    assert_eq!(lines.len(), 3, "{opened}");
    server.end().await;
}

/// Whoever asks reads the rest, in their own language.
#[tokio::test]
async fn whoever_asks_is_told_the_rest() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:4 here:true").await;
    server.discord.order(Order::Speak { person: "Seti".into(), locale: "de".into() }).unwrap();
    let seti = server.person("Seti");
    let table = id(seti.read("ra").unwrap().last().unwrap());
    let told = seti.click("ra", table, "Details…").await.unwrap().message().unwrap().clone();
    assert!(is_private(&told), "{told}");
    let told = words(&told);
    told.says_all(&[
        "Pharao-Edition",
        "in diesem Kanal",
        "*Standard*",
        "**Start:**",
        "**Selbstverständliche Züge:**",
        "**Rat:**",
        "English",
        "/ra join",
    ]);
    server.end().await;
}
