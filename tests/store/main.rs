//! The database and the use cases on it, without Discord.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that meets what it does not expect fails"
)]

mod cups;
mod fuzz_corpus;
mod needed_tasks;
mod queues;
mod ratings;
mod settings;
#[path = "../support/mod.rs"]
mod support;
mod tasks;
