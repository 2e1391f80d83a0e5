//! Changes of many games, one after the other.

mod delivery;
pub(super) mod task;
