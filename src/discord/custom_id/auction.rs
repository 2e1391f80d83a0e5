//! The words of what is answered in an auction.

use std::fmt;

use ra::rules::Sun;
use ra_table::game::{Answer, Choice};

use super::words::{highest_of, meaning, word};

/// What can be done in an auction. Those that end in `Open` open a private panel, and change nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    BidOpen,
    /// As `BidOpen`, with what a computer reckons, for whoever asks for that.
    AdviceOpen,
    Answer(Answer),
    /// To be asked on one's turn, and not before.
    AskOnTurn,
    Withdraw,
    /// Opens the list of all cases of the auction.
    CasesOpen,
    /// A menu: which case to choose for.
    CasePick,
    /// What to do in one case.
    Case(Option<Sun>, Choice),
    /// What to answer if Ra is invoked on the lot that lies there now.
    IfInvoked(Answer),
    /// To be asked then.
    IfInvokedAsk,
}

/// The presses that a word alone says.
const WORDS: [(Press, &str); 7] = [
    (Press::BidOpen, "bid?"),
    (Press::AdviceOpen, "advice?"),
    (Press::AskOnTurn, "ask"),
    (Press::Withdraw, "withdraw"),
    (Press::CasesOpen, "lines?"),
    (Press::CasePick, "line pick"),
    (Press::IfInvokedAsk, "if ask"),
];

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::Answer(answer) => write!(f, "answer {answer}"),
            Press::Case(None, choice) => write!(f, "line none {choice}"),
            Press::Case(Some(sun), choice) => write!(f, "line {sun} {choice}"),
            Press::IfInvoked(answer) => write!(f, "if {answer}"),
            Press::BidOpen
            | Press::AdviceOpen
            | Press::AskOnTurn
            | Press::Withdraw
            | Press::CasesOpen
            | Press::CasePick
            | Press::IfInvokedAsk => f.write_str(word(&WORDS, self)),
        }
    }
}

impl Press {
    pub(super) fn read(words: &str) -> Option<Press> {
        if let Some(press) = meaning(&WORDS, words) {
            return Some(press);
        }
        if let Some(line) = words.strip_prefix("line ") {
            let (highest, choice) = line.split_once(' ')?;
            return Some(Press::Case(highest_of(highest)?, choice.parse().ok()?));
        }
        if let Some(answer) = words.strip_prefix("if ") {
            return answer.parse().ok().map(Press::IfInvoked);
        }
        words.strip_prefix("answer ")?.parse().ok().map(Press::Answer)
    }
}
