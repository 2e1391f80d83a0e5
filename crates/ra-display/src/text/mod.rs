//! Everything a person reads. What is said is decided here, how, in the Fluent files of `locales`. Pure: what is shown to
//! whom, and in whose language, is decided by who calls what here.
//!
//! `board`, `story`, `alt_text` and `picture_words` are for everybody and never say what is private; `own_view` is
//! for one person alone.

pub mod admin;
pub mod alt_text;
pub mod asked_ahead;
pub mod board;
pub mod call_outcome;
pub mod cancel_vote;
pub mod channel_panel;
pub mod check;
pub mod cities;
pub mod commands;
pub mod cup;
mod done_for;
pub mod emoji;
pub mod end;
pub mod epoch;
pub mod figures;
pub(crate) mod film;
pub mod fluent;
pub mod help;
pub mod legend;
pub mod lesson;
mod lists;
pub mod lobby;
pub mod look_back;
pub mod message_marker;
mod names;
pub mod news;
pub mod note;
pub mod notifications;
pub mod open_seat;
pub mod orders;
pub mod own_view;
pub mod pace;
pub mod parse_input;
pub mod picture_words;
pub mod rating;
pub mod refusal;
pub mod remind_later;
pub mod review;
pub mod sealed_answer;
pub mod season;
pub mod season_end;
pub mod server;
pub mod settings;
pub mod standings;
pub mod story;
pub mod story_pages;
mod table_events;
pub mod table_watch;
mod tile_word_cache;
mod tiles;
pub mod undo_window;

pub use self::fluent::{language_name, words};
pub use self::lists::{joined, suns};
pub use self::names::{called, channel, computer, mention, mentioned, name, place, player};
pub use self::tiles::{holding, tile};

/// Numbers with the sign that is as wide as a plus.
fn minus(text: String) -> String {
    text.replace('-', "−")
}
