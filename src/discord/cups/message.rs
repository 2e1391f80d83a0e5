//! The message with which a cup is published. It shows how far the cup is, and mentions nobody.

use ra_display::text::cup::message::{self as told, Announcement};
use ra_display::text::words;
use ra_table::cup::Number;
use ra_table::id::CupId;
use ra_table::language::Language;
use serenity::builder::CreateActionRow;

use super::ids::Press;
use super::standings::named;
use crate::app::cups::Loaded;
use crate::discord::custom_id::Button;
use crate::discord::rest::{Message, Own};
use crate::discord::sending::components::{primary, rows, secondary};

pub(super) fn message(loaded: &Loaded) -> Message {
    let (language, row) = (loaded.row.language, &loaded.row);
    let shown = Announcement {
        name: &row.name,
        role: row.role,
        cup: &loaded.cup,
        people: &named(language, loaded),
        entrants: &entrants(loaded),
        champion: loaded.cup.champion(&loaded.facts),
    };
    Message {
        content: Some(told::announcement(language, &shown)),
        rows: Some(buttons(language, loaded)),
        ..Message::default()
    }
}

/// Those who take part, by number.
pub(super) fn entrants(loaded: &Loaded) -> Vec<Number> {
    let numbers = loaded.people.iter().map(|person| person.number);
    numbers.filter(|number| loaded.takes_part(*number)).collect()
}

fn buttons(language: Language, loaded: &Loaded) -> Vec<CreateActionRow> {
    let (words, cup) = (words(language), &loaded.cup);
    let means = |press| Button::Cup(loaded.row.id, press);
    let goes_on = cup.end().is_none();
    let first = cup.takes_people().then(|| primary(&means(Press::SignUp), words.button_cup_sign_up()));
    let leave = goes_on.then(|| secondary(&means(Press::Leave), words.button_cup_leave()));
    let rest = [
        secondary(&who(loaded.row.id), words.button_cup_who()),
        secondary(&means(Press::Rules), words.button_cup_rules()),
        secondary(&means(Press::Tables), words.button_cup_tables()),
    ];
    rows(first.into_iter().chain(leave).chain(rest).collect())
}

fn who(cup: CupId) -> Button {
    Button::Cup(cup, Press::WhoPlays(0))
}

/// Whether a message is the one of this cup: no other that everybody sees has such a button.
pub(super) fn is_it(own: &Own, cup: CupId) -> bool {
    own.presses.contains(&who(cup).to_string())
}
