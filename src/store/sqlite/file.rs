//! The database's file: what it is before it is opened, what lies beside it, whose it is, and how a new one comes into
//! its place.

use std::fs::{File, Permissions, TryLockError};
use std::io::{self, Read as _};
use std::os::unix::fs::{FileExt as _, MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::str::FromStr as _;

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, Connection as _};

use crate::store::open_error::OpenError;
use crate::store::schema::{self, Kind};

/// With what every SQLite database begins.
const HEADER: &[u8] = b"SQLite format 3\0";
/// Ends the name of a copy that is whole and about to take the database's place.
pub(super) const RESTORED: &str = ".restored";
/// Ends the name of the file that says where what was there before goes.
pub(super) const RESTORING: &str = ".restoring";

/// Where SQLite notes in a file whether it keeps a write-ahead log beside it, and what says that it does.
const KEEPS_LOG: (u64, u8) = (18, 2);
/// How many symbolic links are followed, as Linux does.
const MOST_LINKS: usize = 40;

/// The file itself, wherever symbolic links lead to it: its locks and what SQLite keeps beside it belong there. It need
/// not be there yet.
pub(in crate::store) fn real(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        if let Ok(real) = path.canonicalize() {
            return real;
        }
        let folder = folder(&path).canonicalize().unwrap_or_else(|_| folder(&path).to_owned());
        match path.read_link() {
            Ok(target) => path = folder.join(target),
            Err(_) => return path.file_name().map_or_else(|| path.clone(), |name| folder.join(name)),
        }
    }
    path
}

/// The folder that a file is in.
pub(in crate::store) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Whether both are the same file, by whatever names.
pub(in crate::store) fn are_same(one: &Path, other: &Path) -> bool {
    let file = |path: &Path| path.metadata().map(|file| (file.dev(), file.ino()));
    one == other || matches!((file(one), file(other)), (Ok(one), Ok(other)) if one == other)
}

/// The same path with more behind it.
pub(super) fn with(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// As sqlx wants to be told of it. In its addresses two signs mean something.
pub(in crate::store) fn address(path: &Path, mode: &str) -> String {
    let path = path.display().to_string().replace('%', "%25").replace('?', "%3F");
    format!("sqlite:{path}?mode={mode}")
}

/// As it is opened to be read. A connection that may not write would leave a log behind where there was none.
pub(super) fn for_reading(path: &Path) -> Result<AnyConnectOptions, sqlx::Error> {
    AnyConnectOptions::from_str(&address(path, if has_log(path) { "ro" } else { "rw" }))
}

/// Whether there is a write-ahead log beside it, with something in it.
pub(super) fn has_log(path: &Path) -> bool {
    with(path, "-wal").metadata().is_ok_and(|log| log.len() > 0)
}

/// Whether a database says that it keeps a log. One that the bot has opened does. A copy that `VACUUM INTO` has made does
/// not until it is opened, so a log beside it is another database's.
pub(super) fn keeps_log(path: &Path) -> io::Result<bool> {
    let (at, yes) = KEEPS_LOG;
    let mut found = [0];
    File::open(path)?.read_exact_at(&mut found, at)?;
    Ok(found == [yes])
}

/// Refuses what SQLite would take for a part of the database, and is none.
pub(super) fn look_beside(path: &Path) -> Result<(), OpenError> {
    if is_being_restored(path) {
        return Err(OpenError::Interrupted(path.to_owned()));
    }
    // The log first: a bot that just starts on a copy makes one only after it has noted so in the file.
    if has_log(path) {
        match keeps_log(path) {
            Ok(false) => return Err(OpenError::LogOfAnother(path.to_owned())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(OpenError::LogAlone(path.to_owned()));
            }
            // What cannot be read is refused with what it is.
            Ok(true) | Err(_) => {}
        }
    }
    Ok(())
}

/// Whether a restore has begun to put the database aside and has not put the copy into its place.
pub(super) fn is_being_restored(path: &Path) -> bool {
    with(path, RESTORING).exists() && with(path, RESTORED).exists()
}

/// Refuses a file that is no database of this version, and changes nothing in it.
pub(super) async fn recognise(path: &Path) -> Result<(), OpenError> {
    let mut begin = Vec::new();
    let read = File::open(path).and_then(|file| file.take(HEADER.len() as u64).read_to_end(&mut begin));
    read.map_err(|error| OpenError::of_file(path, path, error))?;
    if begin.is_empty() {
        return Err(OpenError::Empty(path.to_owned()));
    }
    if begin != HEADER {
        return Err(OpenError::Foreign(path.to_owned()));
    }
    match kind(path).await.map_err(|error| OpenError::of(path, error))? {
        Kind::Own => Ok(()),
        Kind::Moved(to) => Err(OpenError::Moved(path.to_owned(), to)),
        Kind::OfAnotherVersion => Err(OpenError::AnotherVersion(path.to_owned())),
        Kind::Foreign => Err(OpenError::Foreign(path.to_owned())),
    }
}

async fn kind(path: &Path) -> Result<Kind, sqlx::Error> {
    let mut connection = AnyConnection::connect_with(&for_reading(path)?).await?;
    let kind = kind_of(&mut connection).await;
    // In any case: what SQLite keeps beside the file goes only then.
    connection.close().await?;
    kind
}

async fn kind_of(connection: &mut AnyConnection) -> Result<Kind, sqlx::Error> {
    let sql = "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = 'installation'";
    let tables: i64 = sqlx::query_scalar(sql).fetch_one(&mut *connection).await?;
    if tables == 0 { Ok(Kind::Foreign) } else { schema::version(connection).await }
}

/// Writes what is kept beside the database, as the system has it, to the disk. A flush that failed before the last
/// end may have left less there than the system remembers, and no later one would notice: the log would have a hole,
/// and after a power cut all that comes behind it were lost.
pub(super) fn make_sure_of_log(path: &Path) -> io::Result<()> {
    let log = match File::options().read(true).write(true).open(with(path, "-wal")) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        log => log?,
    };
    let mut bytes = Vec::new();
    (&log).read_to_end(&mut bytes)?;
    log.write_all_at(&bytes, 0)?;
    log.sync_all()
}

/// Opens whatever there is of a database for writing, as a start does, and closes it again.
pub(super) fn try_to_open(path: &Path) -> Result<(), OpenError> {
    for place in ["", "-wal", "-shm", ".lock"].map(|ending| with(path, ending)) {
        match File::options().read(true).write(true).open(&place) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(OpenError::of_file(path, &place, error));
            }
            Ok(_) | Err(_) => {}
        }
    }
    Ok(())
}

/// Writes something into the database's folder, of which nothing stays.
pub(super) fn try_to_write(path: &Path) -> Result<(), OpenError> {
    let place = with(path, &format!(".check-{}", std::process::id()));
    let tried = || {
        let file = File::options().create_new(true).write(true).open(&place)?;
        std::fs::remove_file(&place)?;
        file.write_all_at(&[0; 4096], 0)?;
        file.sync_all()
    };
    tried().map_err(|error| OpenError::of_file(path, &place, error))
}

/// A second process is refused by a lock on a file of its own: SQLite's locks come and go with transactions.
pub(super) fn lock(path: &Path) -> Result<File, OpenError> {
    let place = with(path, ".lock");
    let file = |error| OpenError::of_file(path, &place, error);
    let lock = File::options().create(true).truncate(false).write(true).open(&place).map_err(file)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(file(error)),
    }
}

/// Keeps a file from all but its owner: it holds the bags of running games.
pub(super) fn keep_to_owner(path: &Path) -> io::Result<()> {
    std::fs::set_permissions(path, Permissions::from_mode(0o600))
}

/// Puts a database that is whole, and that nobody has open, into its place: whatever happens, what is there is all of
/// it or none.
pub(super) fn put(whole: &Path, place: &Path) -> io::Result<()> {
    keep_to_owner(whole)?;
    File::open(whole)?.sync_all()?;
    std::fs::rename(whole, place)?;
    flush_folder(place)
}

/// Makes sure of the names in a file's folder.
pub(super) fn flush_folder(path: &Path) -> io::Result<()> {
    File::open(folder(path))?.sync_all()
}
