//! The messages that ask whether a running game is to be called off.

use ra_display::text::{self, words};
use ra_table::game::view::Public;
use ra_table::game::{CancelVote, Number};
use ra_table::id::UserId;
use ra_table::language::Language;
use serenity::all::ButtonStyle;
use serenity::builder::CreateActionRow;

use super::ids::Press;
use crate::discord::custom_id::Button;
use crate::discord::rest::Message;
use crate::discord::sending::components::{button, panel, rows};
use crate::store::cancel_vote::Place;

/// What everybody reads of it, with the buttons as long as it is asked. It calls these.
pub(in crate::discord) fn asks(game: &Public, asked: &CancelVote, called: &[UserId]) -> Message {
    let language = game.terms.language;
    Message {
        pings: called.to_vec(),
        ..panel(text::cancel_vote::asks(language, game, asked), answers(language, game, asked, true))
    }
}

/// The same for one of those who are asked, by direct message.
pub(in crate::discord) fn asks_directly(
    language: Language,
    game: &Public,
    asked: &CancelVote,
    own: Number,
    there: Option<Place>,
) -> Message {
    let may_agree = !asked.agreed.contains(&own);
    let told = text::cancel_vote::asks_directly(language, game, asked, own, there);
    panel(told, answers(language, game, asked, may_agree))
}

fn answers(language: Language, game: &Public, asked: &CancelVote, may_agree: bool) -> Vec<CreateActionRow> {
    if asked.ended.is_some() {
        return Vec::new();
    }
    let words = words(language);
    let press = |press| Button::CancelVote(game.id, press);
    let yes = button(&press(Press::Yes(asked.asked_at)), words.button_off_yes(), ButtonStyle::Danger);
    let no = button(&press(Press::No(asked.asked_at)), words.button_off_no(), ButtonStyle::Secondary);
    rows(may_agree.then_some(yes).into_iter().chain([no]).collect())
}
