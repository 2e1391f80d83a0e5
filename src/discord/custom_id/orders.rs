//! The words of what is done with one's orders.

use std::fmt;

use ra_table::game::Answer;
use ra_table::time::Millis;

use super::words::{few, meaning, number, word};

/// What can be done with one's orders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// Shows them.
    Open,
    /// What is answered to an auction that opens before the next turn.
    IfAuction,
    /// What is done on one's turns.
    OnTurn,
    /// To be asked everything again.
    AskAgain,
    /// To draw until the track holds so many tiles.
    Draw(u8),
    /// A menu: at which kinds to stop.
    Kinds,
    /// No drawing.
    Ask,
    /// To take part in quick draws.
    Quick,
    /// Not to.
    NotQuick,
    /// To be asked no more than what is not obvious, after all.
    NotAskOnce,
    /// This answer to an auction that opens before the next turn, if at most so many tiles are added.
    Auction(Answer, u8),
    /// To be asked there.
    NoAuction,
    /// Takes back what one has just done.
    Undo,
    /// Plays at once what one has decided at this moment, and could still take back.
    CarryOn(Millis),
}

const WORDS: [(Press, &str); 11] = [
    (Press::Open, "open"),
    (Press::IfAuction, "if auction"),
    (Press::OnTurn, "turn"),
    (Press::AskAgain, "ask again"),
    (Press::Kinds, "kinds"),
    (Press::Ask, "ask"),
    (Press::Quick, "quick"),
    (Press::NotQuick, "not quick"),
    (Press::NotAskOnce, "as ordered"),
    (Press::NoAuction, "no auction"),
    (Press::Undo, "undo"),
];

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::Draw(tiles) => write!(f, "draw {tiles}"),
            Press::Auction(answer, most) => write!(f, "auction {most} {answer}"),
            Press::CarryOn(decided_at) => write!(f, "on {}", decided_at.0),
            Press::Open
            | Press::IfAuction
            | Press::OnTurn
            | Press::AskAgain
            | Press::Kinds
            | Press::Ask
            | Press::Quick
            | Press::NotQuick
            | Press::NotAskOnce
            | Press::NoAuction
            | Press::Undo => f.write_str(word(&WORDS, self)),
        }
    }
}

impl Press {
    pub(super) fn read(words: &str) -> Option<Press> {
        if let Some(tiles) = words.strip_prefix("draw ") {
            return few(tiles).filter(|tiles| *tiles > 0).map(Press::Draw);
        }
        if let Some(auction) = words.strip_prefix("auction ") {
            let (most, answer) = auction.split_once(' ')?;
            return Some(Press::Auction(answer.parse().ok()?, few(most)?));
        }
        if let Some(decided_at) = words.strip_prefix("on ") {
            return number(decided_at).map(|at| Press::CarryOn(Millis(at)));
        }
        meaning(&WORDS, words)
    }
}
