//! What can be read of a game: the board, one’s own game, its story, and help.

pub(in crate::discord) mod ids;
pub(in crate::discord) mod look;
pub(in crate::discord) mod story;
