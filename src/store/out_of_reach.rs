//! When games could not be shown where they are played: before there was a place, or while the bot cannot write there.
//! No clock runs then: `outages` reads it with the rest of that.

use ra_table::id::{ChannelId, GameId};
use ra_table::time::Millis;

use super::{Error, Store, WriteTx};

/// Notes that a game whose first board is about to be sent waited from a moment until another at least.
pub async fn waited(store: &Store, game: GameId, from: Millis, until: Millis) -> Result<(), Error> {
    let mut tx = store.write().await?;
    add(&mut tx, game, from, Some(until), until).await?;
    tx.commit().await
}

async fn add(
    tx: &mut WriteTx,
    game: GameId,
    from: Millis,
    until: Option<Millis>,
    noticed: Millis,
) -> Result<(), Error> {
    let sql = "INSERT INTO out_of_reach (game_id, from_at, until_at, noticed_at) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (game_id, from_at) DO UPDATE SET until_at = excluded.until_at";
    tx.run(sqlx::query(sql).bind(game).bind(from).bind(until).bind(noticed)).await
}

/// Notes that a game has been out of reach since a moment, and still is, as was found out now. One that was so then
/// already has been all the time since.
pub async fn begin(tx: &mut WriteTx, game: GameId, from: Millis, now: Millis) -> Result<(), Error> {
    let sql = "UPDATE out_of_reach SET noticed_at = CASE WHEN until_at IS NULL THEN noticed_at ELSE $3 END, \
               until_at = NULL WHERE game_id = $1 AND (until_at IS NULL OR until_at >= $2)";
    let goes_on = tx.changes(sqlx::query(sql).bind(game).bind(from).bind(now)).await?;
    if goes_on { Ok(()) } else { add(tx, game, from, None, now).await }
}

/// Notes that a game is within reach again.
pub async fn end(tx: &mut WriteTx, game: GameId, until: Millis) -> Result<(), Error> {
    let sql = "UPDATE out_of_reach SET until_at = $2 WHERE game_id = $1 AND until_at IS NULL";
    tx.run(sqlx::query(sql).bind(game).bind(until)).await
}

/// Lets a game be played in its lobby's channel that was to have a thread, if nothing has been shown of it. Returns
/// whether it is.
///
/// # Errors
/// [`Error::Taken`] when another game runs in that channel.
pub async fn play_here(tx: &mut WriteTx, game: GameId, channel: ChannelId) -> Result<bool, Error> {
    let sql = "UPDATE game SET place = 'here', channel_id = $2 WHERE id = $1 AND lobby_channel_id = $2 \
               AND place = 'thread' AND status = 'running' AND shown_seq IS NULL";
    tx.changes(sqlx::query(sql).bind(game).bind(channel)).await
}
