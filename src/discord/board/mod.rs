//! The public board of a game: the message, how it reaches its channel and stays right, and how older ones shrink.

mod bring_down;
mod deadline;
pub(super) mod end;
pub(super) mod just_shown;
pub(super) mod last_message;
pub(super) mod message;
pub(super) mod post;
mod recover;
mod respond;
pub(super) mod route;
mod shrink;
pub(super) mod tasks;
