//! Whose a chair is: leaving a game for good, coming back, and giving a chair to somebody else.

pub(super) mod button;
pub(super) mod command;
