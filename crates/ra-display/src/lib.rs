//! What people read and look at: the words of a game of *Ra* in six languages, and its pictures.
//!
//! This crate knows no Discord client, no database, no async and no clock. What it is handed decides what it shows: a
//! [`Public`](ra_table::game::view::Public) holds nothing private, an [`Own`](ra_table::game::view::Own) what one
//! player may see. It decides nothing about a game.
//!
//! - [`refusal`]: what the bot refuses, and why.
//! - [`text`]: every sentence, from the Fluent files in `locales`.
//! - [`render`]: the pictures of the board, the end of an epoch and of a game, the standings, and the emoji.
//! - [`step_page`]: the steps of a game that is looked at again, words and pictures together.
//! - [`film`]: a whole game as an animated GIF.
//! - [`gallery`]: positions to try the pictures on.

pub mod film;
pub mod gallery;
pub mod refusal;
pub mod render;
pub mod step_page;
pub mod text;
