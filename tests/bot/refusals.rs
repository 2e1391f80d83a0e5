//! What the bot will not do: a private sentence that says what is the case and what can be done, and nothing changes.

use std::fmt::Write;

use local_discord::BotResponse;
use ra_table::id::GameId;
use serde_json::Value;

use crate::support::dealt::{Dealt, EARTHQUAKE, THREE};
use crate::support::server::{Server, with_plain_commands, within, without_numbers, words};

/// Says who is refused what and why. The answer must be private, and the game must not move.
async fn refused(server: &Server, game: Option<GameId>, tries: &[(&str, &str, &str)]) -> String {
    let mut told = String::new();
    for (who, channel, command) in tries {
        let before = match game {
            Some(game) => server.history(game).await,
            None => Vec::new(),
        };
        let public = server.read("Seti", "ra");
        let person = server.person(who);
        let answer = match within(person.run(channel, command)).await {
            Ok(BotResponse::Message { message }) => {
                assert_eq!(message["flags"], 64, "{command}");
                without_numbers(&words(&named(server, &message)), "<t:")
            }
            other => panic!("{command}: {other:?}"),
        };
        writeln!(told, "{who} in {channel}: {command}\n    {answer}").unwrap();
        if let Some(game) = game {
            assert_eq!(server.history(game).await, before, "{command}");
        }
        if *who != "Seti" {
            assert_eq!(server.read("Seti", "ra"), public, "{command}");
        }
    }
    told
}

/// The same with the ids of people and channels replaced by their names.
pub(crate) fn named(server: &Server, message: &Value) -> Value {
    let mut text = with_plain_commands(&message.to_string());
    for person in server.discord.people() {
        let id = person.id().to_string();
        let name =
            crate::support::server::PEOPLE.into_iter().find(|who| server.person(who).id() == person.id());
        text = text.replace(&id, name.unwrap());
    }
    for name in ["ra", "general", "tournament"] {
        if let Some(id) = server.discord.channel(name) {
            text = text.replace(&id.to_string(), name);
        }
    }
    serde_json::from_str(&text).unwrap()
}

#[tokio::test]
async fn on_a_turn() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "god war gold nile", played: "draw, draw, draw", ..THREE }).await;
    let tries = [
        ("Amun", "ra", "/ra draw"),
        ("Amun", "ra", "/ra god tiles:War"),
        ("Khnum", "ra", "/ra draw"),
        ("Seti", "ra", "/ra me"),
        ("Seti", "ra", "/ra board public:true"),
        ("Nefer", "ra", "/ra bid 8"),
        ("Nefer", "ra", "/ra pass"),
        ("Nefer", "ra", "/ra god"),
        ("Nefer", "ra", "/ra god tiles:War"),
        ("Nefer", "ra", "/ra god tiles:Pyramid"),
        ("Nefer", "ra", "/ra god tiles:9"),
        ("Seti", "ra", "/ra god tiles:Pyramid"),
        ("Nefer", "ra", "/ra god tiles:**`@everyone`**"),
        ("Nefer", "ra", "/ra discard Nile"),
        ("Nefer", "ra", "/ra discard ???"),
        ("Nefer", "ra", "/ra invoke bid:seventeen"),
        ("Nefer", "ra", "/ra invoke bid:17"),
        ("Nefer", "ra", "/ra leave"),
        ("Khnum", "ra", "/ra leave"),
        ("Khnum", "ra", "/ra join"),
        ("Nefer", "ra", "/ra start"),
        ("Amun", "ra", "/ra cancel"),
        ("Khnum", "ra", "/ra new here:true"),
    ];
    insta::assert_snapshot!(refused(&server, Some(game), &tries).await);
    server.end().await;
}

#[tokio::test]
async fn in_an_auction() {
    let server = Server::start().await;
    let dealt = Dealt { bag: "god nile ra", played: "draw, draw, draw, bid 8", ..THREE };
    let game = server.deal(dealt).await;
    let tries = [
        ("Amun", "ra", "/ra draw"),
        ("Amun", "ra", "/ra invoke"),
        ("Nefer", "ra", "/ra bid 13"),
        ("Nefer", "ra", "/ra pass"),
        ("Isis", "ra", "/ra bid 7"),
        ("Isis", "ra", "/ra bid 13"),
        ("Amun", "ra", "/ra bid 8"),
        ("Amun", "ra", "/ra bid 3"),
        ("Seti", "ra", "/ra bid 3"),
        ("Isis", "ra", "/ra god tiles:Nile"),
        ("Nefer", "ra", "/ra discard Nile"),
    ];
    insta::assert_snapshot!(refused(&server, Some(game), &tries).await);
    server.end().await;
}

#[tokio::test]
async fn after_a_disaster() {
    let server = Server::start().await;
    let game = server.deal(EARTHQUAKE).await;
    let round = server.round(game).await;
    assert!(matches!(round.asked(), Some((_, ra_table::game::Asked::Discard))), "{:?}", round.asked());
    let tries = [
        ("Nefer", "ra", "/ra draw"),
        ("Amun", "ra", "/ra draw"),
        ("Nefer", "ra", "/ra discard Nile"),
        ("Nefer", "ra", "/ra discard Fortress"),
        ("Nefer", "ra", "/ra discard Statue"),
        ("Nefer", "ra", "/ra discard Sphinx, Sphinx"),
        ("Nefer", "ra", "/ra discard Sphinx, Pyramid, Obelisk"),
        ("Nefer", "ra", "/ra discard ,"),
    ];
    insta::assert_snapshot!(refused(&server, Some(game), &tries).await);
    server.end().await;
}

#[tokio::test]
async fn at_a_table() {
    let server = Server::start().await;
    let tries = [
        ("Nefer", "ra", "/ra draw"),
        ("Nefer", "ra", "/ra board"),
        ("Nefer", "ra", "/ra join"),
        ("Nefer", "ra", "/ra start"),
        ("Nefer", "ra", "/ra leave"),
        ("Nefer", "ra", "/ra cancel"),
        ("Nefer", "dm", "/ra join"),
        ("Nefer", "dm", "/ra draw"),
        ("Nefer", "ra", "/ra new seats:2 invite:@Amun invite2:@Isis"),
        ("Nefer", "ra", "/ra new invite:@ra-bot"),
        ("Nefer", "ra", "/ra games"),
    ];
    let mut told = refused(&server, None, &tries).await;
    server.run("Nefer", "ra", "/ra new seats:2 invite:@Amun").await;
    let tries = [
        ("Nefer", "ra", "/ra start"),
        ("Nefer", "ra", "/ra join"),
        ("Isis", "ra", "/ra join"),
        ("Isis", "ra", "/ra leave"),
        ("Isis", "ra", "/ra start"),
        ("Isis", "ra", "/ra cancel"),
        ("Nefer", "ra", "/ra draw"),
    ];
    told += &refused(&server, None, &tries).await;
    server.run("Amun", "ra", "/ra join").await;
    let game = server.last_game().await;
    server.until("ra", |read| read.contains("has started")).await;
    server.begun(game).await;
    let thread = server.round(game).await.channel().to_string();
    let tries = [
        ("Nefer", "ra", "/ra draw"),
        ("Nefer", "ra", "/ra join"),
        ("Nefer", "ra", "/ra cancel"),
        ("Isis", &thread, "/ra new"),
        ("Isis", &thread, "/ra join"),
    ];
    told += &refused(&server, Some(game), &tries).await;
    insta::assert_snapshot!(told.replace(&thread, "its thread"));
    server.end().await;
}
