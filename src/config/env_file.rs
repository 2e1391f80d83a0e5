//! The file `.env`, which may hold the settings.

use std::path::PathBuf;

/// Why the settings in a file `.env` are not taken, none of them.
#[derive(Debug, thiserror::Error)]
pub enum EnvFileError {
    /// What a line says is no setting. It is not repeated, for it may be the token.
    #[error(
        "line {number} of {} cannot be read: write NAME=value, and a value with spaces, quotes or # as NAME='value'",
        path.display()
    )]
    Line {
        /// Which line.
        number: usize,
        /// The file.
        path: PathBuf,
    },
    /// It is no text in UTF-8, perhaps as an editor has written it in UTF-16.
    #[error("{} is not in UTF-8: save it so, in an editor that asks for the encoding", .0.display())]
    Encoding(PathBuf),
    /// The file is there and cannot be read.
    #[error("{} cannot be read: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        why: String,
    },
}

/// Takes the settings of the nearest file `.env`, in this folder or one above, into the environment, but for those
/// that are there. There need not be one.
pub fn read_env_file() -> Result<(), EnvFileError> {
    let folder = std::env::current_dir().unwrap_or_default();
    let own = folder.join(".env");
    // Where nobody lets it look, there may be one.
    if let Err(error) = own.try_exists() {
        return Err(EnvFileError::File { path: own, why: error.to_string() });
    }
    let Some(path) = folder.ancestors().map(|folder| folder.join(".env")).find(|path| path.is_file()) else {
        return Ok(());
    };
    if std::fs::read(&path).is_ok_and(|bytes| str::from_utf8(&bytes).is_err()) {
        return Err(EnvFileError::Encoding(path));
    }
    match dotenvy::from_path(&path) {
        Ok(()) => Ok(()),
        Err(dotenvy::Error::LineParse(line, _)) => {
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            Err(EnvFileError::Line { number: number_of(&text, &line), path })
        }
        Err(error) => Err(EnvFileError::File { path, why: error.to_string() }),
    }
}

/// Which line of a text it is that could not be read; a value may go over several, and then it is the first.
pub fn number_of(text: &str, line: &str) -> usize {
    let before = text.find(line.trim()).map_or("", |at| &text[..at]);
    before.matches('\n').count() + 1
}
