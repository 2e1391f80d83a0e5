//! Whole games in play, without a bot.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that meets what it does not expect fails"
)]

mod clear;
mod cups;
mod in_cup;
mod look_back;
mod orders;
mod taking_back;
mod views;
