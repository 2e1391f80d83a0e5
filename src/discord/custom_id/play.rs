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
    /// Opens a table at which others can sit down.
    #[strum(serialize = "table")]
    Table,
    /// Shows the tables that are open on the server.
    #[strum(serialize = "join")]
    Join,
    /// Shows one's own games.
    #[strum(serialize = "games")]
    Games,
}
