//! Private panels in which one's own orders are seen and changed.

use serenity::builder::{CreateActionRow, CreateSelectMenuOption};

use crate::discord::custom_id::Button;
use crate::discord::custom_id::orders::Press;
use crate::discord::message::components::{done, menu, secondary};
use crate::discord::rest::Message;
use crate::game::view::Own;
use crate::game::{Answer, DrawOrder};
use crate::language::Language;
use crate::rules::{Space, Sun, Tile};
use crate::text::{self, words};

/// The orders in force, and how to change them.
pub(super) fn orders(language: Language, own: &Own) -> Message {
    let words = words(language);
    let press = |press| Button::Orders(own.id, press);
    let orders = &own.orders;
    let until = orders.draw.as_ref().map(DrawOrder::until);
    let draw = (1..=Space::COUNT as u8).map(|tiles| {
        let name = text::orders::until(language, tiles);
        CreateSelectMenuOption::new(name, tiles.to_string()).default_selection(until == Some(tiles))
    });
    let mut rows = vec![menu(&press(Press::Until), &words.orders_menu_until(), (1, 1), draw.collect())];
    if let Some(order) = &orders.draw {
        let kinds = Tile::ALL.into_iter().filter(|tile| *tile != Tile::Ra);
        let option = |kind: Tile| {
            let name = words.orders_stop_at(text::tile(language, kind, own.terms.edition));
            CreateSelectMenuOption::new(name, kind.code()).default_selection(order.stop_at().contains(&kind))
        };
        let options: Vec<_> = kinds.map(option).collect();
        let most = options.len();
        rows.push(menu(&press(Press::Kinds), &words.orders_menu_kinds(), (0, most), options));
    }
    let mut buttons = vec![secondary(&press(Press::AuctionOpen), words.orders_button_auction())];
    if orders.auction.is_some() {
        buttons.push(secondary(&press(Press::NoAuction), words.orders_button_ask_auctions()));
    }
    if orders.draw.is_some() {
        buttons.push(secondary(&press(Press::Ask), words.orders_button_ask_turns()));
    }
    if own.terms.quick {
        buttons.push(if orders.quick {
            secondary(&press(Press::NotQuick), words.orders_button_no_quick())
        } else {
            secondary(&press(Press::Quick), words.orders_button_quick())
        });
    }
    rows.push(CreateActionRow::Buttons(buttons));
    Message { content: Some(text::orders::orders(language, own)), rows: Some(rows), ..done(String::new()) }
}

/// What to answer to an auction that opens before the next turn.
pub(super) fn auction(language: Language, own: &Own) -> Message {
    let words = words(language);
    let press = |press| Button::Orders(own.id, press);
    let mut suns: Vec<Sun> = own.position().players()[own.seat].face_up().iter().collect();
    suns.sort_unstable();
    let answers = suns
        .iter()
        .map(|sun| Answer::BidOrPass(*sun))
        .chain(suns.iter().skip(1).map(|sun| Answer::UpTo(*sun)));
    let answers = answers.chain([Answer::Pass]);
    let options = answers.map(|answer| {
        CreateSelectMenuOption::new(text::orders::answer(language, answer), answer.to_string())
    });
    let rows = vec![
        menu(&press(Press::Answer), &words.orders_menu_answer(), (1, 1), options.collect()),
        CreateActionRow::Buttons(vec![secondary(&press(Press::Open), words.button_return())]),
    ];
    Message {
        content: Some(text::orders::before_auction(language, own)),
        rows: Some(rows),
        ..done(String::new())
    }
}

/// How many tiles may be added before that answer is none.
pub(super) fn how_many(language: Language, own: &Own, answer: Answer) -> Message {
    let words = words(language);
    let press = |press| Button::Orders(own.id, press);
    let all = Space::COUNT as u8;
    let label = |most: u8| match most {
        0 => words.orders_button_none_added(),
        most if most == all => words.orders_button_any_added(),
        most => most.to_string(),
    };
    let buttons = [0, 1, 2, 3, all].map(|most| secondary(&press(Press::Auction(answer, most)), label(most)));
    Message {
        content: Some(text::orders::before_condition(language, answer)),
        rows: Some(vec![CreateActionRow::Buttons(buttons.to_vec())]),
        ..done(String::new())
    }
}
