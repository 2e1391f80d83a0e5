//! What is decided beyond the question of the moment: orders, and taking back what one has just done.

pub(super) mod button;
pub(super) mod command;
pub(super) mod panel;
