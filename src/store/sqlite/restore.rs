//! Putting a copy into the database's place, and what was there aside.
//!
//! The copy is written beside the database first ([`RESTORED`]), and it is noted where the old files go ([`RESTORING`]).
//! As long as both are there, nothing opens the database: its files may be where they were or not. Moving the copy into
//! its place ends that. Whoever is killed before begins again, and the old files go to where the others are.

use std::ffi::OsStr;
use std::fs::File;
use std::io;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::{FileExt as _, MetadataExt as _, chown};
use std::path::{Path, PathBuf};

use sqlx::{AnyConnection, Connection as _};

use super::copy::{CopyError, Failed, write};
use super::file::{self, RESTORED, RESTORING, with};
use crate::store::open_error::OpenError;
use crate::store::personal_data::{self, Forgotten};
use crate::store::{Store, install_driver};

/// The files of a database: itself, and what SQLite keeps beside it.
const FILES: [&str; 4] = ["", "-wal", "-shm", "-journal"];

/// What a restore has done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored {
    /// The files in which what was there before is kept.
    pub kept: Vec<PathBuf>,
    /// What becomes of people who were deleted after the copy was made.
    pub deletions: Deletions,
}

/// What becomes of people who were deleted from the old database after a copy of it was made that is restored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deletions {
    /// So many are deleted again, once the bot is started.
    Ordered(usize),
    /// There is no old database, or it cannot be read: nobody knows who they are.
    Unknown,
}

impl Store {
    /// Puts a copy into the place of the database, which nobody may have open. The copy itself stays where it is.
    pub async fn restore(path: &Path, copy: &Path) -> Result<Restored, CopyError> {
        install_driver();
        let (path, copy) = (file::real(path), file::real(copy));
        let part = with(&path, ".part");
        if file::are_same(&path, &copy) || file::are_same(&part, &copy) {
            return Err(CopyError::Itself(copy));
        }
        let _lock = file::lock(&path)?;
        // The old database, of which only a part may be aside yet, may be what is to be restored.
        let begun = match begun(&path) {
            Some(aside) => put_rest_aside(&path, &aside).map(|()| Some(aside)),
            None => Ok(None),
        };
        let begun = begun.map_err(|error| CopyError::Unfinished(path.clone(), error))?;
        let old = begun.clone().unwrap_or_else(|| path.clone());
        let prepared = async {
            write(&copy, &part).await?;
            let deletions = forget_again(&old, &part).await?;
            Ok((prepare(&path, &part, begun)?, deletions))
        };
        let (aside, deletions) = prepared.await.map_err(|failed| {
            forget(&path);
            match failed {
                Failed::Reading(error) => CopyError::Unusable(copy.clone(), error.of_a_copy()),
                writing @ Failed::Writing(_) => writing.at(&part, &path),
            }
        })?;
        exchange(&path, &aside)?;
        let kept =
            FILES.map(|ending| with(&aside, ending)).into_iter().filter(|file| file.exists()).collect();
        Ok(Restored { kept, deletions })
    }
}

/// Orders in a copy that people are deleted who were deleted from the old database after it was made.
async fn forget_again(old: &Path, copy: &Path) -> Result<Deletions, Failed> {
    let Ok(forgotten) = forgotten_in(old).await else { return Ok(Deletions::Unknown) };
    let sql = |error| Failed::of(copy, error);
    let mut connection = connect(copy).await.map_err(sql)?;
    let ordered = personal_data::forget_again(&mut connection, &forgotten).await;
    connection.close().await.map_err(sql)?;
    ordered.map(Deletions::Ordered).map_err(sql)
}

async fn forgotten_in(path: &Path) -> Result<Forgotten, OpenError> {
    match file::recognise(path).await {
        Ok(()) | Err(OpenError::Moved(..)) => {}
        Err(error) => return Err(error),
    }
    let sql = |error| OpenError::of(path, error);
    let mut connection = connect(path).await.map_err(sql)?;
    let forgotten = personal_data::forgotten(&mut connection).await;
    connection.close().await.map_err(sql)?;
    forgotten.map_err(sql)
}

async fn connect(path: &Path) -> Result<AnyConnection, sqlx::Error> {
    AnyConnection::connect_with(&file::for_reading(path)?).await
}

/// Where an earlier restore that was interrupted has put the old database.
fn begun(path: &Path) -> Option<PathBuf> {
    let name = std::fs::read(with(path, RESTORING)).ok().filter(|_| file::is_being_restored(path))?;
    let aside = path.with_file_name(OsStr::from_bytes(&name));
    aside.exists().then_some(aside)
}

/// Gets ready to exchange the database for this copy of it; returns where the old one goes.
fn prepare(path: &Path, part: &Path, begun: Option<PathBuf>) -> io::Result<PathBuf> {
    if let Ok(old) = path.metadata() {
        // Only root may do that, who would otherwise lock the bot out.
        let _ = chown(part, Some(old.uid()), Some(old.gid()));
    }
    let (restored, note) = (with(path, RESTORED), with(path, RESTORING));
    if let Some(aside) = begun {
        file::put(part, &restored)?;
        return Ok(aside);
    }
    // Of an earlier one that has come to its end, or has moved nothing.
    remove(&note)?;
    file::put(part, &restored)?;
    let aside = free_name(path);
    let unfinished = with(&note, ".part");
    let name = aside.file_name().unwrap_or_default();
    File::create(&unfinished)?.write_all_at(name.as_bytes(), 0)?;
    file::put(&unfinished, &note)?;
    Ok(aside)
}

/// The first number under which nothing was put aside.
fn free_name(path: &Path) -> PathBuf {
    let mut names = (1..).map(|number: u64| with(path, &format!(".old-{number}")));
    let is_free = |name: &PathBuf| !FILES.iter().any(|ending| with(name, ending).exists());
    names.find(is_free).expect("there are more numbers than files")
}

/// Puts aside what is there, and then the copy into its place.
fn exchange(path: &Path, aside: &Path) -> Result<(), CopyError> {
    let (restored, note) = (with(path, RESTORED), with(path, RESTORING));
    // Where the old one is aside already, somebody may have put another there since.
    let place = if aside.exists() { free_name(path) } else { aside.to_owned() };
    if let Err(error) = rename_if_there(path, &place) {
        // As with a file that is a mount of its own.
        if !aside.exists() {
            remove(&note).map_err(|error| CopyError::Unfinished(path.to_owned(), error))?;
            forget(path);
        }
        return Err(Failed::from(error).at(path, path));
    }
    let moved = || {
        put_rest_aside(path, aside)?;
        file::flush_folder(path)?;
        std::fs::rename(&restored, path)?;
        file::flush_folder(path)?;
        remove(&note)
    };
    moved().map_err(|error| CopyError::Unfinished(path.to_owned(), error))
}

/// Puts aside what lies beside the database.
fn put_rest_aside(path: &Path, aside: &Path) -> io::Result<()> {
    FILES[1..].iter().try_for_each(|ending| rename_if_there(&with(path, ending), &with(aside, ending)))
}

/// Takes away what was written for a restore that has not begun. What is not there need not go.
fn forget(path: &Path) {
    let _ = std::fs::remove_file(with(path, ".part"));
    if !file::is_being_restored(path) {
        let _ = std::fs::remove_file(with(path, RESTORED));
        let _ = std::fs::remove_file(with(&with(path, RESTORING), ".part"));
    }
}

fn rename_if_there(from: &Path, to: &Path) -> io::Result<()> {
    unless_missing(std::fs::rename(from, to))
}

fn remove(path: &Path) -> io::Result<()> {
    unless_missing(std::fs::remove_file(path))
}

fn unless_missing(done: io::Result<()>) -> io::Result<()> {
    match done {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}
