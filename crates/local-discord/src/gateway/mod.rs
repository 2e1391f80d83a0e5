//! The gateway: who is told what happens, and how.
//!
//! An event gets its number and goes to its socket's queue under the world's lock, so numbers leave in order.

pub(crate) mod close;
pub(crate) mod event;
pub(crate) mod intent;
mod members;
mod reader_events;
mod ready;
pub(crate) mod session;
pub(crate) mod sessions;
pub(crate) mod translate;
pub(crate) mod transport;
