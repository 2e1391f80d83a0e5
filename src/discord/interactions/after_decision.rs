//! What is left of a panel, or told in private, once something has been decided: that it is kept or played, and what can
//! still be done about it.

use ra::rules::Phase;
use ra_display::text::{self, words};
use ra_table::game::view::Own;
use ra_table::game::{Answer, Pending};
use ra_table::language::Language;
use serenity::builder::CreateButton;

use super::decide::PrivateReplies;
use crate::discord::auction::ids::Press;
use crate::discord::custom_id::Button;
use crate::discord::orders;
use crate::discord::rest::Message;
use crate::discord::sending::board_buttons;
use crate::discord::sending::components::{done, panel, rows, secondary};
use crate::discord::views::ids::StoryPage;

/// What is told of a decision on a turn or in an auction.
pub(in crate::discord) const TOLD: PrivateReplies = PrivateReplies {
    played: |language, own| played(language, own, text::own_view::played(language, own)),
    kept: |language, own| kept(language, own, text::sealed_answer::kept(language, own)),
    of_auction: true,
    board_first: false,
};

/// What somebody has just done in private, with the way to take it back as long as that is possible.
pub(in crate::discord) fn played(language: Language, own: &Own, told: String) -> Message {
    let story = || secondary(&Button::Story(own.id, StoryPage::Last), words(language).button_story());
    let story = text::own_view::played_is_short(own).then(story);
    panel(told, rows(undo(language, own).into_iter().chain(story).collect()))
}

/// What is played soon, with the ways to take it back and to play it at once.
pub(in crate::discord) fn pending(language: Language, own: &Own, pending: &Pending) -> Message {
    panel(text::undo_window::pending(language, own, pending), rows(undo(language, own)))
}

/// For whoever has just done something of which nothing has come.
pub(in crate::discord) fn undo(language: Language, own: &Own) -> Vec<CreateButton> {
    let press = |press| Button::Orders(own.id, press);
    let mut buttons = Vec::new();
    if own.pending.is_some() || own.can_undo {
        buttons.push(secondary(&press(orders::ids::Press::Undo), words(language).button_undo()));
    }
    let on = own.pending.as_ref().map(|pending| press(orders::ids::Press::CarryOn(pending.at)));
    buttons.extend(on.map(|on| secondary(&on, words(language).button_carry_on())));
    buttons
}

/// What somebody has answered ahead in an auction, with what can still be done about it.
pub(in crate::discord) fn answered(language: Language, own: &Own) -> Message {
    kept(language, own, text::sealed_answer::kept(language, own))
}

/// That an answer is kept, or that none is; with what can still be done about it.
pub(in crate::discord) fn kept(language: Language, own: &Own, told: String) -> Message {
    let press = |press| Button::Auction(own.id, own.question_number(), press);
    let Phase::Auction(auction) = own.position().phase() else { return done(told) };
    if !auction.to_come().any(|other| other == own.seat) {
        return done(told);
    }
    let words = words(language);
    let mut buttons = Vec::new();
    let answer = own.plan.as_ref();
    let cases = answer.map_or(Vec::new(), |plan| own.foreseen(own.seat, plan));
    if let Some(Answer::Bid(sun)) = answer.and_then(|plan| plan.answer)
        && cases.iter().any(|(_, action)| action.is_none())
    {
        let label = words.button_pass_instead(sun.value());
        buttons.push(secondary(&press(Press::Answer(Answer::BidOrPass(sun))), label));
    }
    match answer {
        None => buttons.extend(board_buttons::to_play(language, own)),
        Some(_) => buttons.push(secondary(&press(Press::BidOpen), words.button_change())),
    }
    if answer.is_some() {
        buttons.push(secondary(&press(Press::Withdraw), words.button_withdraw()));
    }
    if cases.len() > 1 {
        buttons.push(secondary(&press(Press::CasesOpen), words.button_cases()));
    }
    buttons.extend(undo(language, own));
    panel(told, rows(buttons))
}
