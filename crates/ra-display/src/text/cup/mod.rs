//! What people read of cups.

pub mod draft;
pub mod log;
pub mod message;
pub mod named;
pub mod news;
pub(super) mod refusals;
pub mod standings;
pub mod tables;
