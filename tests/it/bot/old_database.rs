//! A database of the version before migration 0006 is opened, migrated and played on: people read what they have always
//! read, and each game goes on where it was.
//!
//! `tests/kept/database-0005.sql` is that database as SQL, with names for the numbers of people and channels, which are
//! others on each local Discord. `written.rs` is what wrote it. See `kept.rs` for how the answers are written anew.

mod written;

use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

use ra_bot::playground::{BotResponse, Order, Playground};
use ra_bot::store::{Store, games};
use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

use super::clicks::{carry_on, id};
use super::hours::{DAY, HOUR};
use super::kept::{self, Names};
use super::races::meddle;
use super::server::{PEOPLE, Server, command, options, within, words};
use super::stage::{BEGINNING, LOOK_AFTER, PATIENCE};

/// The threads that games are played in: a channel has one running game.
const THREADS: [&str; 5] = ["auction", "orders", "paused", "chairs", "undone"];
/// How far the clock was turned while the database was written.
const TURNED: Duration = Duration::from_secs(122 * 60 * 60);
/// How many games it has, running or not.
const GAMES: i64 = 10;

/// Opens the threads, by the bot's own means and before it runs.
async fn open_threads(discord: &Playground) {
    let channel = discord.channel("ra").unwrap();
    let address = format!("{}/api/v10/channels/{channel}/threads", discord.address());
    for name in THREADS {
        let request = reqwest::Client::new().post(&address).json(&json!({"name": name, "type": 11}));
        let answer =
            request.header("Authorization", format!("Bot {}", discord.token())).send().await.unwrap();
        assert!(answer.status().is_success(), "{answer:?}");
    }
}

/// The names that stand in the SQL for numbers, with these numbers here.
fn placeholders(discord: &Playground) -> Vec<(String, String)> {
    let users = PEOPLE.iter().map(|who| (format!("{{user:{who}}}"), discord.person(who).unwrap().id()));
    let channels = ["general", "ra", "tournament"].into_iter().chain(THREADS);
    let channels = channels.map(|name| (format!("{{channel:{name}}}"), discord.channel(name).unwrap()));
    let server = [("{server}".to_owned(), discord.guild())];
    users.chain(channels).chain(server).map(|(name, id)| (name, id.to_string())).collect()
}

/// Writes the kept database to this path.
async fn load(discord: &Playground, database: &Path) {
    let mut sql = std::fs::read_to_string(kept::path("database-0005.sql")).unwrap();
    for (name, id) in placeholders(discord) {
        sql = sql.replace(&name, &id);
    }
    sqlx::any::install_default_drivers();
    let url = format!("sqlite:{}?mode=rwc", database.display());
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Khnum and Seti look after the games.
fn allow(server: &Server) {
    for channel in ["general", "ra", "tournament"] {
        for who in ["Khnum", "Seti"] {
            let permissions = vec!["MANAGE_CHANNELS".to_owned()];
            let person = Some(who.to_owned());
            server.discord.order(Order::Allow { channel: channel.into(), permissions, person }).unwrap();
        }
    }
}

/// A server whose clock begins at that time after the beginning of all scenes, with rests and patience for busy machines.
async fn server_at(after: Duration, write: impl AsyncFnOnce(&Playground, &Path)) -> Server {
    let set = |config: &mut ra_bot::config::Config| {
        config.patience = PATIENCE;
        config.look_after = LOOK_AFTER;
    };
    let write = async |discord: &Playground, database: &Path| {
        let by = BEGINNING - discord.now_ms();
        discord.advance(Duration::from_millis(u64::try_from(by).unwrap()) + after);
        open_threads(discord).await;
        write(discord, database).await;
    };
    let server = Server::on(options(), set, write).await;
    allow(&server);
    server
}

/// What people ask, and what they are answered.
struct Reading<'a> {
    server: &'a Server,
    names: Names,
    told: String,
}

impl Reading<'_> {
    /// Asks; returns the message.
    async fn ask(&mut self, who: &str, channel: &str, command: &str) -> Option<Value> {
        let person = self.server.discord.person(who).unwrap();
        let answer = within(person.run(channel, command)).await;
        let message = self.note(&format!("{who} in {channel}: {command}"), answer);
        let waits = message.as_ref().and_then(|message| Some((id(message), carry_on(message)?)));
        let Some((on, button)) = waits else { return message };
        let answer = within(person.click(channel, on, &button)).await;
        self.note(&format!("{who} in {channel} carries on"), answer)
    }

    /// Notes an answer.
    fn note(
        &mut self,
        what: &str,
        answer: Result<BotResponse, ra_bot::playground::Refused>,
    ) -> Option<Value> {
        let message = answer.as_ref().ok().and_then(BotResponse::message).cloned();
        let said = message.as_ref().map_or_else(|| format!("{answer:?}"), words);
        let said = self.names.plain(&said, self.server.now().0);
        writeln!(self.told, "=== {what}\n{said}").unwrap();
        message
    }

    /// Reads all pages of a story, the last first.
    async fn story(&mut self, who: &str, channel: &str, command: &str) {
        let mut page = self.ask(who, channel, command).await;
        let person = self.server.discord.person(who).unwrap();
        while let Some(shown) = page {
            match within(person.click(channel, id(&shown), "Earlier")).await {
                Ok(earlier) => page = self.note(&format!("{who} in {channel}: earlier"), Ok(earlier)),
                Err(_) => return,
            }
        }
    }

    /// Everything that everybody can read.
    async fn everything(&mut self) {
        for who in PEOPLE {
            for command in ["/ra games", "/ra settings", "/ra pace"] {
                self.ask(who, "general", command).await;
            }
        }
        for channel in THREADS.into_iter().chain(["tournament"]) {
            for who in PEOPLE {
                self.ask(who, channel, "/ra me").await;
                // Who gives orders is back, and a computer player stands in for Isis.
                if (who, channel) != ("Isis", "chairs") {
                    self.ask(who, channel, "/ra orders").await;
                }
            }
            for command in ["/ra board", "/ra pace"] {
                self.ask("Seti", channel, command).await;
            }
            self.story("Seti", channel, "/ra log").await;
        }
        for game in 1..=GAMES {
            self.story("Khnum", "general", &format!("/ra-admin history game:{game}")).await;
        }
    }

    /// Plays on in a game for some actions, each another one of those that are possible.
    async fn play_on(&mut self, channel: &str) {
        for step in 0..10 {
            let Some(round) = self.round(channel).await else { return };
            self.server.settled(round.id).await;
            let Some((seat, legal)) = round.state().turn() else { return };
            let who = round.name(seat);
            let action = legal.nth(step * 5 % legal.len()).unwrap();
            self.ask(&who, channel, &command(action)).await;
        }
    }

    /// The running game of a channel.
    async fn round(&self, channel: &str) -> Option<super::round::Round> {
        for game in games::running(&self.server.store).await.unwrap() {
            let round = self.server.round(game).await;
            if round.channel() == self.server.channel(channel) {
                return Some(round);
            }
        }
        None
    }
}

/// The kept database, opened so long after it was last open.
async fn later(by: Duration) -> (Server, Names) {
    let server = server_at(TURNED + by, load).await;
    server.until_nothing_is_due().await;
    let mut names = Names::of(&server);
    for thread in THREADS {
        names.know(server.channel(thread), &format!("#{thread}"));
    }
    (server, names)
}

#[tokio::test]
async fn people_read_what_they_read_before_and_play_on() {
    let (server, names) = later(2 * HOUR).await;
    let mut reading = Reading { server: &server, names, told: String::new() };
    reading.everything().await;
    for (who, channel, command) in [
        ("Amun", "general", "/ra join"),
        ("Isis", "general", "/ra join"),
        ("Khnum", "paused", "/ra-admin resume"),
        ("Isis", "chairs", "/ra back"),
    ] {
        reading.ask(who, channel, command).await;
    }
    for channel in THREADS.into_iter().chain(["tournament"]) {
        reading.ask("Nefer", channel, "/ra board public:true").await;
        reading.play_on(channel).await;
    }
    reading.everything().await;
    let told = reading.told;
    server.end().await;
    kept::compare("old-database-answers.txt", &told);
}

/// The bot was down all the time: the deadlines are as far away as they were.
#[tokio::test]
async fn nobodys_time_has_run_a_year_later() {
    let mut told = Vec::new();
    for by in [2 * HOUR, 2 * HOUR + 365 * DAY] {
        let (server, names) = later(by).await;
        let mut reading = Reading { server: &server, names, told: String::new() };
        for channel in THREADS.into_iter().chain(["tournament"]) {
            reading.ask("Nefer", channel, "/ra board public:true").await;
        }
        told.push(reading.told);
        server.end().await;
    }
    assert_eq!(told[0], told[1]);
}

/// The last step of the change, in which people get their numbers, breaks off at its very end: nothing of it is
/// there, and the next start does it.
#[tokio::test]
async fn a_change_that_breaks_off_is_made_anew() {
    let discord = Playground::start(options()).await.unwrap();
    open_threads(&discord).await;
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("ra.sqlite");
    load(&discord, &database).await;
    meddle(
        &database,
        "CREATE TRIGGER breaks BEFORE INSERT ON fact WHEN NEW.name = 'people have numbers' \
         BEGIN SELECT RAISE(ABORT, 'broken off'); END",
    )
    .await;
    for _ in 0..2 {
        let error = Store::open(&database).await.unwrap_err().to_string();
        assert!(error.contains("could not be brought to this version"), "{error}");
        assert!(error.contains("broken off"), "{error}");
    }
    meddle(&database, "DROP TRIGGER breaks").await;
    let store = Store::open(&database).await.unwrap();
    for game in games::running(&store).await.unwrap() {
        ra_bot::app::whole(&store, ra_bot::app::Which::Game(game)).await.unwrap();
    }
    assert_eq!(games::running(&store).await.unwrap().len(), 6);
    store.close().await;
    discord.stop().await.unwrap();
}
