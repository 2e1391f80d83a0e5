//! Where a game goes on whose channel is gone.

pub(in crate::discord) mod button;
pub(in crate::discord) mod ids;
