//! What it costs a click that somebody watches the bot: `cargo bench --bench interaction -- metrics`.
//!
//! The same games are clicked through by four lives of the bot. The second and the fourth answer Prometheus, which asks a
//! hundred times as often as it usually does.

use std::time::Duration;

use local_discord::{Limits, LocalDiscord, Options};
use ra_bot::store::Store;
use ra_bot::terminal::sample_guild;

use crate::database::{ACTIONS, fill};
use crate::{Cost, Deed, Given, Outcome, open_threads, people, run, started};

/// How many games are clicked in by each life.
const CLICKS: usize = 300;
/// Where the bot is asked.
const LISTEN: &str = "127.0.0.1:9464";
/// How often it is asked.
const EVERY: Duration = Duration::from_millis(150);

/// Clicks with and without somebody who asks, and compares them.
pub(crate) async fn measure() -> Outcome<()> {
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let discord = LocalDiscord::start(Options { limits, people: people(), ..sample_guild() }).await?;
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let channels = open_threads(&discord, CLICKS).await?;
    let database = folder.path().join("ra.sqlite");
    let store = Store::open(&database).await?;
    let movers = fill(&store, &discord, &channels, (CLICKS, ACTIONS), ra_bot::wall_clock::now()).await?;
    store.close().await;
    drop(store);

    let mut costs = Vec::new();
    for life in 0..4 {
        let listen = (life % 2 == 1).then_some(LISTEN);
        let (bot, _) = started(&discord, folder.path(), &database, listen).await?;
        // The first draw in each game is by command: until then its message is no board of the bot's.
        let deed = if life == 0 { Deed::DrawByCommand } else { Deed::DrawByClick };
        let given = movers.iter().zip(&channels);
        let given = given.map(|(movers, (channel, _))| Given {
            person: movers[life].clone(),
            channel: channel.clone(),
            deed,
        });
        let scraper = tokio::spawn(async move {
            let client = reqwest::Client::builder().no_proxy().build()?;
            while let Some(listen) = listen {
                client.get(format!("http://{listen}/metrics")).send().await?.error_for_status()?;
                tokio::time::sleep(EVERY).await;
            }
            Ok::<(), reqwest::Error>(())
        });
        costs.push(run(&discord, &bot, given.collect(), 1).await?);
        if listen.is_some() && scraper.is_finished() {
            return Err("the bot did not answer Prometheus".into());
        }
        scraper.abort();
        drop(bot);
    }
    println!("| what | runs | wait, p50 | wait, p99 | the bot's CPU time |\n|---|---|---|---|---|");
    let names = ["`/ra draw`, not asked", "a click, asked", "a click, not asked", "a click, asked"];
    for (name, cost) in names.iter().zip(&costs) {
        cost.print(name);
    }
    let ratio = |of: fn(&Cost) -> Duration| {
        (of(&costs[1]) + of(&costs[3])).as_secs_f64() / 2.0 / of(&costs[2]).as_secs_f64()
    };
    println!(
        "\nA click while Prometheus asks every {} ms takes {:.2} times as long (p50) as when nobody asks, and {:.2} times \
         the CPU time, the answers to Prometheus included.",
        EVERY.as_millis(),
        ratio(|cost| cost.wait(50)),
        ratio(|cost| cost.cpu),
    );
    Ok(discord.stop().await?)
}
