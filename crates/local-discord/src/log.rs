//! The log: every REST exchange and every `INTERACTION_CREATE`, one JSON object a line.
//!
//! An exchange has `method`, `path` (as it was before a client wrote it in per cent), `query`, `content_type`, `body`
//! (JSON, or a form's `payload_json`), `files` (`name`, `filename`, `size` in bytes, `sha256`), `status`, `response`,
//! `response_headers`, `t` (seconds) and, for an edit, `edit_target_attachments`. An event has `event`, `t`, `id`,
//! `token`, `type`, and what the person did: `user`, `channel_id`, `data` and, for a component, `message`.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::clock::Millis;

/// Writes the log, or nothing if none was asked for.
#[derive(Debug, Default)]
pub(crate) struct Log {
    file: Option<File>,
}

impl Log {
    /// A log at `path`, whose earlier contents are lost.
    pub(crate) fn create(path: Option<&Path>) -> io::Result<Log> {
        let create = |path: &Path| {
            let named = |error| format!("the log {} cannot be written: {error}", path.display());
            File::create(path).map_err(|error| io::Error::new(error.kind(), named(error)))
        };
        Ok(Log { file: path.map(create).transpose()? })
    }

    pub(crate) fn is_on(&self) -> bool {
        self.file.is_some()
    }

    /// Writes down that an interaction was sent to the bot.
    pub(crate) fn interaction(&mut self, at: Millis, interaction: &Value) {
        let mut line = json!({"event": "INTERACTION_CREATE", "t": seconds(at)});
        for key in ["id", "token", "type", "context", "attachment_size_limit", "channel_id", "data"] {
            line[key] = interaction[key].clone();
        }
        let user = interaction.get("user").unwrap_or(&interaction["member"]["user"]);
        line["user"] = user["id"].clone();
        if let Some(message) = interaction.get("message") {
            line["message"] = message["id"].clone();
        }
        self.line(&line);
    }

    /// Writes one line at once, so that a reader never sees half of one.
    pub(crate) fn line(&mut self, line: &Value) {
        let Some(file) = &mut self.file else { return };
        if let Err(error) = file.write_all(format!("{line}\n").as_bytes()) {
            // A full disk must not stop the game; it is said once, then the log ends.
            eprintln!("local Discord: the log ends here: {error}");
            self.file = None;
        }
    }
}

/// The SHA-256 of a file's bytes in lower-case hexadecimal, as `sha256sum` prints it.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    let mut hex = String::new();
    for byte in Sha256::digest(bytes) {
        // A text takes everything.
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}

/// A time in seconds, as the log tells it.
pub(crate) fn seconds(at: Millis) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "milliseconds since 1970 fit a float exactly")]
    let at = at as f64;
    at / 1000.0
}
