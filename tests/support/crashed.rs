//! A database as a crash leaves it.

use std::path::{Path, PathBuf};

use ra_bot::store::{Store, key_value};
use tempfile::TempDir;

/// How many facts a database has, and how long each is: several pages of it.
const FACTS: usize = 60;
const LENGTH: usize = 300;
pub(crate) const ENDINGS: [&str; 3] = ["", "-wal", "-shm"];

/// The same path with more behind it.
pub(crate) fn with(path: &Path, ending: &str) -> PathBuf {
    format!("{}{ending}", path.display()).into()
}

/// Writes the word into every fact.
pub(crate) async fn write(store: &Store, word: &str) {
    let mut tx = store.write().await.unwrap();
    for number in 0..FACTS {
        key_value::set(&mut tx, &format!("fact {number}"), &word.repeat(LENGTH)).await.unwrap();
    }
    tx.commit().await.unwrap();
}

/// The word that every fact says, in a database that is looked through for damage.
pub(crate) async fn word_of(database: &Path) -> Option<char> {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open_copy(database, &folder.path().join("copy.sqlite")).await.unwrap();
    let mut tx = store.read().await.unwrap();
    let mut found = Vec::new();
    for number in 0..FACTS {
        found.push(key_value::get(&mut tx, &format!("fact {number}")).await.unwrap());
    }
    drop(tx);
    store.close().await;
    assert!(found.iter().all(|one| *one == found[0]), "{found:?}");
    found[0].as_ref().and_then(|fact| fact.chars().next())
}

/// A database as a crash leaves it, which says `late`: the file itself still says nothing. Beside it are two copies,
/// `early.sqlite` and `other.sqlite`.
pub(crate) async fn crashed() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("ra.sqlite");
    let source = folder.path().join("source.sqlite");
    let store = Store::open(&source).await.unwrap();
    for (word, copy, length) in [("e", "early.sqlite", 1), ("o", "other.sqlite", 100_000)] {
        write(&store, word).await;
        // They differ in their lengths.
        let mut tx = store.write().await.unwrap();
        key_value::set(&mut tx, "long", &word.repeat(length)).await.unwrap();
        tx.commit().await.unwrap();
        Store::back_up(&source, &folder.path().join(copy)).await.unwrap();
    }
    write(&store, "l").await;
    for ending in ENDINGS {
        std::fs::copy(with(&source, ending), with(&database, ending)).unwrap();
    }
    store.close().await;
    for ending in ["", ".lock"] {
        std::fs::remove_file(with(&source, ending)).unwrap();
    }
    (folder, database)
}

/// The same files in a folder of their own.
pub(crate) fn again(folder: &Path) -> (TempDir, PathBuf) {
    let new = tempfile::tempdir().unwrap();
    for file in folder.read_dir().unwrap().map(Result::unwrap) {
        std::fs::copy(file.path(), new.path().join(file.file_name())).unwrap();
    }
    let database = new.path().join("ra.sqlite");
    (new, database)
}
