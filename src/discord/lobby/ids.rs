//! The words of what is done at a table before its game.

use ra::ai::Level;
use ra::rules::Edition;
use ra_table::clock::Pace;
use ra_table::game::Number;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::id::UserId;
use ra_table::language::Language;
use ra_table::theme::Theme;

use crate::discord::custom_id::words::words;

/// What can be done at a table. Those that end in `Open` open a private panel, and change nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    Join,
    Leave,
    /// Gives the seat free that is kept for whoever presses it.
    Decline,
    Start,
    /// Asks whether the table is to be closed.
    CallOffOpen,
    CallOff,
    /// Opens the panel with all that is set.
    Details,
    /// Opens the panel with all that the host can set, or that tells others what they can do.
    Settings,
    ComputerOpen,
    /// Adds a computer player where there are so many yet; how many, older messages do not say.
    Add(Level, Option<u8>),
    /// Sends the last computer player away.
    Remove,
    /// Keeps the table open that would close.
    Keep,
    FreeOpen,
    /// Asks whether this person may come back, whose seat of this number is freed.
    FreeAsk(Number, UserId),
    /// Frees this person's seat of this number, and does not let them back.
    Bar(Number, UserId),
    /// Gives the seat of this number free, which this person has; a computer player without one.
    Free(Number, Option<UserId>),
    SeatsOpen,
    Seats(u8),
    Edition(Edition),
    PaceOpen,
    Pace(Pace),
    AutoplayOpen,
    /// Chooses the most that is done for anybody.
    AutoplayLevel(AutoplayLevel),
    /// A computer's reckoning may be shown.
    Advice,
    NoAdvice,
    /// The game counts in ratings.
    Rated,
    NotRated,
    /// Chooses how pictures are painted.
    Pictures(Theme),
    LanguageOpen,
    Language(Language),
}

words! { Press:
    "join" => [Press::Join];
    "leave" => [Press::Leave];
    "decline" => [Press::Decline];
    "start" => [Press::Start];
    "call off?" => [Press::CallOffOpen];
    "call off" => [Press::CallOff];
    "details?" => [Press::Details];
    "settings?" => [Press::Settings];
    "computer?" => [Press::ComputerOpen];
    "add {level}" level => [Press::Add(level, None)];
    "add {level} {computers}" level computers => [Press::Add(level, Some(computers))];
    "remove" => [Press::Remove];
    "keep" => [Press::Keep];
    "free?" => [Press::FreeOpen];
    "free? {seat} {user}" seat user => [Press::FreeAsk(seat, user)];
    "bar {seat} {user}" seat user => [Press::Bar(seat, user)];
    "free {seat}" seat => [Press::Free(seat, None)];
    "free {seat} {user}" seat user => [Press::Free(seat, Some(user))];
    "seats?" => [Press::SeatsOpen];
    "seats {seats}" seats => [Press::Seats(seats)] if (2..=5).contains(&seats);
    "edition {edition}" edition => [Press::Edition(edition)];
    "pace?" => [Press::PaceOpen];
    "pace {pace}" pace => [Press::Pace(pace)];
    "leaves?" => [Press::AutoplayOpen];
    "leaves {autoplay}" autoplay => [Press::AutoplayLevel(autoplay)];
    "advice" => [Press::Advice];
    "no advice" => [Press::NoAdvice];
    "rated" => [Press::Rated];
    "not rated" => [Press::NotRated];
    "pictures {theme}" theme => [Press::Pictures(theme)];
    "language?" => [Press::LanguageOpen];
    "language {language}" language => [Press::Language(language)];
}
