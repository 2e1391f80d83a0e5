//! What one person who sends as much as they can costs all others: their waits beside a flood, compared with their
//! usual ones.

use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use local_discord::{Limits, LocalDiscord, Options};
use ra_bot::store::Store;
use ra_bot::terminal::sample_guild;

use crate::database::{ACTIONS, fill};
use crate::process::Process;
use crate::{Deed, Failure, GAMES, Given, Outcome, PLAYED, TABLES, open_threads, percentile};

/// Who floods. They play in every game, so that each change of their settings concerns them all.
const FLOODER: &str = "Nefer";
/// How many of the flooder's commands are under way at once, and how long each rests before the next.
const AT_ONCE: usize = 16;
const REST: Duration = Duration::from_millis(100);
/// How many draws of others are timed without a flood, and how many beside it.
const DRAWS: usize = 160;
/// Between two draws of the others: so slowly that one of them alone could make all of them.
const PACE: Duration = Duration::from_millis(510);

/// The flood, as it went.
struct Flood {
    stop: AtomicBool,
    sent: AtomicUsize,
    refused: AtomicUsize,
}

impl Flood {
    /// Sends what concerns many games, one after the other, until told to stop.
    async fn run(&self, discord: &LocalDiscord, worker: usize) -> Outcome<()> {
        let flooder = discord.person(FLOODER).ok_or("nobody floods")?;
        let mut round = worker;
        while !self.stop.load(Ordering::Relaxed) {
            let hour = round % 10;
            let command = match round % 3 {
                0 => format!("/ra settings city:Europe/Berlin sleep:2{}:30-0{hour}:00", hour % 4),
                1 => "/ra games".to_owned(),
                _ => format!("/ra settings next:{}", round.is_multiple_of(2)),
            };
            round += AT_ONCE + 1;
            let seen = flooder.run("general", &command).await?;
            self.sent.fetch_add(1, Ordering::Relaxed);
            let told = seen.message().map(|message| message["content"].to_string()).unwrap_or_default();
            self.refused.fetch_add(usize::from(told.contains("faster than")), Ordering::Relaxed);
            tokio::time::sleep(REST).await;
        }
        Ok(())
    }
}

impl Flood {
    fn report(&self, usual: &[Duration], beside: &[Duration], lasted: Duration) {
        let (sent, refused) = (self.sent.load(Ordering::Relaxed), self.refused.load(Ordering::Relaxed));
        let at = |waits: &[Duration], percent| percentile(waits, percent).as_secs_f64() * 1e3;
        println!(
            "One person sent {sent} commands, {:.0} a second, of which {refused} were refused.",
            sent as f64 / lasted.as_secs_f64()
        );
        println!("| {} draws of others | wait, p50 | wait, p99 |\n|---|---|---|", usual.len());
        println!("| usually | {:.1} ms | {:.1} ms |", at(usual, 50), at(usual, 99));
        println!("| beside the flood | {:.1} ms | {:.1} ms |", at(beside, 50), at(beside, 99));
        println!("The p99 is {:.2} times the usual.", at(beside, 99) / at(usual, 99));
    }
}

/// How long people wait who draw one after the other at their pace, sorted.
async fn draw(discord: &LocalDiscord, draws: Vec<Given>) -> Outcome<Vec<Duration>> {
    let mut waits = Vec::new();
    for given in draws {
        waits.push(given.wait_at(PACE, discord).await?);
    }
    waits.sort();
    Ok(waits)
}

/// Measures the draws of others, first without a flood and then beside one, and tells of it. The bot has its usual
/// limits.
pub(crate) async fn measure() -> Outcome<()> {
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let discord = LocalDiscord::start(Options { limits, ..sample_guild() }).await?;
    let channels = open_threads(&discord, PLAYED).await?;
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let database = folder.path().join("ra.sqlite");
    let store = Store::open(&database).await?;
    let movers = fill(&store, &discord, &channels, (GAMES, ACTIONS), ra_bot::wall_clock::now()).await?;
    store.close().await;
    drop(store);
    let mut command = Command::new(env!("CARGO_BIN_EXE_ra-bot"));
    command.env_clear().current_dir(folder.path()).env("RA_TOKEN", discord.token()).env("RA_LOG", "warn");
    command.env("RA_LOCAL_DISCORD", discord.address().trim_start_matches("http://"));
    let bot = Process::spawn(command.env("RA_DATABASE", &database))?;
    discord.until_commands().await;
    discord.until_connected().await;
    let flooder = discord.person(FLOODER).ok_or("nobody floods")?.id().to_string();
    let draws = |turn: usize| -> Vec<Given> {
        let games = (0..PLAYED - TABLES).filter(|game| !movers[*game][..2].contains(&flooder)).take(DRAWS);
        let given = |game: usize| Given {
            person: movers[game][turn].clone(),
            channel: channels[game].0.clone(),
            deed: Deed::DrawByCommand,
        };
        games.map(given).collect()
    };
    let usual = draw(&discord, draws(0)).await?;
    let flood =
        Flood { stop: AtomicBool::new(false), sent: AtomicUsize::new(0), refused: AtomicUsize::new(0) };
    let begun = Instant::now();
    let others = async {
        let waits = draw(&discord, draws(1)).await;
        flood.stop.store(true, Ordering::Relaxed);
        waits
    };
    let floods = join_all((0..AT_ONCE).map(|worker| flood.run(&discord, worker)));
    let (waits, floods) = tokio::join!(others, floods);
    floods.into_iter().collect::<Result<Vec<()>, Failure>>()?;
    flood.report(&usual, &waits?, begun.elapsed());
    drop(bot);
    Ok(discord.stop().await?)
}
