//! Looking at a game again, step by step: in a private panel, which carries the game and the step in its buttons. A step can
//! be shown to everybody.

pub(super) mod button;
pub(super) mod ids;
mod panel;
