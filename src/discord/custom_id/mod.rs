//! What buttons and menus mean, and how that is written in their `custom_id`: everything needed is in it, so a button
//! works after a restart and weeks later. Messages keep these words for as long as Discord keeps the messages: add to
//! them, never change them.
//!
//! Each feature has its presses and their words in its `ids`; what a press does stands beside it.

pub(super) mod form;
#[cfg(test)]
mod tests;
pub(super) mod words;

use crate::discord::{
    admin, auction, cancel_vote, channel_panel, cups, lesson, lobby, look_back, notifications, orders,
    out_of_reach, personal_data, season, seats, settings, table_watch, turn, views,
};
use std::str::FromStr;

use ra_display::text::news::After;
use ra_table::id::{CupId, GameId, InteractionId};

use self::words::Word as _;
use self::words::words;

/// A button or a menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Button {
    /// Something at a table before its game.
    Lobby(GameId, lobby::ids::Press),
    /// Something to read about a game.
    Look(GameId, views::ids::Press),
    /// The table in words, on the public board that tells the entries up to this one: by it the board is recognised.
    Board(GameId, i64),
    /// A decision on a turn, or a step towards one, on the question of this number (see `Question::number`).
    Turn(GameId, i64, turn::ids::Press),
    /// The same in an auction.
    Auction(GameId, i64, auction::ids::Press),
    /// When somebody wants to be called to the question of this number.
    Later(GameId, i64, notifications::ids::Press),
    /// The same people once more.
    Rematch(GameId),
    /// Whose a chair is, and who plays it.
    Chair(GameId, seats::ids::Press),
    /// Calling a running game off.
    CancelVote(GameId, cancel_vote::ids::Press),
    /// A page of a game's story.
    Story(GameId, views::ids::StoryPage),
    /// All that has happened in a game after this.
    News(GameId, After),
    /// A game looked at again.
    LookBack(GameId, look_back::ids::Press),
    /// The film of a game that is over.
    Film(GameId),
    /// Where a game goes on whose channel is gone.
    Place(GameId, out_of_reach::ids::Press),
    /// One's own settings.
    Settings(settings::ids::Press),
    /// One's own orders in a game, at any time.
    Orders(GameId, orders::ids::Press),
    /// The lesson.
    Learn(lesson::ids::Press),
    /// A way into a game, from no game.
    Play(channel_panel::ids::Press),
    /// What those who look after a server's games do.
    Admin(admin::ids::Press),
    /// What is kept of somebody.
    Data(personal_data::ids::Press),
    /// What can be read of results.
    Stats(season::ids::Scope, season::ids::Press),
    /// Something in a cup.
    Cup(CupId, cups::ids::Press),
    /// Something in the draft of a cup.
    CupDraft(InteractionId, cups::ids::DraftPress),
    /// Whether somebody is told when a table opens.
    TableWatch(table_watch::ids::Press),
    /// What every tile scores, and from there to all else that explains.
    Help,
    /// How to play here, by commands.
    Commands,
    /// The game on one screen.
    Rules,
}

words! { Button:
    "table:{game}:{press}" game press => [Button::Lobby(game, press)];
    "look:{game}:{press}" game press => [Button::Look(game, press)];
    "board:{game}:{seq}" game seq => [Button::Board(game, seq)];
    "play:{game}:{at}:{press}" game at press => [Button::Turn(game, at, press)];
    "play:{game}:{at}:{press}" game at press => [Button::Auction(game, at, press)];
    "later:{game}:{at}:{press}" game at press => [Button::Later(game, at, press)];
    "again:{game}" game => [Button::Rematch(game)];
    "chair:{game}:{press}" game press => [Button::Chair(game, press)];
    "off:{game}:{press}" game press => [Button::CancelVote(game, press)];
    "log:{game}:{page}" game page => [Button::Story(game, page)];
    "news:{game}:all" game => [Button::News(game, After::Nothing)];
    "news:{game}:{after}" game after => [Button::News(game, After::Entry(after))];
    "back:{game}:{press}" game press => [Button::LookBack(game, press)];
    "film:{game}" game => [Button::Film(game)];
    "place:{game}:{press}" game press => [Button::Place(game, press)];
    "order:{game}:{press}" game press => [Button::Orders(game, press)];
    "mine:{press}" press => [Button::Settings(press)];
    "learn:{press}" press => [Button::Learn(press)];
    "go:{press}" press => [Button::Play(press)];
    "admin:{press}" press => [Button::Admin(press)];
    "data:{press}" press => [Button::Data(press)];
    "stats:{scope}:{press}" scope press => [Button::Stats(scope, press)];
    "cup:{cup}:{press}" cup press => [Button::Cup(cup, press)];
    "draft:{draft}:{press}" draft press => [Button::CupDraft(draft, press)];
    "watch:{press}" press => [Button::TableWatch(press)];
    "help" => [Button::Help];
    "commands" => [Button::Commands];
    "rules" => [Button::Rules];
}

/// The words are no button of this version.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no button of mine")]
pub(super) struct NoButton(pub(super) String);

impl FromStr for Button {
    type Err = NoButton;

    fn from_str(words: &str) -> Result<Button, NoButton> {
        Button::read(words).ok_or_else(|| NoButton(words.to_owned()))
    }
}
