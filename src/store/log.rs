//! Making sure of what is committed: the log beside the database, flushed once for all who wait for it.
//!
//! A commit only adds to the log. Whoever made it waits for a flush, and meanwhile the next one writes: however many
//! there are, one flush makes sure of them all. What is read may thus be newer than what is on the disk, so nothing
//! leaves the program before that is there too ([`Log::on_disk`]). SQLite itself flushes only where it brings the log
//! into the database.

use std::fs::File;
use std::io;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use sqlx::{AnyPool, Executor as _};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};

use super::Error;
use super::file::with;
use super::health::{Broken, Health};

/// How long what nobody waits for may be on its way to the disk.
const UNHURRIED: Duration = Duration::from_secs(1);
/// After how many commits the log is brought into the database: when it has some thousand pages.
const FULL: u64 = 128;

/// The log of an open database.
#[derive(Debug)]
pub(super) struct Log {
    path: PathBuf,
    writer: AnyPool,
    reader: AnyPool,
    pub(super) health: Health,
    /// How many commits that somebody waits for have been begun, and how many have ended, well or not.
    begun: AtomicU64,
    ended: watch::Sender<u64>,
    /// How many of them are on the disk.
    flushed: AtomicU64,
    /// Whether anything is in the log that nobody waits for, and whether a flush of it is to come.
    has_more: AtomicBool,
    is_planned: AtomicBool,
    /// How many commits the log holds that are not in the database, and whether it is being brought there.
    held: AtomicU64,
    is_moving: AtomicBool,
    /// The file, for whoever flushes: a descriptor from before what was written is told of every failure since.
    file: Arc<Mutex<Option<File>>>,
}

impl Log {
    /// The log of the database at this path, with nothing on the disk that is committed already.
    pub(super) fn new(database: &Path, writer: AnyPool, reader: AnyPool) -> Log {
        Log {
            path: with(database, "-wal"),
            writer,
            reader,
            health: Health::default(),
            begun: AtomicU64::new(1),
            ended: watch::Sender::new(1),
            flushed: AtomicU64::new(0),
            has_more: AtomicBool::default(),
            is_planned: AtomicBool::default(),
            held: AtomicU64::new(FULL),
            is_moving: AtomicBool::default(),
            file: Arc::default(),
        }
    }

    /// A commit begins that somebody waits for.
    pub(super) fn begin(&self) {
        self.begun.fetch_add(1, Ordering::SeqCst);
    }

    /// A commit has ended that had begun, well or not.
    pub(super) fn end(&self) {
        self.held.fetch_add(1, Ordering::Relaxed);
        self.ended.send_modify(|ended| *ended += 1);
    }

    /// Something is committed that nobody waits for: it will be on the disk within a second.
    pub(super) fn end_unhurried(self: &Arc<Log>) {
        self.held.fetch_add(1, Ordering::Relaxed);
        self.has_more.store(true, Ordering::SeqCst);
        if self.is_planned.swap(true, Ordering::SeqCst) {
            return;
        }
        let log = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep(UNHURRIED).await;
            log.is_planned.store(false, Ordering::SeqCst);
            let file = Arc::clone(&log.file).lock_owned().await;
            if log.has_more.load(Ordering::SeqCst) {
                // Nobody is left to be told; a failure ends the program.
                let _ = log.flush(file).await;
            }
        });
    }

    /// Waits until all is on the disk that has been committed so far.
    ///
    /// # Errors
    /// [`Error::NotFlushed`] when it may not be there: the program cannot rely on its database any more.
    pub(super) async fn on_disk(self: &Arc<Log>) -> Result<(), Error> {
        let wanted = self.begun.load(Ordering::SeqCst);
        if self.flushed.load(Ordering::SeqCst) < wanted {
            // The sender is here, so it is not gone.
            let _ = self.ended.subscribe().wait_for(|ended| *ended >= wanted).await;
            let file = Arc::clone(&self.file).lock_owned().await;
            // Whoever was first has flushed for all who waited.
            if self.flushed.load(Ordering::SeqCst) < wanted {
                self.flush(file).await?;
            }
        }
        if self.held.load(Ordering::Relaxed) >= FULL && !self.is_moving.swap(true, Ordering::SeqCst) {
            tokio::spawn(Arc::clone(self).move_into_database());
        }
        Ok(())
    }

    /// Flushes the log, to its end even if nobody listens any more: a failure must not go unnoticed. Nobody else does it
    /// meanwhile.
    async fn flush(self: &Arc<Log>, mut file: OwnedMutexGuard<Option<File>>) -> Result<(), Error> {
        let log = Arc::clone(self);
        let flushing = tokio::task::spawn_blocking(move || {
            if log.health.is(Broken::NotFlushed) {
                // One that goes well after one that did not says nothing of what was lost then.
                return Err(io::Error::other("an earlier flush failed"));
            }
            log.has_more.store(false, Ordering::SeqCst);
            let ended = *log.ended.borrow();
            *file =
                flushed(&log.path, file.take()).inspect_err(|_| log.health.give_up(Broken::NotFlushed))?;
            log.flushed.store(ended, Ordering::SeqCst);
            Ok(())
        });
        flushing.await.map_err(io::Error::other).flatten().map_err(Error::NotFlushed)
    }

    /// Brings the log into the database, so that it begins anew: most of it while others write, and what they have
    /// written by then while nobody does.
    async fn move_into_database(self: Arc<Log>) {
        self.held.store(0, Ordering::Relaxed);
        for pool in [&self.reader, &self.writer] {
            if let Err(error) = pool.execute("PRAGMA wal_checkpoint(PASSIVE)").await {
                tracing::warn!("the log could not be brought into the database: {error}");
                self.health.failed(&error.into());
            }
        }
        self.is_moving.store(false, Ordering::SeqCst);
    }
}

/// Flushes the log at this path, by the file that was kept if it is still that one, and returns it. If none is there,
/// SQLite has brought it into the database, which it has flushed.
fn flushed(path: &Path, kept: Option<File>) -> io::Result<Option<File>> {
    let there = match std::fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        there => there?,
    };
    let is_it =
        |file: &File| file.metadata().is_ok_and(|it| (it.dev(), it.ino()) == (there.dev(), there.ino()));
    let file = match kept.filter(is_it) {
        Some(file) => file,
        None => File::open(path)?,
    };
    file.sync_data()?;
    Ok(Some(file))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::InteractionId;
    use crate::store::{Store, interactions};
    use crate::time::Millis;

    async fn opened(folder: &Path) -> Store {
        Store::open(&folder.join("ra.sqlite")).await.unwrap()
    }

    async fn commit(store: &Store, number: i64) -> Result<(), Error> {
        let mut tx = store.write().await?;
        interactions::note(&mut tx, InteractionId(number), Millis(0)).await?;
        tx.commit().await
    }

    #[tokio::test]
    async fn one_flush_is_enough_for_all_who_wait() {
        let folder = tempfile::tempdir().unwrap();
        let store = opened(folder.path()).await;
        let flushing = Arc::clone(&store.log.file).lock_owned().await;
        // Opening it has committed something, too.
        let all = *store.log.ended.borrow() + 20;
        let commits: Vec<_> = (1..=20)
            .map(|number| {
                let store = store.clone();
                tokio::spawn(async move { commit(&store, number).await })
            })
            .collect();
        store.log.ended.subscribe().wait_for(|ended| *ended >= all).await.unwrap();
        let other = store.clone();
        let told = tokio::spawn(async move { other.on_disk().await });
        tokio::task::yield_now().await;
        assert!(commits.iter().all(|commit| !commit.is_finished()) && !told.is_finished());
        store.log.flush(flushing).await.unwrap();
        let flushed = store.log.flushed.load(Ordering::SeqCst);
        assert_eq!(flushed, all);
        for commit in commits {
            commit.await.unwrap().unwrap();
        }
        told.await.unwrap().unwrap();
        store.close().await;
    }

    #[tokio::test]
    async fn after_a_flush_that_failed_nothing_is_taken_for_flushed() {
        let folder = tempfile::tempdir().unwrap();
        let store = opened(folder.path()).await;
        let kept = with(&store.log.path, ".kept");
        commit(&store, 1).await.unwrap();
        // What is there now cannot be opened.
        std::fs::rename(&store.log.path, &kept).unwrap();
        std::os::unix::fs::symlink(&store.log.path, &store.log.path).unwrap();
        assert!(matches!(commit(&store, 2).await, Err(Error::NotFlushed(_))));
        std::fs::rename(&kept, &store.log.path).unwrap();
        assert!(matches!(commit(&store, 3).await, Err(Error::NotFlushed(_))));
        // Nothing holds the program back from saying that.
        assert!(store.on_disk().await.is_ok());
        assert_eq!(store.broken().await, Broken::NotFlushed);
    }

    #[tokio::test]
    async fn the_log_begins_anew_when_it_is_long() {
        let folder = tempfile::tempdir().unwrap();
        let store = opened(folder.path()).await;
        for number in 0..10 * FULL.cast_signed() {
            commit(&store, number).await.unwrap();
        }
        let length = std::fs::metadata(&store.log.path).unwrap().len();
        assert!(length < 4 * FULL * 4096, "{length}");
        store.close().await;
    }
}
