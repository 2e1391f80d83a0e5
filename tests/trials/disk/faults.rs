//! Something goes wrong with the disk, at any of the operations by which the program uses its database: nothing that
//! people were told is lost or doubled, whoever is not served is told so, and the next command works.

use std::time::{Duration, Instant};

use futures_util::{StreamExt as _, stream};
use rand::rngs::{SmallRng, SysRng};
use rand::seq::SliceRandom as _;
use rand::{RngExt, SeedableRng, TryRng as _};

use super::database_facts::{self, Facts};
use super::device::{Device, Fault, Only};
use super::supervisor::Supervisor;
use crate::number;

/// How long the suite tries; with what comes before and after, that is a minute.
const A_WHILE: Duration = Duration::from_secs(40);
/// How many programs run at once: they wait more than they work.
const AT_ONCE: usize = 4;

/// The scenario on a disk that works.
struct Clean {
    operations: u64,
    known: Vec<Facts>,
}

async fn clean() -> Clean {
    let mut supervisor = Supervisor::new(Device::new).await;
    let known = supervisor.play(None).await;
    assert_eq!(supervisor.failures, 0);
    Clean { operations: supervisor.device.count(), known }
}

/// The one that RA_SEED says, or any.
pub(super) fn seed() -> u64 {
    number("RA_SEED").unwrap_or_else(|| SysRng.try_next_u64().unwrap() >> 32)
}

/// What goes wrong at an operation.
fn fault(seed: u64, at: u64) -> Fault {
    let mut rng = SmallRng::seed_from_u64(seed.wrapping_mul(1_000_003).wrapping_add(at));
    let only = [Only::Any, Only::NeedsRoom, Only::Flushes][rng.random_range(0..3)];
    Fault { at, only, lasting: rng.random(), half: rng.random() }
}

/// The scenario on a disk that fails; returns how often that was noticed.
async fn suffer(clean: &Clean, fault: Fault) -> usize {
    let mut supervisor = Supervisor::new(Device::new).await;
    supervisor.device.fail(fault);
    supervisor.play(Some(&clean.known)).await;
    let found = database_facts::of(&supervisor.discord, &supervisor.database()).await;
    let known = clean.known.last().unwrap();
    let (lost, new): (Vec<_>, Vec<_>) =
        (known.difference(&found).collect(), found.difference(known).collect());
    assert!(lost.is_empty() && new.is_empty(), "lost {lost:?}, new {new:?}");
    supervisor.failures
}

/// Lets something go wrong at one operation after the other, in any order, as long as there is time.
async fn try_all(seed: u64, time: Duration) {
    let clean = std::sync::Arc::new(clean().await);
    let (begun, operations) = (Instant::now(), clean.operations);
    let mut numbers: Vec<u64> = (1..=operations).collect();
    numbers.shuffle(&mut SmallRng::seed_from_u64(seed));
    if let Some(at) = number("RA_FAULT") {
        numbers = vec![at];
    }
    let numbers = numbers.into_iter().take_while(|_| begun.elapsed() < time);
    let runs = stream::iter(numbers).map(async |at| {
        let (fault, clean) = (fault(seed, at), std::sync::Arc::clone(&clean));
        let noticed = tokio::spawn(async move { suffer(&clean, fault).await }).await;
        if noticed.is_err() {
            eprintln!("that was RA_SEED={seed} RA_FAULT={at}: {fault:?}");
        }
        noticed.ok()
    });
    let noticed: Vec<Option<usize>> = runs.buffer_unordered(AT_ONCE).collect().await;
    let bad = noticed.iter().filter(|noticed| noticed.is_none()).count();
    let told: usize = noticed.iter().flatten().sum();
    let (tried, took) = (noticed.len(), begun.elapsed().as_secs());
    eprintln!(
        "RA_SEED={seed}: of {operations} operations {tried} failed, which was noticed {told} times; {bad} findings; {took} s"
    );
    assert_eq!(bad, 0, "RA_SEED={seed}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_fails_is_told_and_nothing_is_lost_or_doubled() {
    try_all(seed(), A_WHILE).await;
}

/// At every operation, or as many as there is time for: `cargo xtask disk`. With the seed that was printed it tries the
/// same again, with `RA_FAULT` a single one of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes hours"]
async fn whichever_operation_fails_is_told_and_nothing_is_lost_or_doubled() {
    try_all(seed(), Duration::from_secs(60 * number("RA_MINUTES").unwrap_or(24 * 60))).await;
}
