//! An answer to an auction that may open before somebody's next turn: on which condition it is to hold.

use ra_display::refusal::Refusal;
use ra_display::text::{self, words};
use ra_table::game::Answer;
use ra_table::game::view::Own;
use ra_table::language::Language;

use crate::app::Error;
use crate::discord::custom_id::Button;
use crate::discord::interactions::after_decision;
use crate::discord::interactions::request::Incoming;
use crate::discord::orders;
use crate::discord::orders::ids::Press;
use crate::discord::rest::Message;
use crate::discord::sending::components::{panel, rows, secondary};

/// Asks somebody who has answered while no auction is under way on which condition that is to be their answer to the
/// next. Whoever has just decided what is not played yet, which may be to invoke Ra, is told of that.
///
/// # Errors
/// On their own turn that their answer is refused, and why; else that it cannot be an answer to the next.
pub(in crate::discord) async fn answer_next(
    incoming: &Incoming<'_>,
    answer: Answer,
    refusal: Refusal,
) -> Result<(), Error> {
    let own = incoming.own().await?;
    if let Some(pending) = &own.pending {
        incoming.panel(after_decision::pending(incoming.language().await, &own, pending)).await;
        return Ok(());
    }
    if own.require_asked(own.seat).is_ok() {
        return Err(refusal.into());
    }
    own.may_answer_next(own.seat, answer)?;
    incoming.panel(how_many(incoming.language().await, &own, answer)).await;
    Ok(())
}

/// Asks how many tiles may be added before that answer is none: it holds once that is chosen.
pub(in crate::discord) fn how_many(language: Language, own: &Own, answer: Answer) -> Message {
    let back = secondary(&Button::Orders(own.id, Press::Open), words(language).button_return());
    let buttons = orders::button::added(language, own, None, |most| Press::Give(answer, most))
        .into_iter()
        .chain([back]);
    panel(text::orders::before_condition(language, answer), rows(buttons.collect()))
}
