//! A disk on which nothing can be written any more, under the real program: people are told, nothing is lost or
//! doubled, and once there is room the next command works. If there is none for long, the program ends, to be started
//! again.

use std::path::Path;
use std::process::ExitStatus;

use local_discord::{LocalDiscord, Person};
use ra_bot::store::{Store, entries};
use ra_table::game::Actor;
use ra_table::id::GameId;

use super::device::{Device, Fault, Only};
use crate::support::life::{Life, command, until_disconnected};
use crate::support::server::{Says, options, within, words};

/// From the next operation on there is no room.
const FULL: Fault = Fault { at: 1, only: Only::NeedsRoom, lasting: true, half: false };

async fn run(person: &Person, command: &str) -> String {
    crate::support::server::run(person, "ra", command).await
}

/// What people have played, after the program's end.
async fn played(folder: &Path) -> Vec<String> {
    let store = Store::open(&folder.join("ra.sqlite")).await.unwrap();
    let mut tx = store.read().await.unwrap();
    let lines = entries::all(&mut tx, GameId(1)).await.unwrap();
    drop(tx);
    store.close().await;
    lines.into_iter().filter(|line| matches!(line.actor, Actor::Person(_))).map(|line| line.words).collect()
}

/// A game of two, begun by the program on a disk with room.
async fn begun() -> (LocalDiscord, tempfile::TempDir, Device, Life) {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let device = Device::new(folder.path());
    let mut program = command(&discord, folder.path());
    device.put_under(&mut program);
    let life = Life::of(program, folder.path());
    within(discord.until_commands()).await;
    let nefer = discord.person("Nefer").unwrap();
    run(&nefer, "/ra new seats:2 here:true quick:false pace:\"no clock\"").await;
    run(&discord.person("Amun").unwrap(), "/ra join").await;
    let board = |messages: &[serde_json::Value]| messages.iter().any(|told| words(told).contains("epoch 1,"));
    within(nefer.read_until("ra", board)).await.unwrap();
    (discord, folder, device, life)
}

/// Waits until the program has ended, and until Discord knows: what is run before that would go to the dead.
async fn end(mut life: Life, discord: &LocalDiscord) -> (Life, ExitStatus) {
    let ended = tokio::task::spawn_blocking(move || {
        let ended = life.end();
        (life, ended)
    });
    let ended = within(ended).await.unwrap();
    within(until_disconnected(discord)).await;
    ended
}

#[tokio::test]
async fn a_disk_that_was_full_is_forgotten() {
    let (discord, folder, device, life) = begun().await;
    for _ in 0..3 {
        let board = run(&discord.person("Seti").unwrap(), "/ra board").await;
        if board.contains("auction") {
            break;
        }
        let is_nefer = board.contains("Nefer, your turn") || board.contains("Nefer to act");
        let who = discord.person(if is_nefer { "Nefer" } else { "Amun" }).unwrap();
        device.fail(FULL);
        run(&who, "/ra draw").await.says("nothing was saved");
        device.heal();
        let told = run(&who, "/ra draw").await;
        // On a busy machine it may say no more than where the board is.
        assert!(told.contains("drew") || told.starts_with("Done:"), "{told}");
    }
    life.ask_to_end();
    let (life, ended) = end(life, &discord).await;
    assert!(ended.success());
    assert!(!life.log().contains("panicked"), "{}", life.log());
    let played = played(folder.path()).await;
    assert!(
        !played.is_empty() && played.len() <= 3 && played.iter().all(|words| words == "draw"),
        "{played:?}"
    );
}

/// Nobody can play then, and another life may find another disk: whoever supervises the program starts it again.
#[tokio::test]
async fn a_disk_that_stays_full_ends_the_program() {
    let (discord, folder, device, life) = begun().await;
    device.fail(FULL);
    let (life, ended) = end(life, &discord).await;
    assert_eq!(ended.code(), Some(75), "{}", life.log());
    assert!(life.log().contains("see whether its disk has room"), "{}", life.log());
    let life = Life::begin(&discord, folder.path());
    within(discord.until_connected()).await;
    // Just started, on a busy machine, it may answer the first time too late.
    let seti = discord.person("Seti").unwrap();
    let shown = async { while !run(&seti, "/ra board").await.contains("epoch 1") {} };
    within(shown).await;
    drop(life);
    assert_eq!(played(folder.path()).await, [""; 0]);
}

/// Whichever the operation from which on there is none, it ends with one sentence: mostly with what to do, as SQLite
/// does not always know why a file cannot be made.
#[tokio::test]
async fn a_start_on_a_full_disk_ends_with_a_sentence() {
    let discord = LocalDiscord::start(options()).await.unwrap();
    for there in [false, true] {
        let mut advised = 0;
        for at in (1..=49).step_by(4) {
            let folder = tempfile::tempdir().unwrap();
            let database = folder.path().join("ra.sqlite");
            if there {
                Store::open(&database).await.unwrap().close().await;
            }
            let device = Device::new(folder.path());
            device.fail(Fault { at, ..FULL });
            let mut command = command(&discord, folder.path());
            device.put_under(command.env("RA_LOCAL_DISCORD", "127.0.0.1:1"));
            let output =
                within(tokio::task::spawn_blocking(move || command.output())).await.unwrap().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            let complaints: Vec<&str> = said.lines().filter(|line| !line.contains(" INFO ")).collect();
            assert_eq!((complaints.len(), output.status.code()), (1, Some(75)), "{there} {at}: {said}");
            assert!(complaints[0].starts_with("ra-bot: "), "{there} {at}: {said}");
            assert!(!said.contains("timed out"), "{there} {at}: {said}");
            let database = database.display();
            let advice =
                format!("no room for the database {database}: make room on that disk, and start again");
            advised += usize::from(said.contains(&advice));
        }
        assert!(advised > 2, "{there}: {advised}");
    }
    discord.stop().await.unwrap();
}

/// The copy is named, not the database that could not be copied; and an earlier copy, or what was to be replaced by one,
/// is kept.
#[tokio::test]
async fn a_disk_with_no_room_for_a_copy_keeps_what_is_there() {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (database, copy) = (folder.path().join("ra.sqlite"), folder.path().join("ra.sqlite.copy"));
    Store::open(&database).await.unwrap().close().await;
    let device = Device::new(folder.path());
    let run = async |way: &str| {
        let mut command = command(&discord, folder.path());
        device.put_under(command.arg(way).arg(&copy));
        let output = within(tokio::task::spawn_blocking(move || command.output().unwrap())).await.unwrap();
        (String::from_utf8([output.stdout, output.stderr].concat()).unwrap(), output.status.code())
    };
    for (way, place) in [("backup", &copy), ("restore", &folder.path().join("ra.sqlite.part"))] {
        let before = device.count();
        let (said, code) = run(way).await;
        assert_eq!(code, Some(0), "{said}");
        let operations = device.count() - before;
        let kept = [&database, &copy].map(|file| std::fs::read(file).unwrap());
        // It is written page by page before it is put into its place.
        for from_end in [40, 60, 100] {
            device.fail(Fault { at: device.count() + operations - from_end, ..FULL });
            let (said, code) = run(way).await;
            let named = format!("ra-bot: the copy {} could not be written, and", place.display());
            let untouched = format!("{} is untouched: there is no room for it", database.display());
            assert!(said.contains(&named) && said.contains(&untouched) && code == Some(2), "{said}");
            device.heal();
            assert!(kept == [&database, &copy].map(|file| std::fs::read(file).unwrap()));
            assert!(!folder.path().join("ra.sqlite.copy.part").exists());
            assert!(!folder.path().join("ra.sqlite.part").exists());
        }
    }
    discord.stop().await.unwrap();
}
