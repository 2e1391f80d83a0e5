//! A Discord bot to play Reiner Knizia's *Ra* with friends, a move at a time.
//!
//! In reading order: [`rules`] is the game itself, pure; [`record`] writes games down and checks what others wrote;
//! [`simulate`] plays games at random. [`ai`] are the computer players, and [`contest`] has them play each other, and
//! [`advise`] asks them about games written down. [`lesson`] is one game, with which people learn. [`id`] and [`time`]
//! name things and moments, [`names`] says what can be seen and drawn of people's names, in the letters of the embedded
//! [`font`]. [`clock`] says what waiting costs, [`game`] is a game in play, pure, [`season`] says what finished games
//! add up to, [`store`] keeps everything, [`app`] is what people can do and what is done by time, [`text`] what they
//! read, and [`render`] what they look at, with a [`gallery`] of positions to try it on. [`config`] has the settings,
//! [`discord`] the bot itself, and [`terminal`] the commands that run it in a local Discord. [`fuzzed`] feeds all that reads with anything.

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
compile_error!("ra-bot runs on Linux and macOS; on Windows, build it in the Windows Subsystem for Linux");

pub mod store;

pub mod app;

pub mod config;

pub mod discord;

pub mod watch;

#[cfg(feature = "playground")]
pub mod terminal;

#[cfg(feature = "playground")]
pub mod fuzzed;
