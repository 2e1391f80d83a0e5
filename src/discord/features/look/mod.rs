//! Looking: nothing changes, and the answer is for the person alone.

pub(super) mod button;
pub(super) mod command;
mod panel;
