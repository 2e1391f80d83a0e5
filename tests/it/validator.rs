//! An independent reader of the local Discord's logs, which knows Discord's published API.

use std::io::{self, Write};
use std::path::Path;
use std::process::Command;

/// Where the reader is, from the repository. It is no part of it.
const READER: &str = "../shared/discord/validate_log.py";
/// If this is set in the environment, a log that is not read is a failure.
const MUST_READ: &str = "RA_LOGS_MUST_BE_READ";

/// Fails if the reader finds a fault in the log. Without the reader it says so, and fails only if it must be read.
pub(crate) fn validate(log: &Path) {
    let reader = Path::new(env!("CARGO_MANIFEST_DIR")).join(READER);
    if !reader.exists() {
        return skip();
    }
    let output = Command::new("python3").arg(reader).arg(log).output().expect("python3 reads the log");
    let text = String::from_utf8_lossy(&output.stdout);
    let trouble = String::from_utf8_lossy(&output.stderr);
    assert!(
        !trouble.contains("ModuleNotFoundError"),
        "the log's reader lacks a module: pip install jsonschema\n{trouble}"
    );
    assert!(output.status.success(), "{text}{trouble}");
}

fn skip() {
    assert!(std::env::var_os(MUST_READ).is_none(), "{MUST_READ} is set, and there is no {READER}");
    // Not by `eprintln`, of which nobody hears when the test passes. That it cannot be said is no reason to fail.
    drop(writeln!(
        io::stderr(),
        "SKIPPED: a log was not held against Discord's API, for there is no {READER}"
    ));
}
