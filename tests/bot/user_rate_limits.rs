//! How much one person, one server and one game may ask for. Whoever is refused is told privately, and until when;
//! nothing is done, and others are served as ever.

use std::cell::RefCell;
use std::time::Duration;

use futures_util::future::join_all;
use local_discord::{BotResponse, ChannelKind, Order};
use ra_bot::config::Limits;

use crate::support::dealt::THREE;
use crate::support::meddle;
use crate::support::server::{Says, Server, options, within, words};

/// The bot under these limits.
async fn limited(limits: Limits) -> Server {
    Server::on(options(), move |config| config.limits = limits, async |_, _| {}).await
}

/// That somebody is refused by a command, in private, with these words and a moment as Discord shows how far off it is.
async fn refused(server: &Server, who: &str, channel: &str, command: &str, why: &str) {
    let answer = within(server.person(who).run(channel, command)).await.unwrap();
    is_refusal(answer, why);
}

fn is_refusal(answer: BotResponse, why: &str) {
    let BotResponse::Message { message } = answer else { panic!("{answer:?}") };
    assert_eq!(message["flags"], 64, "{message}");
    words(&message).says(why).says("<t:").says(":R>");
}

#[tokio::test]
async fn who_clicks_and_types_too_fast_is_refused_and_nobody_else() {
    let server = limited(Limits { presses: Some(5), ..Limits::NONE }).await;
    server.run("Nefer", "ra", "/ra new").await;
    let amun = server.person("Amun");
    let table = amun.read("ra").unwrap().last().map(crate::support::clicks::id).unwrap();
    for _ in 0..3 {
        within(amun.click("ra", table, "How to play")).await.unwrap();
    }
    for _ in 0..2 {
        server.run("Amun", "ra", "/ra help").await.lacks("faster");
    }
    for _ in 0..10 {
        // What is offered does not count.
        within(amun.complete("ra", "/ra settings city:Be")).await.unwrap();
    }
    refused(&server, "Amun", "ra", "/ra help", "faster than I can follow").await;
    is_refusal(within(amun.click("ra", table, "Join")).await.unwrap(), "faster than I can follow");
    server.read("Isis", "ra").join("\n").lacks("Amun");
    for _ in 0..2 {
        server.run("Isis", "ra", "/ra help").await.lacks("faster");
    }
    server.turn(Duration::from_secs(60)).await;
    server.run("Amun", "ra", "/ra join").await.says("have joined");
    server.end().await;
}

/// A person's requests are answered one after the other, as long as none of them waits for a second.
#[tokio::test]
async fn what_one_person_sends_at_once_is_done_in_turn() {
    let server = Server::start().await;
    server.deal(THREE).await;
    let nefer = server.person("Nefer");
    let answered = RefCell::new(Vec::new());
    join_all((0..4).map(async |number| {
        // One paints a picture, the other only tells.
        let command = if number % 2 == 0 { "/ra board" } else { "/ra help" };
        within(nefer.run("ra", command)).await.unwrap();
        answered.borrow_mut().push(number);
    }))
    .await;
    assert_eq!(answered.into_inner(), Vec::from_iter(0..4));
    server.end().await;
}

/// Refusing whoever is too fast writes nothing, and no game is looked at for it.
#[tokio::test]
async fn who_is_too_fast_costs_the_database_nearly_nothing() {
    let server = limited(Limits { presses: Some(1), ..Limits::NONE }).await;
    server.deal(THREE).await;
    let leads_on = async |who: &str| {
        let answer = within(server.person(who).run("ra", "/ra settings next:True")).await;
        let answer = answer.unwrap();
        let message = answer.message().unwrap();
        (words(message).contains("faster than I can follow"), message["components"] != serde_json::json!([]))
    };
    // Of what waits for them people are told below every other answer.
    assert_eq!(leads_on("Nefer").await, (false, true));
    assert_eq!(leads_on("Nefer").await, (true, false));
    server.run("Amun", "ra", "/ra settings").await;
    // Only signs of life.
    let refuse =
        "CREATE TRIGGER refuse_TABLE_DOES BEFORE DOES ON TABLE BEGIN SELECT RAISE(ABORT, 'written'); END";
    for table in [
        "person_setting",
        "reader",
        "interaction",
        "bulk_update",
        "unverified_dm_setting",
        "game",
        "person",
        "opened_lobby",
    ] {
        for does in ["INSERT", "UPDATE", "DELETE"] {
            meddle(server.database(), &refuse.replace("TABLE", table).replace("DOES", does)).await;
        }
    }
    for _ in 0..3 {
        refused(&server, "Amun", "ra", "/ra settings next:True", "faster than I can follow").await;
    }
    // What is not refused would write.
    server.run("Isis", "ra", "/ra settings sleep:23:00-7:00").await.says("nothing was saved");
    server.end().await;
}

#[tokio::test]
async fn nobody_opens_too_many_tables() {
    let limits =
        Limits { open_tables: Some(2), tables_a_day: Some(3), server_tables: Some(4), ..Limits::NONE };
    let server = limited(limits).await;
    for name in ["one", "two", "three"] {
        let order = Order::CreateChannel { name: name.to_owned(), kind: ChannelKind::Text };
        server.discord.order(order).unwrap();
    }
    let opens = async |who: &str, channel: &str| {
        let answer = server.run(who, channel, "/ra new").await;
        assert!(answer.contains("free seat"), "{who} in {channel}: {answer}");
    };
    opens("Seti", "ra").await;
    opens("Seti", "general").await;
    refused(&server, "Seti", "tournament", "/ra new", "You have 2 open tables").await;
    // Whoever may manage a channel may open more there.
    server.appoint("tournament", "Seti");
    opens("Seti", "tournament").await;
    // But not without end.
    server.appoint("one", "Seti");
    server.run("Seti", "ra", "/ra cancel").await;
    refused(&server, "Seti", "one", "/ra new", "You have opened 3 tables within a day").await;
    opens("Amun", "one").await;
    opens("Amun", "two").await;
    refused(&server, "Isis", "three", "/ra new", "4 tables are open on this server").await;
    server.run("Amun", "two", "/ra cancel").await;
    opens("Isis", "three").await;
    server.run("Isis", "three", "/ra cancel").await;
    server.turn(Duration::from_secs(25 * 60 * 60)).await;
    server.run("Seti", "general", "/ra cancel").await;
    opens("Seti", "two").await;
    server.end().await;
}

#[tokio::test]
async fn a_board_is_shown_again_once_in_ten_minutes() {
    let server = limited(Limits { presses: None, ..Limits::USUAL }).await;
    server.deal(THREE).await;
    let shows = async |who: &str| {
        server.run(who, "ra", "/ra board public:True").await.says("epoch 1");
    };
    shows("Nefer").await;
    refused(&server, "Amun", "ra", "/ra board public:True", "was shown in this channel just now").await;
    assert!(server.run("Amun", "ra", "/ra board").await.contains("epoch 1"), "for oneself at any time");
    server.turn(Duration::from_secs(11 * 60)).await;
    shows("Amun").await;
    server.end().await;
}

#[tokio::test]
async fn settings_are_changed_so_often_a_day() {
    let server = limited(Limits { settings_a_day: Some(3), ..Limits::NONE }).await;
    let day = server.now().after(Duration::from_secs(5 * 24 * 60 * 60));
    let day = ra_table::clock::Zone::utc().local(day).date();
    for change in ["sleep:23:00-7:00", "sleep:22:00-7:00", &format!("away:{day}")] {
        server.run("Nefer", "ra", &format!("/ra settings {change}")).await.lacks("as often as");
    }
    refused(&server, "Nefer", "ra", "/ra settings sleep:none", "changed your settings 3 times").await;
    // What is so already is no change, and whoever is back may say so.
    server.run("Nefer", "ra", "/ra settings sleep:22:00-7:00").await.says("22:00");
    server.run("Nefer", "ra", "/ra settings away:back").await.says("22:00").lacks("until <t:");
    server.turn(Duration::from_secs(25 * 60 * 60)).await;
    server.run("Nefer", "ra", "/ra settings sleep:none").await.lacks("22:00");
    server.end().await;
}
