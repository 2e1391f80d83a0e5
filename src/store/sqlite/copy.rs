//! Copies of a database that may be in use, to keep and to look into, and why one could not be made.

use std::io;
use std::path::{Path, PathBuf};

use sqlx::{AnyConnection, Connection as _};

use super::file::{self, with};
use crate::store::open_error::{NO_ROOM, OpenError, is_full};
use crate::store::{Database, Store, install_driver};

/// Why there is no copy, or no database restored. The database is as it was.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The database cannot be read, or its place not be used.
    #[error(transparent)]
    Database(#[from] OpenError),
    /// The copy could not be written to where it was to be.
    #[error("the copy {place} could not be written, and the database {database} is untouched: {why}")]
    Unwritten {
        /// Where the copy was to be.
        place: PathBuf,
        /// The database.
        database: Database,
        /// What failed.
        why: String,
    },
    /// The copy is no good.
    #[error("{0} cannot be restored, and nothing has been changed: {1}")]
    Unusable(PathBuf, String),
    /// The copy was to be written onto the database, or its unfinished form would be.
    #[error("a copy cannot take the place of the database {0} itself: give the copy another name")]
    OntoItself(PathBuf),
    /// It is the database that is to be restored.
    #[error("{0} is the database itself: restore a copy that `ra-bot backup` has made")]
    Itself(PathBuf),
    /// The copy was about to take the database's place.
    #[error("the database {0} is not restored yet: run `ra-bot restore` again ({1})")]
    Unfinished(PathBuf, io::Error),
}

/// What failed while a copy was written.
#[derive(Debug)]
pub(super) enum Failed {
    /// To read what is copied.
    Reading(OpenError),
    /// To write the copy, and why.
    Writing(String),
}

impl From<OpenError> for Failed {
    fn from(error: OpenError) -> Failed {
        Failed::Reading(error)
    }
}

impl From<io::Error> for Failed {
    fn from(error: io::Error) -> Failed {
        Failed::Writing(if is_full(&error) { NO_ROOM.to_owned() } else { error.to_string() })
    }
}

impl Failed {
    /// What follows from an error of SQLite while it read this database and wrote the copy.
    pub(super) fn of(database: &Path, error: sqlx::Error) -> Failed {
        let error = OpenError::of(database, error);
        if matches!(error, OpenError::Sql(..) | OpenError::Full(_)) {
            Failed::Writing(error.of_a_copy())
        } else {
            Failed::Reading(error)
        }
    }

    /// What follows from it for a copy of the database in this place.
    pub(super) fn at(self, place: &Path, database: &Path) -> CopyError {
        self.of_database(place, &Database::File(database.to_owned()))
    }

    fn of_database(self, place: &Path, database: &Database) -> CopyError {
        let (place, database) = (place.to_owned(), database.clone());
        match self {
            Failed::Reading(error) => error.into(),
            Failed::Writing(why) => CopyError::Unwritten { place, database, why },
        }
    }
}

impl Store {
    /// Writes a copy of the database, which may be in use, as it is at one moment: flushed to the disk, looked through for
    /// damage, and put into its place when it is whole. An earlier copy that is there is replaced, and no other file.
    ///
    /// # Errors
    /// See [`CopyError`]. A copy in the place of the database itself, or of another's that is in use, is refused.
    pub async fn back_up(path: &Path, copy: &Path) -> Result<(), CopyError> {
        install_driver();
        let (path, copy) = (file::real(path), file::real(copy));
        let whole = with(&copy, ".part");
        if file::are_same(&path, &copy) || file::are_same(&path, &whole) {
            return Err(CopyError::OntoItself(path));
        }
        let at_place = |failed: Failed| failed.at(&copy, &path);
        put_in_place(&copy, at_place, async || write(&path, &whole).await.map_err(at_place)).await
    }

    /// Writes such a copy of a database on a server, by way of a file that is filled beside the copy.
    ///
    /// # Errors
    /// As [`Store::back_up`], and those of who fills the file.
    pub async fn back_up_filled<E: From<CopyError>>(
        database: &Database,
        copy: &Path,
        fill: impl AsyncFnOnce(&Store) -> Result<(), E>,
    ) -> Result<(), E> {
        install_driver();
        let copy = file::real(copy);
        let (whole, filled) = (with(&copy, ".part"), with(&copy, ".filled"));
        let at_place = |failed: Failed| failed.of_database(&copy, database);
        let done = put_in_place(&copy, at_place, async || {
            // An earlier attempt's.
            Store::remove(&filled);
            let opened = Store::open(&filled).await;
            let store = opened.map_err(|error| at_place(Failed::Writing(error.of_a_copy())))?;
            let done = fill(&store).await;
            store.close().await;
            done?;
            Ok(write(&filled, &whole).await.map_err(at_place)?)
        });
        let done = done.await;
        Store::remove(&filled);
        done
    }

    /// Copies the database in a file for its content to be restored elsewhere, does that, and removes the copy.
    ///
    /// # Errors
    /// [`CopyError::Unusable`], and those of who restores it.
    pub async fn with_copy_to_restore<E: From<CopyError>>(
        path: &Path,
        restore: impl AsyncFnOnce(&Store) -> Result<(), E>,
    ) -> Result<(), E> {
        let copy = Store::place_to_look();
        let opened = match Store::open_copy(path, &copy).await {
            Err(CopyError::Database(error)) => Err(CopyError::Unusable(path.to_owned(), error.of_a_copy())),
            opened => opened,
        };
        let done = match opened {
            Ok(store) => {
                let done = restore(&store).await;
                store.close().await;
                done
            }
            Err(error) => Err(error.into()),
        };
        Store::remove(&copy);
        done
    }

    /// Where this process can put a copy to look into.
    pub fn place_to_look() -> PathBuf {
        std::env::temp_dir().join(format!("ra-bot-check-{}.sqlite", std::process::id()))
    }

    /// Removes a database, and what is kept beside it. What is not there need not go.
    pub fn remove(path: &Path) {
        for ending in ["", "-wal", "-shm", ".lock"] {
            let _ = std::fs::remove_file(with(path, ending));
        }
    }

    /// Copies the database, which may be in use, to another path and opens the copy there. The database is looked through
    /// for damage.
    pub async fn open_copy(path: &Path, copy: &Path) -> Result<Store, CopyError> {
        install_driver();
        let path = &file::real(path);
        write(path, copy).await.map_err(|failed| failed.at(copy, path))?;
        Ok(Store::open(copy).await?)
    }
}

/// Has a copy written, looks it through and puts it into its place.
async fn put_in_place<E: From<CopyError>>(
    copy: &Path,
    at_place: impl Fn(Failed) -> CopyError,
    write: impl AsyncFnOnce() -> Result<(), E>,
) -> Result<(), E> {
    make_sure_of_place(copy).await.map_err(&at_place)?;
    let _lock = file::lock(copy).map_err(of_place).map_err(&at_place)?;
    let whole = with(copy, ".part");
    let placed = async {
        write().await?;
        look_through(&whole).await.map_err(|error| at_place(Failed::Writing(error.of_a_copy())))?;
        file::put(&whole, copy).map_err(|error| at_place(error.into()).into())
    };
    let placed = placed.await;
    // Neither what was not finished nor the lock stays; without them there is nothing to take away.
    let _ = std::fs::remove_file(&whole);
    let _ = std::fs::remove_file(with(copy, ".lock"));
    placed
}

/// Refuses a place where there is anything but an earlier copy, or nothing.
async fn make_sure_of_place(copy: &Path) -> Result<(), Failed> {
    let taken = |what: &str| {
        Err(Failed::Writing(format!("{what} is there, which is left as it is; give the copy another name")))
    };
    match copy.metadata() {
        Ok(found) if found.is_dir() => return taken("a folder"),
        Ok(found) if !found.is_file() => return taken("no ordinary file"),
        Ok(_) if file::has_log(copy) => return taken("a database with its log beside it"),
        Ok(_) => {}
        // What else is wrong shows as soon as something is written.
        Err(_) => return Ok(()),
    }
    match file::recognise(copy).await {
        Ok(()) | Err(OpenError::Empty(_) | OpenError::AnotherVersion(_)) => Ok(()),
        Err(OpenError::Foreign(_)) => taken("a file that is no database of ra-bot"),
        Err(OpenError::Damaged(..)) => taken("a damaged file"),
        Err(error) => Err(of_place(error)),
    }
}

/// What follows from an error at the place of the copy.
fn of_place(error: OpenError) -> Failed {
    if matches!(error, OpenError::InUse(_)) {
        Failed::Reading(error)
    } else {
        Failed::Writing(error.of_a_copy())
    }
}

/// Writes a copy, to where there is nothing yet. It says that it keeps no log, so it is never taken for a database whose
/// log lies beside it.
pub(super) async fn write(path: &Path, copy: &Path) -> Result<(), Failed> {
    file::look_beside(path)?;
    file::recognise(path).await?;
    // An earlier attempt's.
    let _ = std::fs::remove_file(copy);
    let sql = |error| OpenError::of(path, error);
    let options = file::for_reading(path).map_err(sql)?;
    let mut connection = AnyConnection::connect_with(&options).await.map_err(sql)?;
    let copied = vacuum(&mut connection, path, copy).await;
    connection.close().await.map_err(sql)?;
    copied
}

async fn vacuum(connection: &mut AnyConnection, path: &Path, copy: &Path) -> Result<(), Failed> {
    integrity(connection, path).await?;
    let vacuum = sqlx::query("VACUUM INTO $1").bind(copy.display().to_string());
    vacuum.execute(connection).await.map_err(|error| Failed::of(path, error))?;
    Ok(())
}

/// Looks through a copy for damage, as it lies on the disk.
async fn look_through(copy: &Path) -> Result<(), OpenError> {
    let sql = |error| OpenError::of(copy, error);
    let mut connection =
        AnyConnection::connect_with(&file::for_reading(copy).map_err(sql)?).await.map_err(sql)?;
    let found = integrity(&mut connection, copy).await;
    connection.close().await.map_err(sql)?;
    found
}

async fn integrity(connection: &mut AnyConnection, path: &Path) -> Result<(), OpenError> {
    let check = sqlx::query_scalar("PRAGMA integrity_check(1)");
    let found: String =
        check.fetch_one(&mut *connection).await.map_err(|error| OpenError::of(path, error))?;
    if found == "ok" { Ok(()) } else { Err(OpenError::Damaged(path.to_owned(), found)) }
}
