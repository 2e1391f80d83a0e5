//! How long questions waited, in classes: enough for sums, too little to tell anybody's day by.

use std::time::Duration;

use ra_table::game::{Wait, WaitCount};
use ra_table::id::{GameId, UserId};

use super::{Error, Store, WriteTx};

/// The class of a wait.
fn class(wait: Duration) -> i64 {
    let minutes = wait.as_secs() / 60;
    i64::from(u64::BITS - minutes.leading_zeros())
}

/// Adds a question that somebody has answered.
pub async fn add(tx: &mut WriteTx, game: GameId, wait: &Wait) -> Result<(), Error> {
    let query = sqlx::query(
        "INSERT INTO wait_histogram (user_id, game_id, waking_class, wall_class, count) \
         VALUES ($1, $2, $3, $4, 1) ON CONFLICT (user_id, game_id, waking_class, wall_class) \
         DO UPDATE SET count = wait_histogram.count + 1",
    )
    .bind(wait.user)
    .bind(game)
    .bind(class(wait.waking))
    .bind(class(wait.wall));
    tx.run(query).await
}

/// The sums of a person over all games.
pub async fn of_person(store: &Store, user: UserId) -> Result<Vec<WaitCount>, Error> {
    sums(store, "user_id = $1", user.0).await
}

/// The sums of a game over all its players.
pub async fn of_game(store: &Store, game: GameId) -> Result<Vec<WaitCount>, Error> {
    // By its players, of whom the rows are found by their key.
    let condition = "game_id = $1 AND user_id IN (SELECT user_id FROM person WHERE person.game_id = $1 \
                     AND person.seat IS NOT NULL)";
    sums(store, condition, game.0).await
}

async fn sums(store: &Store, condition: &str, key: i64) -> Result<Vec<WaitCount>, Error> {
    let sql = sqlx::AssertSqlSafe(format!(
        "SELECT waking_class, wall_class, CAST(SUM(count) AS BIGINT) AS count FROM wait_histogram \
         WHERE {condition} GROUP BY waking_class, wall_class ORDER BY waking_class, wall_class"
    ));
    let rows: Vec<(i64, i64, i64)> = sqlx::query_as(sql).bind(key).fetch_all(store.reader()).await?;
    Ok(rows.into_iter().map(|(waking, wall, count)| WaitCount { waking, wall, count }).collect())
}
