//! The words of what is done at a table before its game.

use std::fmt;

use ra::ai::Level;
use ra::rules::Edition;
use ra_table::clock::Pace;
use ra_table::game::Number;
use ra_table::game::leaves::Leaves;
use ra_table::id::UserId;
use ra_table::language::Language;
use ra_table::theme::Theme;

use super::words::{few, meaning, number, word};

/// What can be done at a table.
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
    /// Opens the panel for adding a computer player.
    ComputerOpen,
    /// Adds a computer player where there are so many yet; how many, older messages do not say.
    Add(Level, Option<u8>),
    /// Sends the last computer player away.
    Remove,
    /// Keeps the table open that would close.
    Keep,
    /// Opens the panel for giving somebody's seat free.
    FreeOpen,
    /// Asks whether this person may come back, whose seat of this number is freed.
    FreeAsk(Number, UserId),
    /// Frees this person's seat of this number, and does not let them back.
    Bar(Number, UserId),
    /// Gives the seat of this number free, which this person has; a computer player without one.
    Free(Number, Option<UserId>),
    /// Opens the panel for choosing how many seats there are.
    SeatsOpen,
    /// Chooses how many.
    Seats(u8),
    /// Chooses an edition.
    Edition(Edition),
    /// Opens the panel for choosing a pace.
    PaceOpen,
    /// Chooses a pace.
    Pace(Pace),
    /// Opens the panel for choosing what is done for people.
    LeavesOpen,
    /// Chooses the most that is done for anybody.
    Leaves(Leaves),
    /// A computer's reckoning may be shown.
    Advice,
    /// None may.
    NoAdvice,
    /// Chooses how pictures are painted.
    Pictures(Theme),
    /// Opens the panel for choosing a language.
    LanguageOpen,
    /// Chooses a language.
    Language(Language),
}

/// Before a language's code.
const LANGUAGE: &str = "language ";
/// Before a computer player's level, and how many there are.
const ADD: &str = "add ";
/// Before how many seats there are to be.
const SEATS: &str = "seats ";
/// Before a seat's number, and whose it is.
const FREE: &str = "free ";
const FREE_ASK: &str = "free? ";
const BAR: &str = "bar ";

const WORDS: [(Press, &str); 34] = [
    (Press::Join, "join"),
    (Press::Leave, "leave"),
    (Press::Decline, "decline"),
    (Press::Start, "start"),
    (Press::CallOffOpen, "call off?"),
    (Press::CallOff, "call off"),
    (Press::Details, "details?"),
    (Press::Settings, "settings?"),
    (Press::ComputerOpen, "computer?"),
    (Press::Add(Level::Easy, None), "add easy"),
    (Press::Add(Level::Normal, None), "add normal"),
    (Press::Add(Level::Hard, None), "add hard"),
    (Press::Remove, "remove"),
    (Press::Keep, "keep"),
    (Press::FreeOpen, "free?"),
    (Press::SeatsOpen, "seats?"),
    (Press::Edition(Edition::Pharaoh), "edition pharaoh"),
    (Press::Edition(Edition::Classic), "edition classic"),
    (Press::PaceOpen, "pace?"),
    (Press::Pace(Pace::Live), "pace live"),
    (Press::Pace(Pace::Fast), "pace fast"),
    (Press::Pace(Pace::Standard), "pace standard"),
    (Press::Pace(Pace::Relaxed), "pace relaxed"),
    (Press::Pace(Pace::Unclocked), "pace none"),
    (Press::LeavesOpen, "leaves?"),
    (Press::Leaves(Leaves::Nothing), "leaves nothing"),
    (Press::Leaves(Leaves::Draws), "leaves draws"),
    (Press::Leaves(Leaves::Passes), "leaves passes"),
    (Press::Leaves(Leaves::Bids), "leaves bids"),
    (Press::Advice, "advice"),
    (Press::NoAdvice, "no advice"),
    (Press::Pictures(Theme::Light), "pictures light"),
    (Press::Pictures(Theme::Dark), "pictures dark"),
    (Press::LanguageOpen, "language?"),
];

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Press::Language(language) = self {
            write!(f, "{LANGUAGE}{language}")
        } else if let Press::Free(number, user) = self {
            write!(f, "{FREE}{number}")?;
            user.map_or(Ok(()), |user| write!(f, " {user}"))
        } else if let Press::FreeAsk(number, user) = self {
            write!(f, "{FREE_ASK}{number} {user}")
        } else if let Press::Bar(number, user) = self {
            write!(f, "{BAR}{number} {user}")
        } else if let Press::Seats(seats) = self {
            write!(f, "{SEATS}{seats}")
        } else if let Press::Add(level, Some(computers)) = self {
            write!(f, "{ADD}{level} {computers}")
        } else {
            f.write_str(word(&WORDS, self))
        }
    }
}

impl Press {
    pub(super) fn read(words: &str) -> Option<Press> {
        if let Some(code) = words.strip_prefix(LANGUAGE) {
            return code.parse().ok().map(Press::Language);
        }
        if let Some((level, computers)) = words.strip_prefix(ADD).and_then(|added| added.split_once(' ')) {
            return Some(Press::Add(level.parse().ok()?, Some(few(computers)?)));
        }
        if let Some(seats) = words.strip_prefix(SEATS) {
            return few(seats).filter(|seats| (2..=5).contains(seats)).map(Press::Seats);
        }
        let persons = |seat: &str| match seat_of(seat)? {
            (number, Some(user)) => Some((number, user)),
            (_, None) => None,
        };
        if let Some(seat) = words.strip_prefix(FREE_ASK) {
            return persons(seat).map(|(number, user)| Press::FreeAsk(number, user));
        }
        if let Some(seat) = words.strip_prefix(BAR) {
            return persons(seat).map(|(number, user)| Press::Bar(number, user));
        }
        let Some(seat) = words.strip_prefix(FREE) else { return meaning(&WORDS, words) };
        seat_of(seat).map(|(number, user)| Press::Free(number, user))
    }
}

/// A seat's number, and whose it is; a computer player's without the second.
fn seat_of(words: &str) -> Option<(Number, Option<UserId>)> {
    let (seat, user) = match words.split_once(' ') {
        Some((seat, user)) => (seat, Some(UserId(number(user)?))),
        None => (words, None),
    };
    Some((Number(number(seat)?.try_into().ok()?), user))
}
