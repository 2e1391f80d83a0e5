//! The lesson and the legend, by buttons, as somebody comes to them who has never seen Ra.

use std::fmt::Write;

use local_discord::{BotResponse, Id, Person};
use serde_json::Value;

use super::buttons::labels;
use crate::support::clicks::{id, is_private, presses};
use crate::support::dealt::{Dealt, THREE};
use crate::support::meddle;
use crate::support::server::{Says, Server, within, words};

/// The taps that lead from the beginning to the end.
const TAPS: [&str; 11] = [
    "Draw",
    "Draw",
    "Draw",
    "Bid 5",
    "Draw",
    "Take: Gold",
    "Bid 6",
    "Invoke Ra",
    "Bid 2",
    "Invoke Ra",
    "Continue",
];

/// The message that a press was answered with or has changed, which nobody else sees.
async fn press(person: &Person, on: Id, label: &str) -> Value {
    press_in("ra", person, on, label).await
}

async fn press_in(channel: &str, person: &Person, on: Id, label: &str) -> Value {
    match within(person.click(channel, on, label)).await.unwrap() {
        BotResponse::Message { message } | BotResponse::Updated { message } => {
            assert!(is_private(&message), "{label}: {message}");
            message
        }
        other => panic!("{label}: {other:?}"),
    }
}

/// What somebody sees: the words, the picture in words, and the buttons.
fn seen(message: &Value) -> String {
    let pictures = message["attachments"].as_array().into_iter().flatten();
    let pictures: Vec<&str> =
        pictures.map(|one| one["description"].as_str().unwrap_or("no description")).collect();
    assert!(pictures.len() < 2, "{message}");
    format!("{}\n[{}]\n{}", words(message), pictures.join(""), labels(message))
}

/// The page that explains, as the answer to a command.
async fn help(person: &Person) -> Value {
    let answer = within(person.run("ra", "/ra help")).await.unwrap();
    answer.message().unwrap().clone()
}

#[tokio::test]
async fn the_whole_lesson_is_one_private_message() {
    let server = Server::start().await;
    let seti = server.person("Seti");
    let public = server.read("Khnum", "ra");
    let help = help(&seti).await;
    let before = server.everything().await;
    let mut told = String::new();
    let mut scene = press(&seti, id(&help), "Learn Ra").await;
    writeln!(told, "{}\n", seen(&scene)).unwrap();
    for tap in TAPS {
        scene = press(&seti, id(&scene), tap).await;
        writeln!(told, "== {tap}\n{}\n", seen(&scene)).unwrap();
        assert_eq!(id(&scene), id(&help), "it is one message from the help on");
    }
    insta::assert_snapshot!(told);
    assert_eq!(server.read("Khnum", "ra"), public, "nobody else sees anything of it");
    for (table, rows) in server.everything().await {
        assert_eq!(rows == before[&table], table != "lesson_progress", "{table}");
    }
    server.end().await;
}

#[tokio::test]
async fn what_is_legal_but_not_to_be_shown_gets_a_sentence() {
    let server = Server::start().await;
    let seti = server.person("Seti");
    let mut scene = press(&seti, id(&help(&seti).await), "Learn Ra").await;
    let mut told = String::new();
    for tap in TAPS {
        for other in ["Draw", "Invoke Ra", "Take: Gold", "Take: Funeral", "Bid 2", "Bid 6", "Bid 9", "Pass"] {
            let buttons = labels(&scene);
            // In the scene of the last Ra, both lead on.
            let leads_on = other == tap || buttons == "[Draw] [Invoke Ra]" && told.contains("bid 2");
            if leads_on || !buttons.contains(&format!("[{other}]")) {
                continue;
            }
            let answer = press(&seti, id(&scene), other).await;
            let first = answer["content"].as_str().unwrap().lines().next().unwrap();
            writeln!(told, "{other} instead of {tap}: {first}").unwrap();
            assert_eq!(labels(&answer), buttons);
        }
        scene = press(&seti, id(&scene), tap).await;
    }
    insta::assert_snapshot!(told);
    server.end().await;
}

#[tokio::test]
async fn it_goes_on_where_it_was_left_even_after_a_restart() {
    let mut server = Server::start().await;
    let seti = server.person("Seti");
    let begun = press(&seti, id(&help(&seti).await), "Learn Ra").await;
    let mut scene = begun.clone();
    for tap in &TAPS[..4] {
        scene = press(&seti, id(&scene), tap).await;
    }
    server.restart().await;
    let opened = press(&seti, id(&help(&seti).await), "Learn Ra").await;
    assert_eq!(opened["content"], scene["content"]);
    assert!(labels(&opened).contains("[Start over]") && !labels(&scene).contains("Start over"));
    // A message of an older scene leads to the present one, and plays nothing.
    let on = press(&seti, id(&opened), "Draw").await;
    let late = press(&seti, id(&scene), "Draw").await;
    assert_eq!(late["content"], on["content"]);
    // Somebody else is where they are themselves.
    let nefer = server.person("Nefer");
    let other = press(&nefer, id(&help(&nefer).await), "Learn Ra").await;
    assert_eq!(other["content"], begun["content"]);
    let again = press(&seti, id(&late), "Start over").await;
    assert_eq!(again["content"], begun["content"]);
    server.end().await;
}

#[tokio::test]
async fn every_board_leads_to_the_legend_and_from_there_to_all_that_explains() {
    let server = Server::start().await;
    let game = server.deal_shown(THREE).await;
    let seti = server.person("Seti");
    let on = server.board("Seti", game);
    let legend = press(&seti, on, "Help").await;
    let mut told = format!("{}\n", seen(&legend));
    let rules = press(&seti, id(&legend), "Rules").await;
    let commands = press(&seti, id(&rules), "Commands").await;
    let back = press(&seti, id(&commands), "Tiles and points").await;
    assert_eq!(seen(&back), seen(&legend));
    for page in [&rules, &commands] {
        assert_eq!(id(page), id(&legend));
        assert_eq!(page["attachments"].as_array().map_or(0, Vec::len), 0, "the picture has gone");
        writeln!(told, "{}", labels(page)).unwrap();
    }
    insta::assert_snapshot!(told);
    server.end().await;
}

/// On a copy of a board in direct messages, where no game is played, they explain that game all the same.
#[tokio::test]
async fn in_direct_messages_they_explain_the_game_of_the_board() {
    let server = Server::pictured().await;
    let game = server.deal(Dealt { bag: "nile pharaoh gold nile", played: "draw, draw", ..THREE }).await;
    meddle(server.database(), "UPDATE game SET edition = 'classic'").await;
    server.run("Nefer", "ra", "/ra settings calls:\"by direct message\"").await;
    server.settled(game).await;
    server.run("Isis", "ra", "/ra draw").await;
    server.told("Nefer", "dm", "Game 1 waits for you").await;
    let nefer = server.person("Nefer");
    let copies = nefer.read("dm").unwrap();
    let copy =
        copies.iter().rev().find(|message| presses(message).iter().any(|press| press == "look:1:legend"));
    let legend = press_in("dm", &nefer, id(copy.unwrap()), "Help").await;
    assert!(seen(&legend).contains("Unrest"), "{legend:#}");
    let commands = press_in("dm", &nefer, id(&legend), "Commands").await;
    let rules = press_in("dm", &nefer, id(&commands), "Rules").await;
    seen(&rules).says("Unrest").says("At this table everybody has 4 suns");
    server.end().await;
}
