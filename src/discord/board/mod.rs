//! The public board of a game: the message, how it reaches its channel and stays right, and how older ones collapse.

mod after_arrival;
mod collapse_old_board;
mod compose;
pub(super) mod end;
mod find_lost_message;
pub(super) mod last_message;
pub(super) mod message;
pub(super) mod post;
pub(super) mod recent_boards;
mod refresh_deadline;
mod repost_buried;
mod respond;
pub(super) mod route;
pub(super) mod tasks;
