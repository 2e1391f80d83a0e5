//! The database as a file: copies that are whole, and what is said of files that are no good.

use std::collections::BTreeSet;
use std::fs::File;
use std::os::unix::fs::{FileExt as _, PermissionsExt as _, symlink};
use std::path::Path;

use local_discord::LocalDiscord;
use ra_bot::store::{Database, Store, entries};
use ra_table::id::GameId;

use crate::support::dealt::{Dealt, THREE};
use crate::support::life::command;
use crate::support::meddle;
use crate::support::server::{Says, Server, options, within};

/// What the program says and ends with, run on a database.
pub(crate) async fn run(
    discord: &LocalDiscord,
    database: &Path,
    arguments: &[&str],
) -> (String, Option<i32>) {
    let mut command = command(discord, database.parent().unwrap());
    command.env("RA_DATABASE", database).args(arguments);
    let output = within(tokio::task::spawn_blocking(move || command.output().unwrap())).await.unwrap();
    let said = [output.stdout, output.stderr].concat();
    (String::from_utf8(said).unwrap(), output.status.code())
}

async fn entries_of(database: &Path, game: GameId) -> usize {
    let store = Store::open(database).await.unwrap();
    let mut tx = store.read().await.unwrap();
    let count = entries::all(&mut tx, game).await.unwrap().len();
    drop(tx);
    store.close().await;
    count
}

/// Taken while people play: what was answered before is in it, though SQLite keeps most of that beside its file.
#[tokio::test]
async fn a_copy_is_whole_while_the_bot_runs() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile nile nile nile", ..THREE }).await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy 100%?.sqlite");
    for (played, who) in (1..).zip(["Nefer", "Amun", "Isis"]) {
        server.run(who, "ra", "/ra draw").await;
        let (said, code) = run(&server.discord, server.file(), &["backup", copy.to_str().unwrap()]).await;
        assert!(said.contains("is a whole copy") && code == Some(0), "{said}");
        assert_eq!(entries_of(&copy, game).await, played);
        assert_eq!(copy.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }
    let (said, code) = run(&server.discord, &copy, &["check"]).await;
    said.says("Running games: 1, of which 0 cannot go on.");
    said.says("The last action in a game: 20");
    assert!(said.contains("The last connection to Discord: 20") && code == Some(0), "{said}");
    // Neither onto itself, by whatever way, nor onto what another bot has open.
    let link = folder.path().join("link");
    symlink(server.file(), &link).unwrap();
    for place in [server.file(), &link] {
        let (said, code) = run(&server.discord, server.file(), &["backup", place.to_str().unwrap()]).await;
        assert!(said.contains("itself: give the copy another name") && code == Some(2), "{said}");
    }
    let (said, code) = run(&server.discord, &link, &[]).await;
    assert!(said.contains("is in use by another ra-bot") && code == Some(75), "{said}");
    assert_eq!(server.history(game).await, ["draw"; 3]);
    assert_eq!(server.file().metadata().unwrap().permissions().mode() & 0o777, 0o600);
    server.end().await;
}

/// Whatever else is there stays. A link stays too, and leads to the copy.
#[tokio::test]
async fn a_copy_replaces_nothing_but_a_copy() {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let database = file("ra.sqlite");
    Store::open(&database).await.unwrap().close().await;
    std::fs::write(file("diary"), "Today I played Ra.").unwrap();
    std::fs::create_dir(file("folder")).unwrap();
    for name in ["torn", "used"] {
        std::fs::copy(&database, file(name)).unwrap();
    }
    File::options().write(true).open(file("torn")).unwrap().write_all_at(&[7; 4000], 100).unwrap();
    std::fs::write(file("used-wal"), "something").unwrap();
    let back_up = async |copy: &Path| run(&discord, &database, &["backup", copy.to_str().unwrap()]).await;
    let names = || {
        let names = folder.path().read_dir().unwrap().map(|file| file.unwrap().file_name());
        names.collect::<BTreeSet<_>>()
    };
    for (name, sentence) in [
        ("diary", "a file that is no database of ra-bot is there, which is left as it is"),
        ("folder", "a folder is there"),
        ("torn", "a damaged file is there"),
        ("used", "a database with its log beside it is there"),
        ("/dev/null", "no ordinary file is there"),
        ("nowhere/copy.sqlite", "No such file or directory"),
    ] {
        let (names_before, before) = (names(), std::fs::read(file(name)).ok());
        let (said, code) = back_up(&file(name)).await;
        said.says(&format!("the copy {} could not be written", file(name).display()));
        assert!(said.contains("ra.sqlite is untouched: ") && said.contains(sentence), "{name}: {said}");
        assert_eq!(code, Some(2));
        assert!(std::fs::read(file(name)).ok() == before, "{name}");
        assert_eq!(names(), names_before);
    }
    // Nor does what is written first: that may be the database itself.
    let part = file("copy.part");
    std::fs::copy(&database, &part).unwrap();
    let (said, code) = run(&discord, &part, &["backup", file("copy").to_str().unwrap()]).await;
    assert!(said.contains("give the copy another name") && code == Some(2) && part.exists(), "{said}");
    std::fs::write(file("empty"), "").unwrap();
    symlink("target", file("link")).unwrap();
    for (name, target) in [("empty", "empty"), ("link", "target"), ("link", "target")] {
        let (said, code) = back_up(&file(name)).await;
        assert!(said.contains("is a whole copy") && code == Some(0), "{said}");
        assert!(file(target).symlink_metadata().unwrap().is_file());
    }
    assert!(file("link").symlink_metadata().unwrap().is_symlink());
    discord.stop().await.unwrap();
}

#[tokio::test]
async fn a_file_that_is_no_good_is_left_alone() {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let good = folder.path().join("good.sqlite");
    Store::open(&good).await.unwrap().close().await;
    let other = folder.path().join("other.sqlite");
    std::fs::copy(&good, &other).unwrap();
    meddle(
        &Database::File(other.clone()),
        "UPDATE installation SET value = 'of another version' WHERE name = 'schema'",
    )
    .await;
    let foreign = folder.path().join("foreign.sqlite");
    std::fs::write(&foreign, b"").unwrap();
    meddle(&Database::File(foreign.clone()), "CREATE TABLE bird (song TEXT)").await;
    let whole = std::fs::read(&good).unwrap();
    let torn: Vec<u8> = whole.iter().enumerate().map(|(at, byte)| if at < 100 { *byte } else { 7 }).collect();
    let check = async |file: &[u8], sentence: &str| {
        let database = folder.path().join("ra.sqlite");
        std::fs::write(&database, file).unwrap();
        let ways: [&[&str]; 3] = [&[], &["check"], &["backup", "copy.sqlite"]];
        for way in ways {
            let (said, code) = run(&discord, &database, way).await;
            assert!(said.contains(sentence) && !said.contains("panicked"), "{way:?}: {said}");
            assert_ne!(code, Some(0), "{said}");
            assert!(std::fs::read(&database).unwrap() == file, "{way:?}");
            assert!(!folder.path().join("copy.sqlite").exists());
        }
    };
    check(b"", "is an empty file").await;
    check(b"Dear diary, today I played Ra all day.", "is no database of ra-bot").await;
    check(&std::fs::read(&foreign).unwrap(), "is no database of ra-bot").await;
    check(
        &std::fs::read(&other).unwrap(),
        "ra.sqlite was made by another version of ra-bot: until version 1.0 databases are not carried over. Run the \
         version that made it, or move the file away to begin with no games",
    )
    .await;
    check(&torn, "is damaged").await;
    discord.stop().await.unwrap();
}
