//! What can be read of a game: the board, one’s own game, its story, and help.

pub(super) mod ids;
pub(super) mod look;
pub(super) mod story;
