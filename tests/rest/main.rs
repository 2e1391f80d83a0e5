//! The REST client against a stand-in server that answers as the test says.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that meets what it does not expect fails"
)]

mod requests;
mod standin;
