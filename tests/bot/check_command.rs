//! `ra-bot check` finds out whether the database could be written, and leaves no trace of that.

use std::collections::BTreeMap;
use std::fs::Permissions;
use std::io::ErrorKind;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::time::Duration;

use local_discord::LocalDiscord;
use ra_bot::store::Store;
use ra_bot::store::tasks::{self, Clocks, End, Kind, NeedsShard, NewTask};
use ra_table::time::Millis;

use super::backup_files::run;
use crate::support::crashed::crashed;
use crate::support::life::command;
use crate::support::server::{Says, options, within};

/// A user whom nothing belongs to; everybody has that number for nobody.
const NOBODY: u32 = 65534;

/// What is in a folder, by name.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = folder.read_dir().unwrap().map(Result::unwrap);
    files.map(|file| (file.file_name().into_string().unwrap(), std::fs::read(file.path()).unwrap())).collect()
}

#[tokio::test]
async fn nothing_is_left_behind_and_nothing_is_changed() {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let check = async |database: &Path, says: &str| {
        // SQLite's index of a log is no data.
        let without_index = |folder: &Path| {
            let mut files = files(folder);
            files.remove("ra.sqlite-shm");
            files
        };
        let before = without_index(database.parent().unwrap());
        let (said, code) = run(&discord, database, &["check"]).await;
        assert!(said.contains(says) && code == Some(0), "{said}");
        let after = without_index(database.parent().unwrap());
        assert!(before == after, "{:?} are {:?}", before.keys(), after.keys());
    };
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("ra.sqlite");
    check(&database, "There is no database yet").await;
    Store::open(&database).await.unwrap().close().await;
    check(&database, "The database is good.").await;
    let copy = folder.path().join("copy.sqlite");
    Store::back_up(&database, &copy).await.unwrap();
    std::fs::rename(&copy, &database).unwrap();
    check(&database, "The database is good.").await;
    assert!(!folder.path().join("ra.sqlite-shm").exists());
    let (_folder, database) = crashed().await;
    check(&database, "The database is good.").await;
    discord.stop().await.unwrap();
}

#[tokio::test]
async fn tasks_are_listed_while_the_database_is_in_use() {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("ra.sqlite");
    let (said, code) = run(&discord, &database, &["tasks"]).await;
    assert!(said.contains("there is no database at") && code == Some(2), "{said}");
    let store = Store::open(&database).await.unwrap();
    let now = Millis(1_700_000_000_000);
    let task =
        |key: &str| NewTask { kind: Kind::Deadline, key: key.to_owned(), shard: NeedsShard::No, due: now };
    let mut tx = store.write().await.unwrap();
    tasks::put(&mut tx, &[task("7"), task("8")]).await.unwrap();
    tx.commit().await.unwrap();
    let found = [("deadline".to_owned(), "8".to_owned())];
    let mut tx = store.write().await.unwrap();
    let claimed =
        tasks::claim(&mut tx, &found, 1, Clocks { now, wall: now }, now.after(Duration::from_secs(60)))
            .await
            .unwrap();
    let end = End::Failed { error: "the channel is gone".to_owned(), again: None };
    assert!(tasks::end(&mut tx, &claimed[0], &end).await.unwrap());
    tx.commit().await.unwrap();
    let (said, code) = run(&discord, &database, &["tasks"]).await;
    assert_eq!(code, Some(0));
    let lines = "given up                 deadline 8, begun 1 times; last: the channel is gone\n\
                 2023-11-14 22:13:20 UTC  deadline 7, begun 0 times\n";
    said.says(lines);
    store.close().await;
    discord.stop().await.unwrap();
}

/// As with a volume that another user has made. Root may write everywhere, so then the program runs as nobody.
#[tokio::test]
async fn what_may_not_be_written_is_named_with_both_users() {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("ra.sqlite");
    let owner = folder.path().metadata().unwrap().uid();
    let user = if owner == 0 { NOBODY } else { owner };
    let allow = |place: &Path, mode| std::fs::set_permissions(place, Permissions::from_mode(mode)).unwrap();
    let refused = async |place: &Path, ways: &[(&[&str], i32)]| {
        for (way, ends) in ways {
            let mut command = command(&discord, folder.path());
            if user != owner {
                command.uid(user).gid(user);
            }
            command.args(*way);
            let ran = within(tokio::task::spawn_blocking(move || command.output())).await.unwrap();
            let output = match ran {
                Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                    return println!("SKIPPED: user {user} may not run the program ({error})");
                }
                ran => ran.unwrap(),
            };
            let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
            assert!(said.contains(&format!("ra-bot runs as user {user}")), "{way:?}: {said}");
            assert!(
                said.contains(&format!("{} belongs to user {owner}", place.display())),
                "{way:?}: {said}"
            );
            assert_eq!(output.status.code(), Some(*ends), "{way:?}: {said}");
        }
    };
    allow(folder.path(), 0o555);
    refused(folder.path(), &[(&["check"], 1), (&[], 75), (&["restore", "copy.sqlite"], 75)]).await;
    allow(folder.path(), 0o755);
    assert!(files(folder.path()).is_empty());

    Store::open(&database).await.unwrap().close().await;
    allow(&database, 0o444);
    std::fs::remove_file(folder.path().join("ra.sqlite.lock")).unwrap();
    if user != owner {
        chown(folder.path(), Some(user), Some(user)).unwrap();
    }
    refused(&database, &[(&["check"], 1), (&[], 75)]).await;
    discord.stop().await.unwrap();
}
