//! Private panels of an auction: what a person chooses from before they answer it, on their turn or ahead.

use serenity::builder::{CreateButton, CreateSelectMenuOption};

use crate::discord::custom_id::Button;
use crate::discord::custom_id::auction::Press;
use crate::discord::message::components::{menu, panel, primary, rows, secondary};
use crate::discord::rest::Message;
use crate::game::view::Own;
use crate::game::{Answer, Choice, Plan};
use crate::rules::{Auction, Sun};
use crate::text;

/// For answering an auction.
pub(super) fn bid(own: &Own, auction: &Auction) -> Message {
    let press = |press| Button::Auction(own.id, own.question_number(), press);
    let mut open: Vec<Sun> = own.could_bid(auction, own.seat).iter().collect();
    open.sort_unstable();
    let on_turn = auction.to_answer() == own.seat;
    let answer = |answer, label| secondary(&press(Press::Answer(answer)), label);
    let mut exact: Vec<CreateButton> = open
        .iter()
        .map(|&sun| primary(&press(Press::Answer(Answer::Bid(sun))), format!("Bid {sun}")))
        .collect();
    if !on_turn || auction.may_pass() {
        exact.push(answer(Answer::Pass, "Pass".to_owned()));
    }
    let mut ahead = Vec::new();
    if !on_turn {
        // Up to the lowest is a bid of the lowest.
        let more = open.iter().skip(1);
        ahead.extend(more.map(|&sun| answer(Answer::UpTo(sun), format!("Lowest that wins, up to {sun}"))));
        if own.plan.is_some() {
            ahead.push(secondary(&press(Press::Withdraw), "Ask me on my turn"));
        }
    }
    let rows = rows(exact).into_iter().chain(rows(ahead)).collect();
    panel(text::private::before_bidding(own, auction), rows)
}

/// All cases of an auction for a seat, one of which can be chosen for.
pub(super) fn cases(own: &Own) -> Message {
    let press = |press| Button::Auction(own.id, own.question_number(), press);
    let plan = own.plan.clone().unwrap_or(Plan::ASK);
    let options = own.foreseen(own.seat, &plan).into_iter().map(|(highest, action)| {
        let name = text::private::one_line(highest, action);
        let value = highest.map_or("none".to_owned(), |sun| sun.to_string());
        CreateSelectMenuOption::new(name, value)
    });
    let menu = menu(&press(Press::CasePick), "Which case?", (1, 1), options.collect());
    panel(text::private::LINES.to_owned(), vec![menu])
}

/// What can be chosen for one case.
pub(super) fn case(own: &Own, highest: Option<Sun>) -> Message {
    let press = |press| Button::Auction(own.id, own.question_number(), press);
    let choose = |choice, label: String| secondary(&press(Press::Case(highest, choice)), label);
    let mut suns: Vec<Sun> = own.position().players()[own.seat].face_up().above(highest).iter().collect();
    suns.sort_unstable();
    let mut buttons: Vec<CreateButton> =
        suns.into_iter().map(|sun| choose(Choice::Bid(sun), format!("Bid {sun}"))).collect();
    buttons.push(choose(Choice::Pass, "Pass".to_owned()));
    buttons.push(choose(Choice::Ask, "Ask me".to_owned()));
    panel(text::private::before_line(own, highest), rows(buttons))
}
