//! Private panels of an auction: what a person chooses from before they answer it, on their turn or ahead.

use ra::rules::{Auction, Sun};
use ra_display::text::emoji::Pictured;
use ra_display::text::{self, words};
use ra_table::game::view::Own;
use ra_table::game::{Answer, Choice, Plan};
use ra_table::language::Language;
use ra_table::reader_preferences::Reader;
use serenity::builder::{CreateButton, CreateSelectMenuOption};

use super::ids::Press;
use crate::discord::custom_id::Button;
use crate::discord::rest::Message;
use crate::discord::sending::components::{menu, panel, picture, primary, rising, rows, secondary};

/// For answering an auction, with what a computer reckons if the table and the person want that.
pub(in crate::discord) fn bid(reader: &Reader, own: &Own, auction: &Auction) -> Message {
    let language = reader.language();
    let words = words(language);
    let press = |press| Button::Auction(own.id, own.question_number(), press);
    let open = rising(own.could_bid(auction, own.seat));
    let on_turn = auction.to_answer() == own.seat;
    let answer = |answer, label| secondary(&press(Press::Answer(answer)), label);
    let bid = |&sun: &Sun| {
        let means = press(Press::Answer(Answer::Bid(sun)));
        primary(&means, words.button_bid_sun(sun.value())).emoji(picture(Pictured::Sun(sun)))
    };
    let mut exact: Vec<CreateButton> = open.iter().map(bid).collect();
    if !on_turn || auction.may_pass() {
        exact.push(answer(Answer::Pass, words.button_pass()));
    }
    let mut ahead = Vec::new();
    if !on_turn {
        // Up to the lowest is a bid of the lowest.
        let more = open.iter().skip(1);
        let up_to = |&sun: &Sun| {
            answer(Answer::UpTo(sun), words.button_up_to(sun.value())).emoji(picture(Pictured::Sun(sun)))
        };
        ahead.extend(more.map(up_to));
        ahead.push(secondary(&press(Press::AskOnTurn), words.button_ask_on_turn()));
    }
    let rows = rows(exact).into_iter().chain(rows(ahead)).collect();
    let worth = own.lot_value.filter(|_| reader.advice);
    panel(text::own_view::before_bidding(language, own, auction, worth), rows)
}

/// All cases of an auction for a seat, one of which can be chosen for.
pub(in crate::discord) fn cases(language: Language, own: &Own) -> Message {
    let press = |press| Button::Auction(own.id, own.question_number(), press);
    let plan = own.plan.clone().unwrap_or(Plan::ASK);
    let options = own.foreseen(own.seat, &plan).into_iter().map(|(highest, action)| {
        let name = text::sealed_answer::one_line(language, highest, action);
        let value = highest.map_or("none".to_owned(), |sun| sun.to_string());
        let option = CreateSelectMenuOption::new(name, value);
        match highest {
            Some(sun) => option.emoji(picture(Pictured::Sun(sun))),
            None => option,
        }
    });
    let menu = menu(&press(Press::CasePick), &words(language).menu_case(), 1, 1, options.collect());
    let back = secondary(&press(Press::BidOpen), words(language).button_return());
    panel(text::sealed_answer::lines(language), [vec![menu], rows(vec![back])].concat())
}

/// What can be chosen for one case.
pub(in crate::discord) fn case(language: Language, own: &Own, highest: Option<Sun>) -> Message {
    let press = |press| Button::Auction(own.id, own.question_number(), press);
    let words = words(language);
    let choose = |choice, label: String| secondary(&press(Press::Case(highest, choice)), label);
    let suns = rising(own.position().players()[own.seat].face_up().above(highest));
    let bid = |sun: Sun| {
        choose(Choice::Bid(sun), words.button_bid_sun(sun.value())).emoji(picture(Pictured::Sun(sun)))
    };
    let mut buttons: Vec<CreateButton> = suns.into_iter().map(bid).collect();
    buttons.push(choose(Choice::Pass, words.button_pass()));
    buttons.push(choose(Choice::Ask, words.button_ask()));
    buttons.push(secondary(&press(Press::CasesOpen), words.button_return()));
    panel(text::sealed_answer::before_line(language, own, highest), rows(buttons))
}
