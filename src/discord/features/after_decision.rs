//! What is left of a panel, or told in private, once something has been decided: that it is kept or played, and what can
//! still be done about it.

use serenity::builder::CreateButton;

use crate::discord::custom_id::auction::Press;
use crate::discord::custom_id::{Button, orders};
use crate::discord::features::decide::Told;
use crate::discord::message::components::{done, panel, rows, secondary};
use crate::discord::rest::Message;
use crate::game::Answer;
use crate::game::view::Own;
use crate::rules::Phase;
use crate::text;

/// What is told of a decision on a turn or in an auction.
pub(super) const TOLD: Told = Told {
    played: |own| played(own, text::private::played(own)),
    kept: |own| kept(own, text::private::kept(own)),
    board_first: false,
};

/// What somebody has just done in private, with the way to take it back as long as that is possible.
pub(super) fn played(own: &Own, told: String) -> Message {
    panel(told, rows(undo(own).into_iter().collect()))
}

/// For whoever has just done something of which nothing has come.
pub(super) fn undo(own: &Own) -> Option<CreateButton> {
    own.can_undo.then(|| secondary(&Button::Orders(own.id, orders::Press::Undo), "Undo"))
}

/// That an answer is kept, or that none is; with what can still be done about it.
pub(super) fn kept(own: &Own, told: String) -> Message {
    let press = |press| Button::Auction(own.id, own.question_number(), press);
    let Phase::Auction(auction) = own.position().phase() else { return done(told) };
    if !auction.to_come().any(|other| other == own.seat) {
        return done(told);
    }
    let mut buttons = Vec::new();
    let answer = own.plan.as_ref();
    let cases = answer.map_or(Vec::new(), |plan| own.foreseen(own.seat, plan));
    if let Some(Answer::Bid(sun)) = answer.and_then(|plan| plan.answer)
        && cases.iter().any(|(_, action)| action.is_none())
    {
        let label = format!("If {sun} is too low, pass instead");
        buttons.push(secondary(&press(Press::Answer(Answer::BidOrPass(sun))), label));
    }
    buttons.push(secondary(&press(Press::BidOpen), if answer.is_some() { "Change" } else { "Bid…" }));
    if answer.is_some() {
        buttons.push(secondary(&press(Press::Withdraw), "Withdraw"));
    }
    if cases.len() > 1 {
        buttons.push(secondary(&press(Press::CasesOpen), "Line by line…"));
    }
    buttons.extend(undo(own));
    panel(told, rows(buttons))
}
