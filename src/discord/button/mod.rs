//! What buttons and menus mean, and how that is written in their `custom_id`: everything needed is in it, so a button
//! works after a restart and weeks later. Messages keep these words for as long as Discord keeps the messages: add to
//! them, never change them.

mod own;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use crate::ai::Level;
use crate::clock::Pace;
use crate::game::{Answer, Choice};
use crate::id::GameId;
use crate::rules::{Space, Sun, Tile};
pub(super) use own::{Chair, Mine, Order};

/// A button or a menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Button {
    /// Something at a table before its game.
    Table(GameId, AtTable),
    /// Something to read about a game.
    Look(GameId, Look),
    /// A decision in a game, or a step towards one, on the question of this moment (see `Question::moment`).
    Play(GameId, i64, Press),
    /// The same people once more.
    Again(GameId),
    /// Whose a chair is, and who plays it.
    Chair(GameId, Chair),
    /// A page of a game's story, from 1.
    Log(GameId, i64),
    /// One's own settings.
    Mine(Mine),
    /// One's own orders in a game, at any time.
    Order(GameId, Order),
    /// How to play here.
    Help,
    /// The game on one screen.
    Rules,
}

/// What can be done at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AtTable {
    Join,
    Leave,
    Start,
    CallOff,
    /// Opens the panel for adding a computer player.
    Computer,
    /// Adds a computer player.
    Add(Level),
    /// Sends the last computer player away.
    Remove,
    /// Opens the panel for choosing a pace.
    PaceOpen,
    /// Chooses a pace.
    Pace(Pace),
    /// With quick draws.
    Quick,
    /// Without.
    NotQuick,
}

/// What can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    MyGame,
    InWords,
}

/// What can be done in a game. Those that end in `Open` open a private panel, and change nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Press {
    Draw,
    InvokeOpen,
    /// With the player's own answer, or to be asked last.
    Invoke(Option<Answer>),
    BidOpen,
    Answer(Answer),
    Withdraw,
    /// Opens the list of all cases of an auction.
    LinesOpen,
    /// A menu: which case to choose for.
    LinePick,
    /// What to do in one case.
    Line(Option<Sun>, Choice),
    /// Draws now, and on later turns until the track holds so many tiles.
    DrawOn(u8),
    GodsOpen,
    /// A menu: the spaces to take the tiles from.
    GodsPick,
    /// A menu: which of these is taken first.
    GodsOrder(Vec<Space>),
    Gods(Vec<Space>),
    Done,
    DiscardOpen,
    /// A menu: the tiles to give up.
    DiscardPick,
    Discard(Vec<Tile>),
}

const TABLE: [(AtTable, &str); 17] = [
    (AtTable::Join, "join"),
    (AtTable::Leave, "leave"),
    (AtTable::Start, "start"),
    (AtTable::CallOff, "call off"),
    (AtTable::Computer, "computer?"),
    (AtTable::Add(Level::Easy), "add easy"),
    (AtTable::Add(Level::Normal), "add normal"),
    (AtTable::Add(Level::Hard), "add hard"),
    (AtTable::Remove, "remove"),
    (AtTable::PaceOpen, "pace?"),
    (AtTable::Pace(Pace::Live), "pace live"),
    (AtTable::Pace(Pace::Fast), "pace fast"),
    (AtTable::Pace(Pace::Standard), "pace standard"),
    (AtTable::Pace(Pace::Relaxed), "pace relaxed"),
    (AtTable::Pace(Pace::Unclocked), "pace none"),
    (AtTable::Quick, "quick"),
    (AtTable::NotQuick, "not quick"),
];
const LOOK: [(Look, &str); 2] = [(Look::MyGame, "my game"), (Look::InWords, "in words")];

/// The presses that a word alone says.
const PRESS: [(Press, &str); 12] = [
    (Press::Draw, "draw"),
    (Press::InvokeOpen, "invoke?"),
    (Press::Invoke(None), "invoke"),
    (Press::BidOpen, "bid?"),
    (Press::Withdraw, "withdraw"),
    (Press::LinesOpen, "lines?"),
    (Press::LinePick, "line pick"),
    (Press::GodsOpen, "gods?"),
    (Press::GodsPick, "gods pick"),
    (Press::Done, "done"),
    (Press::DiscardOpen, "discard?"),
    (Press::DiscardPick, "discard pick"),
];

/// The words of something, of a list that has them all.
fn word<'a, T: PartialEq>(list: &[(T, &'a str)], wanted: &T) -> Option<&'a str> {
    list.iter().find(|(one, _)| one == wanted).map(|(_, word)| *word)
}

/// What the words say, of a list that has them all.
fn meaning<T: Clone>(list: &[(T, &str)], wanted: &str) -> Option<T> {
    list.iter().find(|(_, word)| *word == wanted).map(|(one, _)| one.clone())
}

fn joined<T: fmt::Display>(list: &[T]) -> String {
    list.iter().map(T::to_string).collect::<Vec<_>>().join(",")
}

/// Several of something, with commas between them: at least one, and no more than the auction track has spaces.
fn several<T>(words: &str, one: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    let all: Option<Vec<T>> = words.split(',').map(one).collect();
    all.filter(|all| all.len() <= Space::COUNT)
}

fn space(word: &str) -> Option<Space> {
    Space::all().find(|space| space.to_string() == word)
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::Invoke(Some(answer)) => write!(f, "invoke {answer}"),
            Press::Answer(answer) => write!(f, "answer {answer}"),
            Press::Line(None, choice) => write!(f, "line none {choice}"),
            Press::Line(Some(sun), choice) => write!(f, "line {sun} {choice}"),
            Press::DrawOn(until) => write!(f, "draw until {until}"),
            Press::GodsOrder(spaces) => write!(f, "gods order {}", joined(spaces)),
            Press::Gods(spaces) => write!(f, "gods {}", joined(spaces)),
            Press::Discard(tiles) => write!(f, "discard {}", joined(tiles)),
            Press::Draw
            | Press::InvokeOpen
            | Press::Invoke(None)
            | Press::BidOpen
            | Press::Withdraw
            | Press::LinesOpen
            | Press::LinePick
            | Press::GodsOpen
            | Press::GodsPick
            | Press::Done
            | Press::DiscardOpen
            | Press::DiscardPick => f.write_str(word(&PRESS, self).unwrap_or_default()),
        }
    }
}

impl Press {
    fn read(words: &str) -> Option<Press> {
        if let Some(press) = meaning(&PRESS, words) {
            return Some(press);
        }
        if let Some(order) = words.strip_prefix("gods order ") {
            return several(order, space).map(Press::GodsOrder);
        }
        if let Some(until) = words.strip_prefix("draw until ") {
            return few(until).map(Press::DrawOn);
        }
        if let Some(line) = words.strip_prefix("line ") {
            let (highest, choice) = line.split_once(' ')?;
            let highest = highest_of(highest)?;
            return choice.parse().ok().map(|choice| Press::Line(highest, choice));
        }
        let (word, rest) = words.split_once(' ')?;
        match word {
            "invoke" => rest.parse().ok().map(|answer| Press::Invoke(Some(answer))),
            "answer" => rest.parse().ok().map(Press::Answer),
            "gods" => several(rest, space).map(Press::Gods),
            "discard" => several(rest, |tile| tile.parse().ok()).map(Press::Discard),
            _ => None,
        }
    }
}

/// A highest bid, or none, as menus and buttons name it.
pub(super) fn highest_of(word: &str) -> Option<Option<Sun>> {
    match word {
        "none" => Some(None),
        sun => few(sun).and_then(Sun::new).map(Some),
    }
}

/// A small number as it is written here.
pub(super) fn few(digits: &str) -> Option<u8> {
    number(digits).and_then(|number| u8::try_from(number).ok())
}

impl fmt::Display for Button {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Button::Table(game, at) => write!(f, "table:{game}:{}", word(&TABLE, at).unwrap_or_default()),
            Button::Look(game, look) => write!(f, "look:{game}:{}", word(&LOOK, look).unwrap_or_default()),
            Button::Play(game, at, press) => write!(f, "play:{game}:{at}:{press}"),
            Button::Again(game) => write!(f, "again:{game}"),
            Button::Chair(game, chair) => write!(f, "chair:{game}:{chair}"),
            Button::Log(game, page) => write!(f, "log:{game}:{page}"),
            Button::Order(game, order) => write!(f, "order:{game}:{order}"),
            Button::Mine(mine) => write!(f, "mine:{mine}"),
            Button::Help => f.write_str("help"),
            Button::Rules => f.write_str("rules"),
        }
    }
}

/// The words are no button of this version.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no button of mine")]
pub(super) struct NoButton(pub(super) String);

impl FromStr for Button {
    type Err = NoButton;

    fn from_str(words: &str) -> Result<Button, NoButton> {
        let parts: Vec<&str> = words.splitn(4, ':').collect();
        let button = match parts[..] {
            ["help"] => Some(Button::Help),
            ["rules"] => Some(Button::Rules),
            ["order", game, order] => {
                number(game).and_then(|game| Some(Button::Order(GameId(game), Order::read(order)?)))
            }
            ["mine", mine] => Mine::read(mine).map(Button::Mine),
            ["chair", game, chair] => {
                number(game).and_then(|game| Some(Button::Chair(GameId(game), Chair::read(chair)?)))
            }
            ["log", game, page] => {
                number(game).and_then(|game| Some(Button::Log(GameId(game), number(page)?)))
            }
            ["again", game] => number(game).map(|game| Button::Again(GameId(game))),
            ["table", game, at] => {
                number(game).and_then(|game| Some(Button::Table(GameId(game), meaning(&TABLE, at)?)))
            }
            ["look", game, look] => {
                number(game).and_then(|game| Some(Button::Look(GameId(game), meaning(&LOOK, look)?)))
            }
            ["play", game, at, press] => number(game)
                .and_then(|game| Some(Button::Play(GameId(game), number(at)?, Press::read(press)?))),
            _ => None,
        };
        button.ok_or_else(|| NoButton(words.to_owned()))
    }
}

/// A number as it is written here: no sign, no leading zero.
fn number(digits: &str) -> Option<i64> {
    digits.parse().ok().filter(|number: &i64| *number >= 0 && number.to_string() == digits)
}
