//! Private panels in which one's own orders are seen and changed.

use ra::rules::{Space, Sun, Tile};
use ra_display::text::emoji::Pictured;
use ra_display::text::{self, words};
use ra_table::game::Answer;
use ra_table::game::leaves::Leaves;
use ra_table::game::view::Own;
use ra_table::language::Language;
use ra_table::time::Millis;
use serenity::builder::{CreateActionRow, CreateButton, CreateSelectMenuOption};

use crate::discord::custom_id::Button;
use crate::discord::custom_id::orders::Press;
use crate::discord::message::components::{menu, panel, picture, rows, secondary};
use crate::discord::rest::Message;

/// As many tiles as may be added to a track.
const ANY: u8 = Space::COUNT as u8;

/// The orders in force, and the two panels that change them.
pub(in crate::discord::features) fn orders(language: Language, own: &Own) -> Message {
    let words = words(language);
    let press = |press| Button::Orders(own.id, press);
    let mut buttons = Vec::new();
    if own.has_answer_to_next() {
        buttons.push(secondary(&press(Press::IfAuction), words.orders_button_if_auction()));
    }
    buttons.push(secondary(&press(Press::OnTurn), words.orders_button_on_turn()));
    if own.orders.draw.is_some() || own.orders.auction.is_some() || plays_obvious_moves(own) {
        buttons.push(secondary(&press(Press::AskAgain), words.orders_button_ask_again()));
    }
    if own.wants_to_be_asked {
        buttons.push(secondary(&press(Press::NotAskOnce), words.orders_button_not_ask_once()));
    }
    panel(text::orders::orders(language, own), rows(buttons))
}

/// Whether obvious moves are made for a player at present, who could be asked instead.
pub(super) fn plays_obvious_moves(own: &Own) -> bool {
    let may = own.terms.leaves > Leaves::Nothing && own.orders.quick;
    may && !own.wants_to_be_asked && own.is_asked(own.seat).is_err()
}

/// What is done on one's turns.
pub(super) fn on_turn(language: Language, own: &Own) -> Message {
    let words = words(language);
    let press = |press| Button::Orders(own.id, press);
    // What can be chosen here lasts for the epoch.
    let lasting = own.orders.draw.as_ref().filter(|order| !order.is_for_this_track());
    let until = (1..=Space::COUNT as u8)
        .map(|tiles| secondary(&press(Press::Draw(tiles)), words.orders_button_until(tiles)));
    let mut rows = rows(until.collect());
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
    if own.orders.draw.is_some() {
        buttons.push(secondary(&press(Press::Ask), words.orders_button_ask_turns()));
    }
    if own.terms.leaves > Leaves::Nothing {
        buttons.push(if own.orders.quick {
            secondary(&press(Press::NotQuick), words.orders_button_no_quick())
        } else {
            secondary(&press(Press::Quick), words.orders_button_quick())
        });
    }
    buttons.push(secondary(&press(Press::Open), words.button_return()));
    rows.push(CreateActionRow::Buttons(buttons));
    panel(text::orders::on_turn(language, own), rows)
}

/// What is answered to an auction that opens before one's next turn; and once that is known, how many tiles may be added
/// before it.
pub(super) fn if_auction(language: Language, own: &Own) -> Message {
    let words = words(language);
    let press = |press| Button::Orders(own.id, press);
    let mut rows = match own.orders.auction {
        Some(order) => rows(added(language, own, order.answer)),
        None => rows(answers(language, own)),
    };
    let ask = secondary(&press(Press::NoAuction), words.orders_button_ask_auctions());
    let back = secondary(&press(Press::Open), words.button_return());
    rows.push(CreateActionRow::Buttons(own.orders.auction.map(|_| ask).into_iter().chain([back]).collect()));
    panel(text::orders::if_auction(language, own), rows)
}

/// How many tiles may be added before an answer is none.
pub(in crate::discord::features) fn added(
    language: Language,
    own: &Own,
    answer: Answer,
) -> Vec<CreateButton> {
    let words = words(language);
    let label = |most: u8| match most {
        0 => words.orders_button_none_added(),
        ANY => words.orders_button_any_added(),
        most => most.to_string(),
    };
    let button = |most| secondary(&Button::Orders(own.id, Press::Auction(answer, most)), label(most));
    [0, 1, 2, 3, ANY].map(button).into()
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
        let button = secondary(&Button::Orders(own.id, Press::Auction(answer, ANY)), label);
        match answer.sun() {
            Some(sun) => button.emoji(picture(Pictured::Sun(sun))),
            None => button,
        }
    };
    answers.map(button).collect()
}
