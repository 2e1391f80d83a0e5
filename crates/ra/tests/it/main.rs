//! Whole games, played and written down.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that meets what it does not expect fails"
)]

mod editions;
mod narrative;
mod players;
mod random_games;
mod records;
mod scenes;
mod table;
