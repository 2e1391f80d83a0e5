//! The public board of a game: the message, how it reaches its channel and stays right, and how older ones shrink.

pub(in crate::discord) mod bring_down;
pub(in crate::discord) mod deadline;
pub(in crate::discord) mod end;
pub(in crate::discord) mod just_shown;
pub(in crate::discord) mod last_message;
pub(in crate::discord) mod message;
pub(in crate::discord) mod post;
pub(in crate::discord) mod recover;
pub(in crate::discord) mod respond;
pub(in crate::discord) mod route;
pub(in crate::discord) mod shrink;
pub(in crate::discord) mod tasks;
