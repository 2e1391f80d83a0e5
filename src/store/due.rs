//! When the program itself has something to do in a game, and in which it has now.

use ra_table::id::{GameId, Shard};
use ra_table::time::Millis;

use super::{Error, Store, WriteTx, shards};

/// How many games a look takes at once that are due.
pub const AT_ONCE: usize = 50;

/// The games in which the program itself has had something to do since a moment (where they are over, to tell who
/// slept), the longest waiting first; fifty at most, for whoever looks after them gives each another moment. None of
/// which nothing has been shown yet.
pub async fn since(store: &Store, since: Millis) -> Result<Vec<GameId>, Error> {
    up_to(store, since, AT_ONCE, &[]).await
}

/// As [`since`], but so many, and none of these shards: for who leaves some of them alone.
pub async fn up_to(store: &Store, since: Millis, most: usize, but: &[Shard]) -> Result<Vec<GameId>, Error> {
    let sql = sqlx::AssertSqlSafe(format!(
        "SELECT id FROM game WHERE status IN ('running', 'over') AND next_action_at IS NOT NULL \
         AND next_action_at <= $1 AND shown_seq >= -1 {} ORDER BY next_action_at LIMIT $2",
        shards::and_none_of(but)
    ));
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    Ok(sqlx::query_scalar(sql).bind(since).bind(most).fetch_all(store.reader()).await?)
}

/// Notes the next moment at which the program itself has something to do in a game.
pub async fn set(tx: &mut WriteTx, game: GameId, due: Option<Millis>) -> Result<(), Error> {
    let sql = "UPDATE game SET next_action_at = $2, next_action_tries = 0 WHERE id = $1";
    sqlx::query(sql).bind(game).bind(due).execute(tx.write()).await?;
    Ok(())
}
