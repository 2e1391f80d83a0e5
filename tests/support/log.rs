//! The local Discord's log: all that the bot has asked, as a test reads it.

use std::path::PathBuf;

use local_discord::Options;
use serde_json::Value;
use tempfile::TempDir;

use super::server::{Server, options};

/// A log, which goes away with its test.
pub(crate) struct Log {
    path: PathBuf,
    _folder: TempDir,
}

impl Log {
    pub(crate) fn lines(&self) -> Vec<Value> {
        let text = std::fs::read_to_string(&self.path).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// How many requests of a method had a path with this end.
    pub(crate) fn count(&self, method: &str, end: &str) -> usize {
        let is_one = |line: &&Value| {
            line["method"] == method && line["path"].as_str().is_some_and(|path| path.ends_with(end))
        };
        self.lines().iter().filter(is_one).count()
    }

    /// How many conversations the bot has wanted to begin.
    pub(crate) fn openings(&self) -> usize {
        self.count("POST", "/users/@me/channels")
    }
}

impl Server {
    /// A server whose log can be read.
    pub(crate) async fn logged() -> (Server, Log) {
        Server::logged_with(options()).await
    }

    pub(crate) async fn logged_with(options: Options) -> (Server, Log) {
        let folder = tempfile::tempdir().unwrap();
        let log = Log { path: folder.path().join("log.jsonl"), _folder: folder };
        let server = Server::with(Options { log: Some(log.path.clone()), ..options }).await;
        (server, log)
    }
}
