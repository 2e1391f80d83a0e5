//! A table before its game: opened, filled, started, called off.

pub(super) mod button;
pub(super) mod command;
mod panel;
