//! A table before its game: opened, filled, started, called off; and the same people once more.

pub(in crate::discord) mod button;
pub(in crate::discord) mod command;
pub(in crate::discord) mod delivery;
pub(in crate::discord) mod host;
pub(in crate::discord) mod ids;
pub(in crate::discord) mod message;
pub(in crate::discord) mod opening;
pub(in crate::discord) mod panel;
pub(in crate::discord) mod rematch;
pub(in crate::discord) mod shown;
pub(in crate::discord) mod tasks;
