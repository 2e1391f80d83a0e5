//! Whose a chair is, who plays it, and chairs that anybody may take.

pub(in crate::discord) mod button;
pub(in crate::discord) mod delivery;
pub(in crate::discord) mod ids;
pub(in crate::discord) mod message;
