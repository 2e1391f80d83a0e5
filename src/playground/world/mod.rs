//! The world: everything that the local Discord knows, as plain data behind one lock.
//!
//! It changes only through the functions here and in `rest`, each of which also tells the gateway what
//! changed. Nothing here waits.

mod ask;
pub(crate) mod change;
pub(crate) mod channel;
pub(crate) mod file;
pub(crate) mod guild;
pub(crate) mod interaction;
mod member;
pub(crate) mod mention;
pub(crate) mod message;
mod ping;
mod place;
mod post;
mod seed;
mod state;
mod thread;

pub(crate) use self::state::World;
