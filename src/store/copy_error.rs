//! Why a copy of the database could not be made, or be put into its place.

use std::io;
use std::path::{Path, PathBuf};

use super::open_error::{NO_ROOM, OpenError, is_full};

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
        database: PathBuf,
        /// What failed.
        why: String,
    },
    /// The copy is no good.
    #[error("{0} cannot be restored, and nothing has been changed: {1}")]
    Unusable(PathBuf, String),
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
        let (place, database) = (place.to_owned(), database.to_owned());
        match self {
            Failed::Reading(error) => error.into(),
            Failed::Writing(why) => CopyError::Unwritten { place, database, why },
        }
    }
}
