//! The words of the ways into a game.

use ra_table::clock::Pace;

use crate::discord::custom_id::words::words;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
    /// Opens one at this pace, and shows what its host can set.
    At(Pace),
    /// Shows the tables that are open on the server.
    Join,
    /// Shows one's own games.
    Games,
}

words! { Press:
    "ways" => [Press::Ways];
    "alone" => [Press::Alone];
    "table" => [Press::Table];
    "tonight" => [Press::Tonight];
    "days" => [Press::Days];
    "usual" => [Press::Usual];
    "more" => [Press::More];
    "no clock" => [Press::At(Pace::Unclocked)];
    "{pace}" pace => [Press::At(pace)];
    "join" => [Press::Join];
    "games" => [Press::Games];
}
