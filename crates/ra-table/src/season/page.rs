//! What people are shown of a season, and of a person's games.

use super::{Averages, Figures, Finish, Quarter, Standing};
use crate::id::{ChannelId, GuildId, UserId};

/// A server's standings in a quarter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Season {
    /// Which quarter.
    pub quarter: Quarter,
    /// The first place first.
    pub standings: Vec<Standing>,
    /// Who does not want to be named in what others read.
    pub hidden: Vec<UserId>,
}

/// What somebody's finished games tell of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// What they were called when they last finished a game.
    pub name: String,
    /// The figures.
    pub figures: Figures,
    /// Their present season, where it is about one server: they may have finished nothing in it.
    pub standing: Option<(Quarter, Standing)>,
    /// The mean points by category of the games with other people that they began and played to the end; `None` without any.
    pub averages: Option<Averages>,
    /// The same of everybody on the server, where it is about one.
    pub of_server: Option<Averages>,
    /// How many seasons of the server they have won, alone or with others.
    pub seasons_won: usize,
    /// Their last games with other people, the last first.
    pub last: Vec<Finish>,
}

/// A page of somebody's finished games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// What they were called in the first of them.
    pub name: String,
    /// The games, the last first.
    pub games: Vec<Past>,
    /// Which page it is, from 1, …
    pub page: i64,
    /// … of how many.
    pub pages: i64,
}

/// A finished game of a person, as a list of games tells it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Past {
    /// Their part in it.
    pub finish: Finish,
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// Where it ended.
    pub channel: Option<ChannelId>,
    /// The channel of its lobby, which is that of its thread.
    pub lobby_channel: ChannelId,
}
