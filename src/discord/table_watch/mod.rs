//! *Tell me when a table opens*: who wants that, and what they are told.

pub(in crate::discord) mod button;
pub(in crate::discord) mod delivery;
pub(in crate::discord) mod ids;
pub(in crate::discord) mod message;
pub(in crate::discord) mod task;
