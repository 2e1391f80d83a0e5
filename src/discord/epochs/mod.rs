//! The message that tells what an epoch has brought.

pub(in crate::discord) mod delivery;
pub(in crate::discord) mod message;
