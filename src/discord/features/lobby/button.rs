//! What is done at a table before its game, by button or command.

use std::time::Duration;

use super::panel;
use crate::ai::Level;
use crate::app::closing::{self, Cancelled, Right};
use crate::app::lobbies::{self, Changed};
use crate::app::{Done, Error, Request, meant};
use crate::clock::Pace;
use crate::discord::custom_id::lobby::Press;
use crate::discord::features::{calling_off, settings};
use crate::discord::incoming::Incoming;
use crate::discord::message::components;
use crate::discord::rest::Priority;
use crate::game::Number;
use crate::game::lobby::{Lobby, Place};
use crate::id::{GameId, MessageId, UserId};
use crate::language::Language;
use crate::text::{self, words};

/// How long sitting down and starting wait for the lobby's message.
const LOBBY_PATIENCE: Duration = Duration::from_millis(1000);

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
        Press::CallOff => call_off(incoming).await,
        Press::ComputerOpen => {
            incoming.panel(panel::levels(incoming.language().await, game)).await;
            Ok(())
        }
        Press::Add(level) => add_computer(incoming, level).await,
        Press::Remove => remove_computer(incoming).await,
        Press::Keep => keep(incoming).await,
        Press::FreeOpen => open_seats(incoming, game).await,
        Press::Free(number, user) => free(incoming, game, (number, user)).await,
        Press::PaceOpen => {
            incoming.panel(panel::paces(incoming.language().await, game)).await;
            Ok(())
        }
        Press::Pace(pace) => set_pace(incoming, pace).await,
        Press::Quick => set_quick(incoming, true).await,
        Press::NotQuick => set_quick(incoming, false).await,
        Press::LanguageOpen => {
            incoming.panel(panel::languages(incoming.language().await, game)).await;
            Ok(())
        }
        Press::Language(language) => set_language(incoming, language).await,
    }
}

/// Lets a computer player sit down, by command or button.
pub(super) async fn add_computer(incoming: &Incoming<'_>, level: Level) -> Result<(), Error> {
    until_posted(incoming).await?;
    let hindrance = |place| incoming.hindrance(place);
    match lobbies::add_computer(&incoming.data.store, &incoming.request, level, hindrance).await? {
        Changed::Lobby(lobby, hindrance) => {
            let language = incoming.language().await;
            let told = text::lobby::computer_seated(language, &lobby, hindrance.as_ref());
            incoming.panel(components::done(told)).await;
            incoming.data.delivery.show_lobby(lobby.id).await;
        }
        Changed::Started(done) => show_start(incoming, *done).await,
    }
    Ok(())
}

/// Sends a computer player away, by command or button.
pub(super) async fn remove_computer(incoming: &Incoming<'_>) -> Result<(), Error> {
    let lobby = lobbies::remove_computer(&incoming.data.store, &incoming.request).await?;
    show(incoming, &lobby, words(incoming.language().await).lobby_computer_left()).await;
    Ok(())
}

/// Sits the person down, by command or button.
pub(super) async fn sit_down(incoming: &Incoming<'_>) -> Result<(), Error> {
    until_posted(incoming).await?;
    let changed =
        lobbies::join(&incoming.data.store, &incoming.request, |place| incoming.hindrance(place)).await?;
    seated(incoming, changed).await;
    settings::button::ask_once(incoming).await;
    Ok(())
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

/// Chooses how fast the table will play (host only).
pub(super) async fn set_pace(incoming: &Incoming<'_>, pace: Pace) -> Result<(), Error> {
    let lobby = lobbies::set_pace(&incoming.data.store, &incoming.request, Some(pace), None).await?;
    let language = incoming.language().await;
    show(incoming, &lobby, words(language).lobby_pace_set(text::pace::meaning(language, pace))).await;
    Ok(())
}

/// Chooses whether the table plays with quick draws (host only).
pub(super) async fn set_quick(incoming: &Incoming<'_>, quick: bool) -> Result<(), Error> {
    let lobby = lobbies::set_pace(&incoming.data.store, &incoming.request, None, Some(quick)).await?;
    let words = words(incoming.language().await);
    show(incoming, &lobby, if quick { words.lobby_quick_on() } else { words.lobby_quick_off() }).await;
    Ok(())
}

/// Chooses in which language everybody reads the table (host only).
async fn set_language(incoming: &Incoming<'_>, language: Language) -> Result<(), Error> {
    let lobby = lobbies::set_language(&incoming.data.store, &incoming.request, language).await?;
    // In the language that was chosen, so that it is seen what was.
    show(incoming, &lobby, words(language).lobby_language_set()).await;
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

/// Asks the host whose seat is to be free again.
async fn open_seats(incoming: &Incoming<'_>, game: GameId) -> Result<(), Error> {
    let lobby = lobbies::lobby(&incoming.data.store, game).await?;
    lobby.only_host(incoming.request.person.user)?;
    incoming.panel(panel::seats(incoming.language().await, &lobby)).await;
    Ok(())
}

/// Gives somebody's seat free (host only).
async fn free(
    incoming: &Incoming<'_>,
    game: GameId,
    (number, user): (Number, Option<UserId>),
) -> Result<(), Error> {
    let before = lobbies::lobby(&incoming.data.store, game).await?;
    let lobby = lobbies::free(&incoming.data.store, &incoming.request, (number, user)).await?;
    let gone = before.seats.into_iter().find(|seat| seat.number == number).map(|seat| seat.person);
    let language = incoming.language().await;
    show(incoming, &lobby, gone.map_or(String::new(), |gone| text::lobby::freed(language, &gone))).await;
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
    let done =
        lobbies::start(&incoming.data.store, &incoming.request, |place| incoming.hindrance(place)).await?;
    show_start(incoming, done).await;
    Ok(())
}

/// Closes a table, or asks about a running game, by command or button.
pub(super) async fn call_off(incoming: &Incoming<'_>) -> Result<(), Error> {
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

/// Whether what was clicked is the table's message.
fn is_clicked(incoming: &Incoming<'_>, message: Option<MessageId>) -> bool {
    message.is_some() && incoming.clicked_board() == message
}

/// Shows what became of a table: its message is the answer if that was clicked; otherwise the person is told.
async fn show(incoming: &Incoming<'_>, lobby: &Lobby, told: String) {
    let delivery = &incoming.data.delivery;
    if is_clicked(incoming, lobby.message) {
        delivery.respond_with_lobby(&incoming.interaction, lobby.id).await;
    } else {
        incoming.panel(components::done(told)).await;
        delivery.show_lobby(lobby.id).await;
    }
}

/// Waits a moment for the lobby's message, if it is on its way: a game's thread is opened from it.
async fn until_posted(incoming: &Incoming<'_>) -> Result<(), Error> {
    for _ in 0..50 {
        if !meant::is_being_posted(&incoming.data.store, &incoming.request).await? {
            break;
        }
        tokio::time::sleep(LOBBY_PATIENCE / 50).await;
    }
    Ok(())
}

/// Shows a game that has just started.
pub(super) async fn show_start(incoming: &Incoming<'_>, done: Done) {
    let delivery = &incoming.data.delivery;
    let mut seen = done.seen;
    let game = seen.row.id;
    if seen.row.place == Place::Here && !incoming.is_click() {
        incoming.board(seen).await;
        return delivery.alarm.ring();
    }
    if seen.row.place.is_thread() {
        // The place first, so that the link leads somewhere; but the answer does not wait for it for ever, and
        // showing the board finds one if there is none.
        let patience = 2 * delivery.rest.times().moment();
        let found = tokio::time::timeout(patience, delivery.find_place(&mut seen)).await;
        if !matches!(found, Ok(Ok(()))) {
            tracing::warn!(?found, %game, "a game has no place yet");
        }
    }
    if is_clicked(incoming, seen.row.lobby_message) {
        delivery.respond_with_lobby(&incoming.interaction, game).await;
    } else {
        let language = incoming.language().await;
        let told = match seen.row.place {
            Place::Here => text::lobby::started(language, &seen.game),
            Place::Thread | Place::OwnThread => text::lobby::started_in(language, game, seen.row.channel),
        };
        incoming.panel(components::done(told)).await;
    }
    delivery.post(game, Priority::Person).await;
    delivery.alarm.ring();
}
