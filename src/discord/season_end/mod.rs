//! The end of a season: one message to each server, the champion's role, and `/ra-admin season`, which sets both.

pub(super) mod command;
mod message;
pub(super) mod task;
