//! The words of what is answered in an auction.

use ra::rules::Sun;
use ra_table::game::{Answer, Choice};

use crate::discord::custom_id::words::words;

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

words! { Press:
    "bid?" => [Press::BidOpen];
    "advice?" => [Press::AdviceOpen];
    "answer {answer}" answer => [Press::Answer(answer)];
    "ask" => [Press::AskOnTurn];
    "withdraw" => [Press::Withdraw];
    "lines?" => [Press::CasesOpen];
    "line pick" => [Press::CasePick];
    "line none {choice}" choice => [Press::Case(None, choice)];
    "line {sun} {choice}" sun choice => [Press::Case(Some(sun), choice)];
    "if {answer}" answer => [Press::IfInvoked(answer)];
    "if ask" => [Press::IfInvokedAsk];
}
