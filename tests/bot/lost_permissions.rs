//! Permissions that are taken away while a game runs: it is told once, where words are still taken, and never by a direct
//! message.

use ra_table::game::lobby::Place;
use ra_table::id::GameId;

use crate::support::dealt::{Dealt, THREE};
use crate::support::hours::held_back_until;
use crate::support::server::{Says, Server, wait_while};

const PICTURES: &str = "there I need **Embed Links** and **Attach Files**";
const THREADS: &str = "there I need **Send Messages in Threads**";

impl Server {
    /// Waits until a game's board was refused since Discord last told of a change.
    async fn until_refused(&self, game: GameId) {
        wait_while(async || held_back_until(&self.store, game).await.is_none_or(|until| until <= self.now()))
            .await;
    }
}

#[tokio::test]
async fn where_only_pictures_are_refused_the_channel_is_told_once() {
    let mut server = Server::start().await;
    let game = server.deal_shown(Dealt { bag: "nile gold pharaoh god", ..THREE }).await;
    server.deny("ra", &["ATTACH_FILES"]);
    // What can be taken back is answered in private, and its board is a message of its own.
    server.answered("Nefer", "ra", "/ra invoke").await.says("Nefer invoked Ra");
    let read = server.until("ra", |read| read.contains(PICTURES)).await;
    let said = read.lines().find(|line| line.contains(PICTURES)).unwrap();
    insta::assert_snapshot!(said.replace(&server.channel("ra").to_string(), "ra"));
    // Not again: neither when it is tried once more, nor after a start.
    server.until_refused(game).await;
    server.deny("ra", &["ADD_REACTIONS"]);
    server.until_refused(game).await;
    server.restart().await;
    server.allow("ra", &["ADD_REACTIONS"]);
    server.until_refused(game).await;
    assert_eq!(server.times_told("Seti", "ra", PICTURES), 1);
    // A board arrives: what is refused after it is told again.
    server.allow("ra", &["ATTACH_FILES"]);
    server.settled(game).await;
    for who in ["Amun", "Isis", "Nefer"] {
        server.run(who, "ra", "/ra bid 2").await;
        server.run(who, "ra", "/ra pass").await;
    }
    server.settled(game).await;
    server.deny("ra", &["EMBED_LINKS"]);
    let who = server.to_act(game).await;
    server.answered(&who, "ra", "/ra invoke").await;
    server.until("ra", |read| read.matches(PICTURES).count() == 2).await;
    assert!(["Nefer", "Amun", "Isis"].iter().all(|who| server.read(who, "dm").is_empty()));
    server.end().await;
}

#[tokio::test]
async fn where_a_thread_takes_no_words_its_channel_is_told() {
    let server = Server::start().await;
    let thread = server.begin(2, "").await;
    let game = server.last_game().await;
    server.deny("ra", &["SEND_MESSAGES_IN_THREADS"]);
    let who = server.to_act(game).await;
    server.answered(&who, &thread, "/ra invoke").await.says("invoked Ra");
    let read = server.until("ra", |read| read.contains(THREADS)).await;
    read.says(&format!("of game 1 in <#{thread}>: "));
    assert_eq!(server.round(game).await.row.place, Place::Thread, "it stays where it began");
    server.until_refused(game).await;
    server.allow("ra", &["SEND_MESSAGES_IN_THREADS"]);
    server.until(&thread, |read| read.contains("invoked Ra")).await;
    server.settled(game).await;
    assert_eq!(server.times_told("Seti", "ra", THREADS), 1);
    server.end().await;
}

/// A table that was opened in a thread is played right there; the thread's channel is found all the same.
#[tokio::test]
async fn where_a_table_in_a_thread_takes_no_words_its_channel_is_told() {
    let server = Server::start().await;
    let thread = server.begin(2, "").await;
    server.call_off("ra", server.last_game().await).await;
    server.run("Nefer", &thread, "/ra new seats:2 quick:false").await;
    server.run("Amun", &thread, "/ra join").await;
    let game = server.last_game().await;
    assert_eq!(server.round(game).await.row.place, Place::Here);
    server.settled(game).await;
    server.deny("ra", &["SEND_MESSAGES_IN_THREADS"]);
    let who = server.to_act(game).await;
    server.answered(&who, &thread, "/ra invoke").await;
    server.until("ra", |read| read.contains(THREADS)).await;
    server.end().await;
}

#[tokio::test]
async fn where_nothing_takes_words_whoever_acts_next_is_told() {
    let mut server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile gold", played: "draw", ..THREE }).await;
    server.deny("ra", &["SEND_MESSAGES"]);
    // All that a person sees alone, as they are told it after the answer.
    let people = ["Nefer", "Amun", "Isis"].map(|who| server.person(who));
    let told = |who: usize| {
        let read = people[who].read("ra").unwrap();
        let missing = |message: &&serde_json::Value| {
            message["flags"] == 64 && message["content"].as_str().unwrap().contains("**Send Messages**.")
        };
        read.iter().filter(missing).count()
    };
    let answer = server.answered("Amun", "ra", "/ra invoke").await;
    answer.says("Amun invoked Ra");
    wait_while(async || told(1) == 0).await;
    // Once is enough, also when no more boards are taken, after a start, and whoever acts.
    for (who, command, answer) in [("Isis", "/ra pass", "Isis passed"), ("Nefer", "/ra bid 2", "Nefer bid 2")]
    {
        server.restart().await;
        server.answered(who, "ra", command).await.says(answer);
        server.until_refused(game).await;
    }
    assert_eq!([0, 1, 2].map(told), [0, 1, 0]);
    assert!(server.read("Seti", "ra").is_empty());
    let directly = server.read("Amun", "dm");
    assert!(
        directly.iter().all(|told| told.contains("Game 1 has stopped")) && directly.len() < 2,
        "{directly:?}"
    );
    server.end().await;
}
