//! How well the committee of tastes is known to guess what people decide. It is read with the people of a game, in
//! `people`.

use ra::ai::committee::Trust;
use ra_table::id::{GameId, UserId};

use super::{Error, Store, WriteTx};

/// The games that somebody has played to their end, the last first, so many at most.
pub async fn last_games(store: &Store, user: UserId, most: usize) -> Result<Vec<GameId>, Error> {
    let sql = "SELECT DISTINCT game.id, game.changed_at FROM game JOIN person ON person.game_id = game.id \
               WHERE person.user_id = $1 AND game.status = 'over' \
               ORDER BY game.changed_at DESC, game.id DESC LIMIT $2";
    let games: Vec<(GameId, i64)> =
        sqlx::query_as(sql).bind(user).bind(most as i64).fetch_all(store.reader()).await?;
    Ok(games.into_iter().map(|(game, _)| game).collect())
}

/// Notes how well the committee is known to guess what somebody decides. Returns whether that is news.
pub async fn set(tx: &mut WriteTx, user: UserId, trust: &Trust) -> Result<bool, Error> {
    let sql = "INSERT INTO taste_trust (user_id, wrong_guesses) VALUES ($1, $2) \
               ON CONFLICT (user_id) DO UPDATE SET wrong_guesses = excluded.wrong_guesses \
               WHERE taste_trust.wrong_guesses <> excluded.wrong_guesses";
    tx.changes(sqlx::query(sql).bind(user).bind(trust.to_string())).await
}
