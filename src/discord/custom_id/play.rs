//! The words of the ways into a game.

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
    /// The same, and shows what its host can set.
    #[strum(serialize = "more")]
    More,
    /// Shows the tables that are open on the server.
    #[strum(serialize = "join")]
    Join,
    /// Shows one's own games.
    #[strum(serialize = "games")]
    Games,
}
