//! What a command costs: `cargo bench --bench interaction`.
//!
//! The local Discord and the people are this process; the bot is another one, the real program in its release build,
//! on a database of 10,000 running games of 60 actions each. What is timed is a person's wait, from the command to the
//! answer; the bot's CPU time is the kernel's account of its process, with all that it does after the answer.
//!
//! The measure is a command that does nothing. It is no command of the bot: this program starts itself once more as a
//! bare poise bot with the bot's own REST client, and that bot answers `/nothing`. What drawing a tile costs beyond it,
//! by command or by a click on the board, is the game, the database, the text and the picture.
//!
//! With `RA_FLUSH_MICROS=1000` in the environment each flush of the bot's disk takes a millisecond, whatever the disk.
//!
//! `cargo bench --bench interaction -- flood` measures instead what one person who sends as much as they can costs
//! others; `… -- million` how the bot starts, and looks for what is to be done, with a million running games; `… -- overdue`
//! what people wait for while the time of thousands of others runs out; `… -- verdicts` alone what is said last, how long
//! it takes to work out a decision, and what is clear after it; `… -- metrics` what it costs a click that Prometheus asks;
//! `… -- engines` what a click costs on PostgreSQL.

mod bare;
mod database;
mod engines;
mod flood;
mod metrics;
mod million;
mod overdue;
mod process;
#[path = "../../tests/support/running.rs"]
mod running;
mod verdicts;

use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use futures_util::stream::iter;
use local_discord::{Id, Limits, LocalDiscord, Options};
use ra_bot::store::Store;
use ra_bot::terminal::sample_guild;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::bare::{BARE, bare_bot};
use crate::database::{ACTIONS, commits, fill};
use crate::process::{Process, slow_the_disk};

/// Running games in the database.
const GAMES: usize = 10_000;
/// Those of them that are played in this benchmark: Discord allows a server so many active threads.
const PLAYED: usize = 1000;
/// The last of them are tables of one person and computer players that think hard.
const TABLES: usize = 50;
/// How many commands are under way at once in the second round.
const IN_FLIGHT: usize = 64;
/// Each is served one request after the other, so whoever is under way at once must be somebody else; and the bot is busy with
/// a request for a while after it has answered.
const PEOPLE: usize = 5 * 4 * IN_FLIGHT;

/// What is done after the answers is done in this time.
const AFTERWARDS: Duration = Duration::from_millis(1500);

/// Longer than any board takes.
const LONGEST: Duration = Duration::from_secs(60);

type Failure = Box<dyn std::error::Error + Send + Sync>;
type Outcome<T> = Result<T, Failure>;

fn main() -> Outcome<()> {
    let runtime = tokio::runtime::Runtime::new()?;
    let has = |word: &str| std::env::args().any(|argument| argument == word);
    match std::env::var(BARE) {
        Ok(address) => runtime.block_on(bare_bot(&address)),
        Err(_) if has("flood") => runtime.block_on(flood::measure()),
        Err(_) if has("verdicts") => verdicts::measure(),
        Err(_) if has("engines") => runtime.block_on(engines::measure()),
        Err(_) if has("metrics") => runtime.block_on(metrics::measure()),
        Err(_) if has("overdue") => runtime.block_on(overdue::measure()),
        Err(_) if has("million") => runtime.block_on(million::measure(has("postgres"))),
        Err(_) => runtime.block_on(measure()),
    }
}

/// What one kind of command cost.
struct Cost {
    waits: Vec<Duration>,
    /// The bot's CPU time for each.
    cpu: Duration,
}

impl Cost {
    fn wait(&self, percent: usize) -> Duration {
        percentile(&self.waits, percent)
    }

    fn print(&self, name: &str) {
        println!(
            "| {name} | {} | {:.2} ms | {:.2} ms | {} µs |",
            self.waits.len(),
            self.wait(50).as_secs_f64() * 1e3,
            self.wait(99).as_secs_f64() * 1e3,
            self.cpu.as_micros()
        );
    }
}

/// The time, of sorted ones, that so many percent do not exceed.
fn percentile(sorted: &[Duration], percent: usize) -> Duration {
    sorted[(sorted.len() - 1) * percent / 100]
}

/// The last board of a channel: what people see alone, such as a question asked ahead, is none.
fn board(read: &[Value]) -> Option<&Value> {
    read.iter().rfind(|message| message["flags"] != 64)
}

/// What somebody does.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Deed {
    Nothing,
    DrawByCommand,
    DrawByClick,
}

/// Somebody who does something somewhere.
struct Given {
    person: String,
    channel: String,
    deed: Deed,
}

impl Given {
    /// Does it. Returns how long the person waits for the result: for the answer to nothing, or for the board after a draw.
    async fn wait(&self, discord: &LocalDiscord) -> Outcome<Duration> {
        let person = discord.person(&self.person).ok_or("there is no such person")?;
        if self.deed == Deed::Nothing {
            let begun = Instant::now();
            let seen = person.run(&self.channel, "/nothing").await?;
            seen.message().ok_or_else(|| format!("nothing was answered {seen:?}"))?;
            return Ok(begun.elapsed());
        }
        let before = person.read(&self.channel)?;
        let last = board(&before).ok_or("there is no board")?;
        let is_new = |read: &[Value]| board(read).is_some_and(|board| board != last);
        let begun = Instant::now();
        let seen = if self.deed == Deed::DrawByCommand {
            person.run(&self.channel, "/ra draw").await?
        } else {
            let on = last["id"].as_str().and_then(Id::parse).ok_or("a message has no number")?;
            person.click(&self.channel, on, "Draw").await?
        };
        let shown = timeout(LONGEST, person.read_until(&self.channel, is_new)).await;
        shown.map_err(|_| format!("{:?} shows no board: {seen:?}", self.deed))??;
        Ok(begun.elapsed())
    }

    /// As [`Given::wait`], and rests until the next one's time has come.
    async fn wait_at(&self, pace: Duration, discord: &LocalDiscord) -> Outcome<Duration> {
        let next = Instant::now() + pace;
        let wait = self.wait(discord).await?;
        tokio::time::sleep_until(next.into()).await;
        Ok(wait)
    }
}

async fn run(discord: &LocalDiscord, bot: &Process, given: Vec<Given>, at_once: usize) -> Outcome<Cost> {
    let (count, before) = (given.len(), bot.cpu()?);
    let one = |given: Given| async move { given.wait(discord).await };
    let waits: Vec<_> = iter(given.into_iter().map(one)).buffer_unordered(at_once).collect().await;
    let mut waits = waits.into_iter().collect::<Outcome<Vec<Duration>>>()?;
    waits.sort();
    // What is done after the answers is part of their cost.
    tokio::time::sleep(AFTERWARDS).await;
    let cpu = (bot.cpu()? - before) / u32::try_from(count)?;
    Ok(Cost { waits, cpu })
}

/// Starts the bot in a folder on a database, a file or a URL. It answers Prometheus at an address if there is one. Returns
/// how long that took until somebody had an answer.
async fn started(
    discord: &LocalDiscord,
    folder: &Path,
    database: &Path,
    listen: Option<&str>,
) -> Outcome<(Process, Duration)> {
    let start = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ra-bot"));
        command.env_clear().current_dir(folder).env("RA_TOKEN", discord.token());
        command.env("RA_LOCAL_DISCORD", discord.address().trim_start_matches("http://"));
        // Here a few people do what thousands do.
        command.env("RA_LIMIT_PRESSES", "off").envs(listen.map(|address| ("RA_LISTEN", address)));
        slow_the_disk(&mut command, folder)?;
        Process::spawn(command.env("RA_DATABASE", database).env("RA_LOG", "warn"))
    };
    // The first start registers the commands, which Discord takes its time for.
    let first = start()?;
    while !discord.commands().iter().any(|command| command["name"] == "ra") {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    drop(first);
    tokio::time::sleep(Duration::from_millis(100)).await;
    let begun = Instant::now();
    let bot = start()?;
    discord.until_connected().await;
    discord.person("Nefer").ok_or("Nefer is missing")?.run("general", "/ra help").await?;
    let ready = begun.elapsed();
    tokio::time::sleep(AFTERWARDS).await;
    Ok((bot, ready))
}

/// What a command costs that does nothing, one at a time and many at once.
async fn measure_nothing(discord: &LocalDiscord, address: &str) -> Outcome<[Cost; 2]> {
    let mut command = Command::new(std::env::current_exe()?);
    let bare = Process::spawn(command.env_clear().env(BARE, address).env("RA_TOKEN", discord.token()))?;
    discord.until_commands().await;
    let nothings = |count| (0..count).map(|_| nothing_given()).collect();
    run(discord, &bare, nothings(500), 8).await?;
    let costs = [
        run(discord, &bare, nothings(4000), 1).await?,
        run(discord, &bare, nothings(8000), IN_FLIGHT).await?,
    ];
    drop(bare);
    Ok(costs)
}

async fn measure() -> Outcome<()> {
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let discord = LocalDiscord::start(Options { limits, people: people(), ..sample_guild() }).await?;
    let address = discord.address().trim_start_matches("http://").to_owned();
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;

    let nothing = measure_nothing(&discord, &address).await?;
    let channels = open_threads(&discord, PLAYED).await?;
    let database = folder.path().join("ra.sqlite");
    let store = Store::open(&database).await?;
    let movers = fill(&store, &discord, &channels, (GAMES, ACTIONS), ra_bot::wall_clock::now()).await?;
    let commits = commits(&store).await?;
    store.close().await;
    drop(store);

    let (bot, ready) = started(&discord, folder.path(), &database, None).await?;
    let memory_at_start = bot.memory()?;

    let draws = |deed: Deed, turn: usize, games: std::ops::Range<usize>| -> Vec<Given> {
        games
            .map(|game| Given { person: movers[game][turn].clone(), channel: channels[game].0.clone(), deed })
            .collect()
    };
    let people = PLAYED - TABLES;
    run(&discord, &bot, draws(Deed::DrawByCommand, 0, 0..100), 8).await?;
    let drawn = [
        run(&discord, &bot, draws(Deed::DrawByCommand, 0, 100..people), 1).await?,
        run(&discord, &bot, draws(Deed::DrawByCommand, 1, 0..people), IN_FLIGHT).await?,
    ];
    let clicked = [
        run(&discord, &bot, draws(Deed::DrawByClick, 2, 0..people), 1).await?,
        run(&discord, &bot, draws(Deed::DrawByClick, 3, TABLES..people), IN_FLIGHT).await?,
    ];
    let memory = bot.memory()?;
    let thinking = PLAYED - TABLES..PLAYED;
    let others = draws(Deed::DrawByCommand, 3, 0..TABLES);
    let (tables, beside) = tokio::try_join!(
        run(&discord, &bot, draws(Deed::DrawByCommand, 0, thinking), TABLES),
        run(&discord, &bot, others, 1),
    )?;
    report(&nothing, &[("`/ra draw`", drawn), ("a click on *Draw*", clicked)], commits);
    report_thinking(&tables, &beside);
    println!();
    verdicts::measure()?;
    println!(
        "\nFrom the start to the first answer, with {GAMES} running games: {:.2} s.",
        ready.as_secs_f64()
    );
    println!("Resident memory: {memory_at_start:.1} MiB after the start, {memory:.1} MiB after the draws.");
    std::io::stdout().flush()?;
    drop(bot);
    Ok(discord.stop().await?)
}

/// Who is in the guild.
fn people() -> Vec<String> {
    let others = (1..PEOPLE).map(|number| format!("Scribe {number}"));
    std::iter::once("Nefer".to_owned()).chain(others).collect()
}

fn nothing_given() -> Given {
    Given { person: "Nefer".to_owned(), channel: "general".to_owned(), deed: Deed::Nothing }
}

fn report(nothing: &[Cost; 2], drawn: &[(&str, [Cost; 2])], commits: Vec<Duration>) {
    let commit = |percent| percentile(&commits, percent);
    println!("| what | runs | wait, p50 | wait, p99 | the bot's CPU time |\n|---|---|---|---|---|");
    let how = ["one at a time".to_owned(), format!("{IN_FLIGHT} in flight")];
    for (at, how) in how.iter().enumerate() {
        nothing[at].print(&format!("nothing, {how}"));
        for (name, costs) in drawn {
            costs[at].print(&format!("{name}, {how}"));
        }
    }
    println!(
        "\nA commit alone takes {:.2} ms (p50), {:.2} ms (p99).",
        commit(50).as_secs_f64() * 1e3,
        commit(99).as_secs_f64() * 1e3
    );
    for (name, costs) in drawn {
        for (at, how) in how.iter().enumerate() {
            let (nothing, drawn) = (&nothing[at], &costs[at]);
            let ratio = drawn.cpu.as_secs_f64() / nothing.cpu.as_secs_f64();
            let beyond =
                drawn.wait(99).saturating_sub(commit(99)).as_secs_f64() / nothing.wait(99).as_secs_f64();
            println!(
                "{name}, {how}: {ratio:.1} times the CPU time of nothing; its p99, less a commit's, is {beyond:.1} \
                 times that of nothing."
            );
        }
    }
}

fn report_thinking(tables: &Cost, beside: &Cost) {
    println!(
        "\nWhile {TABLES} tables of computer players think, set off at once, a draw elsewhere takes {:.1} ms (p50), {:.1} \
         ms (p99); the tables' own boards come after {:.0} ms (p50), {:.0} ms (p99).",
        beside.wait(50).as_secs_f64() * 1e3,
        beside.wait(99).as_secs_f64() * 1e3,
        tables.wait(50).as_secs_f64() * 1e3,
        tables.wait(99).as_secs_f64() * 1e3
    );
}

/// Opens the threads that so many games are played in, each with a message that is the game's board so far.
async fn open_threads(discord: &LocalDiscord, count: usize) -> Outcome<Vec<(String, i64)>> {
    let client = reqwest::Client::builder().no_proxy().build()?;
    let parent = discord.channel("ra").ok_or("there is no channel ra")?;
    let post = async |path: String, body: serde_json::Value| -> Outcome<String> {
        let request = client.post(format!("{}/api/v10{path}", discord.address())).json(&body);
        let request = request.header("Authorization", format!("Bot {}", discord.token()));
        let body: serde_json::Value = request.send().await?.error_for_status()?.json().await?;
        Ok(body["id"].as_str().ok_or("there is no id")?.to_owned())
    };
    let mut channels = Vec::new();
    for game in 1..=count {
        let thread = post(
            format!("/channels/{parent}/threads"),
            json!({"name": format!("Ra · game {game}"), "type": 11}),
        )
        .await?;
        let message = post(format!("/channels/{thread}/messages"), json!({"content": "A board."})).await?;
        channels.push((thread, message.parse()?));
    }
    Ok(channels)
}
