//! How long questions waited, in classes: enough for sums, too little to tell anybody's day by.

use super::{Error, Store, number};
use crate::id::{GameId, UserId};
use crate::store::Tx;

/// So many questions waited so long. Class 0 is under a minute, class n from 2^(n-1) to 2^n minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WaitRow {
    /// The class of waking time.
    pub waking: i64,
    /// The class of time by the wall.
    pub wall: i64,
    /// How many.
    pub count: i64,
}

/// Adds a question that somebody has answered.
///
/// # Errors
/// When the database fails.
pub async fn add(tx: &mut Tx, user: UserId, game: GameId, waking: i64, wall: i64) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ($1, $2, $3, $4, 1) \
         ON CONFLICT (user_id, game_id, waking, wall) DO UPDATE SET count = wait.count + 1",
    )
    .bind(user.0)
    .bind(game.0)
    .bind(waking)
    .bind(wall)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// The sums of a person over all games.
///
/// # Errors
/// When the database fails.
pub async fn of_person(store: &Store, user: UserId) -> Result<Vec<WaitRow>, Error> {
    sums(store, "user_id = $1", user.0).await
}

/// The sums of a game over all its players.
///
/// # Errors
/// When the database fails.
pub async fn of_game(store: &Store, game: GameId) -> Result<Vec<WaitRow>, Error> {
    // By its players, of whom the rows are found by their key.
    sums(store, "game_id = $1 AND user_id IN (SELECT user_id FROM seat WHERE seat.game_id = $1)", game.0)
        .await
}

async fn sums(store: &Store, condition: &str, key: i64) -> Result<Vec<WaitRow>, Error> {
    let sql = sqlx::AssertSqlSafe(format!(
        "SELECT waking, wall, CAST(SUM(count) AS BIGINT) AS count FROM wait WHERE {condition} \
         GROUP BY waking, wall ORDER BY waking, wall"
    ));
    let rows = sqlx::query(sql).bind(key).fetch_all(store.reader()).await?;
    let sum = |row| {
        Ok(WaitRow {
            waking: number(row, "waking", |class| class)?,
            wall: number(row, "wall", |class| class)?,
            count: number(row, "count", |count| count)?,
        })
    };
    rows.iter().map(sum).collect()
}
