//! Sleeping hours: how they are set, that the clock rests in them, and who is called when.

use local_discord::{BotResponse, ChannelKind, Order};
use ra::rules::Seat;
use serde_json::Value;

use super::privacy::public;
use crate::support::clicks::id;
use crate::support::dealt::{BEFORE_RA, Dealt, THREE};
use crate::support::hours::{DAY, HOUR, MINUTE};
use crate::support::server::{Says, Server, wait_for, within, words};

#[tokio::test]
async fn settings_by_command() {
    let server = Server::start().await;
    let mut told = String::new();
    for command in [
        "/ra settings",
        "/ra settings sleep:23:30-7:30",
        "/ra settings city:Reykjavik",
        "/ra settings calls:\"by direct message\" next:true",
        "/ra settings sleep:none calls:\"in the game's channel\" next:false",
        "/ra settings city:Atlantis",
        "/ra settings sleep:7-23",
        "/ra settings away:soon",
        "/ra settings away:2020-01-01",
        "/ra settings away:back",
        "/ra settings meanwhile:\"a computer player plays for me\"",
    ] {
        let answer = server.run("Nefer", "ra", command).await;
        // Where it is what time is not for a snapshot.
        let answer = answer
            .split("where it is")
            .map(|part| part.trim_start_matches(|c: char| c == ' ' || c == ':' || c.is_numeric()));
        let answer = answer.collect::<Vec<_>>().join("where it is … ");
        // Nor is the mark of it below the bar of a day.
        let line = |line: &str| if line.contains('▲') { "▲ now 00:00" } else { line }.to_owned();
        let answer = answer.lines().map(line).collect::<Vec<_>>().join("\n");
        told += &format!("{command}: {answer}\n");
    }
    insta::assert_snapshot!(told);
    assert_eq!(server.read("Seti", "ra"), [""; 0], "nobody else sees any of it");
    server.end().await;
}

/// At the first table ever, and only there, everybody is asked what time it is where they are.
#[tokio::test]
async fn everybody_is_asked_once_where_they_are() {
    let server = Server::start().await;
    let asked = |who: &str| {
        let messages = server.messages(who, "ra");
        messages
            .into_iter()
            .filter(|message| words(message).contains("what time is it where you are?"))
            .collect::<Vec<_>>()
    };
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.run("Amun", "ra", "/ra join").await;
    server.told("Amun", "ra", "what time is it where you are?").await;
    server.told("Nefer", "ra", "what time is it where you are?").await;
    assert_eq!(asked("Seti").len(), 0, "it is private");
    server.run("Amun", "ra", "/ra leave").await;
    server.each_runs(&["Amun", "Isis"], "ra", "/ra join").await;
    server.told("Isis", "ra", "what time is it where you are?").await;
    assert_eq!(asked("Amun").len(), 1, "once for ever");

    let amun = server.person("Amun");
    let panel = asked("Amun").pop().unwrap();
    let times = panel["components"][1]["components"][0]["options"].as_array().unwrap();
    assert_eq!(times.len(), 25);
    let cities = amun.choose("ra", id(&panel), "It is …", &["60"]).await.unwrap();
    let cities = cities.message().unwrap();
    words(cities).says("which of these cities is in your time zone");
    let option = &cities["components"][0]["components"][0]["options"][0];
    let value = option["value"].as_str().unwrap();
    let settings = amun.choose("ra", id(cities), "Same time as in …", &[value]).await.unwrap();
    let settings = settings.message().unwrap();
    assert!(words(settings).contains(option["label"].as_str().unwrap()), "{}", words(settings));
    let nights = amun.click("ra", id(settings), "Other hours…").await.unwrap();
    let settings = nights.message().unwrap();
    let settings = amun.choose("ra", id(settings), "When I sleep", &["1410 450"]).await.unwrap();
    let settings = settings.message().unwrap();
    words(settings).says("23:30 to 07:30");
    // A usual night takes one tap, also before anybody knows where it is night.
    let night = server.person("Isis").click("ra", id(&asked("Isis")[0]), "23:00 to 07:00").await.unwrap();
    let night = night.message().unwrap();
    words(night)
        .begins("**Sleep**: 23:00 to 07:00. I do not know your time zone yet")
        .says("what time is it where you are?");
    let cities = server.person("Isis").choose("ra", id(night), "It is …", &["60"]).await.unwrap();
    let cities = cities.message().unwrap();
    let value = cities["components"][0]["components"][0]["options"][0]["value"].as_str().unwrap();
    let known = server.person("Isis").choose("ra", id(cities), "Same time as in …", &[value]).await.unwrap();
    words(known.message().unwrap()).says("**Sleep**: 23:00 to 07:00; your clocks stop then");
    for (button, told) in [
        ("Ping me by direct message", "**Pings**: by direct message"),
        ("Ping me in the channel", "**Pings**: in the game’s channel"),
        ("Tell me when I’m next", "**Message when you are next**: yes"),
        ("Don’t tell me I’m next", "**Message when you are next**: no"),
        ("I’ll be away…", "On which day will you be back?"),
        ("Back to the settings", "**Away**: no. You have 10 days of absence left."),
    ] {
        let answer = amun.click("ra", id(settings), button).await.unwrap();
        let answer = words(answer.message().unwrap());
        assert!(answer.contains(told), "{button}: {answer}");
    }
    server.end().await;
}

/// Somebody presses a button that opens a form, and sends this; returns what comes of it.
async fn types(server: &Server, panel: &Value, button: &str, typed: &str) -> BotResponse {
    let nefer = server.person("Nefer");
    let BotResponse::Modal { id: form, .. } = within(nefer.click("ra", id(panel), button)).await.unwrap()
    else {
        panic!("{button} opens no form");
    };
    within(nefer.submit(form, &[("typed", typed)])).await.unwrap()
}

#[tokio::test]
async fn what_no_menu_has_is_typed() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra settings").await;
    let panel = server.messages("Nefer", "ra").pop().unwrap();
    let updated = |answer: BotResponse| match answer {
        BotResponse::Updated { message } => message,
        other => panic!("{other:?}"),
    };
    let panel = updated(types(&server, &panel, "Type the hours…", "0:30 - 9:15").await);
    words(&panel).says("**Sleep**: 00:30 to 09:15");
    // What is not understood is said over the question.
    let panel = updated(types(&server, &panel, "Type the hours…", "late").await);
    words(&panel).begins("I do not understand “late” as sleeping hours").says("When do you sleep");
    let panel = updated(types(&server, &panel, "Type the hours…", "10.30pm to 6am").await);
    words(&panel).says("**Sleep**: 22:30 to 06:00");
    let panel = updated(types(&server, &panel, "Type the hours…", "None").await);
    words(&panel).says("no fixed hours");

    let nefer = server.person("Nefer");
    let asked = within(nefer.click("ra", id(&panel), "My time zone…")).await.unwrap();
    let asked = asked.message().unwrap();
    let asked = &updated(types(&server, asked, "Type a city…", "Atlantis").await);
    words(asked).begins("I do not know a city called “Atlantis”").says("what time is it where you are?");
    // What may mean several, and a time, are answered with cities.
    let cities = updated(types(&server, asked, "Type a city…", "new").await);
    let options = &cities["components"][0]["components"][0]["options"];
    let values: Vec<&Value> = options.as_array().unwrap().iter().map(|option| &option["value"]).collect();
    assert!(values.contains(&&Value::from("America/New_York")), "{values:?}");
    let cities = updated(types(&server, &cities, "Type a city…", "UTC+9").await);
    words(&cities).says("which of these cities is in your time zone?");
    let panel = updated(types(&server, &cities, "Type a city…", " reykjavík ").await);
    words(&panel).says("**Where you are**: Reykjavík, where it is");
    server.end().await;
}

/// A question that comes at night waits until the morning: nobody is called, the clock rests, and the board says until
/// when. In the morning there is a short call, which is deleted with the answer.
#[tokio::test]
async fn at_night_the_clock_rests_and_nobody_is_called() {
    let server = Server::start().await;
    server.turn_to(23, 0).await;
    server.sleeps("Isis", (22, 0), (6, 0)).await;
    let game = server.deal(Dealt { bag: "nile pharaoh gold", played: "draw", ..THREE }).await;
    server.pinged("ra");
    server.run("Amun", "ra", "/ra draw").await;
    server.told("Seti", "ra", "The clock is stopped until <t:").await.says("your turn");
    server.until_nothing_is_due().await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    // Two days of sixteen waking hours make 32 of the 48; the rest is the whole third.
    let wakes = server.now().after(7 * HOUR);
    let runs_out = server.runs_out(game).await;
    assert!(runs_out.since(wakes.after(2 * DAY + 16 * HOUR)) < MINUTE, "{runs_out:?} {wakes:?}");
    server.pass_time(6 * HOUR).await;
    assert_eq!(server.pinged("ra"), [""; 0], "five o’clock");
    assert!(server.history(game).await.len() == 2);
    server.turn(HOUR + MINUTE).await;
    server.told("Seti", "ra", "game 1 waits for you: it is your turn").await;
    assert_eq!(server.pinged("ra"), ["Isis"]);
    server.until_nothing_is_due().await;
    assert_eq!(server.pinged("ra"), [""; 0], "once");
    server.run("Isis", "ra", "/ra draw").await;
    server.untold("Seti", "ra", "waits for you").await;
    server.settled(game).await;
    server.end().await;
}

/// In an auction everybody is asked at once: who sleeps is called when they wake up, unless they have answered.
#[tokio::test]
async fn whoever_sleeps_through_the_opening_of_an_auction_is_called_later() {
    let server = Server::start().await;
    server.turn_to(22, 30).await;
    for who in ["Nefer", "Amun"] {
        server.sleeps(who, (22, 0), (6, 0)).await;
    }
    let game = server.deal(BEFORE_RA).await;
    server.pinged("ra");
    server.plays(game, "Amun", "/ra draw").await;
    assert_eq!(server.pinged("ra"), ["Isis"]);
    server.run("Amun", "ra", "/ra pass").await;
    server.turn_to(6, 1).await;
    server.told("Seti", "ra", "has an auction: answer any time").await;
    server.until_nothing_is_due().await;
    assert_eq!(server.pinged("ra"), ["Nefer"], "Amun has answered");
    server.run("Isis", "ra", "/ra pass").await;
    server.run("Nefer", "ra", "/ra bid 8").await;
    server.untold("Seti", "ra", "has an auction").await;
    server.settled(game).await;
    server.end().await;
}

/// After a day of theirs, and when an eighth of the time is left, and no more often.
#[tokio::test]
async fn reminders_come_twice() {
    let server = Server::start().await;
    server.turn_to(12, 0).await;
    server.sleeps("Nefer", (22, 0), (6, 0)).await;
    let game = server.deal(THREE).await;
    server.until_nothing_is_due().await;
    server.pinged("ra");
    server.pass_time(7 * HOUR).await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    server.turn(HOUR).await;
    server.told("Seti", "ra", "game 1 waits only for you: it is your turn. You have until").await;
    assert_eq!(server.pinged("ra"), ["Nefer"]);
    // 42 of 48 waking hours after ten to twelve: 10 today, 16 tomorrow, and 16 on the third day, at its end.
    server.turn_to(21, 0).await;
    server.pass_time(2 * DAY).await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    server.turn(50 * MINUTE).await;
    server.told("Seti", "ra", "your time runs out <t:").await;
    server.until_nothing_is_due().await;
    assert_eq!(server.pinged("ra"), ["Nefer"]);
    server.pass_time(5 * MINUTE).await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    assert_eq!(server.history(game).await, [""; 0]);
    server.run("Nefer", "ra", "/ra draw").await;
    server.untold("Seti", "ra", "waits only for you").await;
    server.settled(game).await;
    server.end().await;
}

/// By direct message there is no ping in the channel; to closed direct messages the channel is the way round.
#[tokio::test]
async fn calls_by_direct_message() {
    let server = Server::start().await;
    server.run("Amun", "ra", "/ra settings calls:\"by direct message\"").await;
    let game = server.deal(Dealt { bag: "nile pharaoh gold nile pharaoh gold", ..THREE }).await;
    server.calls_of("Amun", &["ra"]);
    server.run("Nefer", "ra", "/ra draw").await;
    let told = server.told("Amun", "dm", "Game 1 waits for you: it is your turn").await;
    told.says("https://discord.com/channels/");
    assert_eq!(server.calls_of("Amun", &["ra"]), 1);
    server.run("Amun", "ra", "/ra draw").await;
    server.untold("Amun", "dm", "waits for you").await;
    server.settled(game).await;

    server.discord.order(Order::CloseDms { person: "Amun".into(), closed: true }).unwrap();
    server.run("Isis", "ra", "/ra draw").await;
    // Soon after a start nobody is called twice.
    server.turn(11 * MINUTE).await;
    server.calls_of("Amun", &["ra"]);
    server.run("Nefer", "ra", "/ra draw").await;
    // Nefer's own call, which says the same, may still be there.
    let calls = wait_for(async || Some(server.calls_of("Amun", &["ra"])).filter(|calls| *calls > 0)).await;
    assert_eq!(calls, 1);
    server.told("Seti", "ra", "game 1 waits for you: it is your turn").await;
    server.run("Amun", "ra", "/ra draw").await;
    server.untold("Seti", "ra", "waits for you").await;
    server.settled(game).await;
    server.end().await;
}

#[tokio::test]
async fn who_wants_to_know_that_they_are_next_is_told() {
    let server = Server::start().await;
    server.run("Isis", "ra", "/ra settings next:true").await;
    let game = server.deal(Dealt { bag: "nile pharaoh gold", ..THREE }).await;
    server.pinged("ra");
    server.run("Nefer", "ra", "/ra draw").await;
    server.told("Isis", "dm", "you are next").await.says("it is Amun’s turn");
    server.until_nothing_is_due().await;
    assert!(!server.pinged("ra").contains(&"Isis"));
    server.turn(2 * MINUTE).await;
    server.run("Amun", "ra", "/ra draw").await;
    server.untold("Isis", "dm", "you are next").await;
    server.settled(game).await;
    assert_eq!(server.pinged("ra"), ["Isis"]);
    server.end().await;
}

/// Who wants direct messages is told of several games in one; in a channel, once a server, if they are closed.
#[tokio::test]
async fn several_games_are_told_in_one_message() {
    for closed in [false, true] {
        let server = Server::start().await;
        server.turn_to(23, 0).await;
        server.sleeps("Nefer", (22, 0), (6, 0)).await;
        server.run("Nefer", "ra", "/ra settings calls:\"by direct message\"").await;
        server.discord.order(Order::CloseDms { person: "Nefer".into(), closed }).unwrap();
        let channels = ["ra", "general", "tournament"];
        for channel in channels {
            server.deal(Dealt { channel, ..THREE }).await;
        }
        server.until_nothing_is_due().await;
        server.calls_of("Nefer", &channels);
        server.pass_time(7 * HOUR + MINUTE).await;
        assert_eq!(server.calls_of("Nefer", &channels), 1);
        if closed {
            let told: Vec<String> =
                channels.iter().flat_map(|channel| server.read("Seti", channel)).collect();
            assert!(
                told.iter().any(|told| told.contains("2 other games on this server wait for you too:")),
                "{told:?}"
            );
        } else {
            server.read("Nefer", "dm").join("\n").says("These games wait for you:").says("Game 3");
        }
        server.end().await;
    }
}

/// However many games wait for somebody, they are called by a message that Discord takes.
#[tokio::test]
async fn sixty_games_are_told_in_one_message() {
    let server = Server::start().await;
    server.turn_to(23, 0).await;
    server.sleeps("Nefer", (22, 0), (6, 0)).await;
    server.run("Nefer", "ra", "/ra settings calls:\"by direct message\"").await;
    for number in 0..60 {
        let (channel, kind) = (format!("table-{number}").leak(), ChannelKind::Text);
        server.discord.order(Order::CreateChannel { name: channel.to_owned(), kind }).unwrap();
        server.deal(Dealt { channel, ..THREE }).await;
    }
    server.until_nothing_is_due().await;
    server.turn(7 * HOUR + MINUTE).await;
    server.told("Nefer", "dm", "These games wait for you:").await.says("more: /ra games.");
    server.end().await;
}

/// What somebody sets moves the deadline on the board, and shows nothing else to others: two games that differ only in
/// one player's settings look the same by day, but for their moments.
#[tokio::test]
async fn settings_show_to_others_only_as_a_deadline() {
    let servers = [Server::start().await, Server::start().await];
    let mut games = Vec::new();
    for server in &servers {
        server.turn_to(12, 0).await;
        games.push(server.deal(Dealt { bag: "nile pharaoh ra gold", ..THREE }).await);
        server.run("Seti", "ra", "/ra board").await;
        server.run("Nefer", "ra", "/ra board public:true").await;
    }
    let before = servers[1].runs_out(games[1]).await;
    let told_before = servers[1].told("Seti", "ra", "your turn").await;
    for setting in ["city:Reykjavik sleep:23:00-7:00", "calls:\"in the game's channel\" next:true"] {
        servers[1].run("Nefer", "ra", &format!("/ra settings {setting}")).await;
    }
    let after = servers[1].runs_out(games[1]).await;
    assert!(after.since(before) >= 16 * HOUR, "two nights: {before:?} {after:?}");
    let stamp = format!("<t:{}:f>", after.seconds());
    let told = servers[1].told("Seti", "ra", &stamp).await;
    assert_ne!(told, told_before);
    // Nothing that the settings have brought about comes after the next board.
    servers[1].at_rest().await;
    for (who, command) in [
        ("", ""),
        ("Nefer", "/ra draw"),
        ("Amun", "/ra draw"),
        ("Isis", "/ra draw"),
        ("Nefer", "/ra pass"),
        ("Amun", "/ra bid 9"),
        ("Isis", "/ra pass"),
    ] {
        for (server, game) in servers.iter().zip(&games) {
            if !command.is_empty() {
                server.run(who, "ra", command).await;
            }
            server.settled(*game).await;
        }
        let [one, other] = servers.each_ref().map(public);
        assert_eq!(one, other, "{who} {command}");
    }
    let seat = Seat::new(0).unwrap();
    assert_eq!(servers[0].round(games[0]).await.player(seat).name, "Nefer");
    for server in servers {
        server.end().await;
    }
}
