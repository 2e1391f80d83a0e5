//! The words of what can be read about a game.

/// What can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub(in crate::discord) enum Press {
    #[strum(serialize = "my game")]
    MyGame,
    #[strum(serialize = "in words")]
    InWords,
    /// What the first epoch brought the person.
    #[strum(serialize = "epoch 1")]
    FirstEpoch,
    /// The second.
    #[strum(serialize = "epoch 2")]
    SecondEpoch,
    /// The third.
    #[strum(serialize = "epoch 3")]
    ThirdEpoch,
    /// Opens the form for what one notes for oneself.
    #[strum(serialize = "note?")]
    Note,
    /// The board, with what the person can do, for them alone.
    #[strum(serialize = "board?")]
    Board,
    /// What every tile scores there. The pages that explain are the game's also where another is played, or none.
    Legend,
    /// Its rules on one screen.
    Rules,
    /// How to play here, by commands.
    Commands,
}
