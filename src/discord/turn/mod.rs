//! A turn: drawing, invoking Ra, spending God tiles, giving up tiles to a disaster.

pub(super) mod button;
pub(super) mod command;
mod complete;
pub(super) mod ids;
mod panel;
