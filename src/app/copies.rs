//! Copies of all that a database holds in another one, of whatever engine: backups, restores and moves.

use std::path::Path;

use ra_table::id::GameId;

use super::Error;
use super::load::{self, GameRef, Loaded};
use crate::store;
use crate::store::transfer::{self, Contents, TransferError};
use crate::store::{CopyError, Database, Deletions, OpenError, ReadTx, Restored, Store, WriteTx, deals};

/// Why nothing was copied, or not all of it is done that follows.
#[derive(Debug, thiserror::Error)]
pub enum CopyingError {
    /// A database cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A file cannot be read or written.
    #[error(transparent)]
    File(#[from] CopyError),
    /// A database was to be moved to where it is.
    #[error("{0} is the database itself: name another one to move it to")]
    Itself(Database),
    /// Something is already where a copy was to be.
    #[error("the database {0} is not empty: name one that is, or that is not there yet")]
    NotEmpty(Database),
    /// The copy was not made, or is not as it should be.
    #[error("{from} was not copied to {to}, where nothing has changed: {why}")]
    NotCopied {
        /// The database.
        from: Database,
        /// Where the copy was to be.
        to: Database,
        /// What failed.
        why: Fault,
    },
    /// The answer to the commit is missing.
    #[error("nobody knows whether {to} holds a copy of {from} now: run the same command again ({why})")]
    InDoubt {
        /// The database.
        from: Database,
        /// Where the copy was to be.
        to: Database,
        /// What failed.
        why: store::Error,
    },
    /// All is copied, and the database is not marked.
    #[error(
        "{to} holds all of {from}, which could not be marked: run the same command again, before any bot starts ({why})"
    )]
    Unmarked {
        /// The database.
        from: Database,
        /// Where the copy is.
        to: Database,
        /// What failed.
        why: store::Error,
    },
}

/// What failed while a copy was made.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// A table.
    #[error(transparent)]
    Rows(#[from] TransferError),
    /// A database.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// To load a game.
    #[error("game {0} could not be replayed: {1:#}")]
    Loading(GameId, anyhow::Error),
    /// A game is another one in the copy.
    #[error("game {0} does not come to the same in the copy")]
    Game(GameId),
}

impl CopyingError {
    /// Whether the same may go well later, with nothing changed.
    pub fn may_pass(&self) -> bool {
        match self {
            CopyingError::Open(error) | CopyingError::File(CopyError::Database(error)) => error.may_pass(),
            CopyingError::File(_) | CopyingError::Itself(_) | CopyingError::NotEmpty(_) => false,
            CopyingError::NotCopied { why, .. } => match why {
                Fault::Rows(TransferError::Different(_)) | Fault::Game(_) => false,
                Fault::Rows(TransferError::Writing(_, error)) => !error.is_of_value(),
                Fault::Rows(TransferError::Reading(..)) | Fault::Store(_) | Fault::Loading(..) => true,
            },
            CopyingError::InDoubt { .. } | CopyingError::Unmarked { .. } => true,
        }
    }
}

/// What was copied.
#[derive(Debug)]
struct Copied {
    contents: Contents,
    games: usize,
}

/// A move that has come to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moved {
    /// So many rows and games were copied.
    Copied {
        /// The rows.
        rows: u64,
        /// The games that were replayed.
        games: usize,
    },
    /// An earlier move had copied everything, and was interrupted before its end.
    Finished,
}

/// Two databases, for what is said of them.
#[derive(Clone, Copy)]
struct Pair<'a> {
    from: &'a Database,
    to: &'a Database,
}

impl Pair<'_> {
    fn not_copied(self, why: impl Into<Fault>) -> CopyingError {
        CopyingError::NotCopied { from: self.from.clone(), to: self.to.clone(), why: why.into() }
    }

    /// What follows from a failed commit of the copy.
    fn not_committed(self, why: store::Error) -> CopyingError {
        if matches!(why, store::Error::InDoubt(_) | store::Error::Unanswered(_)) {
            CopyingError::InDoubt { from: self.from.clone(), to: self.to.clone(), why }
        } else {
            self.not_copied(why)
        }
    }
}

/// Writes a copy into a file, while the bot runs.
pub async fn back_up(database: &Database, copy: &Path) -> Result<(), CopyingError> {
    let path = match database {
        Database::File(path) => return Ok(Store::back_up(path, copy).await?),
        Database::Postgres(_) => copy.to_owned(),
    };
    let to = Database::File(path);
    Store::back_up_filled(database, copy, async |filled: &Store| {
        let source = database.open_to_read(copy).await?;
        let done = copy_all(&source, filled, Pair { from: database, to: &to }).await;
        source.close().await;
        done
    })
    .await
}

/// Puts a copy in a file into the place of the database, which nobody may have open: on a server, an empty one.
pub async fn restore(database: &Database, copy: &Path) -> Result<Restored, CopyingError> {
    if let Database::File(path) = database {
        return Ok(Store::restore(path, copy).await?);
    }
    let from = Database::File(copy.to_owned());
    let done = Store::with_copy_to_restore(copy, async |source: &Store| {
        let target = database.open_to_fill().await?;
        let done = copy_all(source, &target, Pair { from: &from, to: database }).await;
        target.close().await;
        done
    });
    done.await.map(|()| Restored { kept: Vec::new(), deletions: Deletions::Unknown })
}

/// Copies everything into an empty database.
async fn copy_all(source: &Store, target: &Store, pair: Pair<'_>) -> Result<(), CopyingError> {
    let failed = |why| pair.not_copied(Fault::Store(why));
    let mut from = source.read().await.map_err(failed)?;
    let mut to = target.write().await.map_err(failed)?;
    if !transfer::is_empty(&mut to).await.map_err(failed)? {
        return Err(CopyingError::NotEmpty(pair.to.clone()));
    }
    copy_and_compare(&mut from, &mut to).await.map_err(|why| pair.not_copied(why))?;
    to.commit().await.map_err(|why| pair.not_committed(why))
}

/// Moves everything to an empty database. At the end, nothing opens the first one any more.
///
/// # Errors
/// See [`CopyingError`]. Then, and whenever this is stopped, the first database is whole and not marked, or the second
/// is whole.
pub async fn move_all(from: &Database, to: &Database) -> Result<Moved, CopyingError> {
    if from.is_same(to).await? {
        return Err(CopyingError::Itself(to.clone()));
    }
    let source = from.open_to_move().await?;
    let moved = async {
        let target = to.open_to_fill().await?;
        let moved = move_between(&source, &target, Pair { from, to }).await;
        target.close().await;
        moved
    };
    let moved = moved.await;
    source.close().await;
    moved
}

async fn move_between(source: &Store, target: &Store, pair: Pair<'_>) -> Result<Moved, CopyingError> {
    let failed = |why| pair.not_copied(Fault::Store(why));
    // To its end, so that nobody writes what is not copied.
    let mut from = source.write().await.map_err(failed)?;
    let mut to = target.write().await.map_err(failed)?;
    let moved = if transfer::is_empty(&mut to).await.map_err(failed)? {
        let copied = copy_and_compare(&mut from, &mut to).await.map_err(|why| pair.not_copied(why))?;
        transfer::note_source(&mut to, &copied.contents).await.map_err(failed)?;
        to.commit().await.map_err(|why| pair.not_committed(why))?;
        Moved::Copied { rows: copied.contents.rows(), games: copied.games }
    } else {
        let contents = transfer::contents(&mut from).await.map_err(|why| pair.not_copied(why))?;
        if !transfer::has_moved_here(&mut to, &contents).await.map_err(failed)? {
            return Err(CopyingError::NotEmpty(pair.to.clone()));
        }
        to.rollback().await.map_err(failed)?;
        Moved::Finished
    };
    let marked = mark(from, pair.to).await;
    let unmarked = |why| CopyingError::Unmarked { from: pair.from.clone(), to: pair.to.clone(), why };
    marked.map_err(unmarked)?;
    Ok(moved)
}

async fn mark(mut from: WriteTx, to: &Database) -> Result<(), store::Error> {
    transfer::mark_as_moved(&mut from, &to.to_string()).await?;
    from.commit().await
}

/// Copies all rows, and compares them and what every game comes to.
async fn copy_and_compare(from: &mut ReadTx, to: &mut WriteTx) -> Result<Copied, Fault> {
    let contents = transfer::copy(from, to).await?;
    let games = deals::games(from).await?;
    for &game in &games {
        if replayed(from, game).await? != replayed(to, game).await? {
            return Err(Fault::Game(game));
        }
    }
    Ok(Copied { contents, games: games.len() })
}

/// What a game comes to, in words that nobody reads. A game that is frozen, or has a row that no version writes, is so in
/// the copy, too.
async fn replayed(tx: &mut ReadTx, game: GameId) -> Result<String, Fault> {
    match load::any(tx, GameRef::Game(game)).await {
        Ok(Loaded { game: Err(frozen), .. }) => Ok(format!("{:#}", frozen.reason)),
        Ok(loaded) => Ok(format!("{loaded:?}")),
        Err(Error::Failed(error)) => match error.downcast_ref() {
            Some(store::Error::Unreadable(why)) => Ok(why.clone()),
            _ => Err(Fault::Loading(game, error)),
        },
        Err(error @ (Error::Refused(_) | Error::Repeated | Error::Lost)) => {
            Err(Fault::Loading(game, error.into()))
        }
    }
}
