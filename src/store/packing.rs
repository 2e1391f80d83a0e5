//! Packing the histories of games that have long been over (`packed` has the words).

use super::packed::{packed, unpacked};
use super::{Error, Store, WriteTx, entries};
use crate::id::GameId;
use crate::time::Millis;

/// How many games a look takes at once.
const AT_ONCE: i64 = 50;

/// Games that are over, or were called off, and in which nothing has happened since a moment; each comes once.
///
/// # Errors
/// When the database fails.
pub async fn to_pack(store: &Store, before: Millis) -> Result<Vec<GameId>, Error> {
    let sql = "SELECT id FROM game WHERE packed = 0 AND status IN ('over', 'cancelled') AND changed_at < $1 \
               ORDER BY changed_at LIMIT $2";
    Ok(sqlx::query_scalar(sql).bind(before).bind(AT_ONCE).fetch_all(store.reader()).await?)
}

/// Packs a game's history. One that cannot be read, or would not come out again as it was, stays as it is.
///
/// # Errors
/// When the database fails.
pub async fn pack(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    let lines = match entries::all(tx, game).await {
        Err(Error::Unreadable(_)) => Vec::new(),
        lines => lines?,
    };
    let text = packed(&lines)?;
    if let Some(last) = lines.last()
        && unpacked(&text)? == lines
    {
        let sql = "INSERT INTO packed (game_id, seq, at, entries) VALUES ($1, $2, $3, $4)";
        sqlx::query(sql).bind(game).bind(last.seq).bind(last.at).bind(text).execute(tx.write()).await?;
        sqlx::query("DELETE FROM entry WHERE game_id = $1").bind(game).execute(tx.write()).await?;
    }
    sqlx::query("UPDATE game SET packed = 1 WHERE id = $1").bind(game).execute(tx.write()).await?;
    Ok(())
}
