//! The words of what is done with one's orders.

use ra_table::game::Answer;
use ra_table::time::Millis;

use super::words::words;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    Open,
    /// A menu: how many tiles the track is to hold.
    Until,
    /// A menu: at which kinds to stop.
    Kinds,
    /// No drawing.
    Ask,
    /// To take part in quick draws.
    Quick,
    NotQuick,
    /// To be asked until one next acts oneself.
    AskOnce,
    NotAskOnce,
    /// This answer to an auction that opens before the next turn: asks how many tiles may be added before it.
    Answer(Answer),
    /// That answer, if at most so many tiles are added.
    Auction(Answer, u8),
    /// To be asked there.
    NoAuction,
    /// Takes back what one has just done.
    Undo,
    /// Plays at once what one has decided at this moment, and could still take back.
    CarryOn(Millis),
}

words! { Press:
    "open" => [Press::Open];
    "until" => [Press::Until];
    "kinds" => [Press::Kinds];
    "ask" => [Press::Ask];
    "quick" => [Press::Quick];
    "not quick" => [Press::NotQuick];
    "ask once" => [Press::AskOnce];
    "as ordered" => [Press::NotAskOnce];
    "answer {answer}" answer => [Press::Answer(answer)];
    "auction {most} {answer}" most answer => [Press::Auction(answer, most)];
    "no auction" => [Press::NoAuction];
    "undo" => [Press::Undo];
    "on {decided_at}" decided_at => [Press::CarryOn(Millis(decided_at))];
}
