//! The message with which a cup is published, and the answers to its buttons.

use ra_table::clock::Pace;
use ra_table::cup::{Cup, CupName, Order, Plan};
use ra_table::language::Language;
use ra_table::names::isolated;

use super::super::board::moment;
use super::super::fluent::words;
use super::super::names::escaped;

/// To somebody who has signed up: what that asks of them.
pub fn signed_up(language: Language, name: &CupName, cup: &Cup) -> String {
    let (plan, begins) = (cup.plan(), moment(cup.starts_at()));
    let (pace, games) = (plan.kind.pace(), plan.games.value());
    words(language).cup_signed_up(title(name), begins, pace.code(), shape(plan), games, answers(pace))
}

/// To somebody who has left before it began.
pub fn left(language: Language, name: &CupName) -> String {
    words(language).cup_left(title(name))
}

/// A cup's name, made harmless.
pub(super) fn title(name: &CupName) -> String {
    escaped(&isolated(name.to_string()))
}

/// How the games before the final are played, for messages to choose by.
pub(super) fn shape(plan: &Plan) -> &'static str {
    match (plan.games.value(), plan.order) {
        (1, _) => "one",
        (_, Order::AtOnce) => "at-once",
        (_, Order::InTurn) => "in-turn",
    }
}

/// About how many answers a week a game asks for: of four people each gives 27 in a game, which take half of them the
/// forecast time.
fn answers(pace: Pace) -> usize {
    match pace {
        Pace::Fast => 20,
        Pace::Live | Pace::Standard | Pace::Relaxed | Pace::Unclocked => 10,
    }
}
