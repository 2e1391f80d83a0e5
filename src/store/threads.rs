//! The threads that games are played in: where they are, who is still to be put into them, and when they
//! were woken.

use ra_table::id::{ChannelId, GameId, MessageId};
use ra_table::time::Millis;

use super::{Error, ReadTx, Store, WriteTx};

/// Where the games of a channel's threads run that are for everybody.
pub async fn of_channel(tx: &mut ReadTx, channel: ChannelId) -> Result<Vec<ChannelId>, Error> {
    let sql = "SELECT channel_id FROM game WHERE lobby_channel_id = $1 AND status = 'running' \
               AND channel_id IS NOT NULL AND place <> 'private-thread' ORDER BY id DESC LIMIT 5";
    Ok(sqlx::query_scalar(sql).bind(channel).fetch_all(tx.read()).await?)
}

/// Notes which message in the thread names those who sit at the table.
pub async fn set_table_message(store: &Store, game: GameId, message: MessageId) -> Result<(), Error> {
    let sql = "UPDATE game SET players_message_id = $2 WHERE id = $1";
    store.run(sqlx::query(sql).bind(game).bind(message)).await
}

/// Notes that the thread of a running game, or of any that has begun, is woken now, unless it was since another
/// moment; returns the game then.
pub async fn wake(
    tx: &mut WriteTx,
    thread: ChannelId,
    only_running: bool,
    now: Millis,
    since: Millis,
) -> Result<Option<GameId>, Error> {
    let sql = "UPDATE game SET thread_unarchived_at = $2 WHERE channel_id = $1 \
               AND (status = 'running' OR $4 = 0) \
               AND (thread_unarchived_at IS NULL OR thread_unarchived_at <= $3) RETURNING id";
    let query = sqlx::query_scalar(sql).bind(thread).bind(now).bind(since).bind(i64::from(only_running));
    Ok(query.fetch_optional(tx.write()).await?)
}
