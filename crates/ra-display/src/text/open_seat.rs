//! Chairs that are offered to anybody, because their owners are gone.

use ra_table::game::view::Public;
use ra_table::game::{Number, OpenSeat, OpenSeatOutcome};
use ra_table::language::Language;

use super::fluent::words;
use super::names::somebody;
use super::place;

/// That a chair is offered, and whose it is.
pub fn offered(language: Language, game: &Public, chair: &OpenSeat) -> String {
    let (owner, there) = (somebody(language, game, chair.owner), place(language, &game.at));
    words(language).chair_free(owner, game.id.to_string(), there, chair.has_left)
}

/// What became of a chair that was offered; empty where that is not known.
pub fn became(language: Language, game: &Public, owner: Number, became: OpenSeatOutcome) -> String {
    let (words, id, owner) = (words(language), game.id.to_string(), somebody(language, game, owner));
    match became {
        OpenSeatOutcome::Taken(by) => words.chair_taken(somebody(language, game, by), owner, id),
        OpenSeatOutcome::Back => words.chair_back(owner, id),
        OpenSeatOutcome::Over => words.chair_over(owner, id),
        OpenSeatOutcome::CalledOff => words.chair_called_off(owner, id),
        OpenSeatOutcome::Free(_) | OpenSeatOutcome::Later(_) | OpenSeatOutcome::Unwanted => String::new(),
    }
}

/// To whoever has taken one.
pub fn taken(language: Language, game: &Public) -> String {
    words(language).private_chair_taken(game.id.to_string(), place(language, &game.at))
}
