//! What somebody notes for themselves in a game: for them alone, and no part of it.

use local_discord::{BotResponse, Id};
use serde_json::{Value, json};
use sqlx::{Connection, Executor};
use test_tools::raw_bot;

use super::admin;
use super::watched_server::nearly_played;
use crate::support::clicks::{id, presses};
use crate::support::dealt::{Dealt, THREE};
use crate::support::life::Life;
use crate::support::server::{PEOPLE, Says, Server, within, words};
use crate::support::{connect, meddle};

/// A word that nobody says but in a note.
const SECRET: &str = "Zanzibar";

/// The form that opens by the button of somebody's newest panel in a channel.
async fn opens(server: &Server, who: &str, channel: &str) -> (Id, Value) {
    server.run(who, channel, "/ra me").await;
    let person = server.person(who);
    let read = person.read(channel).unwrap();
    let panel =
        read.iter().rev().find(|message| presses(message).iter().any(|press| press.ends_with(":note?")));
    match within(person.click(channel, id(panel.unwrap()), "Note…")).await.unwrap() {
        BotResponse::Modal { id, modal } => (id, modal),
        other => panic!("{other:?}"),
    }
}

/// Somebody opens the form for their note and sends this; returns the panel that comes of it.
async fn notes(server: &Server, who: &str, channel: &str, note: &str) -> String {
    let (form, _) = opens(server, who, channel).await;
    let person = server.person(who);
    match within(person.submit(form, &[("note", note)])).await.unwrap() {
        BotResponse::Updated { message } => words(&message),
        other => panic!("{other:?}"),
    }
}

fn field(form: &Value) -> &Value {
    &form["components"][0]["components"][0]
}

#[tokio::test]
async fn it_is_written_read_and_deleted() {
    let server = Server::start().await;
    let thread = server.begin(2, "").await;
    server.deal(Dealt { played: "draw", ..THREE }).await;
    for channel in ["ra", &thread] {
        let (_, form) = opens(&server, "Nefer", channel).await;
        assert_eq!((&field(&form)["max_length"], &field(&form)["value"]), (&json!(500), &Value::Null));
        let panel = notes(&server, "Nefer", channel, " Isis bids high.\r\n\nNo @everyone **War** ").await;
        let (news, noted) = panel.split_at(panel.find("Your note on game ").unwrap());
        let (_, rest) = noted.split_once('\n').unwrap();
        assert!(news.is_empty() || news.starts_with("So far:"), "{panel}");
        let shown = "> Isis bids high\\.\n> No @\u{200b}everyone \\*\\*War\\*\\*\n";
        assert!(rest.starts_with(shown) && rest.contains("**Game "), "{panel}");
        assert!(server.run("Nefer", channel, "/ra me").await.starts_with(&panel[..news.len() + 30]));
        let (_, form) = opens(&server, "Nefer", channel).await;
        assert_eq!(field(&form)["value"], "Isis bids high.\nNo @everyone **War**", "as it was typed");
    }
    // A game has one, and each its own.
    notes(&server, "Nefer", "ra", "Another").await.says("\n> Another\n");
    server.run("Nefer", &thread, "/ra me").await.says("Isis bids high");
    notes(&server, "Nefer", "ra", " \n ").await.begins("**Game 2**").lacks("Your note");
    assert_eq!(field(&opens(&server, "Nefer", "ra").await.1)["value"], Value::Null);
    server.end().await;
}

/// Whatever language it is in, and however long: it is shown whole, as far as a message has room, and the game below it.
#[tokio::test]
async fn the_longest_fits() {
    let server = Server::start().await;
    server.deal(nearly_played(Dealt { players: 5, ..THREE }, 1).0).await;
    // Names that are twice as long as they look make the longest story.
    meddle(server.database(), "UPDATE person SET name = '********************************'").await;
    let mut cut = 0;
    let locales = ["en-US", "de", "es-ES", "fr", "pl", "ru"];
    for (who, locale) in PEOPLE.iter().flat_map(|who| locales.map(|locale| (who, locale))) {
        server.speaks(who, locale);
        for note in ["🎉".repeat(500), "*".repeat(500), "-\n".repeat(250)] {
            server.run(who, "ra", "/ra me").await;
            let person = server.person(who);
            let panel = person.read("ra").unwrap().pop().unwrap();
            let button = presses(&panel).into_iter().find(|press| press.ends_with(":note?")).unwrap();
            let opened = within(person.click("ra", id(&panel), &button)).await.unwrap();
            let BotResponse::Modal { id: form, .. } = opened else { panic!("{opened:?}") };
            let sent = within(person.submit(form, &[("note", &note)])).await.unwrap();
            let BotResponse::Updated { message } = sent else { panic!("{sent:?}") };
            let told = message["content"].as_str().unwrap();
            assert!(told.matches(['🎉', '*', '-']).count() >= 250, "{told}");
            assert!(told.contains('(') && told.chars().count() <= 2000, "{told}");
            cut += usize::from(told.contains("\n…\n"));
        }
    }
    assert!(cut > 0, "the oldest news give way");
    server.end().await;
}

#[tokio::test]
async fn nobody_else_ever_sees_it() {
    let server = admin::server().await;
    let game = server.deal_shown(Dealt { bag: "nile gold ra flood", played: "draw", ..THREE }).await;
    notes(&server, "Nefer", "ra", SECRET).await.says(SECRET);
    let before = server.round(game).await.record().to_json();
    let commands = [
        ("Amun", "/ra me"),
        ("Amun", "/ra draw"),
        ("Amun", "/ra orders"),
        ("Isis", "/ra draw"),
        ("Isis", "/ra me"),
        ("Isis", "/ra games"),
        ("Seti", "/ra me"),
        ("Seti", "/ra board"),
        ("Seti", "/ra log"),
        ("Khnum", "/ra-admin history"),
        ("Khnum", "/ra-admin pause"),
        ("Khnum", "/ra-admin resume"),
        ("Nefer", "/ra board public:true"),
        ("Nefer", "/ra bid 13"),
    ];
    for (who, command) in commands {
        let answer = server.run(who, "ra", command).await;
        assert!(!answer.is_empty() && !answer.starts_with('('), "{command}: {answer}");
    }
    server.settled(game).await;
    let seti = server.person("Seti");
    let board = id(seti.read("ra").unwrap().iter().rfind(|message| message["flags"] != 64).unwrap());
    for button in ["note?", "my game", "in words"] {
        within(seti.forge("ra", board, &format!("look:{game}:{button}"), &[])).await;
    }
    for other in &PEOPLE[1..] {
        let person = server.person(other);
        for channel in ["ra", "general", "tournament"] {
            let read = person.read(channel).unwrap();
            assert!(channel != "ra" || !read.is_empty());
            assert!(!format!("{read:?}").contains(SECRET), "{other} in {channel}: {read:?}");
        }
    }
    let record = server.round(game).await.record().to_json();
    assert!(record != before && !record.contains(SECRET), "{record}");
    // Who has another chair, or none, does not inherit it.
    server.run("Khnum", "ra", "/ra-admin replace player:Nefer by:Seti").await;
    server.takes("Seti", "ra").await;
    server.run("Seti", "ra", "/ra me").await.says("**Game ").lacks(SECRET);
    let nefer = server.person("Nefer");
    let refused = within(nefer.forge("ra", board, &format!("look:{game}:note?"), &[])).await;
    words(refused.message().unwrap()).says("have no seat at this table");
    server.end().await;
}

#[tokio::test]
async fn a_direct_call_has_it_and_no_other() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile gold flood", played: "draw", ..THREE }).await;
    for who in ["Isis", "Nefer"] {
        notes(&server, who, "ra", &format!("{SECRET} of {who}")).await;
    }
    server.chose_before("Isis").await;
    server.run("Amun", "ra", "/ra draw").await;
    let told = server.told("Isis", "dm", "waits for you").await;
    told.says(&format!("\nGame {game} waits for you"));
    told.says(&format!("\nYour note on game {game}:\n> {SECRET} of Isis"));
    // Once it is answered nothing of it is left, and the channel has never had it.
    server.run("Isis", "ra", "/ra draw").await;
    server.untold("Isis", "dm", SECRET).await;
    server.settled(game).await;
    server.read("Seti", "ra").concat().says("drew").lacks(SECRET);
    server.end().await;
}

#[tokio::test]
async fn what_no_form_sends_is_refused() {
    let server = Server::start().await;
    let game = server.deal(Dealt { played: "draw", ..THREE }).await;
    notes(&server, "Nefer", "ra", SECRET).await;
    let nefer = server.person("Nefer");
    let panel = id(&nefer.read("ra").unwrap().pop().unwrap());
    let data = |form: &str, value: Value| {
        let field = json!({"type": 4, "id": 2, "custom_id": "note", "value": value});
        json!({"custom_id": form, "components": [{"type": 1, "id": 1, "components": [field]}]})
    };
    let (own, before) = (format!("note:{game}"), server.everything().await["person"].clone());
    let check = async |who: &str, channel: &str, data: Value, expected: &str| {
        let person = server.person(who);
        for message in [Some(panel), None] {
            let answer = within(person.forge_form(channel, message, data.clone())).await;
            let told = words(answer.message().unwrap_or_else(|| panic!("{answer:?}")));
            let is_others = who != "Nefer" && message.is_some();
            let expected = if is_others { "nobody else can answer" } else { expected };
            assert!(told.contains(expected), "{who} {channel} {data}: {told}");
        }
        assert_eq!(server.everything().await["person"], before);
    };
    let long = json!("x".repeat(501));
    check("Nefer", "ra", data(&own, long), "at most 500 characters, and this one has 501").await;
    check("Nefer", "general", data(&own, json!("x")), "There is no game").await;
    check("Nefer", "ra", data("note:77", json!("x")), "There is no game").await;
    check("Nefer", "ra", data("note:1x", json!("x")), "I do not know this form").await;
    check("Nefer", "ra", json!({"custom_id": own, "components": []}), "I do not know this form").await;
    check("Seti", "ra", data(&own, json!("x")), "have no seat at this table").await;
    server.end().await;
}

/// It is nobody's else: it goes with its row, and cannot be kept without saying whose it is.
#[tokio::test]
async fn it_goes_with_its_person() {
    let server = Server::start().await;
    let game = server.deal(Dealt { played: "draw", ..THREE }).await;
    notes(&server, "Nefer", "ra", SECRET).await;
    let nefer = server.user("Nefer");
    let mut connection = connect(server.database()).await;
    let forget = |and: &str| format!("UPDATE person SET user_id = NULL{and} WHERE user_id = {nefer}");
    let refused = connection.execute(sqlx::AssertSqlSafe(forget(""))).await;
    assert!(refused.unwrap_err().to_string().contains("constraint"));
    connection.execute(sqlx::AssertSqlSafe(forget(", note = NULL, name = ''"))).await.unwrap();
    connection.close().await.unwrap();
    assert!(!format!("{:?}", server.everything().await).contains(SECRET));
    assert!(server.run("Amun", "ra", "/ra draw").await.contains("epoch 1"), "the game goes on");
    assert_eq!(server.history(game).await.len(), 2);
    server.end().await;
}

#[tokio::test]
async fn no_log_has_it() {
    let discord = raw_bot::discord().await;
    let folder = tempfile::tempdir().unwrap();
    let mut life = Life::begin(&discord, folder.path());
    within(discord.until_commands()).await;
    let nefer = discord.person("Nefer").unwrap();
    let opened = within(nefer.run("dm", "/ra new")).await.unwrap();
    assert!(opened.message().is_some(), "{opened:?}");
    let has_board = |read: &[Value]| read.iter().any(|message| words(message).contains("epoch 1"));
    within(nefer.read_until("dm", has_board)).await.unwrap();
    let told = within(nefer.run("dm", "/ra me")).await.unwrap();
    let opened = within(nefer.click("dm", id(told.message().unwrap()), "Note…")).await.unwrap();
    let BotResponse::Modal { id: form, .. } = opened else { panic!("{opened:?}") };
    let sent = within(nefer.submit(form, &[("note", SECRET)])).await.unwrap();
    words(sent.message().unwrap()).says(SECRET);
    life.kill();
    let log = life.log();
    assert!(!log.is_empty() && !log.contains(SECRET), "{log}");
    discord.stop().await.unwrap();
}
