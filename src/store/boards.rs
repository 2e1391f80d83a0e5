//! What the channels have been shown.

use sqlx::FromRow;

use super::{Error, Store, WriteTx, refused};
use crate::id::{ChannelId, GameId, MessageId};
use crate::time::Millis;

/// A message of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRow)]
pub struct BoardRow {
    /// The message.
    #[sqlx(rename = "message_id")]
    pub message: MessageId,
    /// The game.
    #[sqlx(rename = "game_id")]
    pub game: GameId,
    /// Where the message is.
    #[sqlx(rename = "channel_id")]
    pub channel: ChannelId,
    /// The entry after which its lines begin.
    pub from_seq: i64,
    /// The last entry that it tells.
    pub to_seq: i64,
}

/// How far the channel of a game has been shown it; -1 for not at all.
///
/// # Errors
/// When the database fails.
pub async fn shown(store: &Store, game: GameId) -> Result<i64, Error> {
    let sql = "SELECT shown_seq FROM game WHERE id = $1";
    let shown: Option<i64> = sqlx::query_scalar(sql).bind(game).fetch_optional(store.reader()).await?;
    Ok(shown.unwrap_or(-1))
}

/// Boards of the past that may be shrunk now; those first that have waited longest since that was last tried.
///
/// # Errors
/// When the database fails.
pub async fn stale(store: &Store, now: Millis) -> Result<Vec<BoardRow>, Error> {
    let sql = "SELECT message_id, game_id, channel_id, from_seq, to_seq FROM post WHERE kind = 'stale' \
               AND try_at <= $1 ORDER BY try_at, message_id LIMIT 50";
    Ok(sqlx::query_as(sql).bind(now).fetch_all(store.reader()).await?)
}

/// Adds a message as a game's present board, or as one to be shrunk: if there is a present board, which must be
/// later, or the game was called off.
///
/// # Errors
/// When the database fails.
pub async fn add(tx: &mut WriteTx, post: &BoardRow) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO post (message_id, game_id, channel_id, from_seq, to_seq, kind) \
         SELECT $1, $2, $3, $4, $5, CASE WHEN EXISTS \
         (SELECT 1 FROM post WHERE game_id = $2 AND kind = 'board') OR EXISTS \
         (SELECT 1 FROM game WHERE id = $2 AND status = 'cancelled') THEN 'stale' ELSE 'board' END WHERE 1 = 1 \
         ON CONFLICT (message_id) DO UPDATE SET to_seq = excluded.to_seq, kind = excluded.kind",
    )
    .bind(post.message)
    .bind(post.game)
    .bind(post.channel)
    .bind(post.from_seq)
    .bind(post.to_seq)
    .execute(tx.write())
    .await?;
    Ok(())
}

/// Makes the game's present board one to be shrunk, unless it tells of later entries than this one.
///
/// # Errors
/// When the database fails.
pub async fn retire(tx: &mut WriteTx, game: GameId, seq: i64) -> Result<(), Error> {
    sqlx::query("UPDATE post SET kind = 'stale' WHERE game_id = $1 AND kind = 'board' AND to_seq <= $2")
        .bind(game)
        .bind(seq)
        .execute(tx.write())
        .await?;
    Ok(())
}

/// Forgets a message: it has been shrunk, or is gone.
///
/// # Errors
/// When the database fails.
pub async fn forget(tx: &mut WriteTx, message: MessageId) -> Result<(), Error> {
    sqlx::query("DELETE FROM post WHERE message_id = $1").bind(message).execute(tx.write()).await?;
    Ok(())
}

/// Notes how far the channel has been shown the game; it never goes back. There the program may post again at once,
/// and its board is not refused.
///
/// # Errors
/// When the database fails.
pub async fn set_shown(tx: &mut WriteTx, game: GameId, seq: i64) -> Result<(), Error> {
    let sql = "UPDATE game SET shown_seq = $2, show_at = 0, show_tries = 0 WHERE id = $1 AND shown_seq < $2";
    sqlx::query(sql).bind(game).bind(seq).execute(tx.write()).await?;
    refused::end(tx, game).await
}
