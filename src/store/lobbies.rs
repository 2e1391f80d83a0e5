//! Tables before their game: those in which there is something to do. Their rows are those of `games`.

use super::{Error, Store};
use crate::id::GameId;
use crate::time::Millis;

/// Lobbies that nobody has touched since a moment.
///
/// # Errors
/// When the database fails.
pub async fn idle(store: &Store, since: Millis, now: Millis) -> Result<Vec<GameId>, Error> {
    let sql = "SELECT id FROM game WHERE status = 'lobby' AND changed_at < $1 AND show_at <= $2 \
               ORDER BY show_at, changed_at LIMIT 50";
    Ok(sqlx::query_scalar(sql).bind(since).bind(now).fetch_all(store.reader()).await?)
}

/// Lobbies in which a seat was kept until before a moment.
///
/// # Errors
/// When the database fails.
pub async fn kept_long_enough(store: &Store, now: Millis) -> Result<Vec<GameId>, Error> {
    let sql = "SELECT id FROM game WHERE status = 'lobby' AND due_at IS NOT NULL AND due_at <= $1 AND show_at <= $1 \
               ORDER BY show_at, due_at LIMIT 50";
    Ok(sqlx::query_scalar(sql).bind(now).fetch_all(store.reader()).await?)
}

/// Tables that are open, or were called off since a moment.
///
/// # Errors
/// When the database fails.
pub async fn open_or_called_off(store: &Store, since: Millis) -> Result<Vec<GameId>, Error> {
    let sql = "SELECT id FROM game WHERE status = 'lobby' \
               UNION ALL SELECT id FROM game WHERE status = 'cancelled' AND changed_at > $1";
    Ok(sqlx::query_scalar(sql).bind(since).fetch_all(store.reader()).await?)
}
