//! Playing from one's direct messages: who is called there sees the board there and acts there, and their game's
//! channel is told as if they had done it in it.

use std::collections::BTreeSet;
use std::time::Duration;

use local_discord::{BotResponse, Fault, Id, Matching, Order, Person};
use ra::rules::{Action, Seat};
use ra_bot::store::people;
use ra_display::text;
use ra_table::game::lobby::Sitting;
use ra_table::game::{Number, Person as Named, Who};
use ra_table::id::GameId;
use ra_table::language::Language;
use serde_json::Value;

use super::epochs::BEFORE_THE_END;
use super::watched_server::whole_game;
use crate::support::clicks::{
    Hand, asked_on, begins_with, carry_on, found, id, is_board, is_private, presses,
};
use crate::support::dealt::{BEFORE_RA, CALM, Dealt, EARTHQUAKE, THREE};
use crate::support::hours::HOUR;
use crate::support::server::{PEOPLE, Says, Server, wait_while, within, words};

/// After this nobody has just been called.
const A_MINUTE: Duration = Duration::from_secs(70);
/// After this nobody who has acted is looking any more.
const A_WHILE: Duration = Duration::from_secs(4 * 60);
/// As long as two servers may differ because one has not come so far yet.
const A_MOMENT: Duration = Duration::from_secs(20);

impl Server {
    /// Nefer wants direct messages, and has for long.
    async fn wants_to_be_called_there(&self) {
        self.run("Nefer", "ra", "/ra settings calls:\"by direct message\"").await;
        self.chose_before("Nefer").await;
    }

    /// The same, and she is called there, by a reminder at the latest.
    async fn called_there(&self, dealt: Dealt) -> (GameId, Person) {
        self.wants_to_be_called_there().await;
        let game = self.deal(dealt).await;
        self.turn(9 * HOUR).await;
        // A later call replaces the one before it.
        self.until_nothing_is_due().await;
        (game, self.person("Nefer"))
    }

    /// Somebody reads the messages that the bot has written to them, also all of what is told in part.
    async fn reads_all_there(&self, who: &str, told: &mut BTreeSet<String>) {
        let person = self.person(who);
        for message in person.read("dm").unwrap() {
            let mut read = vec![words(&message)];
            if presses(&message).iter().any(|press| press.starts_with("news:")) {
                let all = within(person.click("dm", id(&message), "See everything")).await.unwrap();
                read.push(all.message().unwrap()["embeds"][0]["description"].as_str().unwrap().to_owned());
            }
            told.extend(read.iter().map(|read| without_pictures(read)));
        }
    }

    /// The message by which somebody is called to what a game asks now, once it is there.
    async fn call_to(&self, who: &Person, game: i64) -> Value {
        self.asked_there(who, game, |message| !is_private(message)).await
    }

    /// Waits until somebody is asked there for an action: what came of the last may have asked the next, if not for all
    /// that can be done by now.
    async fn called_to_act(&self, who: &str, game: i64, action: Action) {
        let person = self.person(who);
        self.asked_there(&person, game, |message| found(message, begins_with(action)).is_some()).await;
    }

    /// Such a message with buttons for what a game asks now, once it is there.
    async fn asked_there(
        &self,
        who: &Person,
        game: i64,
        such: impl Fn(&Value) -> bool + Send + Sync,
    ) -> Value {
        let question = self.round(GameId(game)).await.question_number();
        let is_it = |message: &&Value| such(message) && asked_on(message, game) == Some(question);
        let there = |read: &[Value]| read.iter().any(|message| is_it(&message));
        let read = tokio::time::timeout(Duration::from_secs(30), who.read_until("dm", there)).await;
        let read = read.unwrap_or_else(|_| panic!("no call: {:#?}", self.read(&who.name(), "dm"))).unwrap();
        read.iter().rfind(is_it).unwrap().clone()
    }
}

/// A text without its emoji.
fn without_pictures(text: &str) -> String {
    let mut parts = text.split("<:");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |told, part| match part.split_once(":>") {
        Some((name, rest)) => match name.strip_prefix("sun_") {
            Some(number) => told + number + rest,
            None => told + rest.trim_start_matches(' '),
        },
        None => told + part,
    })
}

/// A channel's messages as everybody reads them, with all that differs from server to server told by what it is.
fn as_read(server: &Server, channel: &str) -> Vec<String> {
    let seti = server.person("Seti");
    let known: Vec<(String, &str)> = PEOPLE.iter().map(|who| (server.user(who).to_string(), *who)).collect();
    let plain = |message: &Value| {
        let files = message["attachments"].as_array().into_iter().flatten();
        let files: Vec<&Value> = files.map(|file| &file["filename"]).collect();
        let labels = message["components"].to_string();
        let told = format!("{}\n{labels}\n{files:?} {}", words(message), message["flags"]);
        let told = known.iter().fold(told, |told, (number, who)| told.replace(number, who));
        let mut digits = 0;
        told.chars()
            .filter(|c| {
                digits = if c.is_ascii_digit() { digits + 1 } else { 0 };
                digits < 5
            })
            .collect::<String>()
    };
    // Moments and the numbers of messages are cut to their first digits, and those differ.
    let without = |told: String| {
        told.split("<t:").map(|part| part.trim_start_matches(char::is_numeric).to_owned()).collect::<Vec<_>>()
    };
    // An older board stays as long as somebody is asked there who was led to it: who has read that there is no more.
    let read = seti.read(channel).unwrap();
    let read = read.iter().filter(|message| !words(message).contains("This is an older board"));
    read.map(|message| without(plain(message)).join("<t:")).collect()
}

/// Somebody does what they are asked by the buttons in a channel, and is answered.
async fn acts(server: &Server, who: &str, (channel, game): (&str, i64), action: Action) -> String {
    let person = server.person(who);
    let hand = Hand { person: &person, channel, game };
    let seq = server.round(GameId(game)).await.seq;
    let answer = within(hand.act(action)).await;
    let answer = answer.unwrap_or_else(|refused| panic!("{who} {action}: {refused}"));
    let told = answer.message().map(words).unwrap_or_default();
    assert!(server.round(GameId(game)).await.seq > seq, "{who} {action}: {told:?}");
    told
}

#[tokio::test]
async fn a_whole_game_is_told_as_if_it_had_been_played_in_the_channel() {
    let (there, here) = (Server::start().await, Server::start().await);
    let played = whole_game(THREE, |_| ());
    let mut games = Vec::new();
    for server in [&there, &here] {
        games.push(server.called_there(THREE).await.0);
        server.run("Nefer", "ra", "/ra board public:true").await;
    }
    assert_eq!(games[0], games[1]);
    let (game, mut told) = (games[0], BTreeSet::new());
    for (place, action) in played.into_iter().enumerate() {
        // One press does several at a time, such as to spend God tiles and to say that it was all.
        if there.history(game).await.len() > place {
            continue;
        }
        let who = there.round(game).await;
        let who = who.name(who.state().to_act().unwrap());
        for (server, channel) in [(&there, "dm"), (&here, "ra")] {
            let channel = if who == "Nefer" { channel } else { "ra" };
            if channel == "dm" {
                server.called_to_act("Nefer", game.0, action).await;
                server.reads_all_there("Nefer", &mut told).await;
            }
            let answer = acts(server, &who, (channel, game.0), action).await;
            told.extend((channel == "dm").then(|| without_pictures(&answer)));
            server.settled(game).await;
        }
        // An older board may go a moment later.
        let until_same = wait_while(async || as_read(&there, "ra") != as_read(&here, "ra"));
        let _ = tokio::time::timeout(A_MOMENT, until_same).await;
        let (one, other) = (as_read(&there, "ra"), as_read(&here, "ra"));
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(one, other, "after {who} {action}");
        }
        assert_eq!(one.len(), other.len(), "after {who} {action}");
        for server in [&there, &here] {
            server.turn(A_WHILE).await;
        }
    }
    assert!(there.round(game).await.state().to_act().is_none());
    assert_eq!(there.history(game).await, here.history(game).await);
    // Nothing that asks is left there, and she has been told there all that everybody was.
    let nefer = there.person("Nefer");
    let asks = |message: &Value| !is_private(message) && asked_on(message, game.0).is_some();
    wait_while(async || nefer.read("dm").unwrap().iter().any(asks)).await;
    let end = there.told("Nefer", "dm", "Game 1 is over: ").await;
    end.says("It was played in");
    assert_eq!(end.find("Game 1 is over: "), Some(0), "{end}");
    assert_eq!(end.matches("Epoch 3 is over").count(), 1, "{end}");
    there.reads_all_there("Nefer", &mut told).await;
    let public = there.round(game).await.public(there.now());
    let mut from = 0;
    for to in (1..=public.seq).filter(|seq| public.story.settled(*seq) == *seq) {
        let happened = text::story::between(Language::En, &public, from, to);
        let is_told = |line: &String| told.iter().any(|told| told.contains(line));
        let missing = happened.lines().map(without_pictures).find(|line| !is_told(line));
        assert!(missing.is_none_or(|line| line.contains("game is over")), "{happened}: {told:#?}");
        from = to;
    }
    there.end().await;
    here.end().await;
}

#[tokio::test]
async fn a_call_shows_the_public_board_and_its_buttons() {
    let server = Server::start().await;
    let (game, nefer) = server.called_there(CALM).await;
    server.run("Nefer", "ra", "/ra board public:true").await;
    let call = server.call_to(&nefer, game.0).await;
    let board = nefer.read("ra").unwrap();
    let board = board.iter().rfind(|message| is_board(message, game.0)).unwrap();
    let shown = |message: &Value| message["embeds"][0]["image"]["description"].clone();
    assert!(shown(&call).is_string());
    assert_eq!(shown(&call), shown(board));
    let bytes = |message: &Value| {
        server.discord.file(message["embeds"][0]["image"]["url"].as_str().unwrap()).unwrap()
    };
    assert!(bytes(&call) == bytes(board), "the picture is another");
    let plays = |message: &Value| -> Vec<String> {
        let mut all = presses(message);
        all.retain(|press| press.starts_with("play:"));
        all
    };
    assert_eq!(plays(&call), plays(board));
    let all = presses(&call);
    for other in ["look:1:my game", "order:1:open", "look:1:in words", "look:1:legend"] {
        assert!(all.iter().any(|press| press == other), "{all:?}");
    }
    // What is only to be read is answered there, to her alone.
    for press in ["My game", "Orders…", "In words", "Help"] {
        let answer = within(nefer.click("dm", id(&call), press)).await.unwrap();
        let message = answer.message().unwrap();
        assert!(is_private(message) && !words(message).contains("There is no game"), "{message:#}");
    }
    server.end().await;
}

/// What is typed there means the person's only game, as what is pressed there does.
#[tokio::test]
async fn what_is_typed_there_means_the_only_game() {
    let server = Server::start().await;
    let (game, _) = server.called_there(Dealt { bag: "nile gold", ..THREE }).await;
    server.run("Nefer", "dm", "/ra board").await.says("Nefer to act");
    server.run("Nefer", "dm", "/ra draw").await.lacks("There is no game");
    assert_eq!(server.until_entries(game, 1).await, ["draw"]);
    server.settled(game).await;
    server.run("Nefer", "dm", "/ra pass").await.says("Pass. How many tiles may still be added");
    server.end().await;
}

/// What is decided there can be taken back there, or carried on with; then the call shows what she is asked next, or says
/// what came of it and where the game stands, without buttons for what is over.
#[tokio::test]
async fn what_is_decided_there_can_be_taken_back_there() {
    let server = Server::start().await;
    let (game, nefer) = server.called_there(Dealt { played: "draw, draw, draw", ..CALM }).await;
    let call = server.call_to(&nefer, game.0).await;
    let click = async |on: &Value, button: &str| {
        let answer = within(nefer.click("dm", id(on), button)).await.unwrap();
        answer.message().unwrap().clone()
    };
    let panel = click(&call, "Invoke Ra…").await;
    assert!(is_private(&panel));
    let decided = click(&panel, "Invoke, ask me last").await;
    assert!(carry_on(&decided).is_some(), "{decided:#}");
    let back = click(&decided, "Take back").await;
    words(&back).says("Taken back");
    assert_eq!(server.history(game).await.len(), 3);
    // She is asked again where she has taken it back.
    assert!(presses(&back).contains(&format!("play:{game}:3:draw")), "{back:#}");
    let panel = click(&back, "Invoke Ra…").await;
    let decided = click(&panel, "Invoke, ask me last").await;
    let on = carry_on(&decided).unwrap();
    within(nefer.click("dm", id(&decided), &on)).await.unwrap();
    assert_eq!(server.history(game).await[3], "invoke");
    server.until("ra", |read| read.contains("Nefer invoked Ra")).await;
    // She may answer the auction already, and reads it there without being called once more.
    let shown = server.call_to(&nefer, game.0).await;
    assert_eq!(id(&shown), id(&call), "another message");
    let bid = within(nefer.click("dm", id(&shown), "Pass")).await.unwrap();
    assert_eq!(id(bid.message().unwrap()), id(&call), "answered by another message");
    server.run("Amun", "ra", "/ra bid 3").await;
    server.run("Isis", "ra", "/ra pass").await;
    server.told("Nefer", "dm", "Amun won with 3").await;
    let read = nefer.read("dm").unwrap();
    let call = read.iter().find(|message| message["id"] == call["id"]).unwrap();
    assert!(asked_on(call, game.0).is_none(), "{call:#}");
    assert_eq!(shown_there(call), ["Amun to act"], "{call:#}");
    server.end().await;
}

/// The tables that a message shows: how the descriptions of its pictures begin.
fn shown_there(message: &Value) -> Vec<String> {
    let pictures = message["embeds"].as_array().unwrap().iter();
    let described = pictures.filter_map(|embed| embed["image"]["description"].as_str());
    described.map(|described| described.split(['.', '\n']).next().unwrap().to_owned()).collect()
}

/// Whoever has answered there goes on seeing where the game stands: as it was while nothing of it is played, and as it is
/// once it is.
#[tokio::test]
async fn who_has_answered_there_sees_where_the_game_stands() {
    let server = Server::start().await;
    let (game, nefer) = server.called_there(CALM).await;
    let call = server.call_to(&nefer, game.0).await;
    let drawn = within(nefer.click("dm", id(&call), "Draw")).await.unwrap();
    words(drawn.message().unwrap()).says("Nefer drew Nile").says("I’ll write to you here");
    assert_eq!(shown_there(drawn.message().unwrap()), ["Amun to act"]);
    server.settled(game).await;
    server.run("Amun", "ra", "/ra invoke").await;
    server.settled(game).await;
    server.turn(A_MINUTE).await;
    let call = server.call_to(&nefer, game.0).await;
    let (asks, on) = (shown_there(&call), id(&call));
    // An answer that is kept changes nothing on the table.
    let kept = within(nefer.click("dm", on, "Pass")).await.unwrap();
    words(kept.message().unwrap()).says("Noted");
    assert_eq!(shown_there(kept.message().unwrap()), asks);
    server.each_runs(&["Isis"], "ra", "/ra pass").await;
    server.run("Amun", "ra", "/ra bid 3").await;
    let is_over =
        |read: &[Value]| read.iter().any(|one| id(one) == on && words(one).contains("Amun won with 3"));
    let read = within(nefer.read_until("dm", is_over)).await.unwrap();
    let call = read.iter().find(|one| id(one) == on).unwrap();
    assert_ne!(shown_there(call), asks, "{call:#}");
    server.end().await;
}

/// What orders have done since somebody last acted is told with the question, with the tile and the lot, and so is that one
/// holds no more.
#[tokio::test]
async fn what_orders_did_is_told_there_with_the_question() {
    let server = Server::start().await;
    let (game, nefer) = server.called_there(Dealt { bag: "nile gold drought flood", ..THREE }).await;
    server.call_to(&nefer, game.0).await;
    server.run("Nefer", "ra", "/ra draw until:4").await;
    server.settled(game).await;
    server.run("Nefer", "ra", "/ra orders auction:pass added:8").await;
    server.each_runs(&["Amun", "Isis"], "ra", "/ra draw").await;
    server.settled(game).await;
    assert_eq!(server.history(game).await.len(), 4, "Nefer drew by order");
    server.run("Amun", "ra", "/ra invoke").await;
    server.turn(A_WHILE).await;
    let call = server.call_to(&nefer, game.0).await;
    words(&call)
        .says("I drew Flood for you, by an order of yours that is over.")
        .says("Your answer to the next auction (“Pass”) no longer holds: a disaster was drawn.");
    server.end().await;
}

/// Auctions are answered, God tiles spent and tiles given up there.
#[tokio::test]
async fn every_panel_works_there() {
    for (dealt, buttons, done) in [
        (BEFORE_RA, &["Bid…", "Bid 8"][..], "answer"),
        (EARTHQUAKE, &["Choose tiles…", "Sphinx + Pyramid"], "discard sphinx"),
        (
            Dealt {
                bag: "god nile nile nile pyramid",
                played: "draw, draw, invoke, bid 13, draw, draw, draw",
                ..THREE
            },
            &["Use God tiles…", "Take Nile"],
            "god 1",
        ),
    ] {
        let server = Server::start().await;
        let (game, nefer) = server.called_there(dealt).await;
        if done == "answer" {
            server.run("Amun", "ra", "/ra draw").await;
        }
        server.call_to(&nefer, game.0).await;
        let hand = Hand { person: &nefer, channel: "dm", game: game.0 };
        let answer = within(hand.click(buttons)).await.unwrap();
        assert!(answer.message().is_none_or(is_private), "{answer:?}");
        if done == "answer" {
            let round = server.round(game).await;
            assert_eq!(round.game.ahead().given.len(), 1, "{answer:?}");
        } else {
            assert!(server.history(game).await.iter().any(|words| words == done), "{answer:?}");
        }
        server.end().await;
    }
}

/// Who plays there is called there again however soon, where others have not just been looking.
#[tokio::test]
async fn who_acted_there_is_called_there_again() {
    let server = Server::start().await;
    let (game, nefer) = server.called_there(CALM).await;
    let call = server.call_to(&nefer, game.0).await;
    within(nefer.click("dm", id(&call), "Draw")).await.unwrap();
    server.each_runs(&["Amun", "Isis"], "ra", "/ra draw").await;
    server.turn(A_MINUTE).await;
    let again = server.call_to(&nefer, game.0).await;
    assert_ne!(again["id"], call["id"]);
    // What she does in the channel does not count as looking there.
    server.run("Nefer", "ra", "/ra draw").await;
    server.told("Nefer", "dm", "Game 1: you drew").await;
    server.each_runs(&["Amun", "Isis"], "ra", "/ra draw").await;
    server.turn(A_MINUTE).await;
    assert_ne!(server.call_to(&nefer, game.0).await["id"], again["id"]);
    server.end().await;
}

/// A server knows people by names of its own, which their direct messages do not tell.
#[tokio::test]
async fn a_name_of_the_server_stays() {
    let server = Server::start().await;
    let (game, nefer) = server.called_there(CALM).await;
    server.discord.order(Order::Rename { person: "Nefer".into(), nick: Some("Nofretete".into()) }).unwrap();
    server.each_runs(&["Nefer", "Amun"], "ra", "/ra draw").await;
    server.turn(A_WHILE).await;
    server.run("Isis", "ra", "/ra draw").await;
    let call = server.call_to(&nefer, game.0).await;
    within(nefer.click("dm", id(&call), "Draw")).await.unwrap();
    server.until("ra", |read| read.contains("Nofretete drew Nile")).await;
    assert_eq!(server.round(game).await.at(0).name, "Nofretete");
    server.end().await;
}

/// What another person is, or what does not stand on the message, nobody gets by pressing it there.
#[tokio::test]
async fn a_forged_press_there_does_nothing() {
    let server = Server::start().await;
    let (game, nefer) = server.called_there(CALM).await;
    let call = server.call_to(&nefer, game.0).await;
    let other = server.deal(Dealt { channel: "general", played: "draw", ..CALM }).await;
    server.run("Amun", "general", "/ra board public:true").await;
    server.settled(other).await;
    server.until_nothing_is_due().await;
    let before = server.everything().await;
    let forge = async |on: Id, word: &str| match within(nefer.forge("dm", on, word, &["8"])).await {
        BotResponse::Message { message } | BotResponse::Updated { message } => words(&message),
        other => panic!("{word}: {other:?}"),
    };
    for word in [
        format!("play:{other}:0:draw"),
        format!("look:{other}:my game"),
        format!("play:{game}:0:answer pass"),
        format!("play:{game}:7:draw"),
        format!("chair:{game}:take 0"),
        format!("off:{game}:ask"),
    ] {
        let told = forge(id(&call), &word).await;
        assert!(told.contains("There is no game"), "{word}: {told}");
    }
    for (table, rows) in server.everything().await {
        assert_eq!(rows, before[&table], "{table}");
    }
    // Her call cannot be changed any more when the chair is another's; it stands there, and does nothing.
    server.discord.spoil(Matching::EditMessage, 1000, Fault::ServerError { status: 500 });
    let mut tx = server.store.write().await.unwrap();
    let person = |who: &str| Named { who: Who::User(server.user(who)), name: who.to_owned() };
    let sitting = |number, who: &str| Sitting { number: Number(number), person: person(who), kept: None };
    people::put(&mut tx, game, &sitting(0, "Nefer"), None).await.unwrap();
    let seat = Seat::new(0);
    people::put(&mut tx, game, &sitting(3, "Khnum"), seat).await.unwrap();
    tx.commit().await.unwrap();
    for press in ["Draw", "My game", "In words", "Orders…"] {
        let answer = within(nefer.click("dm", id(&call), press)).await.unwrap();
        let told = words(answer.message().unwrap());
        assert!(told.contains("You have no seat at this table"), "{press}: {told}");
    }
    assert!(server.history(game).await.is_empty());
    server.end().await;
}

/// A call that could not be changed yet leads nowhere: the press is answered as on an old board.
#[tokio::test]
async fn a_press_on_a_question_that_is_over_says_so() {
    let server = Server::start().await;
    let (game, nefer) = server.called_there(CALM).await;
    let call = server.call_to(&nefer, game.0).await;
    server.discord.spoil(Matching::EditMessage, 1000, Fault::ServerError { status: 500 });
    server.run("Nefer", "ra", "/ra draw").await;
    let answer = within(nefer.click("dm", id(&call), "Draw")).await.unwrap();
    words(answer.message().unwrap()).begins("That is over.");
    assert_eq!(server.history(game).await, ["draw"]);
    server.end().await;
}

/// One message tells of several games; each is played from there, one after the other.
#[tokio::test]
async fn several_games_are_played_from_one_message() {
    let server = Server::start().await;
    let mut games = Vec::new();
    server.wants_to_be_called_there().await;
    for channel in ["ra", "general"] {
        games.push(server.deal(Dealt { channel, ..CALM }).await);
    }
    server.turn(Duration::from_secs(11 * 60)).await;
    server.told("Nefer", "dm", "These games wait for you").await;
    let nefer = server.person("Nefer");
    let read = nefer.read("dm").unwrap();
    let digest = read.iter().find(|message| words(message).contains("These games wait")).unwrap();
    let first = within(nefer.click("dm", id(digest), &format!("Game {}…", games[0]))).await.unwrap();
    let first = first.message().unwrap().clone();
    assert!(is_private(&first) && first["embeds"][0]["image"]["description"].is_string(), "{first:#}");
    let drawn = within(nefer.click("dm", id(&first), "Draw")).await.unwrap();
    let next = format!("look:{}:board?", games[1]);
    let drawn = drawn.message().unwrap().clone();
    assert!(presses(&drawn).contains(&next), "{drawn:#}");
    let lists = || {
        let mut read = nefer.read("dm").unwrap();
        read.retain(|message| !is_private(message) && words(message).contains("• Game"));
        read
    };
    // It names only what waits.
    wait_while(async || lists().iter().any(|list| words(list).contains("• Game 1 "))).await;
    let [list] = &lists()[..] else { panic!("{:#?}", lists()) };
    assert_eq!(id(list), id(digest));
    words(list).says("This game waits for you:").says("• Game 2 in");
    // Another takes its place once a game is added, and nobody is reminded of what it names.
    server.each_runs(&["Amun", "Isis"], "ra", "/ra draw").await;
    server.turn(A_MINUTE).await;
    wait_while(async || !lists().iter().any(|list| words(list).contains("• Game 1 "))).await;
    wait_while(async || lists().len() > 1).await;
    let newer = lists().pop().unwrap();
    assert_ne!(id(&newer), id(digest));
    assert_eq!(words(&newer).matches("your turn, until").count(), 2, "{newer:#}");
    server.turn(9 * HOUR).await;
    server.until_nothing_is_due().await;
    assert_eq!(lists().iter().map(id).collect::<Vec<_>>(), [id(&newer)]);
    let second = within(nefer.click("dm", id(&drawn), &next)).await.unwrap();
    within(nefer.click("dm", id(second.message().unwrap()), "Draw")).await.unwrap();
    server.run("Nefer", "ra", "/ra draw").await;
    wait_while(async || !lists().is_empty()).await;
    assert_eq!(server.history(games[1]).await, ["draw"]);
    for game in games {
        server.settled(game).await;
    }
    server.end().await;
}

/// Whoever plays there does not see the board that says that the game has begun.
#[tokio::test]
async fn who_plays_there_is_told_once_that_it_has_begun() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    server.chose_before("Isis").await;
    server.deal_shown(CALM).await;
    let begun = "has begun: Nefer, Amun, Isis. I’ll write here when it is your turn.";
    server.told("Isis", "dm", begun).await;
    for wait in [A_MINUTE, HOUR] {
        server.pass_time(wait).await;
        assert_eq!(server.times_told("Isis", "dm", begun), 1, "{:#?}", server.read("Isis", "dm"));
    }
    server.end().await;
}

/// Who was asked before knows that the game has begun, also if it has gone on without them.
#[tokio::test]
async fn who_was_late_there_is_not_told_after_that_it_has_begun() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    let (game, _) = server.called_there(CALM).await;
    server.run_out(game).await;
    server.told("Nefer", "dm", "you were late. I drew Nile for you.").await;
    server.until_nothing_is_due().await;
    server.settled(game).await;
    server.turn(A_MINUTE).await;
    server.until_nothing_is_due().await;
    let told = server.read("Nefer", "dm").join("\n");
    assert!(!told.contains("I’ll write here when it is your turn"), "{told}");
    server.end().await;
}

/// The answer to what ends an epoch, and the call that tells of it, have what the channel has: its picture, and the table
/// that lies there now below it; and what the epoch brought.
#[tokio::test]
async fn the_end_of_an_epoch_is_told_there_with_all_that_belongs_to_it() {
    let server = Server::start().await;
    let (game, nefer) = server.called_there(BEFORE_THE_END).await;
    let call = server.call_to(&nefer, game.0).await;
    let answer = within(nefer.click("dm", id(&call), "Draw")).await.unwrap();
    let answer = answer.message().unwrap();
    let pictures = answer["embeds"].as_array().unwrap().iter();
    let told: Vec<&str> = pictures.filter_map(|embed| embed["image"]["description"].as_str()).collect();
    let is_right =
        |[over, table]: [&str; 2]| over.starts_with("Epoch 1 is over") && table.contains("epoch 2");
    assert!(told.try_into().is_ok_and(is_right), "{answer:#}");
    words(answer).says("Epoch 1 cost you 5 (Civilization −5; Pharaohs 0: ");
    server.end().await;
}

/// The messages of the bot that are about a game, besides private answers.
fn about(person: &Person, game: GameId) -> Vec<Value> {
    let name = format!("Game {game} ");
    let mut read = person.read("dm").unwrap();
    read.retain(|message| !is_private(message) && (words(message).contains(&name) || has_board(message)));
    read
}

fn has_board(message: &Value) -> bool {
    message["embeds"].as_array().is_some_and(|embeds| !embeds.is_empty())
}

/// A direct conversation keeps one question for each game: a newer one replaces it.
#[tokio::test]
async fn a_conversation_keeps_one_question_for_each_game() {
    let server = Server::start().await;
    let (game, nefer) = server.called_there(CALM).await;
    let first = server.call_to(&nefer, game.0).await;
    within(nefer.click("dm", id(&first), "Draw")).await.unwrap();
    server.told("Nefer", "dm", "Nefer drew").await.says("I’ll write to you here");
    assert_eq!(server.times_told("Nefer", "dm", "Nefer drew"), 1, "told by the message itself");
    for who in ["Amun", "Isis"] {
        server.settled(game).await;
        server.run(who, "ra", "/ra draw").await;
    }
    server.turn(A_MINUTE).await;
    let second = server.call_to(&nefer, game.0).await;
    assert_ne!(id(&second), id(&first));
    wait_while(async || nefer.read("dm").unwrap().iter().any(|message| id(message) == id(&first))).await;
    assert_eq!(about(&nefer, game).len(), 1);
    // One that Discord does not let the bot delete is left alone, and so is one that is gone already.
    let forbidden = Fault::Refused { status: 403, code: 50001 };
    server.discord.spoil(Matching::DeleteMessage, 1, forbidden);
    within(nefer.click("dm", id(&second), "Draw")).await.unwrap();
    for who in ["Amun", "Isis"] {
        server.settled(game).await;
        server.run(who, "ra", "/ra draw").await;
    }
    server.turn(A_WHILE).await;
    let third = server.call_to(&nefer, game.0).await;
    let channel = third["channel_id"].as_str().unwrap().to_owned();
    let message = third["id"].as_str().unwrap().to_owned();
    server.discord.order(Order::DeleteMessage { channel, message }).unwrap();
    server.run("Nefer", "ra", "/ra draw").await;
    server.until_nothing_is_due().await;
    server.settled(game).await;
    server.end().await;
}

/// Who was called less than a minute ago is not called again yet, and reads the next question in the same message. Then a
/// new message calls them, if they have not answered.
#[tokio::test]
async fn who_was_just_called_reads_the_next_question_at_once() {
    let server = Server::start().await;
    let (game, nefer) = server.called_there(CALM).await;
    server.turn(A_MINUTE).await;
    server.run("Nefer", "ra", "/ra settings next:True").await;
    server.settled(game).await;
    let call = server.call_to(&nefer, game.0).await;
    within(nefer.click("dm", id(&call), "Draw")).await.unwrap();
    server.settled(game).await;
    // Until then nobody is called twice after a start.
    server.turn(Duration::from_secs(11 * 60)).await;
    server.run("Amun", "ra", "/ra draw").await;
    server.told("Nefer", "dm", "you are next").await;
    let next = about(&nefer, game).pop().unwrap();
    words(&next).says("you are next");
    server.settled(game).await;
    server.run("Isis", "ra", "/ra draw").await;
    // Without a new message: the one that said that she is next shows the question.
    let shown = server.call_to(&nefer, game.0).await;
    assert_eq!(id(&shown), id(&next));
    words(&shown).says("waits for you").lacks("you are next");
    server.turn(A_MINUTE).await;
    let is_new = |read: &[Value]| read.iter().any(|message| !is_private(message) && id(message) > id(&next));
    within(nefer.read_until("dm", is_new)).await.unwrap();
    wait_while(async || about(&nefer, game).len() > 1).await;
    assert_ne!(id(&about(&nefer, game)[0]), id(&next), "the newer one stays");
    server.end().await;
}

/// Whoever bids there reads there what the auction brings.
#[tokio::test]
async fn what_an_auction_brings_is_read_there() {
    let server = Server::start().await;
    let (game, nefer) = server.called_there(BEFORE_RA).await;
    server.run("Amun", "ra", "/ra draw").await;
    server.settled(game).await;
    server.run("Isis", "ra", "/ra pass").await;
    server.turn(A_WHILE).await;
    let call = server.call_to(&nefer, game.0).await;
    let panel = within(nefer.click("dm", id(&call), "Bid…")).await.unwrap();
    words(panel.message().unwrap()).begins("In this auction: Nile, sun 1.");
    let bid = within(nefer.click("dm", id(panel.message().unwrap()), "Bid 8")).await.unwrap();
    let on = carry_on(bid.message().unwrap()).unwrap();
    within(nefer.click("dm", id(bid.message().unwrap()), &on)).await.unwrap();
    server.settled(game).await;
    server.run("Amun", "ra", "/ra bid 9").await;
    server.told("Nefer", "dm", "Amun won with 9").await;
    server.end().await;
}

/// A question that has been answered elsewhere does not ask any more: it shows the answer, and in the end what came of it.
#[tokio::test]
async fn a_question_answered_elsewhere_shows_the_answer_and_its_result() {
    let server = Server::start().await;
    let (game, nefer) = server.called_there(BEFORE_RA).await;
    server.run("Amun", "ra", "/ra draw").await;
    server.turn(A_WHILE).await;
    let call = server.call_to(&nefer, game.0).await;
    server.run("Nefer", "ra", "/ra bid 8").await.says("Noted");
    let shows = async |part: &str| {
        let it = |read: &[Value]| read.iter().any(|one| id(one) == id(&call) && words(one).contains(part));
        within(nefer.read_until("dm", it)).await.unwrap()
    };
    let read = shows("Noted").await;
    let noted = read.iter().find(|one| id(one) == id(&call)).unwrap();
    assert!(presses(noted).iter().any(|press| press.ends_with(":withdraw")), "{noted:#}");
    server.run("Isis", "ra", "/ra pass").await;
    shows("Game 1: you bid 8 for Nile, sun 1.").await;
    server.run("Amun", "ra", "/ra bid 9").await;
    shows("Amun won with 9").await;
    server.settled(game).await;
    server.end().await;
}

/// Discord does not take what the bot says to a click any more. The question does not stay as if it were open.
#[tokio::test]
async fn a_question_is_settled_although_its_click_cannot_be_answered() {
    let server = Server::start().await;
    let (game, nefer) = server.called_there(CALM).await;
    let call = server.call_to(&nefer, game.0).await;
    server.discord.spoil(Matching::Callback, 1, Fault::Refused { status: 404, code: 10062 });
    let (clicks, at) = (nefer.clone(), id(&call));
    let clicked = tokio::spawn(async move { clicks.click("dm", at, "Draw").await });
    let told =
        |read: &[Value]| read.iter().any(|one| id(one) == id(&call) && asked_on(one, game.0).is_none());
    let read = within(nefer.read_until("dm", told)).await.unwrap();
    words(read.iter().find(|one| id(one) == id(&call)).unwrap()).says("Game 1: you drew Nile.");
    clicked.abort();
    server.end().await;
}
