//! The words of the ways into a game.

use ra_table::clock::Pace;

/// What somebody can begin with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub(in crate::discord) enum Press {
    /// Shows all ways.
    Ways,
    /// A game against computer players, at once.
    Alone,
    /// Asks at which kind of table others are to sit down.
    Table,
    /// Opens one at which all play at the same time.
    Tonight,
    /// Opens one at which each plays when they can.
    Days,
    /// Opens one as the server has it.
    Usual,
    /// Asks how fast it plays, and says what its host can set once it is open.
    More,
    /// Opens one at this pace, as do those that follow, and shows what its host can set.
    Live,
    Fast,
    Standard,
    Relaxed,
    #[strum(serialize = "no clock")]
    Unclocked,
    /// Shows the tables that are open on the server.
    Join,
    /// Shows one's own games.
    Games,
}

impl Press {
    /// To open a table at a pace.
    pub(in crate::discord) fn at(pace: Pace) -> Press {
        match pace {
            Pace::Live => Press::Live,
            Pace::Fast => Press::Fast,
            Pace::Standard => Press::Standard,
            Pace::Relaxed => Press::Relaxed,
            Pace::Unclocked => Press::Unclocked,
        }
    }
}
