//! An independent reader of the local Discord's logs, which knows Discord's published API.

use std::path::Path;
use std::process::Command;

/// Fails if the reader finds a fault in the log. Without the reader, says so and is content.
pub(crate) fn validate(log: &Path) {
    let reader = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/discord/validate_log.py");
    if !reader.exists() {
        return eprintln!("skipped: no {} to read the log with", reader.display());
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
