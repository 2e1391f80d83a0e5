//! What the bot does when the time of somebody in a game has run out. What that is, `app::due_game` says.

pub(super) mod task;
