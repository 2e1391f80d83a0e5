//! How many changes are committed in a second, each on the disk before whoever made it goes on: `cargo bench --bench
//! commits`. It needs a C compiler.
//!
//! A change is a transaction that writes two rows and looks for a third. Flushes take as long as on a disk that is
//! said (`slow.c`, put before the C library), so that machines do not differ in that. Once each change waits for its
//! own flush before the next begins, as it would be if one flush could not serve several; once 64 are under way. The
//! ratio of the two is what counts.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ra_bot::id::{GameId, InteractionId};
use ra_bot::store::{Store, due, interactions, posting};
use ra_bot::time::Millis;

/// How long a flush takes, in microseconds.
const FLUSHES: [u64; 3] = [300, 1000, 5000];
/// How many changes are under way at once.
const AT_ONCE: [usize; 2] = [1, 64];
/// For how long.
const LASTS: Duration = Duration::from_secs(5);
/// Tells the program that it is to measure, and how many changes are under way.
const MEASURES: &str = "RA_COMMITS_AT_ONCE";

type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

fn main() -> Outcome<()> {
    match std::env::var(MEASURES) {
        Ok(at_once) => tokio::runtime::Runtime::new()?.block_on(measure(at_once.parse()?)),
        Err(_) => compare(),
    }
}

/// Commits for a while, and prints how many there were, and how many a second.
async fn measure(at_once: usize) -> Outcome<()> {
    let folder = tempfile::tempdir()?;
    let store = Store::open(&folder.path().join("ra.sqlite")).await?;
    let begun = Instant::now();
    let (number, mut tasks) = (Arc::new(std::sync::atomic::AtomicI64::new(1)), Vec::new());
    for _ in 0..at_once {
        let (store, number) = (store.clone(), Arc::clone(&number));
        tasks.push(tokio::spawn(async move {
            while begun.elapsed() < LASTS {
                let number = number.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                let mut tx = store.write().await?;
                interactions::note(&mut tx, InteractionId(number), Millis(number)).await?;
                posting::begin(&mut tx, &number.to_string(), Millis(number)).await?;
                due::set(&mut tx, GameId(number), None).await?;
                tx.commit().await?;
            }
            Outcome::Ok(())
        }));
    }
    for task in tasks {
        task.await??;
    }
    let commits = number.load(std::sync::atomic::Ordering::Relaxed) - 1;
    println!("{commits} {:.0}", commits as f64 / begun.elapsed().as_secs_f64());
    Ok(())
}

fn compare() -> Outcome<()> {
    let folder = tempfile::tempdir()?;
    let library = folder.path().join("slow.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/commits/slow.c");
    let mut compiler = Command::new("cc");
    compiler.args(["-O2", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o"]).arg(&library).arg(source);
    if !compiler.status()?.success() {
        return Err("slow.c could not be compiled".into());
    }
    println!("{:>10} {:>9} {:>11} {:>15}", "a flush", "at once", "commits/s", "commits a flush");
    for micros in FLUSHES {
        for at_once in AT_ONCE {
            let (commits, a_second, flushes) = run(&library, folder.path(), micros, at_once)?;
            println!("{:>7} µs {at_once:>9} {a_second:>11} {:>15.1}", micros, commits / flushes);
        }
    }
    Ok(())
}

/// Lets a process of its own measure; returns how many commits there were, how many a second, and how many flushes.
fn run(library: &Path, folder: &Path, micros: u64, at_once: usize) -> Outcome<(f64, u64, f64)> {
    let flushes = folder.join("flushes");
    let mut child = Command::new(std::env::current_exe()?);
    child.env("LD_PRELOAD", library).env("RA_FLUSH_MICROS", micros.to_string());
    child.env("RA_FLUSHES", &flushes).env(MEASURES, at_once.to_string());
    let said = String::from_utf8(child.output()?.stdout)?;
    let (commits, a_second) = said.trim().split_once(' ').ok_or("it did not come to its end")?;
    let flushes = std::fs::read_to_string(&flushes)?;
    Ok((commits.parse()?, a_second.parse()?, flushes.trim().parse()?))
}
