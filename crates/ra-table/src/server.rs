//! What a server has set for its tables.

use ra::rules::Edition;

use crate::clock::{Pace, Zone};
use crate::game::lobby::Place;
use crate::id::{ChannelId, RoleId};
use crate::language::Language;
use crate::theme::Theme;

/// What those who look after a server's games have set for it; nothing of a server that was never heard of.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Server {
    /// In which language its tables are opened; `None` to go by Discord.
    pub language: Option<Language>,
    /// Where somebody is taken to live who has named no city.
    pub zone: Option<Zone>,
    /// How fast a table plays whose opener has not said.
    pub pace: Option<Pace>,
    /// By which edition's rules, likewise.
    pub edition: Option<Edition>,
    /// Whether its game is played in a thread, likewise.
    pub place: Option<Place>,
    /// How the pictures of a new table are painted.
    pub theme: Option<Theme>,
    /// Whom a new table calls.
    pub role: Option<RoleId>,
    /// In which channel games against computer players alone are played; `None` for where they are asked for.
    pub solo_channel: Option<ChannelId>,
    /// How the ends of its seasons are told.
    pub season_end: SeasonEnd,
    /// Whether games count in ratings, and ratings are shown.
    pub ratings: Option<bool>,
}

impl Server {
    /// Whether games count in ratings there, and ratings are shown: they are unless somebody has switched them off.
    pub fn has_ratings(&self) -> bool {
        self.ratings.unwrap_or(true)
    }
}

/// How the ends of a server's seasons are told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SeasonEnd {
    /// Whether they are not told at all.
    pub is_off: bool,
    /// In which channel; `None` for where most of the quarter's tables stood.
    pub channel: Option<ChannelId>,
    /// The role that the champion gets.
    pub role: Option<RoleId>,
}
