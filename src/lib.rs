//! A Discord bot to play Reiner Knizia's *Ra* with friends, a move at a time.
//!
//! In reading order: [`rules`] is the game itself, pure; [`record`] writes games down and checks what others
//! wrote; [`simulate`] plays games at random. [`id`] and [`time`] name things and moments, [`store`] keeps them,
//! and [`app`] is what people can do.

pub mod rules;

pub mod record;

pub mod simulate;

pub mod id;
pub mod time;

pub mod store;

pub mod app;
