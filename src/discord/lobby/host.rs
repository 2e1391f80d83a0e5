//! What a table's host sets, in a private panel of theirs, and what others are told who open it.

use ra::ai::Level;
use ra_display::text::{self, words};
use ra_table::game::lobby::{Change, Lobby, Sitting};
use ra_table::game::{GameRefusal, Number};
use ra_table::id::{GameId, UserId};
use ra_table::language::Language;

use super::panel;
use super::shown::{show_start, until_posted};
use crate::app::lobbies::{self, Changed};
use crate::app::{Error, find_table};
use crate::discord::interactions::request::Incoming;
use crate::discord::rest::Message;

/// Shows the host how the table is set, with all that they can change, and others what they can do there.
pub(in crate::discord) async fn settings(incoming: &Incoming<'_>) -> Result<(), Error> {
    let lobby = find_table::table(&incoming.data.store, &incoming.request).await?;
    let (language, user) = (incoming.language().await, incoming.request.person.user);
    let panel = if lobby.is_host(user) {
        panel::settings(language, &lobby, None)
    } else {
        panel::of_others(language, &lobby, user)
    };
    incoming.panel(panel).await;
    Ok(())
}

/// Asks the host for one thing that they set.
pub(in crate::discord) async fn ask(
    incoming: &Incoming<'_>,
    panel: impl FnOnce(Language, &Lobby) -> Message,
) -> Result<(), Error> {
    let lobby = find_table::table(&incoming.data.store, &incoming.request).await?;
    lobby.only_host(incoming.request.person.user)?;
    incoming.panel(panel(incoming.language().await, &lobby)).await;
    Ok(())
}

/// Shows the host how the table is set now, and everybody the table's message.
async fn is_set(incoming: &Incoming<'_>, lobby: &Lobby, told: Option<String>) {
    incoming.panel(panel::settings(incoming.language().await, lobby, told)).await;
    incoming.data.delivery.show_lobby(lobby.id).await;
}

/// Lets a computer player sit down where there are so many yet, by command or button.
pub(in crate::discord) async fn add_computer(
    incoming: &Incoming<'_>,
    level: Level,
    computers: Option<u8>,
) -> Result<(), Error> {
    until_posted(incoming).await?;
    let (hindrance, known) = (|place| incoming.hindrance(place), computers.map(usize::from));
    match lobbies::add_computer(&incoming.data.store, &incoming.request, level, known, hindrance).await? {
        Changed::Lobby(lobby, hindrance) => {
            let language = incoming.language().await;
            let told = text::lobby::computer_seated(language, &lobby, hindrance.as_ref());
            is_set(incoming, &lobby, Some(told)).await;
        }
        Changed::Started(done) => show_start(incoming, *done).await,
    }
    Ok(())
}

/// Sends a computer player away, by command or button.
pub(in crate::discord) async fn remove_computer(incoming: &Incoming<'_>) -> Result<(), Error> {
    let lobby = lobbies::remove_computer(&incoming.data.store, &incoming.request).await?;
    is_set(incoming, &lobby, Some(words(incoming.language().await).lobby_computer_left())).await;
    Ok(())
}

/// Changes how the table will be played (host only).
pub(in crate::discord) async fn set(incoming: &Incoming<'_>, change: Change) -> Result<(), Error> {
    until_posted(incoming).await?;
    let hindrance = |place| incoming.hindrance(place);
    match lobbies::set(&incoming.data.store, &incoming.request, change, hindrance).await? {
        Changed::Lobby(lobby, hindrance) => {
            let language = incoming.language().await;
            let told = matches!(change, Change::Seats(_))
                .then(|| text::lobby::seats_set(language, &lobby, hindrance.as_ref()));
            is_set(incoming, &lobby, told).await;
        }
        Changed::Started(done) => show_start(incoming, *done).await,
    }
    Ok(())
}

/// Asks the host whether somebody may come back whose seat is freed.
pub(in crate::discord) async fn ask_to_free(
    incoming: &Incoming<'_>,
    number: Number,
    user: UserId,
) -> Result<(), Error> {
    let lobby = find_table::table(&incoming.data.store, &incoming.request).await?;
    lobby.only_host(incoming.request.person.user)?;
    let is_it = |seat: &&Sitting| seat.number == number && seat.person.who.user() == Some(user);
    let seat = lobby.seats.iter().find(is_it).ok_or(GameRefusal::NotAPlayer(user))?;
    incoming.panel(panel::free(incoming.language().await, &lobby, seat, user)).await;
    Ok(())
}

/// Gives somebody's seat free (host only); if it `bars` them, they cannot come back.
pub(in crate::discord) async fn free(
    incoming: &Incoming<'_>,
    game: GameId,
    number: Number,
    user: Option<UserId>,
    bars: bool,
) -> Result<(), Error> {
    let before = lobbies::lobby(&incoming.data.store, game).await?;
    let lobby = lobbies::free(&incoming.data.store, &incoming.request, number, user, bars).await?;
    let gone = before.seats.iter().find(|seat| seat.number == number);
    let language = incoming.language().await;
    is_set(incoming, &lobby, gone.map(|gone| text::lobby::freed(language, &before, gone))).await;
    Ok(())
}
