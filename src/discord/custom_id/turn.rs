//! The words of what is done on a turn: drawing, invoking Ra, spending God tiles, giving up tiles to a disaster.

use std::fmt;

use ra::rules::{Space, Tile};
use ra_table::game::Answer;

use super::words::{few, joined, meaning, several, word};

/// What can be done on a turn. Those that end in `Open` open a private panel, and change nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    Draw,
    /// Draws now, and on later turns until the track holds so many tiles.
    DrawOn(u8),
    InvokeOpen,
    /// With the player's own answer, or to be asked last.
    Invoke(Option<Answer>),
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

/// The presses that a word alone says.
const WORDS: [(Press, &str); 8] = [
    (Press::Draw, "draw"),
    (Press::InvokeOpen, "invoke?"),
    (Press::Invoke(None), "invoke"),
    (Press::GodsOpen, "gods?"),
    (Press::GodsPick, "gods pick"),
    (Press::Done, "done"),
    (Press::DiscardOpen, "discard?"),
    (Press::DiscardPick, "discard pick"),
];

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::DrawOn(until) => write!(f, "draw until {until}"),
            Press::Invoke(Some(answer)) => write!(f, "invoke {answer}"),
            Press::GodsOrder(spaces) => write!(f, "gods order {}", joined(spaces)),
            Press::Gods(spaces) => write!(f, "gods {}", joined(spaces)),
            Press::Discard(tiles) => write!(f, "discard {}", joined(tiles)),
            Press::Draw
            | Press::InvokeOpen
            | Press::Invoke(None)
            | Press::GodsOpen
            | Press::GodsPick
            | Press::Done
            | Press::DiscardOpen
            | Press::DiscardPick => f.write_str(word(&WORDS, self)),
        }
    }
}

impl Press {
    pub(super) fn read(words: &str) -> Option<Press> {
        if let Some(press) = meaning(&WORDS, words) {
            return Some(press);
        }
        if let Some(order) = words.strip_prefix("gods order ") {
            return several(order, space).map(Press::GodsOrder);
        }
        if let Some(until) = words.strip_prefix("draw until ") {
            return few(until).map(Press::DrawOn);
        }
        let (word, rest) = words.split_once(' ')?;
        match word {
            "invoke" => rest.parse().ok().map(|answer| Press::Invoke(Some(answer))),
            "gods" => several(rest, space).map(Press::Gods),
            "discard" => several(rest, |tile| tile.parse().ok()).map(Press::Discard),
            _ => None,
        }
    }
}

fn space(word: &str) -> Option<Space> {
    Space::all().find(|space| space.to_string() == word)
}
