//! The world: everything that the local Discord knows, as plain data behind one lock.
//!
//! It changes only through its functions, each of which tells what it changed ([`change::What`]) to a [`Witness`]. It
//! knows nobody who learns of it. Nothing here waits.

mod ask;
pub(crate) mod change;
pub(crate) mod channel;
pub(crate) mod emoji;
pub(crate) mod face;
pub(crate) mod file;
pub(crate) mod guild;
pub(crate) mod interaction;
mod member;
pub(crate) mod mention;
pub(crate) mod message;
mod ping;
mod place;
mod post;
mod reaction;
mod role;
mod seed;
mod state;
mod thread;

pub(crate) use self::state::{Witness, World};
