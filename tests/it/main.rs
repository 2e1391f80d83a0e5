//! The one test binary: whole paths through the program.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that meets what it does not expect fails"
)]

mod alone;
mod bot;
mod checkout;
mod clear;
mod command_line;
mod dependencies;
mod editions;
mod fuzzed;
mod languages;
mod narrative;
mod orders;
mod pictures;
mod players;
mod prose;
mod queues;
mod random_games;
mod readme;
mod records;
mod rest;
mod scenes;
mod settings;
mod standin;
mod table;
mod taking_back;
mod terminal;
mod views;
