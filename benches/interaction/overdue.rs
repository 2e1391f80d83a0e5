//! What people wait for while the time of thousands of others runs out, as fast as that of 99,000 within a minute, as
//! after a night in which Discord was away: clicks on boards before that and beside it; and how long, with how much of a
//! processor, the program takes to act for all. `cargo bench --bench tick` acts for all 99,000, with nobody beside it.

use std::path::Path;
use std::time::{Duration, Instant};

use local_discord::{Limits, LocalDiscord, Options};
use ra_bot::store::Store;
use ra_bot::terminal::sample_guild;
use ra_table::time::Millis;
use serde_json::json;
use sqlx::{AnyConnection, Connection as _};

use crate::database::fill;
use crate::{Deed, Given, Outcome, PLAYED, TABLES, open_threads, people, percentile, run, started};

/// In how many games time runs out, beside those that are played; and within how long. More threads would keep the local
/// Discord busy, which looks at all of them with each request.
const DUE: usize = 16_500;
const WITHIN: Duration = Duration::from_secs(10);
/// The actions that all begin with, and how long ago the last of them was: longer than anybody has time.
const ACTIONS: usize = 10;
const SINCE: Duration = Duration::from_secs(80 * 60 * 60);
/// How many clicks are timed before.
const CLICKS: usize = 600;
/// From one click to the next.
const PACE: Duration = Duration::from_millis(50);

pub(crate) async fn measure() -> Outcome<()> {
    let games = PLAYED + DUE;
    let limits = Limits { rate_limits: false, active_threads: games, ..Limits::default() };
    let discord = LocalDiscord::start(Options { limits, people: people(), ..sample_guild() }).await?;
    let channels = open_threads(&discord, games).await?;
    // Games that nobody has moved for days are in threads that sleep.
    sleep(&discord, &channels[PLAYED..]).await?;
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let database = folder.path().join("ra.sqlite");
    let store = Store::open(&database).await?;
    let movers =
        fill(&store, &discord, &channels, (games, ACTIONS), ra_bot::wall_clock::now().before(SINCE)).await?;
    store.close().await;
    drop(store);
    let (bot, _) = started(&discord, folder.path(), &database, None).await?;

    let given = |deed, turn: usize, game: usize| Given {
        person: movers[game][turn].clone(),
        channel: channels[game].0.clone(),
        deed,
    };
    let played = 0..PLAYED - TABLES;
    // There are no buttons before.
    let first = played.clone().map(|game| given(Deed::DrawByCommand, 0, game)).collect();
    run(&discord, &bot, first, 8).await?;
    let mut clicks = (1..4).flat_map(|turn| {
        let given = &given;
        played.clone().map(move |game| given(Deed::DrawByClick, turn, game))
    });
    let mut usual = Vec::new();
    for given in clicks.by_ref().take(CLICKS) {
        usual.push(given.wait_at(PACE, &discord).await?);
    }
    let mut connection = AnyConnection::connect(&address(&database)).await?;
    let first = ra_bot::wall_clock::now();
    let sql = "UPDATE task SET due_at = $1 + (CAST(key AS INTEGER) - $2) * $3 / $4 \
               WHERE kind = 'clock' AND CAST(key AS INTEGER) > $2";
    let within = i64::try_from(WITHIN.as_millis())?;
    let update = sqlx::query(sql).bind(first.0).bind(PLAYED as i64).bind(within).bind(DUE as i64);
    update.execute(&mut connection).await?;
    let (begun, cpu) = (Instant::now(), bot.cpu()?);
    let mut beside = Vec::new();
    let last = first.after(WITHIN);
    while left(&mut connection, last).await? > 0 {
        // A look at what is left costs the database something: not beside each of them.
        for _ in 0..20 {
            match clicks.next() {
                Some(given) => beside.push(given.wait_at(PACE, &discord).await?),
                None => tokio::time::sleep(PACE).await,
            }
        }
    }
    let (took, cpu) = (begun.elapsed(), bot.cpu()? - cpu);
    let shown: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM game WHERE id > $1 AND last_seq > $2 AND shown_seq = last_seq",
    )
    .bind(PLAYED as i64)
    .bind(ACTIONS as i64)
    .fetch_one(&mut connection)
    .await?;
    connection.close().await?;
    println!(
        "{DUE} whose time ran out within {WITHIN:.0?}: all were acted for after {took:.0?}, at {:.2} of a processor, what \
         people did included; {shown} of their boards had been shown by then, {:.0} a second.",
        cpu.as_secs_f64() / took.as_secs_f64(),
        shown as f64 / took.as_secs_f64()
    );
    report(usual, beside);
    drop(bot);
    Ok(discord.stop().await?)
}

fn report(mut usual: Vec<Duration>, mut beside: Vec<Duration>) {
    println!("| clicks of people | number | wait, p50 | wait, p99 |\n|---|---|---|---|");
    for (when, waits) in [("before", &mut usual), ("meanwhile", &mut beside)] {
        waits.sort();
        let at = |percent| percentile(waits, percent).as_secs_f64() * 1e3;
        println!("| {when} | {} | {:.1} ms | {:.1} ms |", waits.len(), at(50), at(99));
    }
    let times =
        |percent| percentile(&beside, percent).as_secs_f64() / percentile(&usual, percent).as_secs_f64();
    println!("{:.2} times the usual (p50), {:.2} times (p99).", times(50), times(99));
}

/// In how many games something was to be done by a moment, and is not.
async fn left(connection: &mut AnyConnection, until: Millis) -> Outcome<i64> {
    let sql = "SELECT COUNT(*) FROM game JOIN task ON task.kind = 'clock' AND task.key = CAST(game.id AS TEXT) \
               WHERE status = 'running' AND due_at <= $1 AND shown_seq >= 0";
    Ok(sqlx::query_scalar(sql).bind(until.0).fetch_one(connection).await?)
}

fn address(database: &Path) -> String {
    format!("sqlite:{}", database.display())
}

/// Archives these threads.
async fn sleep(discord: &LocalDiscord, threads: &[(String, i64)]) -> Outcome<()> {
    let client = reqwest::Client::builder().no_proxy().build()?;
    for (thread, _) in threads {
        let request = client.patch(format!("{}/api/v10/channels/{thread}", discord.address()));
        let request = request.header("Authorization", format!("Bot {}", discord.token()));
        request.json(&json!({"archived": true})).send().await?.error_for_status()?;
    }
    Ok(())
}
