//! The thread that a game is played in: opening it, putting people there, and waking it.

mod members;
mod open;
pub(super) mod task;
mod unarchive;
