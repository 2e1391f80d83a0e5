//! What test targets of several packages share.
//!
//! - [`raw_bot`]: a bot without a client library, which sends what a test says and sees what really arrives.
//! - [`browser`]: a headless browser, steered over the WebDriver protocol.
//! - [`postgres`]: a PostgreSQL server of a test's own.
//! - [`process`]: processes of the bot.
//! - [`program`]: a local Discord that runs as a process.
//! - [`suite`]: a test target that needs programs beyond Rust and a C compiler, and says so where they are missing.
//! - [`exchanges`]: the check of logged exchanges against Discord's OpenAPI document.

#![allow(
    clippy::unwrap_used,
    clippy::missing_panics_doc,
    reason = "a test that meets what it does not expect fails"
)]

pub mod browser;
pub mod exchanges;
pub mod postgres;
pub mod process;
pub mod program;
pub mod proxy;
pub mod raw_bot;
mod sample_guild;
pub mod suite;

pub use self::sample_guild::sample_guild;
