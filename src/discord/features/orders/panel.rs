//! Private panels in which one's own orders are seen and changed.

use serenity::builder::{CreateActionRow, CreateSelectMenuOption};

use crate::discord::custom_id::Button;
use crate::discord::custom_id::orders::Press;
use crate::discord::message::components::{done, menu, secondary};
use crate::discord::rest::Message;
use crate::game::view::Own;
use crate::game::{Answer, DrawOrder};
use crate::rules::{Space, Sun, Tile};
use crate::text;

/// The orders in force, and how to change them.
pub(super) fn orders(own: &Own) -> Message {
    let press = |press| Button::Orders(own.id, press);
    let orders = &own.orders;
    let until = orders.draw.as_ref().map(DrawOrder::until);
    let draw = (1..=Space::COUNT as u8).map(|tiles| {
        let name = text::orders::until(tiles);
        CreateSelectMenuOption::new(name, tiles.to_string()).default_selection(until == Some(tiles))
    });
    let mut rows = vec![menu(&press(Press::Until), "Draw for me until …", (1, 1), draw.collect())];
    if let Some(order) = &orders.draw {
        let kinds = Tile::ALL.into_iter().filter(|tile| *tile != Tile::Ra);
        let option = |kind: Tile| {
            let name = format!("Stop at {}", text::tile(kind, own.terms.edition));
            CreateSelectMenuOption::new(name, kind.code()).default_selection(order.stop_at().contains(&kind))
        };
        let options: Vec<_> = kinds.map(option).collect();
        let most = options.len();
        rows.push(menu(&press(Press::Kinds), "… but stop at these kinds", (0, most), options));
    }
    let mut buttons = vec![secondary(&press(Press::AuctionOpen), "If an auction opens…")];
    if orders.auction.is_some() {
        buttons.push(secondary(&press(Press::NoAuction), "Ask me in auctions"));
    }
    if orders.draw.is_some() {
        buttons.push(secondary(&press(Press::Ask), "Ask me on my turns"));
    }
    if own.terms.quick {
        buttons.push(if orders.quick {
            secondary(&press(Press::NotQuick), "No quick draws for me")
        } else {
            secondary(&press(Press::Quick), "Quick draws for me too")
        });
    }
    rows.push(CreateActionRow::Buttons(buttons));
    Message { content: Some(text::orders::orders(own)), rows: Some(rows), ..done(String::new()) }
}

/// What to answer to an auction that opens before the next turn.
pub(super) fn auction(own: &Own) -> Message {
    let press = |press| Button::Orders(own.id, press);
    let mut suns: Vec<Sun> = own.position().players()[own.seat].face_up().iter().collect();
    suns.sort_unstable();
    let answers = suns
        .iter()
        .map(|sun| Answer::BidOrPass(*sun))
        .chain(suns.iter().skip(1).map(|sun| Answer::UpTo(*sun)));
    let answers = answers.chain([Answer::Pass]);
    let options =
        answers.map(|answer| CreateSelectMenuOption::new(text::orders::answer(answer), answer.to_string()));
    let rows = vec![
        menu(&press(Press::Answer), "My answer", (1, 1), options.collect()),
        CreateActionRow::Buttons(vec![secondary(&press(Press::Open), "Back")]),
    ];
    Message { content: Some(text::orders::before_auction(own)), rows: Some(rows), ..done(String::new()) }
}

/// How many tiles may be added before that answer is none.
pub(super) fn how_many(own: &Own, answer: Answer) -> Message {
    let press = |press| Button::Orders(own.id, press);
    let buttons = [(0, "None"), (1, "1"), (2, "2"), (3, "3"), (Space::COUNT as u8, "Any number")];
    let buttons = buttons.map(|(most, label)| secondary(&press(Press::Auction(answer, most)), label));
    Message {
        content: Some(text::orders::before_condition(answer)),
        rows: Some(vec![CreateActionRow::Buttons(buttons.to_vec())]),
        ..done(String::new())
    }
}
