//! What is clicked to read what has happened.

use ra_table::id::GameId;

use super::panel;
use crate::app::{self, Error, Which};
use crate::discord::incoming::Incoming;

/// Shows another page, from 1.
pub(in crate::discord::features) async fn press(
    incoming: &Incoming<'_>,
    game: GameId,
    page: i64,
) -> Result<(), Error> {
    let seen = app::to_tell(&incoming.data.store, Which::Game(game), incoming.request.now).await?;
    panel::show(incoming, &seen.game, usize::try_from(page).unwrap_or(1)).await;
    Ok(())
}

/// Shows all that has happened after an entry.
pub(in crate::discord::features) async fn news(
    incoming: &Incoming<'_>,
    game: GameId,
    after: i64,
) -> Result<(), Error> {
    let seen = app::to_tell(&incoming.data.store, Which::Game(game), incoming.request.now).await?;
    let message = panel::news(incoming.language().await, &seen.game, after);
    incoming.panel(message).await;
    Ok(())
}
