//! What a call by direct message is changed into once it is over: what was said is not taken away without a word.

use ra_table::game::view::Public;
use ra_table::game::{Became, CallOutcome};
use ra_table::language::Language;

use super::board::paused;
use super::done_for::subject;
use super::fluent::words;
use super::lists::{capital, sentences};
use super::notifications::done_for;
use super::{place, table_events};

/// What came of a call to a game, and where that is played: its board may be another any moment.
pub fn came_of(language: Language, game: &Public, came: CallOutcome) -> String {
    let words = words(language);
    let id = game.id.to_string();
    let about = came.entry.map_or_else(String::new, |entry| subject(language, game, entry));
    let done = |action, ordered| {
        let (code, sun) = done_for(Some(action));
        words.came_done(id.clone(), code, about.as_str(), sun, ordered)
    };
    let what = match came.what {
        Became::Answered(action) => {
            let (code, sun) = done_for(Some(action));
            words.came_answered(id, code, about.as_str(), sun)
        }
        Became::Ordered(action) => done(action, true),
        Became::Obvious(action) => done(action, false),
        Became::Late(action) => {
            let (code, sun) = done_for(Some(action));
            capital(&words.came_late(id, code, about.as_str(), sun))
        }
        Became::ActedFor(by) => words.came_acted_for(id, table_events::somebody(language, game, by)),
        Became::Skipped => words.came_skipped(id),
        Became::Left => words.came_left(id),
        Became::Paused(halt) => sentences([words.came_paused(id), paused(language, game, halt)]),
        Became::Over => capital(&super::end::call(language, game)),
        Became::CalledOff => words.came_called_off(id),
        Became::Past => words.came_past(id),
    };
    // What the auction brought, once it is over.
    let result =
        came.auction.map_or_else(String::new, |auction| super::story::result(language, game, auction));
    let stood_in = if came.stood_in { words.came_stood_in() } else { String::new() };
    let place = game.at.channel.map_or_else(String::new, |_| place(language, &game.at));
    sentences([what, result, stood_in, place])
}
