//! What is kept of somebody: told to them alone, and deleted when they want that.

use local_discord::{ChannelKind, Order};
use ra_bot::store::Store;
use ra_bot::store::tasks::{self, Kind};
use ra_table::id::GameId;
use serde_json::Value;

use super::backup_files::run;
use super::game_end::before_the_end;
use crate::support::clicks::is_board;
use crate::support::dealt::{Dealt, THREE};
use crate::support::hours::{DAY, HOUR};
use crate::support::server::{Says, Server, wait_while, within, words};

impl Server {
    /// The tables that name somebody, by their id or their name.
    pub(super) async fn tables_with(&self, who: &str) -> Vec<String> {
        let id = self.user(who).to_string();
        let tables = self.dump().await.into_iter();
        tables.filter(|(_, rows)| rows.contains(&id) || rows.contains(who)).map(|(table, _)| table).collect()
    }

    async fn until_forgotten(&self, who: &str) {
        let key = self.user(who).to_string();
        wait_while(async || {
            tasks::is_there(&mut self.store.read().await.unwrap(), Kind::ForgetPerson, &key).await.unwrap()
        })
        .await;
    }

    pub(super) async fn deletes_themselves(&self, who: &str, channel: &str) {
        self.run(who, channel, "/ra-data").await;
        self.presses(who, channel, "Delete me…").await.says("This cannot be undone.");
        let told = self.presses(who, channel, "Delete everything").await;
        // A busy machine does not wait for it to be done.
        assert!(told.starts_with("**Deleted.**") || told.starts_with("I’m deleting everything"), "{told}");
        self.until_forgotten(who).await;
    }

    /// The text of a file of a message.
    pub(super) fn text(&self, message: &Value, name: &str) -> String {
        let files = message["attachments"].as_array().unwrap();
        let file = files.iter().find(|file| file["filename"] == name).unwrap();
        String::from_utf8(self.discord.file(file["url"].as_str().unwrap()).unwrap().to_vec()).unwrap()
    }

    async fn exports(&self, who: &str) -> (Value, String) {
        self.run(who, "ra", "/ra-data").await;
        self.presses(who, "ra", "Export").await.says("This is all that I keep of you");
        let read = self.messages(who, "ra");
        let message = read.iter().rfind(|message| words(message).contains("This is all")).unwrap();
        let everything = serde_json::from_str(&self.text(message, "ra-data.json")).unwrap();
        (everything, self.text(message, "ra-results.csv"))
    }
}

/// Somebody is in the middle of everything: a finished game, an auction that waits for them, a table of theirs, and all
/// that can be set.
async fn is_everywhere(server: &Server) -> GameId {
    server.turn_to(12, 0).await;
    let (_, [ends, ..], last) = before_the_end(server).await;
    server.run(ends, "ra", &last).await;
    server.told("Seti", "ra", "· the end").await;
    let running =
        server.deal_shown(Dealt { channel: "general", bag: "nile gold ra", played: "draw", ..THREE }).await;
    server.run("Amun", "general", "/ra invoke").await;
    server.settled(running).await;
    for command in [
        "/ra settings city:Reykjavik sleep:23-7",
        "/ra settings calls:\"by direct message\" next:true",
        "/ra settings language:English",
        "/ra new seats:4",
    ] {
        server.run("Nefer", "tournament", command).await;
    }
    server.run("Nefer", "general", "/ra bid 5").await;
    server.run("Nefer", "general", "/ra orders draw:4").await;
    running
}

#[tokio::test]
async fn whoever_wants_to_be_forgotten_is() {
    let server = Server::start().await;
    let game = is_everywhere(&server).await;
    let named = server.tables_with("Nefer").await;
    for table in ["person", "person_setting", "reader", "result", "dm_channel", "opened_lobby"] {
        assert!(named.iter().any(|named| named == table), "{table} is not tried: {named:?}");
    }
    let others = server.tables_with("Amun").await;
    server.run("Nefer", "tournament", "/ra-data").await;
    let asked = server.presses("Nefer", "tournament", "Delete me…").await;
    asked.says("and your running game, in which a computer player takes your seat for good");
    server.presses("Nefer", "tournament", "Back").await.begins("I keep your games");
    assert!(!server.tables_with("Nefer").await.is_empty(), "nothing is deleted before they say yes");
    server.deletes_themselves("Nefer", "tournament").await;
    server.settled(game).await;

    assert_eq!(server.tables_with("Nefer").await, [""; 0]);
    assert_eq!(server.tables_with("Amun").await, others, "nobody else is touched");
    server.results_agree().await;
    // The board of the running game does not name them, and it goes on.
    let read = server.messages("Seti", "general");
    let board = read.iter().rfind(|message| is_board(message, game.0)).unwrap();
    words(board).says("Former player").lacks("Nefer");
    let before = server.history(game).await.len();
    let to_act = server.to_act(game).await;
    server.run(&to_act, "general", "/ra pass").await;
    server.until_entries(game, before + 1).await;
    // The table whose host they were is closed, for nobody else sat there.
    server.told("Seti", "tournament", "was closed").await;
    server.run("Amun", "ra", "/ra-stats season").await.lacks("Nefer");
    // Nothing of it is left to be deleted: again, it is as good.
    server.deletes_themselves("Nefer", "tournament").await;
    assert_eq!(server.tables_with("Nefer").await, [""; 0]);
    // Who comes back begins anew.
    server.run("Nefer", "tournament", "/ra-stats player").await.lacks("games");
    server.run("Nefer", "tournament", "/ra new seats:2").await.says("Nefer (host)");
    server.end().await;
}

/// Fifty, each in a channel of its own: all go on without them.
#[tokio::test]
async fn whoever_is_forgotten_leaves_all_their_games() {
    let server = Server::start().await;
    let mut games = Vec::new();
    for number in 0..50 {
        let channel: &'static str = format!("table-{number}").leak();
        server.discord.order(Order::CreateChannel { name: channel.into(), kind: ChannelKind::Text }).unwrap();
        games.push(server.deal(Dealt { channel, bag: "nile", played: "draw", ..THREE }).await);
    }
    server.deletes_themselves("Nefer", "ra").await;
    for game in games {
        server.settled(game).await;
        assert_eq!(server.history(game).await, ["draw", "stand in 0 resigned", "host 1"]);
    }
    assert_eq!(server.tables_with("Nefer").await, [""; 0]);
    server.end().await;
}

/// A seat at a table that goes on: the message of the table names them no more.
#[tokio::test]
async fn whoever_is_forgotten_leaves_their_tables() {
    let server = Server::start().await;
    server.run("Amun", "ra", "/ra new seats:3").await;
    server.run("Nefer", "ra", "/ra join").await;
    server.told("Seti", "ra", "Nefer").await;
    server.deletes_themselves("Nefer", "ra").await;
    wait_while(async || server.read("Seti", "ra").iter().any(|read| read.contains("Nefer"))).await;
    assert_eq!(server.tables_with("Nefer").await, [""; 0]);
    server.end().await;
}

#[tokio::test]
async fn an_export_has_all_of_ones_own_and_nothing_of_others() {
    let server = Server::start().await;
    is_everywhere(&server).await;
    let (everything, results) = server.exports("Nefer").await;
    let id = server.user("Nefer").to_string();
    assert_eq!(everything["user_id"], id.as_str());
    let tables = &everything["tables"];
    let rows = |table: &str| tables[table].as_array().unwrap_or_else(|| panic!("{table}: {tables:#}"));
    assert_eq!((rows("result").len(), rows("person").len()), (1, 3), "{tables:#}");
    assert_eq!(rows("person_setting").last().unwrap()["time_zone"], "Atlantic/Reykjavik");
    assert!(
        rows("sealed_answer").iter().any(|row| row["plan"].as_str().unwrap().contains('5')),
        "{tables:#}"
    );
    assert!(rows("entry").iter().all(|row| row["actor"].as_str().unwrap().starts_with("person ")));
    assert_eq!(results.lines().count(), 2, "{results}");
    assert!(results.starts_with("game_id,ended_at,") && results.ends_with(",none\r\n"), "{results}");
    let told = everything.to_string();
    for other in ["Amun", "Isis"] {
        assert!(!told.contains(&server.user(other).to_string()) && !told.contains(other), "{other}: {told}");
    }
    // Whoever has done nothing has nothing.
    let (everything, results) = server.exports("Seti").await;
    assert_eq!(everything["tables"]["person"], Value::Array(Vec::new()));
    assert_eq!(results.lines().count(), 1);
    server.end().await;
}

/// The operator deletes by id while the bot runs; and a copy that is older is put back without them.
#[tokio::test]
async fn the_operator_deletes_by_id_and_a_restore_keeps_it() {
    let mut server = Server::start().await;
    is_everywhere(&server).await;
    let (discord, database) = (&server.discord, server.file());
    let copy = database.with_file_name("copy.sqlite");
    assert_eq!(run(discord, database, &["backup", copy.to_str().unwrap()]).await.1, Some(0));
    let id = server.user("Nefer").to_string();
    for wrong in ["Nefer", "0", ""] {
        let (said, code) = run(discord, database, &["forget", wrong]).await;
        assert!(said.contains("is a long number, such as") && code == Some(2), "{wrong}: {said}");
    }
    let (said, code) = run(discord, database, &["forget", "123"]).await;
    assert!(said.contains("has nothing of 123. Is that the person's id") && code == Some(1), "{said}");
    let (said, code) = run(discord, database, &["forget", &id]).await;
    assert!(said.contains("is deleted within seconds") && code == Some(0), "{said}");
    server.until_forgotten("Nefer").await;
    assert_eq!(server.tables_with("Nefer").await, [""; 0]);
    server.stop().await;
    // Unused parts of the file have nothing either: as a number, or as the key of a task.
    let file = std::fs::read(server.file()).unwrap();
    let has = |part: &[u8]| file.windows(part.len()).any(|window| window == part);
    let number = |who: &str| server.user(who).0.to_be_bytes();
    assert!(has(&number("Amun")));
    assert!(!has(&number("Nefer")) && !has(id.as_bytes()));
    // Whoever restores must have the database alone.
    let database = server.file().to_owned();
    server.store = Store::open(&database.with_extension("other")).await.unwrap();
    let (said, code) = run(&server.discord, &database, &["restore", copy.to_str().unwrap()]).await;
    assert_eq!(code, Some(0), "{said}");
    said.says("deleted after the copy was made: 1. They are deleted again when the bot is started.");
    server.store = Store::open(&database).await.unwrap();
    assert!(!server.tables_with("Nefer").await.is_empty(), "the copy still has them");
    server.start_again().await;
    server.until_forgotten("Nefer").await;
    assert_eq!(server.tables_with("Nefer").await, [""; 0]);
    assert!(!server.tables_with("Amun").await.is_empty());
    within(server.discord.until_connected()).await;
    server.end().await;
}

/// What nobody needs any more goes by itself.
#[tokio::test]
async fn what_is_old_is_forgotten() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.run("Amun", "ra", "/ra join").await;
    server.run("Isis", "ra", "/ra settings city:Reykjavik").await;
    server.run("Nefer", "ra", "/ra cancel").await;
    let named = server.tables_with("Amun").await;
    assert!(named.contains(&"person".to_owned()), "{named:?}");
    server.turn(29 * DAY).await;
    server.turn(2 * HOUR).await;
    assert!(
        server.tables_with("Amun").await.contains(&"person".to_owned()),
        "it was closed less than 30 days ago"
    );
    server.turn(2 * DAY).await;
    wait_while(async || server.tables_with("Amun").await.contains(&"person".to_owned())).await;
    assert!(server.tables_with("Isis").await.contains(&"person_setting".to_owned()));
    // A year later nothing is left of whoever has only set their city.
    for _ in 0..12 {
        server.turn(31 * DAY).await;
    }
    wait_while(async || !server.tables_with("Isis").await.is_empty()).await;
    server.end().await;
}

/// What a server has set stays for 90 days after the bot was taken off it, and as long as it is there.
#[tokio::test]
async fn what_a_server_has_set_is_forgotten_long_after_the_bot_was_taken_off() {
    let mut server = Server::start().await;
    server.appoint("ra", "Khnum");
    server.run("Khnum", "ra", "/ra-admin settings language:Deutsch").await;
    let kept = async |server: &Server| {
        let tables = server.dump().await;
        let has = |table: &str| !tables[table].is_empty();
        (has("server_setting"), has("server_admin"), has("left_server"))
    };
    let (there, left, gone) = ((true, true, false), (true, true, true), (false, false, false));
    server.discord.order(Order::RemoveBot).unwrap();
    wait_while(async || kept(&server).await != left).await;
    server.turn(89 * DAY).await;
    server.discord.order(Order::AddBot).unwrap();
    wait_while(async || kept(&server).await != there).await;
    server.turn(91 * DAY).await;
    server.until_done(Kind::Forget).await;
    assert_eq!(kept(&server).await, there);
    // Nobody tells the bot what happened while it was away.
    server.stop().await;
    server.discord.order(Order::RemoveBot).unwrap();
    server.start_again().await;
    wait_while(async || kept(&server).await != left).await;
    server.turn(91 * DAY).await;
    wait_while(async || kept(&server).await != gone).await;
    server.end().await;
}
