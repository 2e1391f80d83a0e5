//! The thread that a game is played in: opening it, putting people there, and waking it.

pub(in crate::discord) mod members;
pub(in crate::discord) mod open;
pub(in crate::discord) mod wake;
