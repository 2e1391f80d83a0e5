//! Pictures and languages as a whole.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that meets what it does not expect fails"
)]

mod film;
mod languages;
mod look_back;
mod pictures;
