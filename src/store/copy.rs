//! Copies of a database that may be in use: to keep, and to look into.

use std::path::Path;

use sqlx::{AnyConnection, Connection as _};

use super::Store;
use super::file::{self, with};
use super::open_error::OpenError;

impl Store {
    /// Writes a copy of the database, which may be in use, as it is at one moment: flushed to the disk, and put into its
    /// place when it is whole. A file that is there is replaced.
    ///
    /// # Errors
    /// See [`OpenError`]: of the database, and of the copy, if its place is the database's own or another's that is
    /// in use.
    pub async fn back_up(path: &Path, copy: &Path) -> Result<(), OpenError> {
        let (path, copy) = (file::real(path), file::real(copy));
        if path == copy {
            return Err(OpenError::InUse(copy));
        }
        let _lock = file::lock(&copy)?;
        let whole = with(&copy, ".part");
        let placed = match write(&path, &whole).await {
            Ok(()) => file::put(&whole, &copy).map_err(|error| OpenError::File(copy.clone(), error)),
            Err(error) => Err(error),
        };
        // Neither what was not finished nor the lock stays; without them there is nothing to take away.
        let _ = std::fs::remove_file(&whole);
        let _ = std::fs::remove_file(with(&copy, ".lock"));
        placed
    }

    /// Copies the database, which may be in use, to another path and opens the copy there. The database is looked through
    /// for damage.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub async fn open_copy(path: &Path, copy: &Path) -> Result<Store, OpenError> {
        write(&file::real(path), copy).await?;
        Store::open(copy).await
    }
}

/// Writes a copy, to where there is nothing yet.
async fn write(path: &Path, copy: &Path) -> Result<(), OpenError> {
    super::install_driver();
    file::recognise(path).await?;
    // An earlier attempt's.
    let _ = std::fs::remove_file(copy);
    let sql = |error| OpenError::of(path, error);
    let options = file::for_reading(path).map_err(sql)?;
    let mut connection = AnyConnection::connect_with(&options).await.map_err(sql)?;
    let found: String =
        sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut connection).await.map_err(sql)?;
    if found != "ok" {
        return Err(OpenError::Damaged(path.to_owned(), found));
    }
    let into = copy.display().to_string();
    sqlx::query("VACUUM INTO $1").bind(into).execute(&mut connection).await.map_err(sql)?;
    connection.close().await.map_err(sql)
}
