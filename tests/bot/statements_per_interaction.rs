//! How many messages with statements the database is sent for what people do most: each waits for the one before it.

use std::cell::OnceCell;
use std::net::SocketAddr;

use local_discord::{BotResponse, LocalDiscord, Person};
use ra_bot::store::{Store, reader_preferences};
use ra_table::time::Millis;
use test_tools::raw_bot;

use crate::health::{free_port, page, ready_at};
use crate::support::clicks::{Hand, found, id};
use crate::support::dealt::{CALM, Dealt, THREE, user};
use crate::support::server::{wait_for, within};

/// How many interactions have been dealt with, and by how many statements.
async fn counted(address: SocketAddr) -> (u32, u32) {
    let (_, text) = page(address, "metrics").await.unwrap();
    let of = |what: &str| {
        let name = format!("ra_interaction_statements_{what} ");
        let number = text.lines().find_map(|line| line.strip_prefix(&name)).unwrap();
        number.parse::<f64>().unwrap() as u32
    };
    (of("count"), of("sum"))
}

/// By how many statements an interaction was dealt with, which this brings.
async fn statements_of(address: SocketAddr, interaction: impl Future) -> u32 {
    let (before, sum) = counted(address).await;
    within(interaction).await;
    let after = wait_for(async || Some(counted(address).await).filter(|(count, _)| *count > before)).await;
    assert_eq!(after.0, before + 1, "one interaction at a time");
    after.1 - sum
}

/// Presses a button of the newest message in a channel that has it.
async fn presses(person: &Person, channel: &str, label: &str) {
    let messages = person.read(channel).unwrap();
    let newest = messages.iter().rev().find_map(|message| Some((id(message), found(message, label)?)));
    let (message, button) = newest.unwrap_or_else(|| panic!("nothing there has {label}"));
    person.click(channel, message, &button).await.unwrap();
}

/// Everybody has been told what is told once.
async fn all_is_told(discord: &LocalDiscord, store: &Store) {
    let mut tx = store.write().await.unwrap();
    for who in ["Nefer", "Amun", "Isis"] {
        let user = user(discord, who);
        reader_preferences::set_autoplay_told(&mut tx, user, Millis(0)).await.unwrap();
        reader_preferences::set_night_told(&mut tx, user).await.unwrap();
    }
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn each_takes_few_statements() {
    let (discord, folder) = (raw_bot::discord().await, tempfile::tempdir().unwrap());
    let store = Store::open(&folder.path().join("ra.sqlite")).await.unwrap();
    CALM.deal(&discord, &store).await;
    Dealt { channel: "general", played: "draw, invoke", ..THREE }.deal(&discord, &store).await;
    all_is_told(&discord, &store).await;
    store.close().await;
    let address = free_port();
    let mut life = ready_at(address, &discord, folder.path()).await;
    let [nefer, amun, isis] = ["Nefer", "Amun", "Isis"].map(|who| discord.person(who).unwrap());
    for (person, channel) in [(&nefer, "ra"), (&isis, "general")] {
        statements_of(address, person.run(channel, "/ra board public:true")).await;
    }
    // The first press of each notes in which language they read, and that they are there.
    for person in [&nefer, &amun, &isis] {
        statements_of(address, presses(person, "ra", "Draw")).await;
    }
    let draw = statements_of(address, presses(&nefer, "ra", "Draw")).await;
    let look = statements_of(address, nefer.run("ra", "/ra board")).await;
    statements_of(address, nefer.run("tournament", "/ra new seats:3")).await;
    let join = statements_of(address, presses(&amun, "tournament", "Join")).await;
    let panel = OnceCell::new();
    let opens = async {
        panel.set(Hand { person: &isis, channel: "general", game: 2 }.click(&["Bid…"]).await.unwrap())
    };
    statements_of(address, opens).await;
    let panel = panel.get().and_then(BotResponse::message).unwrap();
    let button = found(panel, "Bid 4").unwrap();
    let bid = statements_of(address, isis.click("general", id(panel), &button)).await;
    let figures = [("draw", draw, 6), ("bid", bid, 9), ("/ra board", look, 5), ("join", join, 24)];
    let too_many: Vec<_> = figures.iter().filter(|(_, statements, most)| statements > most).collect();
    assert!(too_many.is_empty(), "{too_many:?} of {figures:?}");
    life.terminate();
}
