//! Why a database cannot be opened, in sentences that say what can be done.

use std::io::{Error, ErrorKind};
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};

use super::code;
use super::postgres::ConnectError;
use super::sqlite::file;

/// SQLite's codes for a file that contradicts itself, and for one that is none of its own.
const DAMAGED: &str = "11";
const FOREIGN: &str = "26";
/// That for a folder in which this user may write nothing, so that there can be no log.
const CLOSED_FOLDER: &str = "1544";
/// Those for a file that cannot grow, and for the index of a log that cannot.
const FULL: &str = "13";
const NO_ROOM_FOR_INDEX: &str = "4874";
/// What is said of either.
pub(super) const NO_ROOM: &str = "there is no room for it";

/// Why the database could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process has it open.
    #[error(
        "the database {0} is in use by another ra-bot: stop that one first, or give this one a file of its own"
    )]
    InUse(PathBuf),
    /// There is a file, and nothing in it.
    #[error(
        "the database {0} is an empty file: run `ra-bot restore` with a copy of your database, or delete the file to begin with no games"
    )]
    Empty(PathBuf),
    /// There is a file, and it is another program's.
    #[error("the file {0} is no database of ra-bot: give RA_DATABASE a path of its own")]
    Foreign(PathBuf),
    /// The file cannot be relied on.
    #[error(
        "the database {0} is damaged: run `ra-bot restore` with a copy that `ra-bot backup` has made ({1})"
    )]
    Damaged(PathBuf, String),
    /// There is a database of ours, with another schema.
    #[error(
        "the database {0} was made by another version of ra-bot: until version 1.0 databases are not carried over. Run the version that made it, or move the file away to begin with no games"
    )]
    AnotherVersion(PathBuf),
    /// Its content was moved to another one.
    #[error("the database {0} was moved to {1}, and is not used any more: set RA_DATABASE to the other one")]
    Moved(PathBuf, String),
    /// There is none.
    #[error("there is no database at {0}")]
    Missing(PathBuf),
    /// A copy has been put there by hand, and what lies beside it was the database's before.
    #[error(
        "the database {0} is a copy, and {0}-wal beside it belongs to the database that was there before: together they would be a damaged one. Run `ra-bot restore` with the copy; if it is nowhere else, move {0} to another name first"
    )]
    LogOfAnother(PathBuf),
    /// The database has been taken away, and not what lay beside it.
    #[error(
        "there is no database {0}, and {0}-wal belongs to one: put that database back, run `ra-bot restore` with a copy, or move {0}-wal away to begin with no games"
    )]
    LogAlone(PathBuf),
    /// A restore has begun, and has not come to its end.
    #[error("a restore of the database {0} was interrupted: run `ra-bot restore` again")]
    Interrupted(PathBuf),
    /// The system does not let this user have the file or its folder.
    #[error("the database {0} cannot be opened: {1}")]
    Denied(PathBuf, Denied),
    /// The file or its folder cannot be used.
    #[error("the database {0} cannot be opened: {1}")]
    File(PathBuf, Error),
    /// The disk is full.
    #[error("there is no room for the database {0}: make room on that disk, and start again")]
    Full(PathBuf),
    /// The database failed.
    #[error("the database {0} cannot be used: {1}")]
    Sql(PathBuf, sqlx::Error),
    /// It is on a PostgreSQL server.
    #[error(transparent)]
    Postgres(#[from] ConnectError),
}

/// A permission that is missing.
#[derive(Debug, thiserror::Error)]
#[error("ra-bot runs as {user}, and {place} belongs to {owner} ({error})")]
pub struct Denied {
    user: String,
    place: PathBuf,
    owner: String,
    error: String,
}

impl Denied {
    /// If that is what the system's error at this place means.
    fn of(place: &Path, error: &Error) -> Option<Denied> {
        if error.kind() != ErrorKind::PermissionDenied {
            return None;
        }
        let place = place.ancestors().find(|place| place.exists())?;
        let owner = name_of(place.metadata().ok()?.uid());
        Some(Denied { user: own_name(), place: place.to_owned(), owner, error: error.to_string() })
    }
}

impl OpenError {
    /// Whether the same may go well later, with nothing changed: another process may end, a volume be mounted.
    pub fn may_pass(&self) -> bool {
        match self {
            OpenError::Postgres(error) => error.may_pass(),
            // Where there is no such folder, a path is wrong.
            OpenError::File(_, error) => error.kind() != ErrorKind::NotFound,
            OpenError::InUse(_) | OpenError::Denied(..) | OpenError::Full(_) | OpenError::Sql(..) => true,
            OpenError::Empty(_)
            | OpenError::Foreign(_)
            | OpenError::Damaged(..)
            | OpenError::AnotherVersion(_)
            | OpenError::Moved(..)
            | OpenError::Missing(_)
            | OpenError::LogOfAnother(_)
            | OpenError::LogAlone(_)
            | OpenError::Interrupted(_) => false,
        }
    }

    /// What is wrong with a file that is not the database of the settings, without advice on that.
    pub(super) fn of_a_copy(&self) -> String {
        match self {
            OpenError::InUse(_) => "it is in use by another ra-bot".to_owned(),
            OpenError::Empty(_) => "it is an empty file".to_owned(),
            OpenError::Foreign(_) => "it is no database of ra-bot".to_owned(),
            OpenError::Damaged(_, why) => format!("it is damaged ({why})"),
            OpenError::AnotherVersion(_) => {
                "it was made by another version of ra-bot: that version can restore it".to_owned()
            }
            OpenError::LogOfAnother(copy) => {
                format!("{}-wal beside it belongs to another database: move that one away", copy.display())
            }
            OpenError::Moved(_, to) => format!("it was moved to {to}"),
            OpenError::LogAlone(_) | OpenError::Missing(_) => "there is no such file".to_owned(),
            OpenError::Interrupted(_) => {
                "it was itself about to be replaced: restore that one first".to_owned()
            }
            OpenError::Denied(_, denied) => denied.to_string(),
            OpenError::File(_, error) => error.to_string(),
            OpenError::Full(_) => NO_ROOM.to_owned(),
            OpenError::Sql(_, error) => error.to_string(),
            OpenError::Postgres(error) => error.to_string(),
        }
    }

    /// What follows from an error of the system, at the database or beside it.
    pub(super) fn of_file(database: &Path, place: &Path, error: Error) -> OpenError {
        match Denied::of(place, &error) {
            Some(denied) => OpenError::Denied(database.to_owned(), denied),
            None if is_full(&error) => OpenError::Full(database.to_owned()),
            None => OpenError::File(database.to_owned(), error),
        }
    }

    /// What follows from an error of SQLite.
    pub(super) fn of(path: &Path, error: sqlx::Error) -> OpenError {
        let code = code(&error);
        match code.as_deref() {
            Some(DAMAGED) => OpenError::Damaged(path.to_owned(), error.to_string()),
            Some(FOREIGN) => OpenError::Foreign(path.to_owned()),
            Some(FULL | NO_ROOM_FOR_INDEX) => OpenError::Full(path.to_owned()),
            Some(CLOSED_FOLDER) => {
                OpenError::of_file(path, file::folder(path), ErrorKind::PermissionDenied.into())
            }
            _ => OpenError::Sql(path.to_owned(), error),
        }
    }
}

/// Whether the system had no room for a write.
pub(super) fn is_full(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded)
}

/// As whom this process runs.
fn own_name() -> String {
    // Only Linux says so.
    let process = Path::new("/proc/self").metadata();
    process.map_or_else(|_| "another user".to_owned(), |process| name_of(process.uid()))
}

/// A user by number, and by name if there is one on this machine.
fn name_of(id: u32) -> String {
    let users = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let mut users = users.lines().map(|line| line.split(':').collect::<Vec<_>>());
    match users.find(|user| user.get(2).is_some_and(|found| *found == id.to_string())) {
        Some(user) => format!("user {id} ({})", user[0]),
        None => format!("user {id}"),
    }
}
