//! `/ra-data`: what is kept of somebody.

pub(in crate::discord) mod button;
pub(in crate::discord) mod ids;
