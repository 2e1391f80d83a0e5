//! The program is killed at any operation while it restores a copy, or while it opens one for the first time, or the
//! operation fails: what is there afterwards is all of one database, or is refused, and restoring it once more comes to
//! the same end.

use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;

use futures_util::{StreamExt as _, stream};
use local_discord::LocalDiscord;
use ra_bot::store::{OpenError, Store};

use super::device::{Device, Fault, Only};
use crate::support::crashed::{again, crashed, with, word_of};
use crate::support::life::command;
use crate::support::server::{options, within};

/// How many programs run at once.
const AT_ONCE: usize = 4;
/// While the copy is written, the program is killed at every which operation.
const EVERY: usize = 20;
/// How many operations there are at least after that, at each of which it is killed.
const AFTERWARDS: u64 = 30;
const SIGKILL: i32 = 9;

/// Runs the program on a disk, where something happens to an operation; returns how it ended, and how many there were.
async fn run(
    discord: &LocalDiscord,
    database: &Path,
    arguments: &[&str],
    fault: Option<Fault>,
) -> (ExitStatus, u64) {
    let folder = tempfile::tempdir().unwrap();
    let device = Device::new(folder.path());
    if let Some(fault) = fault {
        device.fail(fault);
    }
    let mut command = command(discord, database.parent().unwrap());
    // Where there is no Discord, the bot ends as soon as it has opened its database.
    device.put_under(command.env("RA_LOCAL_DISCORD", "127.0.0.1:1").args(arguments));
    let output = within(tokio::task::spawn_blocking(move || command.output().unwrap())).await.unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!said.contains("panicked"), "{fault:?}: {said}");
    (output.status, device.count())
}

/// It goes wrong at this operation.
fn fault(at: u64, only: Only) -> Option<Fault> {
    Some(Fault { at, only, lasting: false, half: true })
}

/// What a start makes of these files: the word that the database says, or nothing if it is refused.
async fn word_after_start(folder: &Path) -> Option<char> {
    let (_folder, database) = again(folder);
    match Store::open(&database).await {
        Ok(store) => {
            store.close().await;
            Some(word_of(&database).await.expect("it says something"))
        }
        Err(OpenError::Interrupted(_) | OpenError::LogOfAnother(_)) => None,
        Err(error) => panic!("{error}"),
    }
}

/// The copy with which a restore begins.
fn early(database: &Path) -> PathBuf {
    database.with_file_name("early.sqlite")
}

/// Lets something happen while it restores; returns what a start would find then.
async fn restore(discord: &LocalDiscord, at: u64, only: Only) -> Option<char> {
    let (folder, database) = crashed().await;
    let copy = early(&database);
    let arguments = ["restore", copy.to_str().unwrap()];
    run(discord, &database, &arguments, fault(at, only)).await;
    let found = word_after_start(folder.path()).await;
    let (ended, _) = run(discord, &database, &arguments, None).await;
    assert!(ended.success(), "{at}");
    assert_eq!(word_of(&with(&database, ".old-1")).await, Some('l'), "{at}");
    assert_eq!(word_of(&database).await, Some('e'), "{at}");
    assert!(!with(&database, ".restored").exists() && !with(&database, ".restoring").exists(), "{at}");
    found
}

/// The same at one operation after the other.
async fn restore_each(only: Only) -> Vec<Option<char>> {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let (_folder, database) = crashed().await;
    let (_, count) = run(&discord, &database, &["restore", early(&database).to_str().unwrap()], None).await;
    let writing = (1..count - AFTERWARDS).step_by(EVERY);
    let numbers = writing.chain(count - AFTERWARDS..=count);
    let found = stream::iter(numbers).map(|at| restore(&discord, at, only)).buffered(AT_ONCE).collect().await;
    discord.stop().await.unwrap();
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whenever_a_restore_is_killed_no_files_are_mixed() {
    let found = restore_each(Only::Kill).await;
    // First all of the old one, then nothing, then all of the copy.
    let order = [Some('l'), None, Some('e')];
    assert!(found.is_sorted_by_key(|word| order.iter().position(|it| it == word)), "{found:?}");
    assert!(order.iter().all(|word| found.contains(word)), "{found:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_fails_in_a_restore_no_files_are_mixed() {
    let found = restore_each(Only::Any).await;
    assert!(found.contains(&Some('l')) && found.contains(&Some('e')), "{found:?}");
}

/// Kills the program while it opens a copy for the first time. Then it is started again, or another copy is laid over the
/// first one by hand. Returns whether it came to that operation, as their number differs by a few.
async fn open(discord: &LocalDiscord, at: u64) -> bool {
    let (folder, database) = crashed().await;
    for ending in ["", "-wal", "-shm"] {
        std::fs::remove_file(with(&database, ending)).unwrap();
    }
    std::fs::copy(early(&database), &database).unwrap();
    let (ended, _) = run(discord, &database, &[], fault(at, Only::Kill)).await;
    assert_eq!(word_after_start(folder.path()).await, Some('e'), "{at}");
    std::fs::copy(database.with_file_name("other.sqlite"), &database).unwrap();
    let found = word_after_start(folder.path()).await;
    assert!(matches!(found, None | Some('o')), "{at}: {found:?}");
    ended.signal() == Some(SIGKILL)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whenever_the_first_start_on_a_copy_is_killed_the_next_one_has_all_of_it() {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let (_folder, database) = crashed().await;
    let copy = early(&database);
    for ending in ["", "-wal", "-shm"] {
        std::fs::remove_file(with(&database, ending)).unwrap();
    }
    std::fs::copy(&copy, &database).unwrap();
    let (_, count) = run(&discord, &database, &[], None).await;
    let kills = stream::iter(1..count).map(|at| open(&discord, at));
    let were_killed: Vec<bool> = kills.buffered(AT_ONCE).collect().await;
    // Not every start has the time to open all connections, and to close them at its end.
    let always = were_killed.len() * 3 / 4;
    assert!(were_killed[..always].iter().all(|was_killed| *was_killed), "{were_killed:?}");
    discord.stop().await.unwrap();
}
