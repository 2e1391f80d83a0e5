//! When somebody wants to be called to what a game asks them, for them alone.

use ra_table::game::view::Own;
use ra_table::language::Language;

use super::board::{moment, relative};
use super::fluent::words;
use super::lists::sentences;

/// Above the moments from which they choose.
pub fn before(language: Language, own: &Own) -> String {
    let words = words(language);
    let what = if own.moments.is_empty() {
        words.later_never(own.id.to_string())
    } else {
        words.later_when(own.id.to_string())
    };
    let so_far = own.later.map_or_else(String::new, |at| words.later_so_far(moment(at)));
    let place = if own.lives_somewhere { String::new() } else { words.later_city() };
    let nothing = if own.wants_to_be_asked { words.later_nothing_for_you() } else { String::new() };
    sentences([what, clock(language, own), so_far, nothing, place])
}

/// What is kept.
pub fn kept(language: Language, own: &Own) -> String {
    let words = words(language);
    let at = own.later.map_or_else(String::new, |at| words.later_kept(moment(at), relative(at)));
    sentences([at, clock(language, own), words.later_nothing_for_you()])
}

/// That their clock runs on, and until when.
fn clock(language: Language, own: &Own) -> String {
    own.runs_out.map_or_else(String::new, |at| words(language).later_clock(moment(at)))
}
