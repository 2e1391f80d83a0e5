//! All that knows Discord: commands and clicks come in, `app` is asked, and what it says goes out through `rest`.
//!
//! A folder for each feature: its commands (`command`), what its buttons do (`button`), its private panels (`panel`),
//! what is offered while an option is typed (`complete`), its public messages (`message`), how they reach their
//! channels (`delivery`), what it does by time (`task`), and the words of its buttons (`ids`).
//!
//! What features share:
//!
//! - `interactions`: a command or a click as it comes, what it is for, and the answers to it. `custom_id`: all
//!   buttons, and how their words are written.
//! - `sending`: how messages reach channels and people, once, in spite of everything.
//! - `tasks`: the kinds of work that is done by time; `jobs`: what runs as long as the bot does; `shard_health`:
//!   whether it is connected; `keyed_mutex`: what one does at a time; `computer_players`: where computer players
//!   think.
//! - `memories`: what features remember besides the database.
//! - `bot` starts and stops, `connect` finds Discord, `registration` tells it the commands, `emojis` gives it
//!   pictures, `events` is what it tells, `member_view` what somebody sees of a server, `error` what becomes of
//!   errors.
//! - `rest`: Discord's REST, which knows no games; `convert_ids`: our names for its things.

mod admin;
mod auction;
mod board;
mod bot;
mod bulk_updates;
mod cancel_vote;
mod channel_panel;
mod computer_players;
mod connect;
mod convert_ids;
mod cups;
mod custom_id;
mod due_game;
mod emojis;
mod epochs;
mod error;
mod events;
mod film;
mod given_roles;
mod idle;
mod interactions;
mod jobs;
mod keyed_mutex;
mod lesson;
mod lobby;
mod look_back;
mod member_view;
mod memories;
mod notifications;
mod orders;
mod out_of_reach;
mod personal_data;
mod registration;
pub mod rest;
mod season;
mod season_end;
mod seats;
mod sending;
mod settings;
mod shard_health;
mod table_watch;
mod tasks;
mod threads;
mod turn;
mod views;

use std::sync::Arc;

pub use bot::{Bot, Disconnected, Unwell};
use computer_players::Computers;
pub use connect::StartError;
use custom_id::words::Word as _;
pub use idle::Settled;
use interactions::user_rate_limit::Counted;
use look_back::review_queue::Reviewers;
use ra_table::game::SecondThoughts;
use sending::Delivery;
pub use shard_health::Connections;
use tokio_util::task::TaskTracker;

use crate::app;
use crate::config::Pages;
use crate::store::Store;

/// The words of a button, read and written again; `None` if they are no button's.
pub fn button_again(words: &str) -> Option<String> {
    words.parse::<custom_id::Button>().ok().map(|button| button.to_string())
}

/// The same of a form.
pub fn form_again(words: &str) -> Option<String> {
    custom_id::form::Form::read(words).map(|form| form.to_string())
}

/// What every command has at hand.
#[derive(Debug, Clone)]
pub struct Data {
    store: Store,
    /// Discord, for sending.
    delivery: Delivery,
    computers: Computers,
    reviewers: Reviewers,
    /// How long what somebody has decided can be taken back.
    second_thoughts: SecondThoughts,
    /// What is counted of what people ask for.
    counted: Arc<Counted>,
    /// What the bot's host has published about it.
    pages: Arc<Pages>,
    /// What is under way, to be finished before the program stops.
    tasks: TaskTracker,
}

/// What a command is called with. All commands are slash commands.
type Context<'a> = poise::ApplicationContext<'a, Data, app::Error>;
