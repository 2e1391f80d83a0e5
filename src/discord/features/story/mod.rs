//! A game's story, page by page.

pub(super) mod button;
pub(super) mod command;
pub(super) mod panel;
