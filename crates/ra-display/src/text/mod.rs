//! Everything a person reads. What is said is decided here, how, in the Fluent files of `locales`. Pure: what is shown to
//! whom, and in whose language, is decided by who calls what here.
//!
//! `board`, `story`, `alt_text` and `picture` are for everybody and never say what is private; `private` is
//! for one person alone.

pub mod alt_text;
pub mod asked_ahead;
mod at_the_table;
pub mod board;
pub mod calling_off;
pub mod calls;
pub mod came_of;
pub mod check;
pub mod cities;
pub mod commands;
pub mod emoji;
pub mod end;
pub mod epoch;
pub mod free_chair;
pub mod help;
pub mod kept;
pub mod later;
pub mod legend;
pub mod lesson;
mod lists;
pub mod lobby;
pub mod mark;
mod names;
pub mod news;
pub mod note;
pub mod orders;
pub mod pace;
pub mod pending;
pub mod picture;
pub mod poster;
pub mod private;
pub mod refusal;
pub mod season;
pub mod server;
pub mod settings;
pub mod standings;
pub mod story;
pub mod story_pages;
pub mod table_watch;
mod tile_words;
mod tiles;
pub mod typed;
pub mod words;

pub use self::lists::{joined, suns};
pub use self::names::{channel, computer, mention, mentioned, name, place, player};
pub use self::tiles::{holding, tile};
pub use self::words::language_name;
pub use self::words::words;

/// Numbers with the sign that is as wide as a plus.
fn minus(text: String) -> String {
    text.replace('-', "−")
}
