//! `/ra-data`: what is kept of somebody.

pub(super) mod button;
pub(super) mod ids;
pub(super) mod task;
