//! What people read of cups.

pub mod message;
pub(super) mod refusals;
