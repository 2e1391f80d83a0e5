//! What a person may see of a game.

use crate::discord::custom_id::{Button, orders, settings};
use crate::discord::features::after_decision::undo;
use crate::discord::message::components::{panel, rows, secondary};
use crate::discord::rest::Message;
use crate::game::view::Own;
use crate::text;

/// A player's own view of the game, with what can be done from there at any time.
pub(super) fn my_game(own: &Own) -> Message {
    let game = own.id;
    let mut buttons = Vec::new();
    if own.position().to_act().is_some() {
        buttons.push(secondary(&Button::Orders(game, orders::Press::Open), "Orders…"));
        buttons.extend(undo(own));
    }
    buttons.push(secondary(&Button::Story(game, i64::MAX), "The whole story"));
    buttons.push(secondary(&Button::Settings(settings::Press::Open), "Settings…"));
    panel(text::private::me(own), rows(buttons))
}
