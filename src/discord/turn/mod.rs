//! A turn: drawing, invoking Ra, spending God tiles, giving up tiles to a disaster.

pub(in crate::discord) mod button;
pub(in crate::discord) mod command;
pub(in crate::discord) mod complete;
pub(in crate::discord) mod ids;
pub(in crate::discord) mod panel;
