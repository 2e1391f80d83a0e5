//! What is done at a table before its game, by button or command.

use futures_util::future::BoxFuture;
use ra_display::refusal::AppRefusal;
use ra_display::text::{self, words};

use ra_table::game::lobby::{Change, Lobby, Status};
use ra_table::id::GameId;

use super::ids::Press;
use super::shown::{is_clicked, show, show_start, until_posted};
use super::{host, panel};
use crate::app::close_table::{self, Cancelled, Right};
use crate::app::lobbies::{self, Changed};
use crate::app::{Error, Request, find_table};
use crate::discord::interactions::request::Incoming;
use crate::discord::rest::{self, Gone, Priority};
use crate::discord::sending::components;
use crate::discord::{cancel_vote, settings};

/// Answers a press. The answer is the table's message or a panel; a game that starts is posted by itself.
pub(in crate::discord) fn press<'a>(
    incoming: &'a Incoming<'a>,
    game: GameId,
    press: Press,
) -> BoxFuture<'a, Result<(), Error>> {
    match press {
        Press::Join => Box::pin(sit_down(incoming)),
        Press::Leave => Box::pin(get_up(incoming)),
        Press::Decline => Box::pin(decline(incoming)),
        Press::Start => Box::pin(begin(incoming)),
        Press::CallOffOpen => Box::pin(host::ask(incoming, panel::close)),
        Press::CallOff => Box::pin(call_off(incoming)),
        Press::Details => Box::pin(details(incoming)),
        Press::Settings => Box::pin(host::settings(incoming)),
        Press::ComputerOpen => Box::pin(host::ask(incoming, panel::levels)),
        Press::Add(level, computers) => Box::pin(host::add_computer(incoming, level, computers)),
        Press::Remove => Box::pin(host::remove_computer(incoming)),
        Press::Keep => Box::pin(keep(incoming)),
        Press::FreeOpen => Box::pin(host::ask(incoming, panel::seats)),
        Press::FreeAsk(number, user) => Box::pin(host::ask_to_free(incoming, number, user)),
        Press::Free(number, user) => Box::pin(host::free(incoming, game, number, user, false)),
        Press::Bar(number, user) => Box::pin(host::free(incoming, game, number, Some(user), true)),
        Press::SeatsOpen => Box::pin(host::ask(incoming, panel::sizes)),
        Press::Seats(seats) => Box::pin(host::set(incoming, Change::Seats(seats.into()))),
        Press::Edition(edition) => Box::pin(host::set(incoming, Change::Edition(edition))),
        Press::PaceOpen => Box::pin(host::ask(incoming, panel::paces)),
        Press::Pace(pace) => Box::pin(host::set(incoming, Change::Pace(pace))),
        Press::AutoplayOpen => Box::pin(host::ask(incoming, panel::autoplay)),
        Press::AutoplayLevel(autoplay) => Box::pin(host::set(incoming, Change::AutoplayLevel(autoplay))),
        Press::LanguageOpen => Box::pin(host::ask(incoming, panel::languages)),
        Press::Language(language) => Box::pin(host::set(incoming, Change::Language(language))),
        Press::Advice => Box::pin(host::set(incoming, Change::Advice(true))),
        Press::Pictures(theme) => Box::pin(host::set(incoming, Change::Pictures(theme))),
        Press::NoAdvice => Box::pin(host::set(incoming, Change::Advice(false))),
        Press::Rated => Box::pin(host::set(incoming, Change::Rated(true))),
        Press::NotRated => Box::pin(host::set(incoming, Change::Rated(false))),
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
pub(in crate::discord) async fn sit_down(incoming: &Incoming<'_>) -> Result<(), Error> {
    until_posted(incoming).await?;
    free_seats_of_the_gone(incoming).await?;
    let store = &incoming.data.store;
    if let Some(game) = incoming.request.game.filter(|_| incoming.is_direct()) {
        sees(incoming, &lobbies::lobby(store, game).await?).await?;
    }
    // What the bot may do is known where they press; elsewhere it is found out when the game is to be shown.
    let is_here = match incoming.request.game {
        Some(_) => incoming.pressed().await?.is_some_and(|at| at.lobby_channel == incoming.request.channel),
        None => true,
    };
    let hindrance = |place| incoming.hindrance(place).filter(|_| is_here);
    let changed = lobbies::join(store, &incoming.request, hindrance).await?;
    // The table's message says only to everybody that they sit there.
    let told = match &changed {
        Changed::Lobby(lobby, None) if is_clicked(incoming, lobby.message) => {
            Some(text::lobby::seated(incoming.language().await, lobby, None))
        }
        Changed::Lobby(..) | Changed::Started(_) => None,
    };
    let pace = changed.pace();
    seated(incoming, changed).await;
    settings::button::welcome(incoming, pace, told).await;
    Ok(())
}

/// Refuses who was told of a table and does not see it any more. Whoever has a seat kept for them has been invited.
async fn sees(incoming: &Incoming<'_>, lobby: &Lobby) -> Result<(), Error> {
    let user = incoming.request.person.user;
    if lobby.has_seat(user) || lobby.status != Status::Lobby {
        return Ok(());
    }
    let sees = match incoming.data.delivery.sees_table(lobby, user).await {
        Err(rest::Error::Gone(Gone::Member | Gone::User)) => false,
        sees => sees.map_err(|error| Error::Failed(error.into()))?,
    };
    if sees { Ok(()) } else { Err(AppRefusal::NotPlayedHere(lobby.id).into()) }
}

/// Says that the person has sat down, which may have started the game.
pub(in crate::discord) async fn seated(incoming: &Incoming<'_>, changed: Changed) {
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

/// Shows anybody all that is set at a table.
async fn details(incoming: &Incoming<'_>) -> Result<(), Error> {
    let lobby = find_table::table(&incoming.data.store, &incoming.request).await?;
    incoming.panel(components::done(text::lobby::details(incoming.language().await, &lobby))).await;
    Ok(())
}

/// Gives the person's seat free, by command or button.
pub(in crate::discord) async fn get_up(incoming: &Incoming<'_>) -> Result<(), Error> {
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
pub(in crate::discord) async fn begin(incoming: &Incoming<'_>) -> Result<(), Error> {
    until_posted(incoming).await?;
    free_seats_of_the_gone(incoming).await?;
    let done =
        lobbies::start(&incoming.data.store, &incoming.request, |place| incoming.hindrance(place)).await?;
    show_start(incoming, done).await;
    Ok(())
}

/// Closes a table, or asks about a running game, by command or button.
pub(in crate::discord) async fn call_off(incoming: &Incoming<'_>) -> Result<(), Error> {
    free_seats_of_the_gone(incoming).await?;
    match close_table::cancel(&incoming.data.store, &incoming.request, Right::AtTheTable).await? {
        Cancelled::Lobby(lobby) => closed(incoming, &lobby).await,
        Cancelled::Running(game) => cancel_vote::button::before(incoming, game).await?,
    }
    Ok(())
}

/// Says that a table is closed.
pub(in crate::discord) async fn closed(incoming: &Incoming<'_>, lobby: &Lobby) {
    show(incoming, lobby, words(incoming.language().await).lobby_closed()).await;
}
