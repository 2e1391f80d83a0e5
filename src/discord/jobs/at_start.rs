//! The messages of tables, which are brought up to date once after a start: whoever changed a table may have died before
//! its message was changed.

use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use ra_table::id::GameId;
use tokio_util::sync::CancellationToken;

use crate::discord::deliver::Delivery;
use crate::store::lobbies;

/// How long after it was called off, or its game has ended, a table's message may still be put right.
const ENDED: Duration = Duration::from_secs(24 * 60 * 60);
/// How many tables are asked for at a time: nothing that is due waits for them.
const FEW: usize = 4;

/// Brings the messages of all tables up to date.
pub(super) async fn put_lobbies_right(delivery: Delivery, stop: CancellationToken) {
    let tables = match lobbies::open_or_ended(&delivery.store, delivery.now().before(ENDED)).await {
        Ok(tables) => tables,
        Err(error) => return tracing::error!(%error, "the tables are not known"),
    };
    let put_right =
        stream::iter(tables).for_each_concurrent(FEW, |game| put_one_right(delivery.clone(), game));
    // What this leaves behind the next start does.
    stop.run_until_cancelled(put_right).await;
}

/// By itself, so that a stop lets it be finished: a message that was posted has to be noted.
async fn put_one_right(delivery: Delivery, game: GameId) {
    let tasks = delivery.tasks.clone();
    let shown = tasks.spawn(async move { delivery.show_lobby(game).await });
    if let Err(error) = shown.await {
        tracing::error!(%game, %error, "a table was not brought up to date");
    }
}
