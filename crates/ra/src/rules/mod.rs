//! The rules of *Ra*, pure: no I/O, no async, no clock, and no chance but in the dealing.
//!
//! A game is its [`Setup`] (edition, seats, suns, the order of the bag) and the [`Action`]s taken since. A
//! [`Game`] plays them; its [`State`] is what lies on the table, says who is to act and what is legal, and
//! changes by [`State::play`] alone, which tells what happened as [`Event`]s. Steps in which nobody has a choice
//! are taken by the engine: see `play`.
//!
//! Read `tile`, `sun`, `seat` and `track` for the things on the table, `edition` for their numbers, `state` for the
//! table and `visible` for what everybody sees of it, `action` for what can be done, `play` for what comes of it.

mod action;
mod auction;
mod bag;
mod bag_counts;
mod determinize;
mod edition;
mod event;
mod game;
mod illegal;
mod last_moves;
mod play;
#[cfg(test)]
mod random_games;
mod scoring;
mod seat;
mod setup;
mod state;
mod sun;
mod tile;
mod track;
mod visible;

pub use action::{Action, Actions, NoAction};
pub use auction::{Auction, Cause};
pub use bag::BAG;
pub use bag_counts::Unseen;
pub use edition::{Compared, Copies, Edition, EditionRules, NoEdition, Scores, TileName};
pub use event::{EpochEnd, EpochOver, Event, Extreme, Scored};
pub use game::Game;
pub use illegal::Illegal;
pub use last_moves::{Drawn, Latest};
pub use scoring::{Outcome, Points, Private};
pub use seat::{PerSeat, Players, Seat};
pub(crate) use setup::below;
pub use setup::{Setup, SetupError, sun_groups};
pub use state::{Discard, Epoch, Owed, Phase, Player, State};
pub use sun::{Sun, Suns};
pub use tile::{Class, Disaster, Holding, NoTile, PerTile, Tile};
pub use track::{Space, Track};
pub use visible::{Visible, VisiblePlayer};
