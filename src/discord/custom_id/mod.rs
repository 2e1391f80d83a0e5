//! What buttons and menus mean, and how that is written in their `custom_id`: everything needed is in it, so a button
//! works after a restart and weeks later. Messages keep these words for as long as Discord keeps the messages: add to
//! them, never change them.
//!
//! Each feature has its presses and their words in a file of its own; what a press does stands in `features`.

pub(super) mod auction;
pub(super) mod calling_off;
pub(super) mod chair;
pub(super) mod data;
pub(super) mod form;
pub(super) mod later;
pub(super) mod learn;
pub(super) mod lobby;
pub(super) mod look;
pub(super) mod orders;
pub(super) mod place;
pub(super) mod play;
pub(super) mod settings;
pub(super) mod stats;
pub(super) mod table_watch;
#[cfg(test)]
mod tests;
pub(super) mod turn;
pub(super) mod words;

use std::fmt;
use std::str::FromStr;

use ra_table::id::GameId;

use self::words::number;

/// A button or a menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Button {
    /// Something at a table before its game.
    Lobby(GameId, lobby::Press),
    /// Something to read about a game.
    Look(GameId, look::Press),
    /// The table in words, on the public board that tells the entries up to this one: by it the board is recognised.
    Board(GameId, i64),
    /// A decision on a turn, or a step towards one, on the question of this number (see `Question::number`).
    Turn(GameId, i64, turn::Press),
    /// The same in an auction.
    Auction(GameId, i64, auction::Press),
    /// When somebody wants to be called to the question of this number.
    Later(GameId, i64, later::Press),
    /// The same people once more.
    Rematch(GameId),
    /// Whose a chair is, and who plays it.
    Chair(GameId, chair::Press),
    /// Calling a running game off.
    CallingOff(GameId, calling_off::Press),
    /// A page of a game's story, from 1.
    Story(GameId, i64),
    /// All that has happened in a game after this entry.
    News(GameId, i64),
    /// Where a game goes on whose channel is gone.
    Place(GameId, place::Press),
    /// One's own settings.
    Settings(settings::Press),
    /// One's own orders in a game, at any time.
    Orders(GameId, orders::Press),
    /// The lesson.
    Learn(learn::Press),
    /// A way into a game, from no game.
    Play(play::Press),
    /// What is kept of somebody.
    Data(data::Press),
    /// What can be read of results.
    Stats(stats::Scope, stats::Press),
    /// Whether somebody is told when a table opens.
    TableWatch(table_watch::Press),
    /// What every tile scores, and from there to all else that explains.
    Help,
    /// How to play here, by commands.
    Commands,
    /// The game on one screen.
    Rules,
}

impl fmt::Display for Button {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Button::Lobby(game, press) => write!(f, "table:{game}:{press}"),
            Button::Look(game, press) => write!(f, "look:{game}:{press}"),
            Button::Board(game, seq) => write!(f, "board:{game}:{seq}"),
            Button::Turn(game, at, press) => write!(f, "play:{game}:{at}:{press}"),
            Button::Auction(game, at, press) => write!(f, "play:{game}:{at}:{press}"),
            Button::Later(game, at, press) => write!(f, "later:{game}:{at}:{press}"),
            Button::Rematch(game) => write!(f, "again:{game}"),
            Button::Chair(game, press) => write!(f, "chair:{game}:{press}"),
            Button::CallingOff(game, press) => write!(f, "off:{game}:{press}"),
            Button::Story(game, page) => write!(f, "log:{game}:{page}"),
            Button::News(game, after) => write!(f, "news:{game}:{after}"),
            Button::Place(game, press) => write!(f, "place:{game}:{press}"),
            Button::Orders(game, press) => write!(f, "order:{game}:{press}"),
            Button::Settings(press) => write!(f, "mine:{press}"),
            Button::Learn(press) => write!(f, "learn:{press}"),
            Button::Play(press) => write!(f, "go:{press}"),
            Button::Data(press) => write!(f, "data:{press}"),
            Button::Stats(scope, press) => write!(f, "stats:{scope}:{press}"),
            Button::TableWatch(press) => write!(f, "watch:{press}"),
            Button::Help => f.write_str("help"),
            Button::Commands => f.write_str("commands"),
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
        read(words).ok_or_else(|| NoButton(words.to_owned()))
    }
}

fn read(words: &str) -> Option<Button> {
    let game = |digits| number(digits).map(GameId);
    let parts: Vec<&str> = words.splitn(4, ':').collect();
    Some(match parts[..] {
        ["help"] => Button::Help,
        ["commands"] => Button::Commands,
        ["rules"] => Button::Rules,
        ["learn", press] => Button::Learn(learn::Press::read(press, None)?),
        ["learn", scene, tap] => Button::Learn(learn::Press::read(scene, Some(tap))?),
        ["order", of, press] => Button::Orders(game(of)?, orders::Press::read(press)?),
        ["go", press] => Button::Play(press.parse().ok()?),
        ["mine", press] => Button::Settings(press.parse().ok()?),
        ["chair", of, press] => Button::Chair(game(of)?, chair::Press::read(press)?),
        ["off", of, press] => Button::CallingOff(game(of)?, calling_off::Press::read(press)?),
        ["log", of, page] => Button::Story(game(of)?, number(page)?),
        ["news", of, after] => Button::News(game(of)?, number(after)?),
        ["place", of, press] => Button::Place(game(of)?, press.parse().ok()?),
        ["data", press] => Button::Data(press.parse().ok()?),
        ["stats", scope, press] => Button::Stats(stats::Scope::read(scope)?, stats::Press::read(press)?),
        ["watch", press] => Button::TableWatch(table_watch::Press::read(press)?),
        ["again", of] => Button::Rematch(game(of)?),
        ["table", of, press] => Button::Lobby(game(of)?, lobby::Press::read(press)?),
        ["look", of, press] => Button::Look(game(of)?, press.parse().ok()?),
        ["board", of, seq] => Button::Board(game(of)?, number(seq)?),
        ["later", of, at, press] => Button::Later(game(of)?, number(at)?, later::Press::read(press)?),
        ["play", of, at, press] => match turn::Press::read(press) {
            Some(press) => Button::Turn(game(of)?, number(at)?, press),
            None => Button::Auction(game(of)?, number(at)?, auction::Press::read(press)?),
        },
        _ => return None,
    })
}
