//! The lesson, played alone.

pub(in crate::discord) mod button;
pub(in crate::discord) mod ids;
