//! What people ask for: a command or a click comes in (`request`), is counted (`user_rate_limit`), refused if no
//! client of Discord's own sends it (`reject_forged`), and handed to its feature. `decide` turns what was typed or
//! clicked into a change of a game, `after_decision` shows the result, and `reply` has the ways to answer.
//! `parse_options`, `choices`, `autocomplete` and `form` read what people enter; `bot_permissions` is what the bot may
//! do there.

pub(super) mod after_decision;
pub(super) mod autocomplete;
pub(super) mod bot_permissions;
pub(super) mod choices;
pub(super) mod decide;
pub(super) mod form;
pub(super) mod parse_options;
mod reject_forged;
mod reply;
pub(super) mod request;
pub(super) mod user_rate_limit;

use std::panic::AssertUnwindSafe;
use std::str::FromStr;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use ra_display::refusal::Refusal;
use ra_display::text::{self, words};
use ra_table::game::GameRefusal;
use serenity::model::application::{ComponentInteraction, ComponentInteractionDataKind};

use self::request::{Incoming, Manner};
use super::custom_id::{Button, NoButton};
use super::{Context, Data, error};
use crate::app::{self, Error, GameRef};
use crate::discord::views::ids::Press::InWords;
use crate::discord::views::look::Page;
use crate::discord::{
    admin, auction, cancel_vote, channel_panel, cups, film, interactions, lesson, lobby, look_back,
    notifications, orders, out_of_reach, personal_data, season, seats, settings, table_watch, turn, views,
};

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
        "views::look::board",
        "views::look::me",
        "turn::command::draw",
        "orders::button::orders",
        "orders::button::undo",
        "turn::command::invoke",
        "auction::command::bid",
        "auction::command::pass",
        "auction::command::withdraw",
        "turn::command::god",
        "turn::command::discard",
        "views::look::games",
        "views::story::log",
        "seats::button::resign",
        "seats::button::back",
        "seats::button::replace",
        "settings::command::settings",
        "settings::command::pace",
        "views::look::help"
    )
)]
async fn ra(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

pub(super) fn commands() -> Vec<poise::Command<Data, Error>> {
    // Where a newcomer begins comes first: Discord's lists keep this order.
    vec![
        channel_panel::button::ra_play(),
        ra(),
        season::command::ra_stats(),
        season::command::ra_player(),
        personal_data::button::ra_data(),
        admin::command::ra_admin(),
        cups::command::ra_cup(),
    ]
}

/// Waits until it is the person's turn, which lasts as long as the command.
pub(super) async fn before_command(ctx: poise::Context<'_, Data, Error>) {
    let poise::Context::Application(application) = ctx else { return };
    let incoming = Incoming::command(application, Manner::Private);
    if application.command().qualified_name.starts_with("ra-admin")
        && let Some(guild) = incoming.guild
    {
        admin::command::note(&incoming, guild).await;
    }
    incoming.data.delivery.memories.recent_calls.note_returned(incoming.request.person.user);
    let turn = incoming.turn().await;
    ctx.set_invocation_data(turn).await;
}

/// Tells what is told once, after a command has been answered.
pub(super) async fn after_command(ctx: poise::Context<'_, Data, Error>) {
    let poise::Context::Application(ctx) = ctx else { return };
    let incoming = Incoming::command(ctx, Manner::Private);
    settings::button::ask_once(&incoming).await;
    let incoming = if incoming.is_direct() { incoming.about_only_game().await } else { incoming };
    note_presence(&incoming).await;
    note_seen(&incoming).await;
}

/// Takes note that somebody uses the bot on a server. Nobody waits for that, and one of many that is lost is no loss.
async fn note_seen(incoming: &Incoming<'_>) {
    let Some(guild) = incoming.guild else { return };
    let known = incoming.seen_before();
    if let Err(error) = app::presence::note_seen(&incoming.data.store, guild, &incoming.request, known).await
    {
        tracing::warn!(%guild, ?error, "that somebody was seen on a server was not noted");
    }
}

/// Takes note that somebody looks at the game that is meant, unless a move says so. Nobody waits for that, and nothing true
/// depends on it.
async fn note_presence(incoming: &Incoming<'_>) {
    if !incoming.may_look() {
        return;
    }
    if let Err(error) = app::presence::note(&incoming.data.store, &incoming.request).await {
        tracing::warn!(?error, "that somebody looks at a game was not noted");
    }
}

/// Answers a click or a choice, whatever comes. Each is a fresh request that says all that is needed, so nothing
/// waits for one.
pub(super) async fn click(data: &Data, came: &ComponentInteraction) {
    let custom_id = &came.data.custom_id;
    let button = match custom_id.parse() {
        Ok(button) => button,
        Err(NoButton(_)) => {
            tracing::warn!("an unknown button was clicked");
            let incoming = Incoming::click(data, came, Manner::Private);
            let told = words(incoming.language().await).failed_unknown_button();
            return incoming.privately(told).await;
        }
    };
    let incoming = incoming(data, came, &button);
    if let Err(refusal) = incoming.count() {
        return error::tell(&incoming, custom_id, &refusal.into()).await;
    }
    data.delivery.memories.recent_calls.note_returned(incoming.request.person.user);
    // Who has what is kept of them deleted leaves nothing.
    let is_of_own_data = matches!(button, Button::Data(_));
    let _turn = incoming.turn().await;
    let pressed = to_its_end(Box::pin(async {
        interactions::reject_forged::refuse(&incoming, &button).await?;
        press(&incoming, button, picked(&came.data.kind)).await
    }));
    if let Err(error) = pressed.await {
        refused(&incoming, custom_id, &error).await;
    }
    // Only now: nobody who clicks waits for that.
    if incoming.has_read() {
        settings::button::ask_once(&incoming).await;
    }
    if let (Some(game), Some(board)) = (incoming.request.game, incoming.clicked_board()) {
        data.delivery.used(game, board.channel, board.message);
    }
    if incoming.request.game.is_some() {
        note_presence(&incoming).await;
    }
    if !is_of_own_data {
        note_seen(&incoming).await;
    }
}

/// Does something that somebody has asked for; a fault of ours on the way is an error like any other.
async fn to_its_end(doing: impl Future<Output = Result<(), Error>>) -> Result<(), Error> {
    AssertUnwindSafe(doing).catch_unwind().await.unwrap_or_else(|panic| {
        let told = panic.downcast_ref::<String>().map(String::as_str);
        let told = told.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
        Err(Error::Failed(anyhow::anyhow!("panic: {told}")))
    })
}

/// Answers for what was clicked and ended with an error.
async fn refused(incoming: &Incoming<'_>, custom_id: &str, error: &Error) {
    // A question that has been answered: how, and where the game is now.
    let Error::Refused(Refusal::Game(GameRefusal::Past { game, at })) = error else {
        return error::tell(incoming, custom_id, error).await;
    };
    match app::seen(&incoming.data.store, GameRef::Game(*game), incoming.request.now).await {
        Ok(seen) => {
            let reader = seen.game.seat_of(incoming.request.person.user);
            let told = text::refusal::past(incoming.language().await, &seen.game, *at, reader);
            if incoming.stands_there() && !incoming.changes_direct_message() {
                incoming.done(told).await;
            } else {
                incoming.privately(told).await;
            }
        }
        Err(error) => error::tell(incoming, custom_id, &error).await,
    }
}

/// The click, about the game and the question that its button names. Only a decision is answered publicly.
fn incoming<'a>(data: &'a Data, came: &ComponentInteraction, button: &Button) -> Incoming<'a> {
    let click = |manner| Incoming::click(data, came, manner);
    match button {
        Button::Turn(game, number, _) | Button::Auction(game, number, _) => {
            click(Manner::Public).on_question(*game, *number)
        }
        Button::Later(game, number, _) => click(Manner::Private).on_question(*game, *number),
        Button::Lobby(game, _)
        | Button::Look(game, _)
        | Button::Board(game, _)
        | Button::Rematch(game)
        | Button::Chair(game, _)
        | Button::CancelVote(game, _)
        | Button::Story(game, _)
        | Button::News(game, _)
        | Button::LookBack(game, _)
        | Button::Film(game)
        | Button::Place(game, _)
        | Button::Orders(game, _) => click(Manner::Private).about(*game),
        Button::Admin(press) => match press.game() {
            Some(game) => click(Manner::Private).about(game),
            None => click(Manner::Private),
        },
        Button::Settings(_)
        | Button::Learn(_)
        | Button::Play(_)
        | Button::Stats(..)
        | Button::Cup(..)
        | Button::CupDraft(..)
        | Button::TableWatch(_)
        | Button::Data(_)
        | Button::Help
        | Button::Commands
        | Button::Rules => click(Manner::Private),
    }
}

/// The values chosen from a menu.
fn picked(kind: &ComponentInteractionDataKind) -> &[String] {
    if let ComponentInteractionDataKind::StringSelect { values } = kind { values } else { &[] }
}

/// Does what a button means; `values` are what was chosen from a menu. It is boxed where it is chosen: a stack of two
/// megabytes has no room for all that there is to choose from.
fn press<'a>(
    incoming: &'a Incoming<'a>,
    button: Button,
    values: &'a [String],
) -> BoxFuture<'a, Result<(), Error>> {
    match button {
        Button::Lobby(game, press) => lobby::button::press(incoming, game, press),
        Button::Look(game, press) => Box::pin(views::look::press(incoming, game, press)),
        Button::Board(game, _) => Box::pin(views::look::press(incoming, game, InWords)),
        Button::Turn(_, _, press) => Box::pin(turn::button::press(incoming, press, values)),
        Button::Auction(_, _, press) => Box::pin(auction::button::press(incoming, press, values)),
        Button::Later(_, _, press) => Box::pin(notifications::later::press(incoming, press)),
        Button::Rematch(_) => Box::pin(lobby::rematch::press(incoming)),
        Button::Chair(_, press) => Box::pin(seats::button::press(incoming, press)),
        Button::CancelVote(game, press) => Box::pin(cancel_vote::button::press(incoming, game, press)),
        Button::Story(game, page) => Box::pin(views::story::press(incoming, game, page)),
        Button::News(game, after) => Box::pin(views::story::news(incoming, game, after)),
        Button::LookBack(game, press) => Box::pin(look_back::button::press(incoming, game, press, values)),
        Button::Film(game) => Box::pin(film::button::press(incoming, game)),
        Button::Place(game, press) => Box::pin(out_of_reach::new_place::press(incoming, game, press, values)),
        Button::Orders(_, press) => Box::pin(orders::button::press(incoming, press, values)),
        Button::Settings(press) => Box::pin(settings::button::press(incoming, press, values)),
        Button::Admin(press) => Box::pin(admin::games::press(incoming, press, values)),
        Button::Data(press) => Box::pin(personal_data::button::press(incoming, press)),
        Button::Stats(scope, press) => Box::pin(season::button::press(incoming, (scope, press), values)),
        Button::Cup(cup, press) => Box::pin(cups::button::press(incoming, cup, press)),
        Button::CupDraft(draft, press) => Box::pin(cups::draft::press(incoming, draft, press, values)),
        Button::TableWatch(press) => Box::pin(table_watch::button::press(incoming, press)),
        Button::Learn(press) => Box::pin(lesson::button::press(incoming, press)),
        Button::Help => Box::pin(views::look::show(incoming, Page::Legend)),
        Button::Commands => Box::pin(views::look::show(incoming, Page::Commands)),
        Button::Rules => Box::pin(views::look::show(incoming, Page::Rules)),
        Button::Play(press) => Box::pin(channel_panel::button::press(incoming, press)),
    }
}

/// What was chosen from a menu of which one is chosen; `None` if nothing is read in what was sent.
pub(super) fn chosen<T: FromStr>(values: &[String]) -> Option<T> {
    values.first()?.parse().ok()
}
