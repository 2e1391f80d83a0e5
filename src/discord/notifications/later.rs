//! *Remind me later…*: somebody who is asked says when they want to be called to it once more.

use ra_display::text::{self, words};
use ra_table::game::When;
use ra_table::game::view::Own;
use ra_table::language::Language;

use super::ids::Press;
use crate::app::{Error, play};
use crate::discord::custom_id::Button;
use crate::discord::interactions::request::Incoming;
use crate::discord::rest::Message;
use crate::discord::sending::components::{panel, rows, secondary};

pub(in crate::discord) async fn press(incoming: &Incoming<'_>, press: Press) -> Result<(), Error> {
    let own = match press {
        Press::Open => incoming.asked().await?,
        Press::At(when) => play::call_later(&incoming.data.store, &incoming.request, Some(when)).await?,
        Press::Never => play::call_later(&incoming.data.store, &incoming.request, None).await?,
    };
    own.may_be_called_later(own.seat)?;
    let language = incoming.language().await;
    let panel = match press {
        Press::Open | Press::Never => moments(language, &own),
        Press::At(_) => kept(language, &own),
    };
    incoming.panel(panel).await;
    Ok(())
}

/// For choosing when.
fn moments(language: Language, own: &Own) -> Message {
    let words = words(language);
    let label = |when: When| match when {
        When::OneHour => words.button_one_hour(),
        When::ThreeHours => words.button_three_hours(),
        When::Evening => words.button_evening(),
        When::Tomorrow => words.button_tomorrow(),
    };
    let button = |(when, _): &(When, _)| {
        secondary(&Button::Later(own.id, own.question_number(), Press::At(*when)), label(*when))
    };
    let mut buttons: Vec<_> = own.moments.iter().map(button).collect();
    if own.later.is_some() {
        let never = Button::Later(own.id, own.question_number(), Press::Never);
        buttons.push(secondary(&never, words.button_not_later()));
    }
    panel(text::remind_later::before(language, own), rows(buttons))
}

/// That it is kept, and how it is changed.
fn kept(language: Language, own: &Own) -> Message {
    let words = words(language);
    let button = |press, label| secondary(&Button::Later(own.id, own.question_number(), press), label);
    let buttons =
        vec![button(Press::Open, words.button_change()), button(Press::Never, words.button_not_later())];
    panel(text::remind_later::kept(language, own), rows(buttons))
}
