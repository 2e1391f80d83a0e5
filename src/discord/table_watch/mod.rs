//! *Tell me when a table opens*: who wants that, and what they are told.

pub(super) mod button;
mod delivery;
pub(super) mod ids;
mod message;
pub(super) mod task;
