//! Long trials, and short forms of them: kills, faults of the disk, weeks of play, hostile people, cups.
//!
//! The long ones are ignored; `cargo xtask` runs them.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that meets what it does not expect fails"
)]

use std::path::PathBuf;

use tempfile::TempDir;

mod cups;
mod disk;
mod killed;
mod soak;
#[path = "../support/mod.rs"]
mod support;
mod weeks;

/// Where a trial keeps what it writes, and whether that stays: in `RA_TRIAL_FOLDER`, if that is set, for who looks for the
/// cause of a failure.
fn folder() -> (TempDir, bool) {
    let kept = std::env::var_os("RA_TRIAL_FOLDER");
    let place: PathBuf = kept.clone().map_or_else(std::env::temp_dir, Into::into);
    std::fs::create_dir_all(&place).unwrap();
    let folder = tempfile::Builder::new().disable_cleanup(kept.is_some()).tempdir_in(place).unwrap();
    (folder, kept.is_some())
}

/// A number from the environment, which says how long a trial is.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().expect(name))
}
