//! Where a database is.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use ra_table::id::UserId;
use ra_table::time::Millis;
use sqlx::any::AnyConnectOptions;

use super::postgres::{self, Address, AddressError};
use super::sqlite::{self, file};
use super::{CopyError, OpenError, Store, WaitLimits};

/// Where a database is.
#[derive(Debug, Clone)]
pub enum Database {
    /// In an SQLite file.
    File(PathBuf),
    /// On a PostgreSQL server.
    Postgres(Address),
}

impl Database {
    /// Reads a setting: the URL of a PostgreSQL database, or the path of a file.
    ///
    /// # Errors
    /// What is wrong with a URL.
    pub fn read(setting: impl Into<PathBuf>) -> Result<Database, AddressError> {
        let setting = setting.into();
        match setting.to_str().filter(|text| Address::is_meant(text)) {
            Some(url) => url.parse().map(Database::Postgres),
            None => Ok(Database::File(setting)),
        }
    }

    /// The same for somebody whom a server may keep waiting longer than usual, as one on a busy machine may be.
    #[must_use]
    pub fn with_wait_limits(self, limits: WaitLimits) -> Database {
        match self {
            Database::File(path) => Database::File(path),
            Database::Postgres(address) => Database::Postgres(address.with_wait_limits(limits)),
        }
    }

    /// Opens the database, and makes it if there is none.
    ///
    /// # Errors
    /// See [`OpenError`]; nothing has been changed then.
    pub async fn open(&self) -> Result<Store, OpenError> {
        match self {
            Database::File(path) => Store::open(path).await,
            Database::Postgres(address) => Ok(Store::connect(address).await?),
        }
    }

    /// Opens the database, which must be there and not be in use, for its content to be moved.
    ///
    /// # Errors
    /// See [`OpenError`]; nothing has been changed then.
    pub async fn open_to_move(&self) -> Result<Store, OpenError> {
        match self {
            Database::File(path) if path.exists() => Store::open(path).await,
            Database::File(path) => Err(OpenError::Missing(path.clone())),
            Database::Postgres(address) => Ok(Store::connect_to_move(address).await?),
        }
    }

    /// Opens the database, and makes it if there is none, for it to be filled.
    ///
    /// # Errors
    /// As [`Database::open`].
    pub async fn open_to_fill(&self) -> Result<Store, OpenError> {
        match self {
            Database::File(path) => Store::open(path).await,
            Database::Postgres(address) => Ok(Store::connect_to_fill(address).await?),
        }
    }

    /// Whether both are the same database, by whatever names.
    ///
    /// # Errors
    /// When a server cannot be asked.
    pub async fn is_same(&self, other: &Database) -> Result<bool, OpenError> {
        Ok(match (self, other) {
            (Database::File(one), Database::File(other)) => {
                file::are_same(&file::real(one), &file::real(other))
            }
            (Database::Postgres(one), Database::Postgres(other)) => postgres::are_same(one, other).await?,
            (Database::File(_), Database::Postgres(_)) | (Database::Postgres(_), Database::File(_)) => false,
        })
    }

    /// Opens the database to be read, which may be in use: a file as a copy that is put into this place.
    ///
    /// # Errors
    /// See [`CopyError`].
    pub async fn open_to_read(&self, copy: &Path) -> Result<Store, CopyError> {
        match self {
            Database::File(path) => Store::open_copy(path, copy).await,
            Database::Postgres(address) => {
                Ok(Store::connect_to_read(address).await.map_err(OpenError::from)?)
            }
        }
    }

    /// Orders that what is kept of a person is deleted from a database, which may be in use. Returns whether anything is
    /// kept of them; if not, nothing is ordered.
    ///
    /// # Errors
    /// When it is no database of this version, or cannot be written.
    pub async fn order_deletion(&self, user: UserId, now: Millis) -> Result<bool, OpenError> {
        match self {
            Database::File(path) => sqlite::order_deletion(path, user, now).await,
            Database::Postgres(address) => Ok(postgres::order_deletion(address, user, now).await?),
        }
    }

    /// The same, by a path that leads to it from everywhere.
    ///
    /// # Errors
    /// When the present folder is not known.
    pub fn absolute(&self) -> io::Result<Database> {
        Ok(match self {
            Database::File(path) => Database::File(std::path::absolute(path)?),
            Database::Postgres(address) => Database::Postgres(address.clone()),
        })
    }

    /// Whether there is a database, or may be one: of a server that shows only when it is opened.
    pub fn may_be_there(&self) -> bool {
        match self {
            Database::File(path) => path.exists(),
            Database::Postgres(_) => true,
        }
    }

    /// How sqlx connects to a database that is there, for who looks into it behind the bot's back.
    pub fn options(&self) -> Result<AnyConnectOptions, sqlx::Error> {
        match self {
            Database::File(path) => file::address(path, "rw").parse(),
            Database::Postgres(address) => Ok(postgres::options(address)),
        }
    }
}

impl fmt::Display for Database {
    /// Without a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::File(path) => path.display().fmt(f),
            Database::Postgres(address) => address.fmt(f),
        }
    }
}
