//! Changes of many games, one after the other.

pub(in crate::discord) mod delivery;
pub(in crate::discord) mod task;
