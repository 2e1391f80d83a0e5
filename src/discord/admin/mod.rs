//! `/ra-admin`: what those who look after a server’s games can do and set.

pub(in crate::discord) mod command;
pub(in crate::discord) mod server;
