//! Calling a running game off: who asks, who agrees, and what becomes of it.

pub(in crate::discord) mod button;
pub(in crate::discord) mod delivery;
pub(in crate::discord) mod ids;
pub(in crate::discord) mod message;
