//! The world: everything that the local Discord knows, as plain data behind one lock.
//!
//! It changes only through its functions, each of which tells what it changed ([`change::What`]) to a [`Witness`]. It
//! knows nobody who learns of it. Nothing here waits.

pub(crate) mod change;
pub(crate) mod channel;
mod channel_changes;
pub(crate) mod components;
pub(crate) mod emoji;
pub(crate) mod file;
pub(crate) mod guild;
mod initial_world;
pub(crate) mod interaction;
mod interaction_replies;
mod member;
pub(crate) mod mention;
pub(crate) mod message;
mod ping;
mod post;
mod reaction;
mod role;
mod state;
mod thread;

pub(crate) use self::state::{Witness, World};
