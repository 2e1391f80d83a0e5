//! Private panels of a table before its game.

use strum::IntoEnumIterator as _;

use crate::ai::Level;
use crate::clock::Pace;
use crate::discord::custom_id::Button;
use crate::discord::custom_id::lobby::Press;
use crate::discord::message::components::{LONGEST_LABEL, MOST_BUTTONS, panel, primary, rows};

use crate::discord::rest::Message;
use crate::game::Title;
use crate::game::lobby::{Lobby, Sitting};
use crate::id::GameId;
use crate::language::Language;
use crate::text::{self, words};

/// For choosing how fast a table plays.
pub(super) fn paces(language: Language, game: GameId) -> Message {
    let pace =
        |pace: Pace| primary(&Button::Lobby(game, Press::Pace(pace)), text::pace::name(language, pace));
    panel(text::pace::before_choosing(language), rows(Pace::ALL.map(pace).to_vec()))
}

/// For choosing one of several tables, at which the same is done as by this press.
pub(super) fn tables(language: Language, tables: &[Title], press: Press) -> Message {
    let table = |table: &Title| {
        primary(&Button::Lobby(table.game, press), text::lobby::called(language, table, LONGEST_LABEL))
    };
    panel(words(language).lobby_which(), rows(tables.iter().take(MOST_BUTTONS).map(table).collect()))
}

/// For giving somebody's seat free.
pub(super) fn seats(language: Language, lobby: &Lobby) -> Message {
    let others = lobby.seats.iter().filter(|seat| seat.number != lobby.host);
    let seat = |seat: &Sitting| {
        let press = Press::Free(seat.number, seat.person.who.user());
        primary(&Button::Lobby(lobby.id, press), text::lobby::seated_person(language, seat))
    };
    panel(words(language).lobby_free(), rows(others.map(seat).collect()))
}

/// For adding a computer player.
pub(super) fn levels(language: Language, game: GameId) -> Message {
    let words = words(language);
    let name = |level| match level {
        Level::Easy => words.lobby_level_easy(),
        Level::Normal => words.lobby_level_normal(),
        Level::Hard => words.lobby_level_hard(),
    };
    let level = |level: Level| primary(&Button::Lobby(game, Press::Add(level)), name(level));
    panel(words.lobby_levels(), rows(Level::ALL.map(level).to_vec()))
}

/// For choosing the language in which everybody reads a table: each by its own name.
pub(super) fn languages(language: Language, game: GameId) -> Message {
    let button =
        |other: Language| primary(&Button::Lobby(game, Press::Language(other)), text::language_name(other));
    panel(words(language).lobby_language_choose(), rows(Language::iter().map(button).collect()))
}
