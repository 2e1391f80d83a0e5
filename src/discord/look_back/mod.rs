//! Looking at a game again, step by step: in a private panel, which carries the game and the step in its buttons. A step can
//! be shown to everybody. Of a game that is over people ask here what a hard computer player would have done in their place.

pub(super) mod button;
pub(super) mod ids;
mod panel;
mod review;
pub(super) mod review_queue;
