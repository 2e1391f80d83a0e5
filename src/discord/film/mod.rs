//! The film of a game that is over: made in the background, and posted once.

pub(super) mod button;
pub(super) mod task;
