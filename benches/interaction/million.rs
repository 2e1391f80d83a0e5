//! A million running games of ten actions each: what the bot takes to start on them, the memory that it has then, and
//! what a look for what is to be done costs when nothing is. It measures a file. With `postgres` as a further argument it
//! measures a PostgreSQL server, which the benchmark starts and which does not flush its disk.

use std::time::{Duration, Instant};

use local_discord::{Limits, LocalDiscord, Options};
use ra_bot::store::Database;
use ra_bot::store::tasks::{self, Clocks, Except, Kind};
use ra_bot::terminal::sample_guild;
use sqlx::{AnyConnection, AssertSqlSafe, Column, Connection as _, Executor as _, Row as _};
use test_tools::postgres::Server;

use crate::database::{at_leisure, fill};
use crate::{Outcome, started};

/// The games that are written one by one, and how many there are of each in the end.
const GAMES: usize = 1000;
const COPIES: usize = 1000;
const ACTIONS: usize = 10;
/// How often nothing is due.
const LOOKS: usize = 2000;
/// What each copy has to itself, by table: its game; its channels and messages; its people.
const TABLES: [(&str, &[&str]); 5] = [
    ("game", &["id", "lobby_channel_id", "lobby_message_id", "channel_id"]),
    ("deal", &["game_id"]),
    ("person", &["game_id", "user_id"]),
    ("entry", &["game_id"]),
    ("board_message", &["message_id", "game_id", "channel_id"]),
];

pub(crate) async fn measure(on_postgres: bool) -> Outcome<()> {
    // The second start would wait for its turn.
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let discord = LocalDiscord::start(Options { limits, ..sample_guild() }).await?;
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let server = on_postgres.then(Server::start).transpose();
    let server = server.map_err(|_| "PostgreSQL 15 or newer is not installed")?;
    let file = folder.path().join("ra.sqlite");
    let place = server.as_ref().map_or(file, |server| server.url().into());
    let database = at_leisure(Database::read(&place)?);
    let begun = Instant::now();
    let store = database.open().await?;
    fill(&store, &discord, &[], (GAMES, ACTIONS), ra_bot::wall_clock::now()).await?;
    store.close().await;
    multiply(&database).await?;
    println!("{} running games in {database}, written in {:.0?}", GAMES * COPIES, begun.elapsed());

    let store = database.open().await?;
    let (mut waits, now) = (Vec::new(), ra_bot::wall_clock::now());
    let at = Clocks { now, wall: now };
    for _ in 0..LOOKS {
        let begun = Instant::now();
        let found = tasks::find(&store, &[Kind::Clock], &Except::default(), at, 100).await?;
        let next = tasks::next_due(&store, &[Kind::Clock], &Except::default()).await?;
        waits.push(begun.elapsed());
        assert!(found.is_empty() && next.is_some());
    }
    store.close().await;
    waits.sort();
    println!(
        "A look with nothing due: {:.2?} (p50), {:.2?} (p99)",
        waits[LOOKS / 2],
        waits[LOOKS * 99 / 100]
    );

    let (bot, ready) = started(&discord, folder.path(), &place, None).await?;
    println!("From the start to the first answer: {:.2} s", ready.as_secs_f64());
    println!("Resident memory after it: {:.1} MiB", bot.memory()?);
    drop(bot);
    Ok(discord.stop().await?)
}

/// Makes many games of each, which share nothing.
async fn multiply(database: &Database) -> Outcome<()> {
    let mut connection = AnyConnection::connect_with(&database.options()?).await?;
    if let Database::File(_) = database {
        connection.execute("PRAGMA synchronous = OFF").await?;
        connection.execute("PRAGMA cache_size = -200000").await?;
    } else {
        connection.execute("SET statement_timeout = 0").await?;
    }
    let mut tx = connection.begin().await?;
    for (table, own) in TABLES {
        let any = tx.fetch_one(AssertSqlSafe(format!("SELECT * FROM {table} LIMIT 1"))).await?;
        let columns: Vec<&str> = any.columns().iter().map(Column::name).collect();
        let copied = columns.iter().map(|&column| {
            // A million apart, and the ids of games a thousand: as many as there are games.
            let distance = if column.ends_with("id") && column != "id" && column != "game_id" {
                1_000_000
            } else {
                GAMES
            };
            if own.contains(&column) { format!("{column} + {distance} * n") } else { column.to_owned() }
        });
        let copied: Vec<String> = copied.collect();
        let sql = format!(
            "WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < {}) \
             INSERT INTO {table} ({}) SELECT {} FROM copy CROSS JOIN {table}",
            COPIES - 1,
            columns.join(", "),
            copied.join(", ")
        );
        tx.execute(AssertSqlSafe(sql)).await?;
    }
    // Each game's clock is due within a year from now, none of them within an hour.
    tx.execute("DELETE FROM task").await?;
    let clocks = "INSERT INTO task (kind, key, shard_key, due_at) \
                  SELECT 'clock', CAST(id AS TEXT), COALESCE(guild_id, 0) / 4194304, $1 + 31536 * id FROM game";
    let soon = ra_bot::wall_clock::now().after(Duration::from_hours(1));
    sqlx::query(clocks).bind(soon.0).execute(&mut *tx).await?;
    tx.commit().await?;
    Ok(connection.close().await?)
}
