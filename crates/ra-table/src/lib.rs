//! One game of *Ra* in play: who sits where, what they have decided, how their time runs, and what each may see.
//!
//! This crate is pure. It knows no Discord, no database, no async and no clock: it is handed the time.
//!
//! - [`game`]: a game's numbered history, the position that follows from it, and everything that people can do.
//! - [`clock`]: what waiting costs: paces, time banks, calendars of sleep and absence.
//! - [`rating`]: how well people play, estimated from their finished games.
//! - [`cup`]: tournaments that run without an organiser's work.
//! - [`season`]: what finished games add up to: standings, a person's figures, two people's games.
//! - [`id`] and [`time`]: numbers that cannot be mixed up.
//! - [`language`] and [`theme`]: what a table or a person may choose.
//! - [`names`]: what of a person's name can be seen, and drawn in the letters of the embedded [`font`].

pub mod clock;
pub mod cup;
pub mod font;
pub mod game;
pub mod id;
pub mod language;
pub mod names;
pub mod rating;
pub mod reader_preferences;
pub mod season;
pub mod server;
pub mod table_offers;
pub mod theme;
pub mod time;
