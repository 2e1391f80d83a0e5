//! Showing what has become of a table: by its message, if that was clicked, and to whoever did it.

use std::time::Duration;

use ra_display::text;
use ra_table::game::lobby::{Lobby, Place, Status};
use ra_table::game::view::Whereabouts;
use ra_table::id::MessageId;

use crate::app::{self, ChangeResult, Error, GameRef, find_table};
use crate::discord::channel_panel;
use crate::discord::interactions::request::Incoming;
use crate::discord::rest::Priority;
use crate::discord::sending::components::{self, rows};

/// How long sitting down and starting wait for the lobby's message.
const LOBBY_PATIENCE: Duration = Duration::from_millis(1000);

/// Whether what was clicked is the table's message.
pub(in crate::discord) fn is_clicked(incoming: &Incoming<'_>, message: Option<MessageId>) -> bool {
    message.is_some() && incoming.clicked_message() == message
}

/// Shows what became of a table: its message is the answer if that was clicked; otherwise the person is told.
pub(in crate::discord) async fn show(incoming: &Incoming<'_>, lobby: &Lobby, told: String) {
    let delivery = &incoming.data.delivery;
    if is_clicked(incoming, lobby.message) {
        delivery.respond_with_lobby(&incoming.interaction, lobby.id).await;
    } else {
        let language = incoming.language().await;
        let next = if lobby.status == Status::Cancelled {
            vec![channel_panel::start_buttons::open(language), channel_panel::start_buttons::join(language)]
        } else {
            channel_panel::start_buttons::to_table(language, lobby).into_iter().collect()
        };
        incoming.panel(components::panel(told, rows(next))).await;
        delivery.show_lobby(lobby.id).await;
    }
}

/// Waits a moment for the lobby's message, if it is on its way: a game's thread is opened from it.
pub(in crate::discord) async fn until_posted(incoming: &Incoming<'_>) -> Result<(), Error> {
    for _ in 0..50 {
        if !find_table::is_being_posted(&incoming.data.store, &incoming.request).await? {
            break;
        }
        tokio::time::sleep(LOBBY_PATIENCE / 50).await;
    }
    Ok(())
}

/// Shows a game that has just started.
pub(in crate::discord) async fn show_start(incoming: &Incoming<'_>, done: ChangeResult) {
    let delivery = &incoming.data.delivery;
    let mut seen = done.seen;
    let game = seen.row.id;
    let here = incoming.request.channel;
    if seen.row.place == Place::Here && seen.row.channel == Some(here) && !incoming.is_click() {
        return incoming.board(seen).await;
    }
    let is_private = seen.row.place == Place::Private;
    if is_private {
        // Its place is found with its first board. Nobody gives that up halfway, as another would open a second one.
        let posting = delivery.clone();
        let posted = delivery.tasks.spawn(async move { posting.post(game, Priority::Person).await });
        let patience = 2 * delivery.rest.times().moment();
        if tokio::time::timeout(patience, posted).await.is_err() {
            tracing::warn!(%game, "a game has no place yet");
        }
        match app::seen(&delivery.store, GameRef::Game(game), incoming.request.now).await {
            Ok(now) => seen = now,
            Err(error) => tracing::error!(%game, ?error, "a game was not read"),
        }
    } else if seen.row.place.is_thread() {
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
        let is_here = seen.row.channel == Some(here);
        let told = if is_here {
            text::lobby::started(language, &seen.game)
        } else {
            let at = Whereabouts { channel: seen.row.channel, ..seen.game.at };
            text::lobby::started_in(language, game, &at)
        };
        let to = seen.row.channel.filter(|_| !is_here);
        let to = to.map(|channel| channel_panel::start_buttons::to_game(language, seen.row.guild, channel));
        incoming.panel(components::panel(told, rows(to.into_iter().collect()))).await;
    }
    if !is_private {
        delivery.post(game, Priority::Person).await;
    }
}
