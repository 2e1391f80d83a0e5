//! A table before its game: opened, filled, started, called off.

pub(super) mod button;
pub(super) mod command;
mod host;
pub(super) mod opening;
pub(super) mod panel;
mod shown;
