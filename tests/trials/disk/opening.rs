//! Something goes wrong with the disk while the program makes its database, or opens it: it says so and ends, or goes
//! on; and the next start finds a database that is whole.

use std::path::Path;
use std::process::Output;

use futures_util::{StreamExt as _, stream};
use local_discord::LocalDiscord;

use super::database_facts;
use super::device::{Device, Fault, Only};
use crate::support::life::command;
use crate::support::server::{Says, options, within};

/// Every which operation fails: the tests of all kinds of change try others.
const EVERY: usize = 9;
/// How many programs run at once.
const AT_ONCE: usize = 4;
/// What the program says that has opened its database, and finds no Discord.
const OPENED: &str = "Discord";

/// Starts the program on this disk, where there is no Discord: it ends as soon as it has opened its database.
async fn open(discord: &LocalDiscord, folder: &Path, device: &Device) -> String {
    let mut command = command(discord, folder);
    device.put_under(command.env("RA_LOCAL_DISCORD", "127.0.0.1:1"));
    let ran = tokio::task::spawn_blocking(move || command.output().unwrap());
    let Output { stderr, status, .. } = within(ran).await.unwrap();
    let said = String::from_utf8(stderr).unwrap();
    assert!(matches!(status.code(), Some(2 | 75)), "{status}");
    said.says("ra-bot: ").lacks("panicked");
    said
}

/// Lets an operation fail while a database is made, or while one is opened that is there; returns whether it came to that
/// operation, as their number differs by a few.
async fn fail(discord: &LocalDiscord, at: u64, there: bool) -> bool {
    let folder = tempfile::tempdir().unwrap();
    let device = Device::new(folder.path());
    if there {
        open(discord, folder.path(), &device).await;
    }
    let fault = Fault { at: device.count() + at, only: Only::Any, lasting: false, half: true };
    device.fail(fault);
    open(discord, folder.path(), &device).await;
    let has_failed = device.has_failed();
    device.heal();
    let said = open(discord, folder.path(), &device).await;
    assert!(said.contains(OPENED), "{fault:?}: {said}");
    database_facts::of(discord, &folder.path().join("ra.sqlite")).await;
    has_failed
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_fails_at_the_start_the_next_one_finds_a_whole_database() {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let device = Device::new(folder.path());
    open(&discord, folder.path(), &device).await;
    let made = device.count();
    open(&discord, folder.path(), &device).await;
    let opened = device.count() - made;
    let making = (1..=made).step_by(EVERY).map(|at| (at, false));
    let opening = (1..=opened).step_by(EVERY).map(|at| (at, true));
    let tried = stream::iter(making.chain(opening)).map(|(at, there)| fail(&discord, at, there));
    let tried: Vec<bool> = tried.buffer_unordered(AT_ONCE).collect().await;
    let failed = tried.iter().filter(|failed| **failed).count();
    assert!(
        failed > tried.len() * 9 / 10,
        "{failed} of {}, {made} to make it, {opened} to open it",
        tried.len()
    );
    discord.stop().await.unwrap();
}
