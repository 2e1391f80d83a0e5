//! What no client of Discord's own sends: buttons that do not stand where they were pressed, of other servers, of others'
//! private panels; and options longer than a message.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::time::Duration;

use local_discord::{BotResponse, Id};
use ra_bot::config::Config;
use ra_table::id::GameId;
use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

use super::watched_server::nearly_played;
use crate::support::clicks::id;
use crate::support::connect;
use crate::support::dealt::{BEFORE_RA, Dealt, THREE};
use crate::support::server::{Server, options, wait_while, within, words};

/// The running game, in *ra*: Amun has invoked Ra, and all are asked. And the open table, in *general*, where a seat
/// is kept for Amun and no other is free.
const GAME: GameId = GameId(1);
const TABLE: i64 = 2;
/// The question of the auction.
const QUESTION: i64 = 2;

/// The words of every kind of button, as the program's own tests list them, of these games.
fn buttons(server: &Server, presser: &str) -> Vec<String> {
    let listed = include_str!("../../src/discord/custom_id/tests.rs");
    let user = server.user(presser);
    let mut found = BTreeSet::new();
    for part in listed.split("[\"").skip(1) {
        let (word, _) = part.split_once('"').unwrap();
        let game = if word.starts_with("table:") { TABLE } else { GAME.0 };
        let word = word.replacen(":12", &format!(":{game}"), 1).replacen(":34:", &format!(":{QUESTION}:"), 1);
        // A chair that is offered to whoever presses.
        let word = if word.starts_with("chair:") { word.replace(" 4", &format!(" {user}")) } else { word };
        found.insert(word);
    }
    assert!(found.len() > 80, "{found:?}");
    found.into_iter().collect()
}

/// Those that are about a game.
fn of_games(server: &Server, presser: &str) -> Vec<String> {
    let mut all = buttons(server, presser);
    all.retain(|word| word.contains(&format!(":{}", GAME.0)) || word.contains(&format!(":{TABLE}:")));
    all.retain(|word| !word.starts_with("mine:"));
    assert!(all.len() > 60, "{all:?}");
    all
}

impl Server {
    /// With games as above, and nobody looked up meanwhile who may have left.
    async fn with_games() -> Server {
        let set = |config: &mut Config| config.look_after = Duration::from_secs(60 * 60);
        let server = Server::on(options(), set, async |_, _| {}).await;
        // She has set something, so the bot does not ask her where she lives once the table is there.
        server.sleeps("Nefer", (22, 0), (6, 0)).await;
        let game = server.deal(Dealt { played: "draw, draw", ..BEFORE_RA }).await;
        assert_eq!(game, GAME);
        server.run("Nefer", "ra", "/ra board public:true").await;
        server.run("Nefer", "general", "/ra new seats:2 invite:@Amun").await;
        server.settled(game).await;
        server.until_nothing_is_due().await;
        wait_while(async || server.lobby(TABLE).await.message.is_none()).await;
        server
    }

    /// The newest message in a channel with which somebody could do something.
    fn newest(&self, who: &str, channel: &str) -> Id {
        let read = self.messages(who, channel);
        id(read.iter().rev().find(|message| message["author"]["bot"] == true).unwrap())
    }

    /// What a person is told when a button is pressed that is not there.
    async fn forges(&self, who: &str, channel: &str, message: Id, word: &str) -> String {
        // A menu's choice is among those that the menu of this word has.
        let values = ["1", "nile", "8", "bid 8", "pass", "en"];
        let person = self.person(who);
        match within(person.forge(channel, message, word, &values)).await {
            BotResponse::Message { message } | BotResponse::Updated { message } => words(&message),
            other => panic!("{word}: {other:?}"),
        }
    }

    pub(super) async fn connection(&self) -> AnyConnection {
        connect(self.database()).await
    }

    /// Everything in the database as text, a line for each row, by table.
    pub(super) async fn dump(&self) -> BTreeMap<String, String> {
        let mut connection = self.connection().await;
        let tables = "SELECT name FROM sqlite_master WHERE type = 'table'";
        let tables: Vec<String> = sqlx::query_scalar(tables).fetch_all(&mut connection).await.unwrap();
        let mut all = BTreeMap::new();
        for table in tables {
            let columns = format!(
                "SELECT group_concat('quote(' || name || ')', '||'',''||') FROM pragma_table_info('{table}')"
            );
            let columns: String =
                sqlx::query_scalar(AssertSqlSafe(columns)).fetch_one(&mut connection).await.unwrap();
            let rows = format!("SELECT {columns} FROM {table} ORDER BY 1");
            let rows: Vec<String> =
                sqlx::query_scalar(AssertSqlSafe(rows)).fetch_all(&mut connection).await.unwrap();
            all.insert(table, rows.join("\n"));
        }
        connection.close().await.unwrap();
        all
    }

    /// All that the database has, but for what is noted of anybody who is heard, and of the program's own life.
    pub(crate) async fn everything(&self) -> BTreeMap<String, String> {
        let mut all = self.dump().await;
        for table in
            ["interaction", "reader", "last_seen", "shard", "shard_outage", "installation", "server_admin"]
        {
            all.remove(table);
        }
        let of_program = ["'left-server',", "'repair',", "'forget',"];
        for rows in all.values_mut() {
            let others = rows.lines().filter(|row| !of_program.iter().any(|task| row.starts_with(task)));
            *rows = others.collect::<Vec<_>>().join("\n");
        }
        all
    }

    async fn is_still(&self, before: &BTreeMap<String, String>) {
        for (table, rows) in self.everything().await {
            assert_eq!(rows, before[&table], "{table}");
        }
    }

    /// Presses all of them, and expects that sentence and that nothing has changed.
    async fn refuses(&self, all: &[String], who: &str, channel: &str, on: &[Id], sentence: &str) {
        let before = self.everything().await;
        for word in all {
            for message in on {
                let told = self.forges(who, channel, *message, word).await;
                assert!(told.contains(sentence), "{word}: {told}");
            }
        }
        self.settled(GAME).await;
        self.is_still(&before).await;
    }
}

/// A game of another server is none at all for whoever knows its number, even for those who play it.
#[tokio::test]
async fn buttons_of_another_servers_games_do_nothing() {
    let server = Server::with_games().await;
    let mut connection = server.connection().await;
    let elsewhere = "UPDATE game SET guild_id = guild_id + 1";
    sqlx::query(elsewhere).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let all = of_games(&server, "Nefer");
    for channel in ["ra", "general"] {
        let public = server.newest("Seti", channel);
        server.run("Nefer", channel, "/ra help").await;
        let own = server.newest("Nefer", channel);
        server.refuses(&all, "Nefer", channel, &[public, own], "There is no game").await;
    }
    for command in ["cancel", "pause", "resume", "extend", "act", "history", "host player:@Amun"] {
        let before = server.everything().await;
        for game in [GAME.0, TABLE, 77] {
            let told = server.run("Nefer", "general", &format!("/ra-admin {command} game:{game}")).await;
            assert_eq!(told, format!("There is no game {game} on this server."), "{command}");
        }
        server.is_still(&before).await;
    }
    let told = server.run("Nefer", "general", "/ra-admin replace player:@Amun by:@Seti game:1").await;
    assert_eq!(told, "There is no game 1 on this server.");
    server.end().await;
}

/// A button counts where its game is played, and where its table stands.
#[tokio::test]
async fn buttons_pressed_in_another_channel_do_nothing() {
    let server = Server::with_games().await;
    server.run("Nefer", "tournament", "/ra help").await;
    let own = server.newest("Nefer", "tournament");
    let all = of_games(&server, "Nefer");
    server.refuses(&all, "Nefer", "tournament", &[own], "There is no game").await;
    server.run("Nefer", "dm", "/ra help").await;
    let own = server.newest("Nefer", "dm");
    server.refuses(&all, "Nefer", "dm", &[own], "There is no game").await;
    // It is the place that was wrong.
    let board = server.newest("Seti", "ra");
    server.forges("Isis", "ra", board, &format!("play:{GAME}:{QUESTION}:answer pass")).await;
    server.presses("Isis", "ra", "Play now").await;
    assert_eq!(server.history(GAME).await, ["draw", "draw", "pass"]);
    server.settled(GAME).await;
    server.end().await;
}

/// What only one person sees, only they can press.
#[tokio::test]
async fn buttons_of_another_persons_panel_do_nothing() {
    let server = Server::with_games().await;
    server.run("Nefer", "ra", "/ra me").await;
    let panel = server.newest("Nefer", "ra");
    server.refuses(&buttons(&server, "Amun"), "Amun", "ra", &[panel], "nobody else can answer").await;
    server.end().await;
}

/// Somebody who has nothing to do with a game reads what all may read, and changes nothing.
#[tokio::test]
async fn an_outsider_changes_nothing() {
    let server = Server::with_games().await;
    let mut told = String::new();
    let before = server.everything().await;
    for word in of_games(&server, "Seti") {
        let channel = if word.starts_with("table:") { "general" } else { "ra" };
        let message = server.newest("Khnum", channel);
        let said = server.forges("Seti", channel, message, &word).await;
        let word = word.replace(&server.user("Seti").to_string(), "Seti");
        let said = said.replace(&format!("<@{}>", server.user("Nefer")), "@Nefer");
        let said = said.lines().next().unwrap_or_default().to_owned();
        assert!(!said.is_empty(), "{word}");
        writeln!(told, "{word}: {said}").unwrap();
    }
    server.settled(GAME).await;
    server.is_still(&before).await;
    insta::assert_snapshot!(told);
    server.end().await;
}

/// Whoever looks after the games turns the pages of a history wherever they have opened it.
#[tokio::test]
async fn a_history_is_turned_where_it_was_opened() {
    let server = Server::start().await;
    server.deal_shown(nearly_played(THREE, 1).0).await;
    let last = server.run("Nefer", "tournament", "/ra-admin history game:1").await;
    let before = server.presses("Nefer", "tournament", "Earlier").await;
    assert!(before != last && before.contains("drew"), "{before}");
    let page = server.newest("Nefer", "tournament");
    let told = server.forges("Nefer", "tournament", page, "look:1:in words").await;
    assert!(told.contains("There is no game 1"), "no other button of the game is there: {told}");
    server.end().await;
}

/// Every option of every command, longer than Discord lets anybody type and than a message can be; and numbers that
/// no choice has.
#[tokio::test]
async fn options_that_nobody_can_type_are_answered() {
    let server = Server::with_games().await;
    let long = "*".repeat(6_000);
    let value = |option: &Value| match option["type"].as_u64().unwrap() {
        3 => Some(json!(long)),
        4 => Some(json!(9_007_199_254_740_991_i64)),
        5 => Some(json!(false)),
        _ => None,
    };
    let nefer = server.person("Nefer");
    let mut tried = 0;
    for command in server.discord.commands() {
        for sub in command["options"].as_array().into_iter().flatten() {
            let all = sub["options"].as_array().into_iter().flatten();
            let options: Vec<Value> = all
                .filter_map(|option| {
                    Some(json!({"name": option["name"], "type": option["type"], "value": value(option)?}))
                })
                .collect();
            for option in options {
                let data = |option: &Value| {
                    json!({"id": command["id"], "name": command["name"], "type": 1,
                        "options": [{"name": sub["name"], "type": 1, "options": [option]}]})
                };
                let answer = within(nefer.forge_command("ra", data(&option))).await;
                let said = answer.message().map(words);
                assert!(said.is_some_and(|said| !said.is_empty()), "{} {option}: {answer:?}", sub["name"]);
                tried += 1;
            }
        }
    }
    assert!(tried > 20, "{tried}");
    server.end().await;
}
