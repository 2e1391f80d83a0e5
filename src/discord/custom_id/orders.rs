//! The words of what is done with one's orders.

use ra_table::game::Answer;
use ra_table::time::Millis;

use super::words::words;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    Open,
    /// What is answered to an auction that opens before the next turn.
    IfAuction,
    /// What is done on one's turns.
    OnTurn,
    /// To be asked everything again.
    AskAgain,
    /// A menu: until how many tiles the track holds to draw.
    Until,
    /// A menu: at which kinds to stop.
    Kinds,
    /// No drawing.
    Ask,
    /// To take part in quick draws.
    Quick,
    NotQuick,
    /// To be asked no more than what is not obvious, after all.
    NotAskOnce,
    /// A menu: the answer to an auction that opens before the next turn.
    Answer,
    /// This answer, if at most so many tiles are added.
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
    "if auction" => [Press::IfAuction];
    "turn" => [Press::OnTurn];
    "ask again" => [Press::AskAgain];
    "until" => [Press::Until];
    "kinds" => [Press::Kinds];
    "ask" => [Press::Ask];
    "quick" => [Press::Quick];
    "not quick" => [Press::NotQuick];
    "as ordered" => [Press::NotAskOnce];
    "answer" => [Press::Answer];
    "auction {most} {answer}" most answer => [Press::Auction(answer, most)];
    "no auction" => [Press::NoAuction];
    "undo" => [Press::Undo];
    "on {decided_at}" decided_at => [Press::CarryOn(Millis(decided_at))];
}
