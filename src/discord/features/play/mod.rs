//! `/ra-play`: the ways into a game, for whoever has none yet.

pub(super) mod button;
pub(super) mod command;
mod panel;
