//! Calling a running game off: who asks, who agrees, and what becomes of it.

pub(super) mod button;
mod delivery;
pub(super) mod ids;
mod message;
pub(super) mod task;
