//! The database and the use cases on it, without Discord.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that meets what it does not expect fails"
)]

mod copies;
mod cups;
mod fuzz_corpus;
mod needed_tasks;
mod on_postgres;
mod queues;
mod ratings;
mod settings;
#[path = "../support/mod.rs"]
mod support;
mod tasks;
mod unsent;

#[test]
fn all_of_it_on_postgres() {
    support::database::again_on_postgres(
        &[],
        &[("fuzz_corpus", "it has no database"), ("copies", "they use both engines")],
    );
}
