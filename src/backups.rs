//! Daily copies of the database in a folder, while the bot runs. The copies themselves tell when the next one is due.

use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicI64, Ordering};
use std::thread;
use std::time::Duration;

use ra_table::time::Millis;
use tokio::runtime;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

use crate::app::copies::{self, CopyingError};
use crate::store::Database;
use crate::wall_clock;

/// Between two copies.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// How long it takes until a copy is tried again that failed.
const AGAIN: Duration = Duration::from_secs(60 * 60);
/// What the names of copies begin and end with; between them stands when they were begun.
const NAME: (&str, &str) = ("ra-bot-", ".sqlite");

/// When the last copy was made that this process knows of; 0 before it has looked.
static LAST: AtomicI64 = AtomicI64::new(0);

/// Where copies are kept, and how many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backups {
    /// The folder.
    pub folder: PathBuf,
    /// How many of the newest are kept.
    pub keep: usize,
}

/// When the last copy was made, if copies are made here and there is one.
pub fn last() -> Option<Millis> {
    Some(LAST.load(Ordering::Relaxed)).filter(|at| *at > 0).map(Millis)
}

impl Backups {
    /// The copies in the folder, oldest first, and when each was finished.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn all(&self) -> io::Result<Vec<(PathBuf, Millis)>> {
        let mut found = Vec::new();
        for entry in std::fs::read_dir(&self.folder)? {
            let entry = entry?;
            let name = entry.file_name();
            let name = name.to_string_lossy();
            if name.starts_with(NAME.0) && name.ends_with(NAME.1) {
                found.push((entry.path(), wall_clock::millis(entry.metadata()?.modified()?)));
            }
        }
        found.sort_by(|(one, _), (other, _)| one.cmp(other));
        Ok(found)
    }

    /// Makes a copy a day until told to stop. One that fails is tried again within the hour; play goes on meanwhile.
    pub async fn run(self, database: Database, stop: CancellationToken) {
        loop {
            let wait = match self.due_in().await {
                Ok(Some(wait)) => wait,
                Ok(None) => match self.make(&database).await {
                    Ok(copy) => {
                        tracing::info!(copy = %copy.display(), "the database was backed up");
                        DAY
                    }
                    Err(error) => {
                        tracing::error!(%error, "the database could not be backed up: it is tried again within the hour");
                        AGAIN
                    }
                },
                Err(error) => {
                    let folder = self.folder.display();
                    tracing::error!(%folder, %error, "the folder of backups cannot be read: it is tried again within the hour");
                    AGAIN
                }
            };
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(wait) => {}
            }
        }
    }

    /// After how long the next copy is due; `None` for at once.
    async fn due_in(&self) -> io::Result<Option<Duration>> {
        let backups = self.clone();
        let all = apart(async move || backups.all()).await??;
        let Some(&(_, last)) = all.last() else { return Ok(None) };
        LAST.store(last.0, Ordering::Relaxed);
        let now = wall_clock::now();
        // If the last copy is from the future, the clock was turned back.
        Ok(last.is_within(DAY, now).then(|| last.after(DAY).since(now)))
    }

    /// Makes a copy, and deletes the oldest beyond those that are kept.
    async fn make(&self, database: &Database) -> anyhow::Result<PathBuf> {
        let (backups, database) = (self.clone(), database.clone());
        apart(async move || backups.copy(&database).await).await?.map_err(anyhow::Error::from)
    }

    async fn copy(&self, database: &Database) -> Result<PathBuf, CopyingError> {
        let now = wall_clock::now();
        let copy = self.folder.join(format!("{}{}{}", NAME.0, now.0 / 1000, NAME.1));
        copies::back_up(database, &copy).await?;
        LAST.store(now.0, Ordering::Relaxed);
        let all = self.all().unwrap_or_default();
        for (old, _) in all.iter().take(all.len().saturating_sub(self.keep)) {
            if let Err(error) = std::fs::remove_file(old) {
                tracing::warn!(copy = %old.display(), %error, "an old backup could not be deleted");
            }
        }
        Ok(copy)
    }
}

/// Does something on a thread of its own, which neither play nor the end of the program waits for: a folder on a network
/// share may hang for ever.
async fn apart<T: Send + 'static>(work: impl AsyncFnOnce() -> T + Send + 'static) -> io::Result<T> {
    let (done, waits) = oneshot::channel();
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    thread::Builder::new().name("backup".to_owned()).spawn(move || {
        // Nobody waits any more once the program ends.
        let _ = done.send(runtime.block_on(work()));
    })?;
    waits.await.map_err(io::Error::other)
}
