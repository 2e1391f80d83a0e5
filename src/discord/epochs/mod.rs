//! The message that tells what an epoch has brought.

mod delivery;
pub(super) mod message;
