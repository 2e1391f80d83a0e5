//! A table before its game: opened, filled, started, called off; and the same people once more.

pub(super) mod button;
pub(super) mod command;
mod delivery;
mod host;
pub(super) mod ids;
mod message;
pub(super) mod opening;
mod panel;
pub(super) mod rematch;
mod shown;
mod start_full;
pub(super) mod tasks;
