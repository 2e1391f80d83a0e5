//! What the repository itself must hold to.

#![allow(clippy::unwrap_used, reason = "a test that meets what it does not expect fails")]

mod checkout;
mod dependencies;
mod prose;
