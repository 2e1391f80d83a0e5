//! Private panels in which one's own orders are seen and changed.

use ra::rules::{Space, Sun, Tile};
use ra_display::text::emoji::Pictured;
use ra_display::text::{self, words};
use ra_table::game::leaves::Leaves;
use ra_table::game::view::Own;
use ra_table::game::{Answer, DrawOrder};
use ra_table::language::Language;
use ra_table::time::Millis;
use serenity::builder::{CreateActionRow, CreateButton, CreateSelectMenuOption};

use crate::discord::custom_id::Button;
use crate::discord::custom_id::orders::Press;
use crate::discord::message::components::{menu, panel, picture, rows, secondary};
use crate::discord::rest::Message;

/// The orders in force, and how to change them.
pub(in crate::discord::features) fn orders(language: Language, own: &Own) -> Message {
    let words = words(language);
    let press = |press| Button::Orders(own.id, press);
    let orders = &own.orders;
    // What can be chosen here lasts for the epoch.
    let lasting = orders.draw.as_ref().filter(|order| !order.is_for_this_track());
    let until = lasting.map(DrawOrder::until);
    let draw = (1..=Space::COUNT as u8).map(|tiles| {
        let name = text::orders::until(language, tiles);
        CreateSelectMenuOption::new(name, tiles.to_string()).default_selection(until == Some(tiles))
    });
    let mut rows = rows(answers(language, own));
    rows.push(menu(&press(Press::Until), &words.orders_menu_until(), (1, 1), draw.collect()));
    if let Some(order) = lasting {
        let kinds = Tile::ALL.into_iter().filter(|tile| *tile != Tile::Ra);
        let option = |kind: Tile| {
            let name = words.orders_stop_at(text::tile(language, kind, own.terms.edition));
            CreateSelectMenuOption::new(name, kind.code())
                .emoji(picture(Pictured::Tile(kind)))
                .default_selection(order.stop_at().contains(&kind))
        };
        let options: Vec<_> = kinds.map(option).collect();
        let most = options.len();
        rows.push(menu(&press(Press::Kinds), &words.orders_menu_kinds(), (0, most), options));
    }
    let mut buttons = Vec::new();
    if orders.auction.is_some() {
        buttons.push(secondary(&press(Press::NoAuction), words.orders_button_ask_auctions()));
    }
    if orders.draw.is_some() {
        buttons.push(secondary(&press(Press::Ask), words.orders_button_ask_turns()));
    }
    if own.terms.leaves > Leaves::Nothing {
        buttons.push(if orders.quick {
            secondary(&press(Press::NotQuick), words.orders_button_no_quick())
        } else {
            secondary(&press(Press::Quick), words.orders_button_quick())
        });
    }
    if own.wants_to_be_asked {
        buttons.push(secondary(&press(Press::NotAskOnce), words.orders_button_not_ask_once()));
    } else if own.is_asked(own.seat).is_err() {
        buttons.push(secondary(&press(Press::AskOnce), words.orders_button_ask_once()));
    }
    if !buttons.is_empty() {
        rows.push(CreateActionRow::Buttons(buttons));
    }
    panel(text::orders::orders(language, own), rows)
}

/// What somebody has just ordered by a button of the board, with the way to end it; nothing if it is done already.
pub(in crate::discord::features) fn just_ordered(
    language: Language,
    own: &Own,
    now: Millis,
) -> Option<Message> {
    let is_new = own.orders.draw.as_ref().is_some_and(|order| order.since().at == now);
    let told = text::orders::draw_on(language, own).filter(|_| is_new)?;
    let ask = secondary(&Button::Orders(own.id, Press::Ask), words(language).orders_button_ask_turns());
    Some(panel(told, rows(vec![ask])))
}

/// What can be answered to an auction that opens before the next turn; nothing by whose turn it is, or who has no sun.
fn answers(language: Language, own: &Own) -> Vec<CreateButton> {
    if !own.has_answer_to_next() {
        return Vec::new();
    }
    let mut suns: Vec<Sun> = own.position().players()[own.seat].face_up().iter().collect();
    suns.sort_unstable();
    let answers = suns
        .iter()
        .map(|sun| Answer::BidOrPass(*sun))
        .chain(suns.iter().skip(1).map(|sun| Answer::UpTo(*sun)))
        .chain([Answer::Pass]);
    let button = |answer| {
        let label = text::orders::answer_in_short(language, answer);
        let button = secondary(&Button::Orders(own.id, Press::Answer(answer)), label);
        match answer.sun() {
            Some(sun) => button.emoji(picture(Pictured::Sun(sun))),
            None => button,
        }
    };
    answers.map(button).collect()
}
