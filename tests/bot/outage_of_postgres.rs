//! A PostgreSQL server that goes, or cannot be reached: people are told, nothing is half done or done twice, nobody pays
//! for it, and the bot goes on.

use std::time::Duration;

use local_discord::Order;
use ra_bot::store::{Database, reader_preferences};
use ra_table::id::GameId;
use sqlx::Any;
use test_tools::postgres;
use test_tools::proxy::{Line, Proxy};
use test_tools::suite;

use crate::outage::assert_about;
use crate::support::database::{connect, meddle};
use crate::support::dealt::CALM;
use crate::support::hours::HOUR;
use crate::support::server::{Says, Server, options, wait_for, wait_while};

/// A server on which tests of an outage can run; `None` where none is installed.
fn postgres() -> Option<postgres::Server> {
    postgres::Server::start().map_err(|missing| suite::skip_in_test("an outage of PostgreSQL", &missing)).ok()
}

/// A bot whose database is there, and a game in which Amun is to act.
async fn playing(url: String) -> (Server, GameId) {
    let database = Database::read(url).unwrap();
    let server = Server::on(options(), |config| config.database = database, async |_, _| {}).await;
    let game = server.deal(CALM).await;
    server.run("Nefer", "ra", "/ra draw").await.says("Nefer drew Nile");
    (server, game)
}

/// The same with a line to the database that can fail.
async fn playing_behind_proxy(postgres: &postgres::Server) -> (Server, GameId, Proxy) {
    let (proxy, url) = postgres.behind_proxy();
    let (server, game) = playing(url).await;
    (server, game, proxy)
}

impl Server {
    /// Amun is told that nothing was saved, however often he presses.
    async fn saves_nothing(&self, presses: usize) {
        for _ in 0..presses {
            self.run("Amun", "ra", "/ra draw").await.says("nothing was saved");
        }
    }

    /// The database can be reached again: Amun's move counts, once, and all before it is as it was.
    async fn goes_on_after(&self, game: GameId, before: &[String]) {
        // The first answers may be those of connections that are gone.
        wait_while(async || self.store.read().await.is_err()).await;
        assert_eq!(self.history(game).await, before);
        // Nor need the first press be saved, which Amun is told.
        let drawn = wait_for(async || {
            let told = self.run("Amun", "ra", "/ra draw").await;
            (!told.contains("nothing was saved")).then_some(told)
        });
        drawn.await.says("Amun drew");
        assert_eq!(self.history(game).await.len(), before.len() + 1);
    }
}

#[tokio::test]
async fn the_bot_goes_on_when_the_server_is_back_on_postgres() {
    let Some(mut postgres) = postgres() else { return };
    let (server, game) = playing(postgres.url()).await;
    let before = server.history(game).await;
    let ran_out = server.runs_out(game).await;
    postgres.crash();
    server.run("Amun", "ra", "/ra draw").await.says("nothing was saved");
    server.discord.advance(10 * HOUR);
    // The sign of life, too, has given up by then.
    server.saves_nothing(3).await;
    postgres.start_again();
    server.alive().await;
    assert_about(server.runs_out(game).await, ran_out.after(10 * HOUR));
    server.goes_on_after(game, &before).await;
    server.end().await;
}

/// The machine of the server has vanished: nothing says so, and nobody waits for ever.
#[tokio::test]
async fn a_server_that_is_silent_keeps_nobody_waiting_on_postgres() {
    let Some(postgres) = postgres() else { return };
    let (server, game, proxy) = playing_behind_proxy(&postgres).await;
    let before = server.history(game).await;
    proxy.set(Line::Silent);
    server.saves_nothing(2).await;
    proxy.set(Line::Good);
    server.goes_on_after(game, &before).await;
    server.end().await;
}

/// The second delivery of a press began later, and would find the server there again.
#[tokio::test]
async fn a_press_that_comes_twice_is_not_saved_after_all_on_postgres() {
    let Some(postgres) = postgres() else { return };
    let (server, game, proxy) = playing_behind_proxy(&postgres).await;
    let before = server.history(game).await;
    proxy.set(Line::Silent);
    server.discord.order(Order::DeliverTwice { count: 1 }).unwrap();
    server.saves_nothing(1).await;
    proxy.set(Line::Good);
    server.goes_on_after(game, &before).await;
    server.end().await;
}

#[tokio::test]
async fn a_line_that_takes_two_seconds_is_told_and_one_that_is_a_little_slow_is_not_on_postgres() {
    let Some(postgres) = postgres() else { return };
    let (server, game, proxy) = playing_behind_proxy(&postgres).await;
    let before = server.history(game).await;
    proxy.set(Line::Slow(Duration::from_secs(2)));
    server.run("Amun", "ra", "/ra draw").await.says("nothing was saved");
    proxy.set(Line::Slow(Duration::from_millis(20)));
    server.goes_on_after(game, &before).await;
    server.end().await;
}

/// What a server knows of presses that it has kept has no room any more.
#[tokio::test]
async fn a_full_disk_is_told_and_nothing_is_half_written_on_postgres() {
    const PAGE: u64 = 8192;
    const PAGES: u64 = 256;
    let Ok(postgres) = postgres::Server::start_with_small_files(PAGES * PAGE + PAGE / 2) else {
        // The other scenes say so.
        return;
    };
    let url = postgres.url();
    let database = Database::read(&url).unwrap();
    let (server, game) = playing(url).await;
    server.at_rest().await;
    let before = server.history(game).await;
    // 185 rows fill a page; those of the pages that are there are added one by one.
    let fill = format!(
        "SET statement_timeout = 0;
         ALTER TABLE interaction SET (autovacuum_enabled = false);
         INSERT INTO interaction (id, received_at)
         SELECT -n, 9000000000000000 FROM generate_series(
             1, ({PAGES} - pg_relation_size('interaction') / {PAGE}) * 185) n"
    );
    meddle(&database, &fill).await;
    let mut connection = connect(&database).await;
    let one_more =
        "INSERT INTO interaction (id, received_at) SELECT MIN(id) - 1, 9000000000000000 FROM interaction";
    while sqlx::query::<Any>(one_more).execute(&mut connection).await.is_ok() {}
    server.saves_nothing(2).await;
    assert_eq!(server.history(game).await, before);
    meddle(&database, "DELETE FROM interaction WHERE id < 0").await;
    meddle(&database, "VACUUM interaction").await;
    server.goes_on_after(game, &before).await;
    server.end().await;
}

#[tokio::test]
async fn a_server_without_a_free_connection_is_told_on_postgres() {
    let Some(postgres) = postgres() else { return };
    let all = Database::read(postgres.url()).unwrap();
    meddle(&all, "CREATE ROLE bot LOGIN; GRANT CREATE ON SCHEMA public TO bot").await;
    let (server, game) = playing(postgres.url_of("bot", "postgres")).await;
    let before = server.history(game).await;
    // Its connections end, and others have them: one after the other, as what is not committed does not hold yet.
    meddle(&all, "ALTER ROLE bot CONNECTION LIMIT 0").await;
    meddle(&all, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'bot'").await;
    server.saves_nothing(2).await;
    meddle(&all, "ALTER ROLE bot CONNECTION LIMIT -1").await;
    server.goes_on_after(game, &before).await;
    server.end().await;
}

/// The server has committed and could not say so: it is found out, and not done twice.
#[tokio::test]
async fn a_commit_whose_answer_is_lost_counts_once_on_postgres() {
    let Some(postgres) = postgres() else { return };
    let (server, game, proxy) = playing_behind_proxy(&postgres).await;
    server.at_rest().await;
    proxy.lose_answer_to_commit();
    server.run("Amun", "ra", "/ra draw").await.says("Amun drew");
    assert!(proxy.has_lost_one());
    assert_eq!(server.history(game).await.len(), 2);
    // And all connections at once.
    let who = server.to_act(game).await;
    proxy.cut();
    wait_while(async || reader_preferences::of(&server.store, server.user(&who)).await.is_err()).await;
    server.run(&who, "ra", "/ra draw").await.says(&format!("{who} drew"));
    assert_eq!(server.history(game).await.len(), 3);
    server.end().await;
}
