//! Errands: what Discord is asked game by game, with as many requests as there are games. They are run in the background,
//! a few at a time, so that nothing that is due waits for them, and a stop does not either.

use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use tokio_util::sync::CancellationToken;

use super::keeper::Rhythm;
use super::publish::Publisher;
use crate::id::GameId;
use crate::store::games;

/// How long after it was called off a table's message may still be put right.
const CANCELLED: Duration = Duration::from_secs(24 * 60 * 60);
/// How far back a start looks for games that may be waiting for somebody who has left.
const LONG_AGO: Duration = Duration::from_secs(24 * 60 * 60);
/// How many games are asked for at a time.
const FEW: usize = 4;

/// Brings the messages of tables up to date, once after a start: whoever changed a table may have died before its message
/// was changed.
pub(super) async fn put_tables_right(publisher: Publisher, stop: CancellationToken) {
    let tables = match games::tables(&publisher.store, publisher.now().before(CANCELLED)).await {
        Ok(tables) => tables,
        Err(error) => return tracing::error!(%error, "the tables are not known"),
    };
    let put_right =
        stream::iter(tables).for_each_concurrent(FEW, |game| put_table_right(publisher.clone(), game));
    // What this leaves behind the next start does.
    stop.run_until_cancelled(put_right).await;
}

/// By itself, so that a stop lets it be finished: a message that was posted has to be noted.
async fn put_table_right(publisher: Publisher, game: GameId) {
    let tasks = publisher.tasks.clone();
    let shown = tasks.spawn(async move { publisher.show_table(game).await });
    if let Err(error) = shown.await {
        tracing::error!(%game, %error, "a table was not brought up to date");
    }
}

/// Looks whether those are still on the server whom games have waited for, again and again until told to stop.
pub(super) async fn look_for_players(publisher: Publisher, rhythm: Rhythm, stop: CancellationToken) {
    // A look changes nothing, and what it finds is only told: it may be cut off anywhere.
    stop.run_until_cancelled(look_again_and_again(&publisher, rhythm)).await;
}

async fn look_again_and_again(publisher: &Publisher, rhythm: Rhythm) {
    let mut waited_since = publisher.now().before(rhythm.look_after + LONG_AGO);
    loop {
        let until = publisher.now().before(rhythm.look_after);
        match games::unchanged_between(&publisher.store, waited_since, until).await {
            Ok(games) => {
                let look = |game| publisher.look_for_players(game);
                stream::iter(games).for_each_concurrent(FEW, look).await;
                waited_since = until;
            }
            Err(error) => tracing::error!(%error, "the games that wait are not known"),
        }
        tokio::time::sleep(rhythm.every).await;
    }
}
