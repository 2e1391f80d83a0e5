//! The words of what those who look after a server's games do with them.

use ra_table::game::HoldReason;
use ra_table::id::GameId;

use crate::discord::custom_id::words::words;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// Shows all games.
    All,
    /// A menu: a game to show.
    Choose,
    /// Asks why the game is to wait.
    Pause(GameId),
    /// Lets it wait, for no reason that is told.
    Hold(GameId),
    /// Lets it wait for this reason.
    HoldFor(GameId, HoldReason),
    Resume(GameId),
    /// Gives the player whom the game waits for more time.
    Extend(GameId),
    /// Acts for the player whom the game waits for.
    ActFor(GameId),
    /// Asks whether the game or the table is to be called off.
    Cancel(GameId),
    /// Shows what happened.
    History(GameId),
    /// A menu of a setting of the server.
    Set(Setting),
}

/// What a menu sets for a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display, strum::EnumString, strum::EnumIter)]
#[strum(serialize_all = "lowercase")]
pub(in crate::discord) enum Setting {
    Language,
    Pace,
    Edition,
    Place,
    Pictures,
}

impl Press {
    /// The game that it is about; `None` if it is about none, or one that is still to be chosen.
    pub(in crate::discord) fn game(self) -> Option<GameId> {
        match self {
            Press::All | Press::Choose | Press::Set(_) => None,
            Press::Pause(game)
            | Press::Hold(game)
            | Press::HoldFor(game, _)
            | Press::Resume(game)
            | Press::Extend(game)
            | Press::ActFor(game)
            | Press::Cancel(game)
            | Press::History(game) => Some(game),
        }
    }
}

words! { Press:
    "games" => [Press::All];
    "game" => [Press::Choose];
    "pause {game}" game => [Press::Pause(game)];
    "hold {game}" game => [Press::Hold(game)];
    "hold {game} for {reason}" game reason => [Press::HoldFor(game, reason)];
    "resume {game}" game => [Press::Resume(game)];
    "extend {game}" game => [Press::Extend(game)];
    "act {game}" game => [Press::ActFor(game)];
    "cancel {game}" game => [Press::Cancel(game)];
    "history {game}" game => [Press::History(game)];
    "set {setting}" setting => [Press::Set(setting)];
}
