//! Cups: what is due in them.

pub(super) mod task;
