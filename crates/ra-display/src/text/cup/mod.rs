//! What people read of cups.

pub mod draft;
pub mod message;
pub(super) mod refusals;
