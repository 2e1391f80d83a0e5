//! Looking: no game changes, and but for a board that is asked for by a player for all, the answer is for the person
//! alone.

pub(super) mod button;
pub(super) mod command;
pub(super) mod panel;
