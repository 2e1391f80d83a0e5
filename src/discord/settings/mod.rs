//! One’s own settings and paces: where one is, when one sleeps or is away, how one is called, how fast one answers.
//! Nobody else sees them.

pub(in crate::discord) mod button;
pub(in crate::discord) mod command;
pub(in crate::discord) mod complete;
pub(in crate::discord) mod ids;
pub(in crate::discord) mod panel;
