//! The words of what is done on a turn: drawing, invoking Ra, spending God tiles, giving up tiles to a disaster.

use ra::rules::{Space, Tile};
use ra_table::game::Answer;

use crate::discord::custom_id::words::words;

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
    /// No God tile more is spent.
    NoMoreGods,
    DiscardOpen,
    /// The same panel, with some of the tiles to give up chosen.
    DiscardSome(Vec<Tile>),
    Discard(Vec<Tile>),
}

words! { Press:
    "draw" => [Press::Draw];
    "draw until {tiles}" tiles => [Press::DrawOn(tiles)];
    "invoke?" => [Press::InvokeOpen];
    "invoke" => [Press::Invoke(None)];
    "invoke {answer}" answer => [Press::Invoke(Some(answer))];
    "gods?" => [Press::GodsOpen];
    "gods pick" => [Press::GodsPick];
    "gods order {spaces}" spaces => [Press::GodsOrder(spaces)];
    "gods {spaces}" spaces => [Press::Gods(spaces)];
    "done" => [Press::NoMoreGods];
    "discard?" => [Press::DiscardOpen];
    "give {tiles}" tiles => [Press::DiscardSome(tiles)];
    "discard {tiles}" tiles => [Press::Discard(tiles)];
}
