//! What is done at a table before its game, by button or command.

use super::shown::{is_clicked, show, show_start, until_posted};
use super::{host, panel};
use crate::app::closing::{self, Cancelled, Right};
use crate::app::lobbies::{self, Changed};
use crate::app::{Error, Request, meant};
use crate::discord::custom_id::lobby::Press;
use crate::discord::features::{calling_off, settings};
use crate::discord::incoming::Incoming;
use crate::discord::message::components;
use crate::discord::rest::{self, Gone, Priority};
use crate::game::Refusal;
use crate::game::lobby::{Change, Lobby, Status};
use crate::id::GameId;
use crate::text::{self, words};

/// Answers a press. The answer is the table's message or a panel; a game that starts is posted by itself.
pub(in crate::discord::features) async fn press(
    incoming: &Incoming<'_>,
    game: GameId,
    press: Press,
) -> Result<(), Error> {
    match press {
        Press::Join => sit_down(incoming).await,
        Press::Leave => get_up(incoming).await,
        Press::Decline => decline(incoming).await,
        Press::Start => begin(incoming).await,
        Press::CallOffOpen => host::ask(incoming, panel::close).await,
        Press::CallOff => call_off(incoming).await,
        Press::Details => details(incoming).await,
        Press::Settings => host::settings(incoming).await,
        Press::ComputerOpen => host::ask(incoming, panel::levels).await,
        Press::Add(level, computers) => host::add_computer(incoming, level, computers).await,
        Press::Remove => host::remove_computer(incoming).await,
        Press::Keep => keep(incoming).await,
        Press::FreeOpen => host::ask(incoming, panel::seats).await,
        Press::FreeAsk(number, user) => host::ask_to_free(incoming, (number, user)).await,
        Press::Free(number, user) => host::free(incoming, game, (number, user), false).await,
        Press::Bar(number, user) => host::free(incoming, game, (number, Some(user)), true).await,
        Press::SeatsOpen => host::ask(incoming, panel::sizes).await,
        Press::Seats(seats) => host::set(incoming, Change::Seats(seats.into())).await,
        Press::Edition(edition) => host::set(incoming, Change::Edition(edition)).await,
        Press::PaceOpen => host::ask(incoming, panel::paces).await,
        Press::Pace(pace) => host::set(incoming, Change::Pace(pace)).await,
        Press::LeavesOpen => host::ask(incoming, panel::leaves).await,
        Press::Leaves(leaves) => host::set(incoming, Change::Leaves(leaves)).await,
        Press::LanguageOpen => host::ask(incoming, panel::languages).await,
        Press::Language(language) => host::set(incoming, Change::Language(language)).await,
        Press::Advice => host::set(incoming, Change::Advice(true)).await,
        Press::Pictures(theme) => host::set(incoming, Change::Pictures(theme)).await,
        Press::NoAdvice => host::set(incoming, Change::Advice(false)).await,
    }
}

/// Frees the seats of those who have left the server, at the lobbies that may be meant.
async fn free_seats_of_the_gone(incoming: &Incoming<'_>) -> Result<(), Error> {
    let (delivery, request) = (&incoming.data.delivery, &incoming.request);
    for lobby in lobbies::perhaps_meant(&delivery.store, request).await? {
        delivery.free_seats_of_the_gone(&lobby, Some(request.person.user), Priority::Person).await?;
    }
    Ok(())
}

/// Sits the person down, by command or button.
pub(super) async fn sit_down(incoming: &Incoming<'_>) -> Result<(), Error> {
    until_posted(incoming).await?;
    free_seats_of_the_gone(incoming).await?;
    let store = &incoming.data.store;
    if let Some(game) = incoming.request.game.filter(|_| incoming.is_direct()) {
        sees(incoming, &lobbies::lobby(store, game).await?).await?;
    }
    // What the bot may do is known where they press; elsewhere it is found out when the game is to be shown.
    let is_here = match incoming.request.game {
        Some(game) => lobbies::lobby(store, game).await?.channel == incoming.request.channel,
        None => true,
    };
    let hindrance = |place| incoming.hindrance(place).filter(|_| is_here);
    let changed = lobbies::join(store, &incoming.request, hindrance).await?;
    let leaves = match &changed {
        Changed::Lobby(lobby, _) => lobby.leaves,
        Changed::Started(done) => done.seen.row.leaves,
    };
    seated(incoming, changed).await;
    settings::button::welcome(incoming, leaves).await;
    Ok(())
}

/// Refuses who was told of a table and does not see it any more. Whoever has a seat kept for them has been invited.
async fn sees(incoming: &Incoming<'_>, lobby: &Lobby) -> Result<(), Error> {
    let user = incoming.request.person.user;
    if lobby.has_seat(user) || lobby.status != Status::Lobby {
        return Ok(());
    }
    let sees = match incoming.data.delivery.sees_table(lobby, user, Priority::Person).await {
        Err(rest::Error::Gone(Gone::Member | Gone::User)) => false,
        sees => sees.map_err(|error| Error::Failed(error.into()))?,
    };
    if sees { Ok(()) } else { Err(Refusal::NotPlayedHere(lobby.id).into()) }
}

/// Says that the person has sat down, which may have started the game.
pub(in crate::discord::features) async fn seated(incoming: &Incoming<'_>, changed: Changed) {
    match changed {
        Changed::Lobby(lobby, hindrance) => {
            let language = incoming.language().await;
            let told = text::lobby::seated(language, &lobby, hindrance.as_ref());
            show(incoming, &lobby, told).await;
            if let Some(hindrance) = hindrance.filter(|_| is_clicked(incoming, lobby.message)) {
                incoming.also_privately(components::done(text::refusal::refusal(language, &hindrance))).await;
            }
        }
        Changed::Started(done) => show_start(incoming, *done).await,
    }
}

/// Shows all that is set at a table.
async fn details(incoming: &Incoming<'_>) -> Result<(), Error> {
    let lobby = meant::table(&incoming.data.store, &incoming.request).await?;
    incoming.panel(panel::details(incoming.language().await, &lobby)).await;
    Ok(())
}

/// Gives the person's seat free, by command or button.
pub(super) async fn get_up(incoming: &Incoming<'_>) -> Result<(), Error> {
    let lobby = lobbies::leave(&incoming.data.store, &incoming.request).await?;
    show(incoming, &lobby, text::lobby::left(incoming.language().await, &lobby)).await;
    Ok(())
}

/// Gives the seat free that is kept for the person.
async fn decline(incoming: &Incoming<'_>) -> Result<(), Error> {
    let lobby = lobbies::decline(&incoming.data.store, &incoming.request).await?;
    show(incoming, &lobby, text::lobby::left(incoming.language().await, &lobby)).await;
    Ok(())
}

/// Keeps the table open, of which it was told that it closes.
async fn keep(incoming: &Incoming<'_>) -> Result<(), Error> {
    let lobby = lobbies::keep(&incoming.data.store, &incoming.request).await?;
    let Request { person, now, .. } = &incoming.request;
    incoming.instead(components::done(text::lobby::kept_open(&lobby, &person.clone().into(), *now))).await;
    Ok(())
}

/// Starts the game, by command or button.
pub(super) async fn begin(incoming: &Incoming<'_>) -> Result<(), Error> {
    until_posted(incoming).await?;
    free_seats_of_the_gone(incoming).await?;
    let done =
        lobbies::start(&incoming.data.store, &incoming.request, |place| incoming.hindrance(place)).await?;
    show_start(incoming, done).await;
    Ok(())
}

/// Closes a table, or asks about a running game, by command or button.
pub(super) async fn call_off(incoming: &Incoming<'_>) -> Result<(), Error> {
    free_seats_of_the_gone(incoming).await?;
    match closing::cancel(&incoming.data.store, &incoming.request, Right::AtTheTable).await? {
        Cancelled::Lobby(lobby) => closed(incoming, &lobby).await,
        Cancelled::Running(game) => calling_off::button::before(incoming, game).await?,
    }
    Ok(())
}

/// Says that a table is closed.
pub(in crate::discord::features) async fn closed(incoming: &Incoming<'_>, lobby: &Lobby) {
    show(incoming, lobby, words(incoming.language().await).lobby_closed()).await;
}
