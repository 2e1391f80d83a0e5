//! What people can do, a folder a feature: its commands, what its buttons do, its private panels, and what is offered while
//! an option is being typed. `forged` refuses what no client of Discord's own sends; `decide` turns what was typed or clicked into a change of a game and shows what came of it.

mod admin;
mod after_decision;
mod auction;
mod autocomplete;
mod calling_off;
mod chair;
mod decide;
mod forged;
mod lobby;
mod look;
mod orders;
mod rematch;
mod server;
mod settings;
mod story;
mod told;
mod turn;
mod typed;

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use serenity::model::application::{ComponentInteraction, ComponentInteractionDataKind};

use super::custom_id::look::Press::InWords;
use super::custom_id::{Button, NoButton};
use super::incoming::{Incoming, Manner};
use super::{Context, Data, error};
use crate::app::{self, Error, Which};
use crate::game::Refusal;
use crate::text::{self, words};

/// Play Reiner Knizia's Ra with friends.
#[poise::command(
    slash_command,
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild|BotDm",
    subcommands(
        "lobby::command::new",
        "lobby::command::join",
        "lobby::command::leave",
        "lobby::command::start",
        "lobby::command::cancel",
        "lobby::command::computer",
        "look::command::board",
        "look::command::me",
        "turn::command::draw",
        "orders::command::orders",
        "orders::command::undo",
        "turn::command::invoke",
        "auction::command::bid",
        "auction::command::pass",
        "auction::command::withdraw",
        "turn::command::god",
        "turn::command::discard",
        "look::command::games",
        "story::command::log",
        "chair::command::resign",
        "chair::command::back",
        "chair::command::replace",
        "settings::command::settings",
        "settings::command::pace",
        "look::command::help"
    )
)]
async fn ra(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// All commands.
pub(super) fn commands() -> Vec<poise::Command<Data, Error>> {
    vec![ra(), admin::ra_admin()]
}

/// Tells what is told once, after a command has been answered.
pub(super) async fn after_command(ctx: poise::Context<'_, Data, Error>) {
    let poise::Context::Application(ctx) = ctx else { return };
    settings::button::tell_night(&Incoming::command(ctx, Manner::Private)).await;
}

/// Answers a click or a choice, whatever comes. Each is a fresh request that says all that is needed, so nothing waits for
/// one.
pub(super) async fn click(data: &Data, came: &ComponentInteraction) {
    let custom_id = &came.data.custom_id;
    let button = match custom_id.parse() {
        Ok(button) => button,
        Err(NoButton(unknown)) => {
            tracing::warn!(unknown, "an unknown button was clicked");
            let incoming = Incoming::click(data, came, Manner::Private);
            let told = words(incoming.language().await).failed_unknown_button();
            return incoming.privately(told).await;
        }
    };
    let incoming = about(Incoming::click(data, came, manner(&button)), &button);
    if let Err(refusal) = incoming.count() {
        return error::tell(&incoming, custom_id, &refusal.into()).await;
    }
    let pressed = press(&incoming, button, picked(&came.data.kind));
    let pressed = match AssertUnwindSafe(pressed).catch_unwind().await {
        Ok(pressed) => pressed,
        Err(panic) => {
            let told = panic.downcast_ref::<String>().map(String::as_str);
            let told = told.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
            Err(Error::Failed(anyhow::anyhow!("panic: {told}")))
        }
    };
    match pressed {
        Ok(()) => {}
        // A question that has been answered: how, and where the game is now.
        Err(Error::Refused(Refusal::Past { game, at })) => {
            match app::seen(&data.store, Which::Game(game), incoming.request.now).await {
                Ok(seen) => {
                    let told = text::refusal::past(incoming.language().await, &seen.game, at);
                    incoming.privately(told).await;
                }
                Err(error) => error::tell(&incoming, custom_id, &error).await,
            }
        }
        Err(error) => error::tell(&incoming, custom_id, &error).await,
    }
    // Only now: nobody who clicks waits for that.
    if incoming.has_read() {
        settings::button::tell_night(&incoming).await;
    }
    if let (Some(game), Some(board)) = (incoming.request.game, incoming.clicked_board()) {
        data.delivery.used(game, board);
    }
}

/// What a button's answer is.
fn manner(button: &Button) -> Manner {
    match button {
        Button::Turn(..) | Button::Auction(..) => Manner::Public,
        Button::Lobby(..)
        | Button::Look(..)
        | Button::Board(..)
        | Button::Rematch(_)
        | Button::Chair(..)
        | Button::CallingOff(..)
        | Button::Story(..)
        | Button::Settings(_)
        | Button::Orders(..)
        | Button::Help
        | Button::Rules => Manner::Private,
    }
}

/// The click, about the game that its button names.
fn about<'a>(incoming: Incoming<'a>, button: &Button) -> Incoming<'a> {
    match button {
        Button::Turn(game, number, _) | Button::Auction(game, number, _) => {
            incoming.on_question(*game, *number)
        }
        Button::Lobby(game, _)
        | Button::Look(game, _)
        | Button::Board(game, _)
        | Button::Rematch(game)
        | Button::Chair(game, _)
        | Button::CallingOff(game, _)
        | Button::Story(game, _)
        | Button::Orders(game, _) => incoming.about(*game),
        Button::Settings(_) | Button::Help | Button::Rules => incoming,
    }
}

/// The values chosen from a menu.
fn picked(kind: &ComponentInteractionDataKind) -> &[String] {
    if let ComponentInteractionDataKind::StringSelect { values } = kind { values } else { &[] }
}

/// Does what a button means; `values` are what was chosen from a menu.
async fn press(incoming: &Incoming<'_>, button: Button, values: &[String]) -> Result<(), Error> {
    forged::refuse(incoming, &button).await?;
    match button {
        Button::Lobby(game, press) => lobby::button::press(incoming, game, press).await,
        Button::Look(game, press) => look::button::press(incoming, game, press).await,
        Button::Board(game, _) => look::button::press(incoming, game, InWords).await,
        Button::Turn(_, _, press) => turn::button::press(incoming, press, values).await,
        Button::Auction(_, _, press) => auction::button::press(incoming, press, values).await,
        Button::Rematch(_) => rematch::press(incoming).await,
        Button::Chair(_, press) => chair::button::press(incoming, press).await,
        Button::CallingOff(game, press) => calling_off::button::press(incoming, game, press).await,
        Button::Story(game, page) => story::button::press(incoming, game, page).await,
        Button::Orders(_, press) => orders::button::press(incoming, press, values).await,
        Button::Settings(press) => settings::button::press(incoming, press, values).await,
        Button::Help => {
            incoming.privately_with(look::panel::help(incoming.language().await)).await;
            Ok(())
        }
        Button::Rules => {
            incoming.privately_with(look::panel::rules(incoming).await).await;
            Ok(())
        }
    }
}
