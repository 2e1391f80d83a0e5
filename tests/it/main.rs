//! The one test binary: whole paths through the program.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that meets what it does not expect fails"
)]

mod command_line;
mod narrative;
mod random_games;
mod records;
mod scenes;
mod table;
mod tidy;
