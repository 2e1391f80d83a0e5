//! The way back to a copy: what was there is kept, and the files of two databases are never taken for one.

use std::path::Path;

use local_discord::LocalDiscord;
use ra_bot::store::{Database, Store};

use super::backup_files::run;
use crate::support::crashed::{ENDINGS, again, crashed, with, word_of, write};
use crate::support::dealt::{Dealt, THREE};
use crate::support::life::{Life, until_disconnected};
use crate::support::meddle;
use crate::support::server::{Says, Server, options, within};

/// More tiles than are drawn that ask nobody anything.
const NILES: &str = "nile nile nile nile nile nile nile";

async fn restore(discord: &LocalDiscord, database: &Path, copy: &Path) -> (String, Option<i32>) {
    run(discord, database, &["restore", copy.to_str().unwrap()]).await
}

/// The old way: the bot is killed, and the copy is laid over its database.
#[tokio::test]
async fn a_copy_that_was_put_there_by_hand_is_not_mixed_with_what_lies_beside_it() {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (database, copy) = (folder.path().join("ra.sqlite"), folder.path().join("copy.sqlite"));
    let mut life = Life::begin(&discord, folder.path());
    within(discord.until_commands()).await;
    let nefer = discord.person("Nefer").unwrap();
    let backup = ["backup", copy.to_str().unwrap()];
    assert_eq!(run(&discord, &database, &backup).await.1, Some(0));
    within(nefer.run("ra", "/ra new seats:2 quick:false")).await.unwrap();
    // Nothing is restored under a bot that runs.
    let (said, code) = restore(&discord, &database, &copy).await;
    assert!(said.contains("is in use by another ra-bot: stop that one first") && code == Some(75), "{said}");
    life.kill();
    within(until_disconnected(&discord)).await;

    std::fs::copy(&copy, &database).unwrap();
    let put = std::fs::read(&database).unwrap();
    let log = std::fs::read(with(&database, "-wal")).unwrap();
    for (way, refused) in [(&["check"][..], 1), (&[], 2), (&["backup", "another.sqlite"], 2)] {
        let (said, code) = run(&discord, &database, way).await;
        said.says("ra.sqlite-wal beside it belongs to the database that was there");
        assert!(said.contains("Run `ra-bot restore` with the copy") && code == Some(refused), "{said}");
        assert!(std::fs::read(&database).unwrap() == put, "{way:?}");
        assert!(std::fs::read(with(&database, "-wal")).unwrap() == log, "{way:?}");
    }
    let (said, code) = restore(&discord, &database, &copy).await;
    assert!(said.contains("ra.sqlite is restored from ") && code == Some(0), "{said}");
    let (said, code) = run(&discord, &database, &["check"]).await;
    assert!(said.contains("The database is good.") && code == Some(0), "{said}");
    let life = Life::begin(&discord, folder.path());
    within(discord.until_connected()).await;
    drop(life);
    discord.stop().await.unwrap();
}

#[tokio::test]
async fn what_was_there_before_is_kept_with_what_lay_beside_it() {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let (folder, database) = crashed().await;
    for (number, copy, before) in [(1, "early.sqlite", 'l'), (2, "other.sqlite", 'e')] {
        let copy = folder.path().join(copy);
        let (said, code) = restore(&discord, &database, &copy).await;
        let kept = with(&database, &format!(".old-{number}"));
        let named = format!("The old files are kept as {}", kept.display());
        assert!(said.contains(&named) && code == Some(0), "{said}");
        assert_eq!(said.contains(&format!("{}-wal", kept.display())), number == 1, "{said}");
        assert_eq!(word_of(&kept).await, Some(before));
        assert_eq!(word_of(&database).await, word_of(&copy).await);
        let store = Store::open(&database).await.unwrap();
        store.close().await;
        assert_eq!(word_of(&database).await, word_of(&copy).await);
    }
    // What was kept can be restored too, with what lies beside it; and where there is nothing, nothing is kept.
    let new = folder.path().join("new.sqlite");
    let (said, code) = restore(&discord, &new, &with(&database, ".old-1")).await;
    assert!(!said.contains("kept") && code == Some(0), "{said}");
    said.says("There is no old database that can be read. So people who were deleted");
    assert_eq!(word_of(&new).await, Some('l'));
    discord.stop().await.unwrap();
}

#[tokio::test]
async fn what_cannot_be_restored_is_named_and_nothing_is_changed() {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let (folder, database) = crashed().await;
    let file = |name: &str| folder.path().join(name);
    std::fs::write(file("diary"), "Today I played Ra.").unwrap();
    std::fs::write(file("empty"), "").unwrap();
    for name in ["version", "torn", "stale"] {
        std::fs::copy(file("early.sqlite"), file(name)).unwrap();
    }
    meddle(
        &Database::File(file("version")),
        "UPDATE installation SET value = 'another' WHERE name = 'schema'",
    )
    .await;
    let torn = std::fs::File::options().write(true).open(file("torn")).unwrap();
    std::os::unix::fs::FileExt::write_all_at(&torn, &[7; 9000], 8000).unwrap();
    std::fs::copy(with(&database, "-wal"), file("stale-wal")).unwrap();
    std::fs::hard_link(&database, file("link")).unwrap();
    let before: Vec<Vec<u8>> = ENDINGS.map(|ending| std::fs::read(with(&database, ending)).unwrap()).into();
    for (copy, sentence) in [
        ("nothing", "nothing cannot be restored, and nothing has been changed: No such file"),
        ("diary", "it is no database of ra-bot"),
        ("empty", "it is an empty file"),
        ("version", "it was made by another version of ra-bot"),
        ("torn", "it is damaged"),
        ("stale", "stale-wal beside it belongs to another database"),
        ("ra.sqlite", "ra.sqlite is the database itself"),
        ("link", "is the database itself"),
        ("", "Is a directory"),
    ] {
        let (said, code) = restore(&discord, &database, &file(copy)).await;
        assert!(said.contains(sentence) && code == Some(2), "{copy}: {said}");
        let after = ENDINGS.map(|ending| std::fs::read(with(&database, ending)).unwrap());
        assert!(before == after, "{copy}");
        let names = folder.path().read_dir().unwrap().map(|file| file.unwrap().file_name());
        let mut others = names.filter(|name| name.to_str().unwrap().starts_with("ra.sqlite."));
        assert!(others.all(|name| name == "ra.sqlite.lock"), "{copy}");
    }
    discord.stop().await.unwrap();
}

/// Nothing opens the database then. What is aside of the old one is completed first, as it may be what is wanted.
#[tokio::test]
async fn an_interrupted_restore_is_finished_by_another() {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let (folder, database) = crashed().await;
    let kept = with(&database, ".old-1");
    std::fs::rename(&database, &kept).unwrap();
    std::fs::copy(folder.path().join("early.sqlite"), with(&database, ".restored")).unwrap();
    std::fs::write(with(&database, ".restoring"), "ra.sqlite.old-1").unwrap();
    for (way, refused) in [(&["check"][..], 1), (&[], 2), (&["backup", "another.sqlite"], 2)] {
        let (said, code) = run(&discord, &database, way).await;
        assert!(said.contains("was interrupted: run `ra-bot restore` again"), "{way:?}: {said}");
        assert_eq!(code, Some(refused), "{way:?}: {said}");
        assert!(!database.exists(), "{way:?}");
    }
    let (said, code) = restore(&discord, &database, &folder.path().join("nothing")).await;
    assert!(said.contains("No such file") && code == Some(2), "{said}");
    let (said, code) = restore(&discord, &database, &kept).await;
    assert!(said.contains("ra.sqlite.old-1-wal") && code == Some(0), "{said}");
    for database in [&kept, &database] {
        assert_eq!(word_of(database).await, Some('l'));
    }
    discord.stop().await.unwrap();
}

/// As when only the database itself was deleted, to begin anew.
#[tokio::test]
async fn no_database_is_made_beside_the_log_of_another() {
    let (_folder, database) = crashed().await;
    std::fs::remove_file(&database).unwrap();
    let refused = Store::open(&database).await.unwrap_err().to_string();
    refused.says("there is no database").says("ra.sqlite-wal away");
    assert!(!database.exists());
}

/// That a file is no copy any more stands in the file itself, before anything is in the log.
#[tokio::test]
async fn a_copy_is_opened_by_the_first_start_with_nothing_of_another() {
    let (folder, database) = crashed().await;
    for ending in ENDINGS {
        std::fs::remove_file(with(&database, ending)).unwrap();
    }
    std::fs::copy(folder.path().join("early.sqlite"), &database).unwrap();
    let store = Store::open(&database).await.unwrap();
    write(&store, "l").await;
    // The file itself says that it is no copy any more: without the log, which is cut off here.
    let (crashed, place) = again(folder.path());
    assert_eq!(word_of(&place).await, Some('l'));
    store.close().await;
    // The same by hand once more, after a crash.
    std::fs::copy(folder.path().join("early.sqlite"), &place).unwrap();
    let refused = Store::open(&place).await.unwrap_err().to_string();
    refused.says("is a copy");
    drop(crashed);
}

/// The drill of an operator who loses a machine: a backup that was made under load is restored in another place, is
/// sound, and people play on from it.
#[tokio::test]
async fn a_backup_made_under_load_is_played_on_elsewhere() {
    let mut server = Server::start().await;
    let mut games = Vec::new();
    for channel in ["ra", "general", "tournament"] {
        games.push((channel, server.deal(Dealt { channel, bag: NILES, ..THREE }).await));
    }
    let elsewhere = tempfile::tempdir().unwrap();
    let copy = elsewhere.path().join("copy.sqlite");
    let draws = async |channel: &str| {
        for who in ["Nefer", "Amun", "Isis", "Nefer", "Amun"] {
            server.run(who, channel, "/ra draw").await;
        }
    };
    let backup = async || {
        let (said, code) = run(&server.discord, server.file(), &["backup", copy.to_str().unwrap()]).await;
        assert!(said.contains("is a whole copy") && code == Some(0), "{said}");
    };
    tokio::join!(draws("ra"), draws("general"), draws("tournament"), backup());
    let mut played = Vec::new();
    for (_, game) in &games {
        played.push(server.history(*game).await);
    }
    server.stop().await;

    server.config.database = Database::File(elsewhere.path().join("ra.sqlite"));
    let (said, code) = restore(&server.discord, server.file(), &copy).await;
    assert!(said.contains("ra.sqlite is restored from ") && code == Some(0), "{said}");
    let (said, code) = run(&server.discord, server.file(), &["check"]).await;
    assert!(said.contains("Running games: 3, of which 0 cannot go on.") && code == Some(0), "{said}");
    server.store.close().await;
    server.store = Store::open(server.file()).await.unwrap();
    server.start_again().await;
    for ((channel, game), played) in games.into_iter().zip(played) {
        let before = server.history(game).await;
        assert!(played.starts_with(&before), "{before:?} {played:?}");
        let who = server.to_act(game).await;
        server.run(&who, channel, "/ra draw").await;
        assert_eq!(server.history(game).await.len(), before.len() + 1);
    }
    server.end().await;
}
