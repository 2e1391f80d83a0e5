//! An independent reader of the local Discord's logs, which knows Discord's published API.

use std::io::{self, Write};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Where the reader is, from the repository. It is no part of it.
const READER: &str = "../shared/discord/validate_log.py";
/// The reader's rule for answers that come later than 3 seconds. How long one takes here says how busy the machine is;
/// what the bot does where it takes long, tests say that make it so.
const LATE: &str = "[response_3s]";
/// If this is set in the environment, a log that is not read is a failure.
const MUST_READ: &str = "RA_LOGS_MUST_BE_READ";

/// Fails if the reader finds a fault in the log. Without the reader it says so, and fails only if it must be read.
pub(crate) fn validate(log: &Path) {
    let reader = Path::new(env!("CARGO_MANIFEST_DIR")).join(READER);
    if !reader.exists() {
        return skip();
    }
    // The document that it goes by has no emoji of applications.
    let text = std::fs::read_to_string(log).unwrap();
    let known = text.lines().filter(|line| !is_about_emojis(line)).map(|line| format!("{line}\n"));
    let read = log.with_extension("read");
    std::fs::write(&read, known.collect::<String>()).unwrap();
    let mut command = Command::new("python3");
    command.arg(reader).arg(read).args(["--max", "1000"]);
    let output = command.output().expect("python3 reads the log");
    let text = String::from_utf8_lossy(&output.stdout);
    let trouble = String::from_utf8_lossy(&output.stderr);
    assert!(
        !trouble.contains("ModuleNotFoundError"),
        "the log's reader lacks a module: pip install jsonschema\n{trouble}"
    );
    let mut errors = text.lines().filter(|line| line.starts_with("  line ")).peekable();
    let is_only_late = errors.peek().is_some() && errors.all(|line| line.contains(LATE));
    assert!(output.status.success() || is_only_late, "{text}{trouble}");
}

fn is_about_emojis(line: &str) -> bool {
    let line: Value = serde_json::from_str(line).unwrap();
    line["path"].as_str().is_some_and(|path| path.ends_with("/emojis"))
}

fn skip() {
    assert!(std::env::var_os(MUST_READ).is_none(), "{MUST_READ} is set, and there is no {READER}");
    // Not by `eprintln`, of which nobody hears when the test passes. That it cannot be said is no reason to fail.
    drop(writeln!(
        io::stderr(),
        "SKIPPED: a log was not held against Discord's API, for there is no {READER}"
    ));
}
