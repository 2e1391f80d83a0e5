//! The local Discord, driven by the real client library and by raw requests.

#![expect(clippy::unwrap_used, reason = "all of it is test code, in functions beside the tests too")]

mod bot;
mod channels;
mod clock;
mod commands;
mod context_menus;
mod emojis;
mod faults;
mod forums;
mod gateway;
mod languages;
mod log;
mod markup;
mod members;
mod menus;
mod messages;
mod not_played;
mod overwrites;
mod people;
mod program;
mod reactions;
mod real;
mod refusals;
mod roles;
mod served;
mod threads;
mod transport;
