//! Games whose boards tell of another deadline than holds, since somebody has changed their settings.

use ra_table::id::GameId;
use ra_table::time::Millis;

use super::{Error, Store, WriteTx};

/// Notes that a game's board is to be put right, not before a moment.
pub async fn wanted(tx: &mut WriteTx, game: GameId, at: Millis) -> Result<(), Error> {
    let sql = "UPDATE game SET deadline_update_at = $2 WHERE id = $1";
    sqlx::query(sql).bind(game).bind(at).execute(tx.write()).await?;
    Ok(())
}

/// The games whose boards may be put right now, and since when; those first that have waited longest.
pub async fn due(store: &Store, now: Millis) -> Result<Vec<(GameId, Millis)>, Error> {
    let sql = "SELECT id, deadline_update_at FROM game WHERE deadline_update_at IS NOT NULL \
               AND deadline_update_at <= $1 ORDER BY deadline_update_at, id LIMIT 50";
    Ok(sqlx::query_as(sql).bind(now).fetch_all(store.reader()).await?)
}

/// Notes that a game's board has been put right that was to be since a moment, or that it is left as it is. What was
/// noted meanwhile stays.
pub async fn done(tx: &mut WriteTx, game: GameId, since: Millis) -> Result<(), Error> {
    let sql = "UPDATE game SET deadline_update_at = NULL WHERE id = $1 AND deadline_update_at = $2";
    sqlx::query(sql).bind(game).bind(since).execute(tx.write()).await?;
    Ok(())
}
