//! Cups: published and looked after by `/ra-cup`, signed up to by buttons, and carried on by what is due in them.

pub(super) mod button;
pub(super) mod command;
pub(super) mod ids;
pub(super) mod task;
