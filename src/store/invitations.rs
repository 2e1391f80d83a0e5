//! Invited people whom their lobby's message has not called: they are told by a message of their own.

use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;

use super::{Error, Store, WriteTx};

/// Notes when somebody is to be told that a seat is kept for them.
pub async fn set(tx: &mut WriteTx, game: GameId, user: UserId, at: Millis) -> Result<(), Error> {
    let sql = "INSERT INTO invitation (game_id, user_id, send_at) VALUES ($1, $2, $3) \
               ON CONFLICT (game_id, user_id) DO UPDATE SET send_at = excluded.send_at";
    sqlx::query(sql).bind(game).bind(user).bind(at).execute(tx.write()).await?;
    Ok(())
}

/// Who is to be told now, and where a seat is kept for them.
pub async fn due(store: &Store, now: Millis) -> Result<Vec<(GameId, UserId)>, Error> {
    let sql = "SELECT game_id, user_id FROM invitation WHERE send_at <= $1 ORDER BY send_at LIMIT 50";
    Ok(sqlx::query_as(sql).bind(now).fetch_all(store.reader()).await?)
}

/// Notes that somebody has been told, or need not be.
pub async fn done(tx: &mut WriteTx, game: GameId, user: UserId) -> Result<(), Error> {
    let sql = "DELETE FROM invitation WHERE game_id = $1 AND user_id = $2";
    sqlx::query(sql).bind(game).bind(user).execute(tx.write()).await?;
    Ok(())
}
