//! `/ra-admin`: what those who look after a server’s games can do and set.

pub(super) mod command;
pub(super) mod games;
pub(super) mod ids;
mod server;
