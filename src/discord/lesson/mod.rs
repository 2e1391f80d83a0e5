//! The lesson, played alone.

pub(super) mod button;
pub(super) mod ids;
