//! Why a database cannot be opened, in sentences that say what can be done.

use std::path::{Path, PathBuf};

/// SQLite's codes for a file that contradicts itself, and for one that is none of its own.
const DAMAGED: &str = "11";
const FOREIGN: &str = "26";

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
        "the database {0} is an empty file: put a copy of your database there, or delete it to begin with no games"
    )]
    Empty(PathBuf),
    /// There is a file, and it is another program's.
    #[error("the file {0} is no database of ra-bot: give RA_DATABASE a path of its own")]
    Foreign(PathBuf),
    /// The file cannot be relied on.
    #[error("the database {0} is damaged: put a copy there that `ra-bot backup` has made ({1})")]
    Damaged(PathBuf, String),
    /// There is a database of ours, with another schema.
    #[error(
        "the database {0} was made by another version of ra-bot: until version 1.0 databases are not carried over. Run the version that made it, or move the file away to begin with no games"
    )]
    AnotherVersion(PathBuf),
    /// The file or its folder cannot be used.
    #[error("the database {0} cannot be opened: {1}")]
    File(PathBuf, #[source] std::io::Error),
    /// The database failed.
    #[error("the database {0} cannot be used: {1}")]
    Sql(PathBuf, #[source] sqlx::Error),
}

impl OpenError {
    /// Whether the same may go well later, with nothing changed: another process may end, a volume be mounted.
    pub fn may_pass(&self) -> bool {
        match self {
            OpenError::InUse(_) | OpenError::File(..) | OpenError::Sql(..) => true,
            OpenError::Empty(_)
            | OpenError::Foreign(_)
            | OpenError::Damaged(..)
            | OpenError::AnotherVersion(_) => false,
        }
    }

    /// What follows from an error of SQLite.
    pub(super) fn of(path: &Path, error: sqlx::Error) -> OpenError {
        let code = error.as_database_error().and_then(|error| error.code()).map(|code| code.into_owned());
        match code.as_deref() {
            Some(DAMAGED) => OpenError::Damaged(path.to_owned(), error.to_string()),
            Some(FOREIGN) => OpenError::Foreign(path.to_owned()),
            _ => OpenError::Sql(path.to_owned(), error),
        }
    }
}
