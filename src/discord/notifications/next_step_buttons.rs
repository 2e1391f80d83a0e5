//! What is under the thumb after a private answer: the question's own buttons, or the way to where somebody is waited
//! for.

use std::collections::BTreeSet;

use ra_display::text::refusal::board_link;
use ra_display::text::{self, words};
use ra_table::language::Language;
use ra_table::time::Millis;
use serenity::builder::CreateActionRow;

use crate::app::next_step::Next;
use crate::discord::channel_panel::ids::Press;
use crate::discord::custom_id::Button;
use crate::discord::rest::Message;
use crate::discord::sending::board_buttons;
use crate::discord::sending::components::{link, rows, secondary};
use crate::discord::views;

/// Whether something can be chosen from a menu of a message.
pub(in crate::discord) fn has_menu(message: &Message) -> bool {
    let mut rows = message.rows.iter().flatten();
    rows.any(|row| matches!(row, CreateActionRow::SelectMenu(_)))
}

/// Whether a message asks for a decision in a game, or for anything else that is chosen there.
pub(in crate::discord) fn has_choice(message: &Message) -> bool {
    let is_choice = |press: &String| matches!(press.parse(), Ok(Button::Turn(..) | Button::Auction(..)));
    has_menu(message) || presses(message.rows.as_deref().unwrap_or_default()).iter().any(is_choice)
}

/// A message for somebody alone, with what they can do next as its last row. What waits elsewhere is shown where they
/// are, if they are `direct`ly talked to, and otherwise linked to.
pub(in crate::discord) fn below(
    mut message: Message,
    language: Language,
    next: &Next,
    now: Millis,
    direct: bool,
) -> Message {
    let above = message.rows.get_or_insert_default();
    let next = rows_after(language, next, now, direct);
    // Where an auction is answered the answer can be given or changed there already: no button comes twice.
    if presses(above).is_disjoint(&presses(&next)) {
        above.extend(next);
    }
    message
}

/// A message for somebody who looked for a game that is not there: it leads to all ways into one, if it leads nowhere else.
pub(in crate::discord) fn or_ways_in(mut message: Message, language: Language) -> Message {
    let there = message.rows.get_or_insert_default();
    if there.is_empty() {
        let ways = secondary(&Button::Play(Press::Ways), words(language).button_play_ways());
        there.extend(rows(vec![ways]));
    }
    message
}

/// A private message that has become a result by itself, with the way to where somebody is waited for. It has no
/// buttons of a question: nobody knows when it is looked at. Where somebody is `direct`ly talked to there is no board, so
/// what they are asked is below it.
pub(in crate::discord) fn below_result(
    message: Message,
    language: Language,
    next: Next,
    now: Millis,
    direct: bool,
) -> Message {
    let next = match next {
        Next::Asked(own) if !direct => Next::Look(Box::new(own.public().clone())),
        next @ (Next::Asked(_) | Next::Waits(_) | Next::Look(_) | Next::Nothing) => next,
    };
    below(message, language, &next, now, direct)
}

/// The words of the buttons in some rows.
pub(in crate::discord) fn presses(rows: &[CreateActionRow]) -> BTreeSet<String> {
    let rows = rows.iter().filter_map(|row| serde_json::to_value(row).ok());
    let buttons = rows.flat_map(|row| row["components"].as_array().cloned().unwrap_or_default());
    buttons.filter_map(|button| button["custom_id"].as_str().map(str::to_owned)).collect()
}

fn rows_after(language: Language, next: &Next, now: Millis, direct: bool) -> Vec<CreateActionRow> {
    let words = words(language);
    match next {
        Next::Asked(own) => rows(board_buttons::to_play(language, own)),
        Next::Waits(own) if direct => {
            let label = text::own_view::next_game(language, own, now);
            rows(vec![secondary(&Button::Look(own.id, views::ids::Press::Board), label)])
        }
        Next::Waits(own) => {
            let label = text::own_view::next_game(language, own, now);
            board_link(own).map(|to| link(to, label)).map_or_else(Vec::new, |link| rows(vec![link]))
        }
        Next::Look(game) => {
            let to = board_link(game);
            to.map(|to| link(to, words.call_to_the_board())).map_or_else(Vec::new, |link| rows(vec![link]))
        }
        Next::Nothing => Vec::new(),
    }
}
