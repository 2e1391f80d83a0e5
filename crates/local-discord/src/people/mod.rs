//! People: what somebody with Discord's client does and sees.
//!
//! The client's own checks are made here: nobody clicks what they do not see, but by `forge`.

mod actions;
mod command_line;
mod component;
mod context_menu;
mod forge;
mod language;
mod option;
mod person;
mod react;
mod view;

pub(crate) use self::person::find;
pub use self::person::{BotResponse, Person, Refused};
pub use self::view::{Place, Unread};
