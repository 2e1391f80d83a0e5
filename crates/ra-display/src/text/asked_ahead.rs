//! What somebody is asked ahead, and what is kept of it: for nobody else.

use ra_table::game::AskedAhead;
use ra_table::game::view::Own;
use ra_table::language::Language;

use super::fluent::words;
use super::orders::answered;
use super::tiles::tiles;

/// The question, with the lot that it is about.
pub fn question(language: Language, own: &Own, asked: AskedAhead) -> String {
    let words = words(language);
    match asked {
        AskedAhead::Lot => words.ahead_lot(lot(language, own), own.position().sun().value()),
        AskedAhead::TooLow(sun) => words.ahead_too_low(sun.value()),
    }
}

/// What is kept of the answers, or that they are asked then.
pub fn kept(language: Language, own: &Own) -> String {
    let words = words(language);
    match own.orders.auction {
        Some(order) => {
            let (code, sun) = answered(order.answer);
            words.ahead_kept(lot(language, own), code, sun)
        }
        None => words.ahead_ask_then(lot(language, own)),
    }
}

fn lot(language: Language, own: &Own) -> String {
    tiles(words(language), own.position().track().tiles(), own.terms.edition)
}
