//! What no client of Discord's own sends: presses of buttons where they do not stand. Discord says truly who pressed,
//! in which server and channel, and on which message; what the button is, a client could say as it likes.
//!
//! Whether somebody may do what a button means is decided where it is done. That commands are used by those who may is
//! Discord's to see to, since only Discord knows what a server has set for them.

use super::request::Incoming;
use crate::app::{self, Error};
use crate::discord::custom_id::Button;
use crate::discord::{cancel_vote, lobby, seats};
use ra_display::refusal::{AppRefusal, DiscordRefusal};

/// Refuses a press on a private message of somebody else, and one of a button whose game is not played there.
pub(in crate::discord) async fn refuse(incoming: &Incoming<'_>, button: &Button) -> Result<(), Error> {
    let presser = incoming.request.person.user;
    if let Some(opened_by) = incoming.opened_by().filter(|opened_by| *opened_by != presser) {
        return Err(DiscordRefusal::OnlyFor(opened_by).into());
    }
    if let Button::Cup(cup, _) = button {
        return app::cups::is_of(&incoming.data.store, *cup, incoming.guild).await;
    }
    let Some(game) = incoming.request.game else { return Ok(()) };
    // In their own conversation with the bot people play as where the game is played, by what the bot has put there.
    // One that told somebody that a computer player holds their chair leads back to it, one that asks whether their game
    // is to be called off takes the answer, whoever has the chair now, and one that invites them seats them: what has
    // become of it is told there.
    if incoming.stands_in_direct() {
        // Who may look at a game again is decided there.
        if is_answered_by_all(button) || matches!(button, Button::LookBack(..)) {
            return Ok(());
        }
        return app::sits_at(incoming.pressed().await?);
    }
    // Whoever looks after the games reads a history wherever they are, and calls games off.
    // Who plays in a game without a channel gives it another from anywhere, too.
    let is_anywhere = matches!(
        button,
        Button::Story(..)
            | Button::LookBack(..)
            | Button::Place(..)
            | Button::Admin(_)
            | Button::CancelVote(_, cancel_vote::ids::Press::AtOnce)
    );
    // And who was shown the tables of their server sits down at one from there.
    let joins = matches!(button, Button::Lobby(_, lobby::ids::Press::Join)) && incoming.stands_there();
    let at = app::on_server(incoming.pressed().await?, game, incoming.guild)?;
    // Who opened their game in another channel plays from there.
    let in_any_channel = joins || (incoming.is_on_panel() && (is_anywhere || at.is_seated()));
    if in_any_channel || at.is_shown_in(incoming.request.channel) {
        Ok(())
    } else {
        Err(AppRefusal::NotPlayedHere(game).into())
    }
}

/// Whether whoever was sent a button is told what has become of what it is about, whether they have a chair or not.
fn is_answered_by_all(button: &Button) -> bool {
    use cancel_vote::ids::Press::{No, Yes};
    use lobby::ids::Press::{Decline, Join};
    matches!(
        button,
        Button::Chair(_, seats::ids::Press::Back)
            | Button::CancelVote(_, Yes(_) | No(_))
            | Button::Lobby(_, Join | Decline)
    )
}
