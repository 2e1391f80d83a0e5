//! One’s own settings and paces: where one is, when one sleeps or is away, how one is called, how fast one answers.
//! Nobody else sees them.

pub(super) mod button;
pub(super) mod command;
pub(super) mod complete;
pub(super) mod form;
pub(super) mod ids;
mod panel;
