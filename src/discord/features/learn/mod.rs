//! The lesson: one private message, which each tap changes. No game's tables are written, and nobody else sees
//! anything of it.

pub(super) mod button;
mod panel;
