//! What a person may see of a game.

use serenity::builder::CreateEmbed;

use crate::discord::custom_id::{Button, orders, settings};
use crate::discord::features::after_decision::undo;
use crate::discord::incoming::Incoming;
use crate::discord::message::SAND;
use crate::discord::message::components::{panel, rows, secondary};
use crate::discord::rest::Message;
use crate::game::view::Own;
use crate::language::Language;
use crate::rules::Edition;
use crate::text::{self, words};

/// A player's own view of the game, with what can be done from there at any time.
pub(super) fn my_game(language: Language, own: &Own) -> Message {
    let words = words(language);
    let game = own.id;
    let mut buttons = Vec::new();
    if own.position().to_act().is_some() && own.halted().is_none() {
        buttons.push(secondary(&Button::Orders(game, orders::Press::Open), words.button_orders()));
        buttons.extend(undo(language, own));
    }
    buttons.push(secondary(&Button::Story(game, i64::MAX), words.button_story()));
    buttons.push(secondary(&Button::Settings(settings::Press::Open), words.button_settings()));
    panel(text::private::me(language, own), rows(buttons))
}

/// How to play here.
pub(in crate::discord::features) fn help(language: Language) -> Message {
    page(text::help::help(language))
}

/// The rules, with the numbers of the table that the person looks at, or of the channel's.
pub(in crate::discord::features) async fn rules(incoming: &Incoming<'_>) -> Message {
    let (edition, players) = match incoming.seen().await {
        Ok(seen) => (seen.game.terms.edition, Some(seen.game.position().players().players())),
        Err(_) => (Edition::Pharaoh, None),
    };
    page(text::help::rules(incoming.language().await, edition, players))
}

/// A text that is longer than a message's may be.
fn page(text: String) -> Message {
    Message { embeds: Some(vec![CreateEmbed::new().colour(SAND).description(text)]), ..Message::default() }
}
