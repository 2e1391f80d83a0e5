//! Private panels of a table before its game.

use crate::ai::Level;
use crate::clock::Pace;
use crate::discord::custom_id::Button;
use crate::discord::custom_id::lobby::Press;
use crate::discord::message::components::{panel, primary, rows};
use crate::discord::rest::Message;
use crate::id::GameId;
use crate::text;

/// For choosing how fast a table plays.
pub(super) fn paces(game: GameId) -> Message {
    let pace = |pace: Pace| primary(&Button::Lobby(game, Press::Pace(pace)), text::pace::name(pace));
    panel(text::pace::before_choosing(), rows(Pace::ALL.map(pace).to_vec()))
}

/// For adding a computer player.
pub(super) fn levels(game: GameId) -> Message {
    let level = |level: Level| primary(&Button::Lobby(game, Press::Add(level)), text::level(level));
    panel(text::lobby::LEVELS.to_owned(), rows(Level::ALL.map(level).to_vec()))
}
