//! The words of the ways into a game.

use ra_table::clock::Pace;

/// What somebody can begin with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display, strum::EnumString)]
pub(in crate::discord) enum Press {
    /// Shows all ways.
    #[strum(serialize = "ways")]
    Ways,
    /// A game against computer players, at once.
    #[strum(serialize = "alone")]
    Alone,
    /// Asks at which kind of table others are to sit down.
    #[strum(serialize = "table")]
    Table,
    /// Opens one at which all play at the same time.
    #[strum(serialize = "tonight")]
    Tonight,
    /// Opens one at which each plays when they can.
    #[strum(serialize = "days")]
    Days,
    /// Opens one as the server has it.
    #[strum(serialize = "usual")]
    Usual,
    /// Asks how fast it plays, and says what its host can set once it is open.
    #[strum(serialize = "more")]
    More,
    /// Opens one at this pace, as do those that follow, and shows what its host can set.
    #[strum(serialize = "live")]
    Live,
    #[strum(serialize = "fast")]
    Fast,
    #[strum(serialize = "standard")]
    Standard,
    #[strum(serialize = "relaxed")]
    Relaxed,
    #[strum(serialize = "no clock")]
    Unclocked,
    /// Shows the tables that are open on the server.
    #[strum(serialize = "join")]
    Join,
    /// Shows one's own games.
    #[strum(serialize = "games")]
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
