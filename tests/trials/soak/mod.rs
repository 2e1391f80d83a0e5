//! Fifty people use the bot for long, three of them against all others, while answers are lost and links hang; or while
//! the process is killed every minute. What an honest person was answered is in the history once, and nothing is there
//! that they did not do. How long they wait beside the hostile ones, and what the process needs, is printed.
//!
//! The bot is the real binary on a database file. Every minute the hostile begin or pause in turn, so that both halves of
//! a comparison meet the same machine.

mod group;
mod hostile;
mod ledger;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use local_discord::{Fault, Limits, LocalDiscord, Matching, Options, Order};
use ra_bot::store::Store;
use ra_bot::terminal::sample_guild;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use self::group::Group;
use self::ledger::Ledger;
use super::killed::shown_games;
use crate::number;
use crate::support::life::{Life, until_disconnected};
use crate::support::server::within;
use crate::support::stored_game::StoredGame;

/// How many people a table has at most.
const TABLE: usize = 4;
/// How the hostile are called, before their number. What is done in their name is not counted: they undo it themselves.
const HOSTILE: &str = "Apep";

/// How long a trial is, and what happens in it.
struct Plan {
    honest: usize,
    hostile: usize,
    lasts: Duration,
    /// How long people think, at most.
    thinking: Duration,
    /// How long the hostile act, and then let the others alone.
    turns: Duration,
    /// After how long the process is killed each time; if it is not, links hang and answers are lost instead.
    killed: Option<Duration>,
    seed: u64,
}

/// What all who take part share.
struct World {
    discord: LocalDiscord,
    thinking: Duration,
    /// Nobody begins anything any more.
    over: AtomicBool,
    /// Whether the hostile act at present.
    hostile: AtomicBool,
    /// How often the process has been killed or started; even while it is there.
    lives: AtomicUsize,
    /// How many pressed and typed what the hostile did.
    attacks: AtomicUsize,
    ledger: Ledger,
}

impl World {
    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }
}

const SECOND: Duration = Duration::from_secs(1);

/// As much as fits into seconds.
const SHORT: Plan = Plan {
    honest: 8,
    hostile: 1,
    lasts: SECOND.saturating_mul(12),
    thinking: Duration::from_millis(300),
    turns: SECOND.saturating_mul(3),
    killed: None,
    seed: 1,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_beside_the_hostile_while_links_fail() {
    trial(SHORT).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_beside_the_hostile_by_kills() {
    trial(Plan { killed: Some(SECOND * 4), seed: 2, ..SHORT }).await;
}

/// An hour with fifty people, in which links hang and answers are lost:
/// `cargo xtask soak`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes an hour"]
async fn for_an_hour() {
    trial(long(60, None)).await;
}

/// Half an hour with a kill every minute: `cargo xtask soak --killed`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes half an hour"]
async fn killed_for_half_an_hour() {
    trial(long(30, Some(SECOND * 60))).await;
}

/// A trial of so many minutes, if the environment does not say otherwise.
fn long(minutes: u64, killed: Option<Duration>) -> Plan {
    Plan {
        honest: 47,
        hostile: 3,
        lasts: SECOND * 60 * u32::try_from(number("RA_MINUTES").unwrap_or(minutes)).unwrap(),
        thinking: SECOND * 3,
        turns: SECOND * 60,
        killed,
        seed: number("RA_SEED").unwrap_or(3),
    }
}

async fn trial(plan: Plan) {
    let honest: Vec<String> = (0..plan.honest).map(|number| format!("Scribe{number}")).collect();
    let hostile: Vec<String> = (0..plan.hostile).map(|number| format!("{HOSTILE}{number}")).collect();
    let people = honest.iter().chain(&hostile).cloned().collect();
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let discord = LocalDiscord::start(Options { limits, people, ..sample_guild() }).await.unwrap();
    let world = World {
        discord,
        thinking: plan.thinking,
        over: AtomicBool::new(false),
        hostile: AtomicBool::new(false),
        lives: AtomicUsize::new(0),
        attacks: AtomicUsize::new(0),
        ledger: Ledger::default(),
    };
    let folder = tempfile::tempdir().unwrap();
    let mut life = Life::begin(&world.discord, folder.path());
    within(world.discord.until_commands()).await;
    within(world.discord.until_connected()).await;
    let mut rng = SmallRng::seed_from_u64(plan.seed);
    // The hostile sit at tables with others, as they do.
    let mut tables: Vec<Vec<String>> = honest.chunks(TABLE).map(<[String]>::to_vec).collect();
    for (table, one) in tables.iter_mut().zip(&hostile) {
        table.push(one.clone());
    }
    let mut groups: Vec<Group> = Vec::new();
    for (number, people) in tables.into_iter().enumerate().filter(|(_, people)| people.len() > 1) {
        groups.push(Group::new(number, people, rng.random()));
    }
    let channels: Vec<String> = groups.iter().map(Group::place).collect();
    let playing = join_all(groups.iter_mut().map(|group| group.play(&world)));
    let attacking =
        join_all(hostile.iter().map(|name| hostile::attack(&world, name, &channels, rng.random())));
    let memory = tokio::join!(playing, attacking, pass(&world, &plan, &mut life, folder.path())).2;
    settle(&world, &mut life, folder.path()).await;
    eprintln!("{}", world.ledger.waits());
    let counted = world.ledger.compare(folder.path()).await;
    let attacks = world.attacks.load(Ordering::Relaxed);
    eprintln!("{counted:?} in {} games, {attacks} attacks", world.ledger.games().len());
    assert!(counted.certain > 0 && attacks > 0, "nothing happened");
    check_memory(&memory);
    world.discord.stop().await.unwrap();
}

/// The time of the trial: what goes wrong, who acts, and what the process needs meanwhile, in KiB.
async fn pass(world: &World, plan: &Plan, life: &mut Life, folder: &std::path::Path) -> Vec<u64> {
    let begun = Instant::now();
    let mut rng = SmallRng::seed_from_u64(plan.seed);
    let (mut born, mut memory) = (begun, Vec::new());
    // On a busy machine it takes longer until something has happened.
    let too_little = || world.ledger.answered() < plan.honest || world.attacks.load(Ordering::Relaxed) < 10;
    while begun.elapsed() < plan.lasts || (too_little() && begun.elapsed() < plan.lasts * 10) {
        tokio::time::sleep(Duration::from_millis(500)).await;
        let turn = begun.elapsed().as_millis() / plan.turns.as_millis();
        world.hostile.store(turn % 2 == 1, Ordering::Relaxed);
        match plan.killed {
            Some(after) if born.elapsed() > after => {
                world.lives.fetch_add(1, Ordering::SeqCst);
                life.kill();
                within(until_disconnected(&world.discord)).await;
                *life = Life::begin(&world.discord, folder);
                within(world.discord.until_connected()).await;
                world.lives.fetch_add(1, Ordering::SeqCst);
                born = Instant::now();
            }
            Some(_) => {}
            None => {
                memory.push(life.resident());
                spoil(world, &mut rng);
            }
        }
    }
    world.over.store(true, Ordering::Relaxed);
    memory
}

/// One of some hundred requests meets what networks do.
fn spoil(world: &World, rng: &mut SmallRng) {
    let ms = rng.random_range(20..3000);
    let (matching, fault) = match rng.random_range(0..24) {
        0 => (Matching::Callback, Fault::HangAfter { ms }),
        1 => (Matching::Callback, Fault::DropAfter),
        2 => (Matching::Callback, Fault::Drop),
        3 => (Matching::SendMessage, Fault::HangAfter { ms }),
        4 => (Matching::SendMessage, Fault::DropAfter),
        5 => (Matching::EditMessage, Fault::Drop),
        6 => return world.discord.order(Order::DeliverTwice { count: 2 }).unwrap(),
        _ => return,
    };
    world.discord.spoil(matching, 1, fault);
}

/// Waits until every channel shows how its game stands, and ends the program.
async fn settle(world: &World, life: &mut Life, folder: &std::path::Path) {
    world.discord.order(Order::ClearFaults).unwrap();
    // What has been decided is played by itself before that.
    tokio::time::sleep(Duration::from_secs(12)).await;
    let patience = Instant::now();
    loop {
        life.terminate();
        within(until_disconnected(&world.discord)).await;
        let wrong = wrong(world, folder).await;
        if wrong.is_empty() {
            return;
        }
        assert!(patience.elapsed() < Duration::from_secs(240), "{wrong:#?}");
        *life = Life::begin(&world.discord, folder);
        within(world.discord.until_connected()).await;
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
}

/// What channels of games do not show as it is, and which games are still to go on by themselves.
async fn wrong(world: &World, folder: &std::path::Path) -> Vec<String> {
    let store = Store::open(&folder.join("ra.sqlite")).await.unwrap();
    let mut wrong = Vec::new();
    for game in world.ledger.games() {
        let round = StoredGame::read(&store, game).await;
        if let Err(problem) = shown_games::check_game(&world.discord, &round) {
            wrong.push(format!("game {game}: {problem}"));
        }
        if round.game.schedule().end_of_waiting().is_some() {
            wrong.push(format!("game {game}: what was decided is not played yet"));
        }
    }
    store.close().await;
    wrong
}

/// What the process needs is no more in the last quarter than in the one before, but for a twentieth.
fn check_memory(resident: &[u64]) {
    let quarter = resident.len() / 4;
    if quarter < 100 {
        return;
    }
    let middle = |part: &[u64]| {
        let mut part = part.to_vec();
        part.sort_unstable();
        part[part.len() / 2]
    };
    let quarters: Vec<u64> = resident.chunks_exact(quarter).take(4).map(middle).collect();
    eprintln!("resident, by quarters: {quarters:?} KiB");
    assert!(quarters[3] * 20 <= quarters[2] * 21, "it grows: {quarters:?}");
}
