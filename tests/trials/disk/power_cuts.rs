//! The power is cut at any moment: what the disk was told to make sure of is there, and any part of what it was given
//! since. Whatever people were answered before is in the database once, which the program opens and plays on with.
//!
//! The scenario is played once, on a disk that writes down what it is given; the moments are cut out of that afterwards.

use std::collections::BTreeMap;
use std::path::Path;

use futures_util::{StreamExt as _, stream};
use ra_bot::app::{self, GameRef};
use ra_bot::store::Store;
use ra_table::id::GameId;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::database_facts::{self, Facts};
use super::device::{Device, Fault, Only};
use super::disk_ledger::Disk;
use super::faults::seed;
use super::scenario::{BACKUP, LIVES, does};
use super::supervisor::Supervisor;
use crate::number;
use crate::support::life::{Life, command as command_line, until_disconnected};
use crate::support::server::{command, within};

/// How many databases are looked into at once.
const AT_ONCE: usize = 4;

/// What was there after a cut.
struct Cut {
    /// At which line of the ledger.
    line: usize,
    /// How many steps had been answered.
    answered: usize,
    files: BTreeMap<String, Vec<u8>>,
}

/// The scenario, played.
struct Played {
    supervisor: Supervisor,
    known: Vec<Facts>,
}

/// The same on a disk on which the flushes begin to fail in the middle, until the program has been started again.
/// What the system then remembers is more than the disk has.
async fn played_with_a_failed_flush() -> Played {
    let mut clean = Supervisor::new(Device::new).await;
    let known = clean.play(None).await;
    let at = clean.device.count() * 2 / 3;
    let mut supervisor = Supervisor::new(Device::with_ledger).await;
    supervisor.device.fail(Fault { at, only: Only::Flushes, lasting: true, half: false });
    supervisor.play(Some(&known)).await;
    assert!(supervisor.failures > 0);
    Played { supervisor, known }
}

async fn played(device: impl FnOnce(&Path) -> Device) -> Played {
    let mut supervisor = Supervisor::new(device).await;
    let known = supervisor.play(None).await;
    Played { supervisor, known }
}

impl Played {
    /// Cuts the power at so many moments, in their order.
    fn cuts(&self, count: usize, seed: u64) -> impl Iterator<Item = Cut> {
        let records = self.supervisor.device.ledger().unwrap().records();
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut lines: Vec<usize> = (0..count).map(|_| rng.random_range(0..=records.len())).collect();
        lines.sort_unstable();
        let (mut disk, mut followed, mut answered) = (Disk::default(), 0, 0);
        lines.into_iter().map(move |line| {
            for record in &records[followed..line] {
                disk.follow(record);
                answered = record.mark().unwrap_or(answered);
            }
            followed = line;
            Cut { line, answered, files: disk.after_a_cut(&mut rng) }
        })
    }

    /// What is there after a cut, in a folder of its own.
    fn put(&self, cut: &Cut) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, bytes) in &cut.files {
            let name = Path::new(name).strip_prefix(self.supervisor.folder.path()).unwrap();
            std::fs::write(folder.path().join(name), bytes).unwrap();
        }
        folder
    }

    /// Says what is wrong with the facts that are found where so many steps had been answered: the next may have
    /// happened or not, or in part, if it is of several changes.
    fn compare(&self, found: &Facts, answered: usize) -> Result<(), String> {
        let (before, after) =
            (&self.known[answered], self.known.get(answered + 1).unwrap_or(&self.known[answered]));
        let lost: Vec<&String> = before.intersection(after).filter(|fact| !found.contains(*fact)).collect();
        let new: Vec<&String> =
            found.iter().filter(|fact| !before.contains(*fact) && !after.contains(*fact)).collect();
        if lost.is_empty() && new.is_empty() { Ok(()) } else { Err(format!("lost {lost:?}, new {new:?}")) }
    }

    /// Opens what is there after a cut, and looks into it.
    async fn look(&self, cut: &Cut) -> Result<(), String> {
        let folder = self.put(cut);
        let database = folder.path().join("ra.sqlite");
        let discord = &self.supervisor.discord;
        let mut found = Facts::new();
        // Before the first answer there may be none.
        if database.exists() {
            let store = Store::open(&database).await.map_err(|error| error.to_string())?;
            // Copying looks through all of it for damage.
            let whole = folder.path().join("whole.sqlite");
            Store::open_copy(&database, &whole).await.map_err(|error| error.to_string())?.close().await;
            found = database_facts::read(discord, &store).await;
            store.close().await;
        }
        self.compare(&found, cut.answered)?;
        let copy = folder.path().join("ra.sqlite.copy");
        let copied = 2 + LIVES.concat().iter().position(|step| step.line == BACKUP).unwrap();
        if !copy.exists() {
            return if cut.answered < copied { Ok(()) } else { Err("there is no copy".to_owned()) };
        }
        let in_copy = database_facts::of(discord, &copy).await;
        if in_copy == self.known[copied] { Ok(()) } else { Err(format!("the copy has {in_copy:?}")) }
    }

    /// Cuts the power at so many moments; returns what was wrong.
    async fn findings(&self, count: usize, seed: u64) -> Vec<String> {
        let looks = stream::iter(self.cuts(count, seed)).map(async |cut| {
            let looked = self.look(&cut).await;
            looked.err().map(|problem| format!("line {}, {} answered: {problem}", cut.line, cut.answered))
        });
        looks.buffer_unordered(AT_ONCE).filter_map(async |problem| problem).collect().await
    }

    /// Lets the program itself open what is there after a cut, check it and play on in the first game that was dealt.
    async fn play_on(&self, cut: &Cut) {
        let folder = self.put(cut);
        let discord = &self.supervisor.discord;
        let mut check = command_line(discord, folder.path());
        check.arg("check");
        let checked = within(tokio::task::spawn_blocking(move || check.output().unwrap())).await.unwrap();
        let said = String::from_utf8([checked.stdout, checked.stderr].concat()).unwrap();
        assert!(checked.status.success() && said.contains("The database is good."), "{said}");
        let (before, who, line) = to_do(folder.path()).await;
        let life = Life::begin(discord, folder.path());
        let mut told = None;
        // An answer that came too late, as this machine is busy, is none.
        while told.is_none() {
            within(discord.until_connected()).await;
            told = within(does(&who, &line, "").take(discord, || ())).await;
        }
        life.ask_to_end();
        let ended = move || {
            let mut life = life;
            (life.end(), life.log())
        };
        let (ended, log) = within(tokio::task::spawn_blocking(ended)).await.unwrap();
        assert!(ended.success() && !log.contains("panicked"), "{log}");
        within(until_disconnected(discord)).await;
        let (after, ..) = to_do(folder.path()).await;
        assert!(after > before, "line {}, {who} {line}: {told:?}\n{log}", cut.line);
    }
}

/// How many entries the first game that was dealt has, who can go on there, and what they might type.
async fn to_do(folder: &Path) -> (i64, String, String) {
    let store = Store::open(&folder.join("ra.sqlite")).await.unwrap();
    let (row, game) = app::whole(&store, GameRef::Game(DEALT)).await.unwrap();
    store.close().await;
    if game.table().halted().is_some() {
        return (row.seq, "Khnum".to_owned(), "/ra-admin resume".to_owned());
    }
    let (seat, legal) = game.state().turn().unwrap();
    (row.seq, game.table().player(seat).name.to_owned(), command(legal.nth(0).unwrap()))
}

/// The first game that was dealt.
const DEALT: GameId = GameId(4);

async fn cut(count: usize, lives: usize, seed: u64) {
    let played = played(Device::with_ledger).await;
    let findings = played.findings(count, seed).await;
    assert!(findings.is_empty(), "RA_SEED={seed}: {} findings: {findings:#?}", findings.len());
    let in_games = played.cuts(count, seed).filter(|cut| cut.answered > LIVES[0].len());
    let in_games: Vec<Cut> = in_games.collect();
    for cut in in_games.iter().step_by(in_games.len().div_ceil(lives)) {
        played.play_on(cut).await;
    }
    eprintln!("RA_SEED={seed}: {count} cuts");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_answered_is_there_after_the_power_was_cut() {
    cut(200, 6, 1).await;
}

/// The same more often: `cargo xtask power-cuts --count 5000`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes"]
async fn what_was_answered_is_there_however_often_the_power_was_cut() {
    cut(number("RA_CUTS").unwrap_or(2000) as usize, 40, seed()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flush_that_failed_costs_nothing_that_is_answered_later() {
    let findings = played_with_a_failed_flush().await.findings(100, 1).await;
    assert!(findings.is_empty(), "{} findings: {findings:#?}", findings.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_is_not_flushed_is_found_out() {
    let played = played(Device::lying).await;
    let findings = played.findings(30, 1).await;
    let is_found = |problem: &String| problem.contains("lost") || problem.contains("is damaged");
    assert!(findings.iter().any(is_found), "{findings:#?}");
}
