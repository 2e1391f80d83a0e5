//! What wrote `tests/kept/database-0005.sql`: games of every kind, played on the local Discord.

use std::fmt::Write;
use std::path::Path;

use ra_bot::playground::{Fault, Matching};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};

use super::{placeholders, server_at};
use crate::bot::clicks::{Hand, id};
use crate::bot::dealt::{BEFORE_RA, Dealt, THREE};
use crate::bot::hours::HOUR;
use crate::bot::kept;
use crate::bot::server::{Server, words};
use crate::bot::whole_games::play;

/// Nothing but tiles that nobody minds.
const CALM: Dealt = Dealt { bag: "nile pharaoh gold nile pharaoh gold nile pharaoh gold", ..THREE };

/// Rows whose game is not there any more, or was never there. No version has written such; somebody's hand may have.
const ORPHANS: &str = "
-- Rows that have lost their game, added by hand: nothing may come of them.
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (990, 0, {user:Nefer}, 'Nefer', 0, '');
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (990, 1, {user:Nefer}, 2214734400000, 'draw', 0);
INSERT INTO answer (game_id, seat, question, revision, body) VALUES (991, 0, 1, 1, 'pass');
INSERT INTO post (message_id, game_id, channel_id, from_seq, to_seq, kind) VALUES (992, 992, {channel:ra}, 0, 1, 'board');
INSERT INTO sending (id, token, game_id, channel_id, from_seq, to_seq, at) VALUES (-993, '', 993, {channel:ra}, 0, 1, 2214734400000);
INSERT INTO ping (game_id, user_id, question, stage, channel_id, message_id, done) VALUES (994, {user:Amun}, 1, 1, {channel:ra}, 994, 0);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Isis}, 995, 3, 4, 2);
INSERT INTO standing (game_id, seat, draw, auction, quick) VALUES (996, 0, '', 'pass 0', 1);
";

impl Server {
    async fn do_all(&self, channel: &str, commands: &[(&str, &str)]) {
        for (who, command) in commands {
            let answer = self.run(who, channel, command).await;
            println!("{who} in {channel}: {command}\n    {}", answer.replace('\n', "\n    "));
            self.until_nothing_is_due().await;
        }
    }

    async fn press(&self, channel: &str, who: &str, names: &[&str]) {
        let person = self.discord.person(who).unwrap();
        let game = self.last_game().await.0;
        let answer = Hand { person: &person, channel, game }.click(names).await.unwrap();
        println!("{who} in {channel}: {names:?}\n    {:?}", answer.message().map(words));
    }
}

#[tokio::test]
#[ignore = "it wrote the kept database with the version before migration 0006; a later one would write its own"]
async fn it_is_written() {
    let mut server = server_at(std::time::Duration::ZERO, async |_, _| {}).await;
    people(&server).await;
    chairs(&server).await;
    tables(&server).await;
    games_under_way(&server).await;
    // The bot is down for some time, and later people are reminded.
    server.stop().await;
    server.discord.advance(2 * HOUR);
    server.start_again().await;
    server.turn(10 * HOUR).await;
    server.until_nothing_is_due().await;
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    // An old board stays as it was.
    server.discord.spoil(Matching::EditMessage, 10_000, Fault::ServerError { status: 500 });
    server.do_all("undone", &[("Isis", "/ra pass"), ("Nefer", "/ra bid 5"), ("Amun", "/ra pass")]).await;
    server.stop().await;
    let mut sql = dump(&server).await;
    for (name, id) in placeholders(&server.discord) {
        sql = sql.replace(&id, &name);
    }
    std::fs::write(kept::path("database-0005.sql"), sql + ORPHANS).unwrap();
}

/// What people say of themselves.
async fn people(server: &Server) {
    server
        .do_all(
            "general",
            &[
                ("Nefer", "/ra settings city:Reykjavik sleep:23:00-7:00"),
                ("Amun", "/ra settings calls:\"by direct message\""),
                ("Isis", "/ra settings next:true"),
                ("Seti", "/ra settings city:Berlin sleep:22:00-6:00"),
            ],
        )
        .await;
}

/// Somebody leaves and is replaced, somebody is late twice, time is given, and the host is another.
async fn chairs(server: &Server) {
    let game = server.deal(Dealt { channel: "chairs", ..CALM }).await;
    server.do_all("chairs", &[("Nefer", "/ra board public:true"), ("Amun", "/ra resign")]).await;
    let amun = server.discord.person("Amun").unwrap();
    let panel = amun.read("chairs").unwrap().pop().unwrap();
    amun.click("chairs", id(&panel), "Leave this game for good").await.unwrap();
    server.do_all("chairs", &[("Nefer", "/ra replace player:Amun by:Seti")]).await;
    for (late, entries) in [(50, 6), (60, 10)] {
        server.do_all("chairs", &[("Nefer", "/ra draw"), ("Seti", "/ra draw")]).await;
        server.settled(game).await;
        server.turn(late * HOUR).await;
        server.until_entries(game, entries - 1).await;
        server.until_nothing_is_due().await;
        server.settled(game).await;
    }
    server
        .do_all(
            "chairs",
            &[
                ("Nefer", "/ra draw"),
                ("Khnum", "/ra-admin extend hours:10"),
                ("Khnum", "/ra-admin host player:Seti"),
            ],
        )
        .await;
}

/// Tables and games that do not run.
async fn tables(server: &Server) {
    let new = "/ra new seats:5 pace:\"fast: look in several times a day\" quick:false invite:@Seti";
    server
        .do_all("general", &[("Nefer", new), ("Amun", "/ra join"), ("Nefer", "/ra computer level:hard")])
        .await;
    server.do_all("tournament", &[("Isis", "/ra new"), ("Khnum", "/ra join"), ("Isis", "/ra cancel")]).await;
    server
        .do_all(
            "tournament",
            &[
                ("Isis", "/ra new seats:2 here:true quick:false edition:classic"),
                ("Khnum", "/ra join"),
                ("Isis", "/ra draw"),
                ("Khnum", "/ra draw"),
                ("Isis", "/ra cancel"),
            ],
        )
        .await;
    let channel = server.begin(2, "here:true").await;
    play(server, &channel, 7).await;
    server.told("Seti", &channel, "the end").await;
}

/// Games that run.
async fn games_under_way(server: &Server) {
    server
        .deal(Dealt { channel: "auction", bag: "nile ra pharaoh gold nile ra flood art", ..BEFORE_RA })
        .await;
    server.do_all("auction", &[("Amun", "/ra draw"), ("Isis", "/ra me")]).await;
    server.press("auction", "Nefer", &["Bid…", "Bid 8", "Line by line…", "<Which case?>7", "Pass"]).await;
    server.do_all("auction", &[("Amun", "/ra bid 6 how:\"this sun, or pass\"")]).await;

    let bag = "nile flood art gold writing religion agriculture pyramid ra";
    let game = server.deal(Dealt { channel: "orders", bag, ..THREE }).await;
    server.draw_quickly(game).await;
    server
        .do_all(
            "orders",
            &[
                ("Nefer", "/ra draw until:4"),
                ("Amun", "/ra orders draw:8 stop:Gold"),
                ("Isis", "/ra orders quick:false"),
                ("Nefer", "/ra orders auction:8"),
                ("Amun", "/ra orders auction:\"up to 9\" added:1"),
            ],
        )
        .await;

    server.deal(Dealt { channel: "paused", players: 4, ..CALM }).await;
    server.do_all("paused", &[("Nefer", "/ra draw"), ("Amun", "/ra draw"), ("Isis", "/ra draw")]).await;
    server.do_all("paused", &[("Seti", "/ra-admin pause")]).await;

    server.deal(Dealt { channel: "undone", bag: "nile flood", played: "draw", ..THREE }).await;
    server
        .do_all(
            "undone",
            &[
                ("Amun", "/ra invoke bid:6"),
                ("Amun", "/ra undo"),
                ("Amun", "/ra draw"),
                ("Isis", "/ra invoke"),
                ("Isis", "/ra undo"),
                ("Isis", "/ra draw"),
                ("Nefer", "/ra draw"),
                ("Amun", "/ra invoke"),
            ],
        )
        .await;

    server
        .do_all(
            "tournament",
            &[("Seti", "/ra new seats:3 here:true"), ("Nefer", "/ra join"), ("Isis", "/ra join")],
        )
        .await;
    server
        .do_all(
            "general",
            &[
                ("Isis", "/ra settings city:Reykjavik sleep:1:00-9:00"),
                ("Khnum", "/ra settings away:2040-03-15"),
            ],
        )
        .await;
}

/// The database as SQL.
async fn dump(server: &Server) -> String {
    let database: &Path = server.database();
    let url = format!("sqlite:{}", database.display());
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    let mut column = async |sql: String| -> Vec<String> {
        let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut connection).await.unwrap();
        rows.iter().map(|row| row.get::<String, _>(0)).collect()
    };
    let latest = column("SELECT CAST(MAX(version) AS TEXT) FROM _sqlx_migrations".to_owned()).await;
    assert_eq!(latest, ["5"], "this is a later version");
    let mut sql =
        "-- Written by tests/it/bot/old_database/written.rs with the version before migration 0006.\n"
            .to_owned();
    for made in
        column("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rootpage = 0, rowid".to_owned())
            .await
    {
        writeln!(sql, "{made};").unwrap();
    }
    let tables =
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
    for table in column(tables.to_owned()).await {
        let columns = column(format!("SELECT name FROM pragma_table_info('{table}') ORDER BY cid")).await;
        let quoted: Vec<String> = columns.iter().map(|name| format!("quote({name})")).collect();
        let rows = format!(
            "SELECT 'INSERT INTO {table} ({}) VALUES (' || {} || ');' FROM {table} ORDER BY rowid",
            columns.join(", "),
            quoted.join(" || ', ' || ")
        );
        for row in column(rows).await {
            writeln!(sql, "{row}").unwrap();
        }
    }
    connection.close().await.unwrap();
    sql
}
