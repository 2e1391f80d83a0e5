//! The words of what can be read about a game.

use ra::rules::Epoch;

use crate::discord::custom_id::words::{Word, words};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    MyGame,
    InWords,
    /// What an epoch brought the person.
    Epoch(Epoch),
    /// Opens the form for what one notes for oneself.
    Note,
    /// The board, with what the person can do, for them alone.
    Board,
    /// What every tile scores there. The pages that explain are the game's also where another is played, or none.
    Legend,
    /// Its rules on one screen.
    Rules,
    /// How to play here, by commands.
    Commands,
}

/// A page of a game's story.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum StoryPage {
    /// From 1.
    At(u32),
    Last,
}

/// How messages keep the last page.
const LAST: &str = "9223372036854775807";

impl Word for StoryPage {
    fn written(&self) -> String {
        match self {
            StoryPage::At(page) => page.to_string(),
            StoryPage::Last => LAST.to_owned(),
        }
    }

    fn read(word: &str) -> Option<StoryPage> {
        if word == LAST { Some(StoryPage::Last) } else { word.parse().ok().map(StoryPage::At) }
    }
}

words! { Press:
    "my game" => [Press::MyGame];
    "in words" => [Press::InWords];
    "epoch 1" => [Press::Epoch(Epoch::First)];
    "epoch 2" => [Press::Epoch(Epoch::Second)];
    "epoch 3" => [Press::Epoch(Epoch::Third)];
    "note?" => [Press::Note];
    "board?" => [Press::Board];
    "legend" => [Press::Legend];
    "rules" => [Press::Rules];
    "commands" => [Press::Commands];
}
