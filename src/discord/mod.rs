//! All that knows Discord: commands come in, `app` is asked, and what it says goes out through `rest`.
//!
//! `bot` starts and stops; `commands` are what people type, and `press` what they click: a `button` says what it means,
//! a `panel` is where they choose in private. `screen` turns a game into a message; `publish` and `tables` send it and
//! keep account of what the channels have been shown, one at a time for each game (`showing`); computer players do their
//! `thinking`. `mine` is the panel of one's own settings, `chair` whose a chair is, `log` the pages of a game's story.
//!
//! `keeper` does what is done by time: it acts for who is late, mends what a crash or a fault left behind, and looks for
//! what was `lost` on the way. What asks Discord once for each game are `errands`, in the background. `heart` is its sign of life, and `herald` calls people besides by boards. `last`, `stuck`
//! and `away` remember what was written below a board, and which channels and people cannot be reached.

mod away;
mod bot;
mod button;
mod call;
mod chair;
mod commands;
mod errands;
mod error;
mod heart;
mod herald;
mod ids;
mod jobs;
mod keeper;
mod last;
mod log;
mod lost;
mod mine;
mod ordering;
mod panel;
mod press;
mod publish;
mod quiet;
pub mod rest;
mod screen;
mod showing;
mod stuck;
mod tables;
mod thinking;

use tokio_util::task::TaskTracker;

pub use bot::{Bot, StartError};
pub use quiet::Quiet;

use crate::app;
use crate::store::Store;
use publish::Publisher;

/// What every command has at hand.
#[derive(Debug, Clone)]
pub struct Data {
    /// The database.
    store: Store,
    /// Discord, for sending.
    publisher: Publisher,
    /// What is under way, to be finished before the program stops.
    tasks: TaskTracker,
}

/// What a command is called with. All commands are slash commands.
type Context<'a> = poise::ApplicationContext<'a, Data, app::Error>;
