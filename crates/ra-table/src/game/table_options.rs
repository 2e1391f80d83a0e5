//! A table as somebody wants it, before it is opened, and as its host changes it then.

use ra::ai::Level;
use ra::rules::Edition;
use strum::{Display, EnumString};

use super::actor::Person;
use super::autoplay_level::AutoplayLevel;
use super::table::Terms;
use crate::clock::Pace;
use crate::language::Language;
use crate::theme::Theme;

/// Where a game is to be played. Its words are stored for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Place {
    /// In a thread of the lobby's channel, opened for it at the start; if none can be had then, in that channel itself.
    Thread,
    /// In such a thread and nowhere else: any number of tables may stand in the channel.
    #[strum(serialize = "own-thread")]
    OwnThread,
    /// In a private thread of that channel, for somebody who plays alone; if none can be had then, in a public one.
    #[strum(serialize = "private-thread")]
    Private,
    /// In the lobby's channel itself.
    Here,
}

impl Place {
    /// Whether a thread is opened for the game.
    pub fn is_thread(self) -> bool {
        match self {
            Place::Thread | Place::OwnThread | Place::Private => true,
            Place::Here => false,
        }
    }
}

/// A table as it is to be opened.
#[derive(Debug, Clone)]
pub struct TableOptions {
    /// What it is called, in so many letters at most as [`Title::LONGEST`](super::Title::LONGEST); `None` for after
    /// who sits there.
    pub name: Option<String>,
    /// How many may sit down, 2 to 5.
    pub size: usize,
    /// Where to play.
    pub place: Place,
    /// People whose seats are kept.
    pub invited: Vec<Person>,
    /// Computer players who sit down at once.
    pub computers: Vec<Level>,
    /// How it plays.
    pub terms: Terms,
}

/// What a host changes of their table before its game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// How many may sit down, 2 to 5.
    Seats(usize),
    /// Which edition's rules.
    Edition(Edition),
    /// How fast to play.
    Pace(Pace),
    /// The most that anybody leaves to the program where it is clear.
    AutoplayLevel(AutoplayLevel),
    /// In which language everybody reads it.
    Language(Language),
    /// Whether a computer's reckoning may be shown to whoever bids.
    Advice(bool),
    /// Whether the game counts in ratings.
    Rated(bool),
    /// How its pictures are painted.
    Pictures(Theme),
}
