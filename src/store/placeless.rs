//! How long games that had begun waited for a place. No time ran in them: `outages` reads it with the rest of that.

use super::{Error, WriteTx};
use crate::id::{ChannelId, GameId};
use crate::time::Millis;

/// Notes that a game waited from a moment until another at least.
pub async fn waited(tx: &mut WriteTx, game: GameId, from: Millis, until: Millis) -> Result<(), Error> {
    let sql = "INSERT INTO start_delay (game_id, from_at, until_at) VALUES ($1, $2, $3) \
               ON CONFLICT (game_id) DO UPDATE SET until_at = excluded.until_at";
    sqlx::query(sql).bind(game).bind(from).bind(until).execute(tx.write()).await?;
    Ok(())
}

/// Lets a game be played in its lobby's channel that was to have a thread, if nothing has been shown of it. Returns
/// whether it is.
///
/// # Errors
/// [`Error::Taken`] when another game runs in that channel.
pub async fn play_here(tx: &mut WriteTx, game: GameId, channel: ChannelId) -> Result<bool, Error> {
    let sql = "UPDATE game SET place = 'here', channel_id = $2 WHERE id = $1 AND lobby_channel_id = $2 \
               AND place = 'thread' AND status = 'running' AND shown_seq < 0";
    Ok(sqlx::query(sql).bind(game).bind(channel).execute(tx.write()).await?.rows_affected() > 0)
}
