//! What a click costs on each database: `cargo bench --bench interaction -- engines`.
//!
//! The same clicks are made by bots on a file, on a PostgreSQL server over loopback, and on one whose answers take a
//! millisecond. The server is a test's own, which does not flush its disk.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use local_discord::{Limits, LocalDiscord, Options};
use ra_bot::store::Database;
use ra_bot::terminal::sample_guild;
use test_tools::postgres::Server;
use test_tools::proxy::{Line, Proxy};

use crate::database::{ACTIONS, at_leisure, fill};
use crate::{AFTERWARDS, Cost, Deed, Given, Outcome, open_threads, people, run, started};

/// How many games are clicked in.
const GAMES: usize = 200;
/// How many are under way at once then: as many as keep the database busy, and none that has to wait for so long that it
/// is refused.
const AT_ONCE: usize = 16;

/// What clicks cost on one database.
struct Costs {
    name: &'static str,
    alone: Cost,
    in_flight: Cost,
    /// Clicks a second, with many in flight.
    rate: f64,
}

/// Clicks on each database, and compares them.
pub(crate) async fn measure() -> Outcome<()> {
    let mut all = vec![clicks("SQLite", |file| Ok((file, None::<(Server, Proxy)>))).await?];
    let on_server = |answers_take: Option<Duration>| {
        move |_| {
            let Ok(server) = Server::start() else {
                return Err("PostgreSQL 15 or newer is not installed".into());
            };
            let (proxy, url) = server.behind_proxy();
            let url = match answers_take {
                Some(late) => {
                    proxy.set(Line::Slow(late));
                    url
                }
                None => server.url(),
            };
            Ok((PathBuf::from(url), Some((server, proxy))))
        }
    };
    all.push(clicks("PostgreSQL, loopback", on_server(None)).await?);
    all.push(clicks("PostgreSQL, 1 ms", on_server(Some(Duration::from_millis(1)))).await?);
    println!("| what | runs | wait, p50 | wait, p99 | the bot's CPU time |\n|---|---|---|---|---|");
    for Costs { name, alone, in_flight, .. } in &all {
        alone.print(&format!("a click, {name}"));
        in_flight.print(&format!("a click, {name}, {AT_ONCE} in flight"));
    }
    println!();
    for Costs { name, alone, rate, .. } in &all {
        let longer =
            |percent| (alone.wait(percent).as_secs_f64() - all[0].alone.wait(percent).as_secs_f64()) * 1e3;
        println!("{name}: {rate:.0} clicks a second; p50 {:+.1} ms, p99 {:+.1} ms", longer(50), longer(99));
    }
    Ok(())
}

/// Clicks on one database, which is made from a free file's name.
async fn clicks<S>(
    name: &'static str,
    place: impl FnOnce(PathBuf) -> Outcome<(PathBuf, Option<S>)>,
) -> Outcome<Costs> {
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let discord = LocalDiscord::start(Options { limits, people: people(), ..sample_guild() }).await?;
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let (place, _server) = place(folder.path().join("ra.sqlite"))?;
    let channels = open_threads(&discord, GAMES).await?;
    let store = at_leisure(Database::read(&place)?).open().await?;
    let movers = fill(&store, &discord, &channels, (GAMES, ACTIONS), ra_bot::wall_clock::now()).await?;
    store.close().await;
    drop(store);

    let (bot, _) = started(&discord, folder.path(), &place, None).await?;
    let draws = |turn: usize, deed: Deed| -> Vec<Given> {
        let given = movers.iter().zip(&channels);
        given
            .map(|(movers, (channel, _))| Given {
                person: movers[turn].clone(),
                channel: channel.clone(),
                deed,
            })
            .collect()
    };
    // The first draw in each game is by command: until then its message is no board of the bot's.
    run(&discord, &bot, draws(0, Deed::DrawByCommand), 8).await?;
    let alone = run(&discord, &bot, draws(1, Deed::DrawByClick), 1).await?;
    let begun = Instant::now();
    let in_flight = run(&discord, &bot, draws(2, Deed::DrawByClick), AT_ONCE).await?;
    // It waits for what is done after the answers.
    let took = begun.elapsed().saturating_sub(AFTERWARDS);
    drop(bot);
    discord.stop().await?;
    Ok(Costs { name, alone, in_flight, rate: GAMES as f64 / took.as_secs_f64() })
}
