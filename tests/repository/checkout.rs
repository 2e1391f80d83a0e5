//! What a checkout must look like.

use std::fs;
use std::path::{Path, PathBuf};

/// All files in a folder and below.
pub(crate) fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// The top of the checkout.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A checkout has the same bytes on every system: what is hashed or compiled in depends on them.
#[test]
fn lines_end_alike_on_every_system() {
    let attributes = fs::read_to_string(root().join(".gitattributes")).unwrap();
    assert!(attributes.contains("\n* text=auto eol=lf\n"), "{attributes}");
    for folder in [
        "migrations",
        "locales",
        "crates/ra-table/assets",
        "crates/local-discord/src/page",
        "tests/kept",
        "crates/ra/tests/games",
    ] {
        for path in sources(&root().join(folder)) {
            let has_other = fs::read_to_string(&path).is_ok_and(|text| text.contains("\r\n"));
            assert!(!has_other, "{} has lines that end as on Windows", path.display());
        }
    }
}

/// README's `cargo run -- playground` finds the bot among the programs only as long as no other package has a
/// `default-run`.
#[test]
fn cargo_run_runs_the_bot() {
    let crates = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    for folder in crates {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        assert!(!manifest.contains("default-run"), "{}", folder.display());
    }
    assert!(fs::read_to_string(root().join("Cargo.toml")).unwrap().contains("default-run = \"ra-bot\""));
}
