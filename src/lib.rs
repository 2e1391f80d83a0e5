//! A Discord bot to play Reiner Knizia's *Ra* with friends, a move at a time.
//!
//! The game itself is in other crates: `ra` has the rules, `ra_table` one game in play, `ra_display` its words and
//! pictures. Here is what makes a bot of them. In reading order: [`store`] keeps everything, [`app`] is what people can do
//! and what is done by time, [`discord`] takes commands and sends boards. [`config`] has the settings, [`metrics`] and
//! [`health`] what a host sees of it, [`backups`] the daily copies, [`wall_clock`] the clock, and [`terminal`] the commands that run the bot in a local Discord.

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
compile_error!("ra-bot runs on Linux and macOS; on Windows, build it in the Windows Subsystem for Linux");

pub mod store;

pub mod app;

pub mod task_queue;

pub mod config;

pub mod backups;

pub mod metrics;

pub mod health;

pub mod discord;

pub mod wall_clock;

#[cfg(feature = "playground")]
pub mod terminal;

#[cfg(feature = "playground")]
pub mod fuzz_targets;
