//! Long trials, and short forms of them: kills, faults of the disk, weeks of play, hostile people.
//!
//! The long ones are ignored; `cargo xtask` runs them.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that meets what it does not expect fails"
)]

mod disk;
mod killed;
mod soak;
#[path = "../support/mod.rs"]
mod support;
mod weeks;

/// A number from the environment, which says how long a trial is.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().expect(name))
}
