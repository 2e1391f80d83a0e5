//! What those who look after a server's games read.

use ra::rules::Seat;
use ra_table::game::HoldReason;
use ra_table::game::lobby::Lobby;
use ra_table::game::view::Public;
use ra_table::language::Language;

use super::board::deadline;
use super::fluent::words;
use super::lists::{capital, lines_within};
use super::lobby::called;
use super::names::{escaped, owner_on_button};
use super::own_view::LONGEST_LIST;
use super::{channel, own_view, player};

/// The most of a table's name.
const LONGEST_NAME: usize = 80;

/// A line about a running game: what it waits for, and the deadline.
pub fn game(language: Language, game: &Public) -> String {
    let line = own_view::one_of_games(language, game, None);
    match deadline(language, game) {
        Some(deadline) => format!("{line}. {deadline}"),
        None => line,
    }
}

/// An open table.
pub fn table(language: Language, lobby: &Lobby) -> String {
    let name = escaped(&called(language, &lobby.title(), LONGEST_NAME));
    words(language).admin_table(name, channel(language, Some(lobby.channel)), lobby.free_seats())
}

/// All of them, as many as fit into a message.
pub fn list(language: Language, lines: &[String]) -> String {
    let words = words(language);
    let heading = words.admin_games();
    let room = LONGEST_LIST.saturating_sub(heading.chars().count() + 1);
    format!("{heading}\n{}", lines_within(words, lines, room).trim_end())
}

/// The label of the button that lets a game wait for a reason.
pub fn hold_reason(language: Language, reason: HoldReason) -> String {
    let words = words(language);
    capital(&match reason {
        HoldReason::Holiday => words.choice_holiday(),
        HoldReason::RulesQuestion => words.choice_rules_question(),
        HoldReason::Technical => words.choice_technical(),
        HoldReason::Wish => words.choice_wish(),
    })
}

/// The label of the button that gives the player who is to act more time.
pub fn extend(language: Language, game: &Public, seat: Seat, hours: u64) -> String {
    words(language).admin_button_extend(hours, owner_on_button(language, game, seat))
}

/// That the player who is to act has got more time.
pub fn extended(language: Language, game: &Public, seat: Seat, hours: u64) -> String {
    words(language).admin_extended(player(language, game, seat), hours)
}

/// The label of the button that acts for the player who is to act.
pub fn act_for(language: Language, game: &Public, seat: Seat) -> String {
    words(language).admin_button_act(owner_on_button(language, game, seat))
}
