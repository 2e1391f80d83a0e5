//! What the tests of the bot, its trials and the tests of its database share.

#![allow(dead_code, unused_imports, reason = "each target uses a part of it")]

pub(crate) mod clicks;
pub(crate) mod crashed;
pub(crate) mod cups;
pub(crate) mod database;
pub(crate) mod dealt;
pub(crate) mod hours;
pub(crate) mod life;
pub(crate) mod log;
pub(crate) mod permissions;
pub(crate) mod place;
pub(crate) mod rated;
pub(crate) mod running;
pub(crate) mod server;
pub(crate) mod simulated;
pub(crate) mod stored_game;

pub(crate) use self::database::{connect, meddle};
