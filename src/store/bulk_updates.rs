//! What concerns many games: done in one after the other, and gone on with after a crash.

use ra_table::id::GameId;
use ra_table::time::Millis;
use sqlx::{AssertSqlSafe, FromRow};

use super::tasks::{self, Kind, NeedsShard, NewTask};
use super::{Error, ReadTx, Store, WriteTx};

/// A bulk update.
#[derive(Debug, Clone, PartialEq, Eq, FromRow)]
pub struct BulkUpdateRow {
    /// Its number.
    pub number: i64,
    /// What is to be done, in the words of `app::bulk_updates`.
    #[sqlx(rename = "task")]
    pub what: String,
    /// A game up to which it has been done; `None` before the first. What changed nothing may have been done in later ones
    /// too.
    #[sqlx(rename = "done_through_game")]
    pub done_to: Option<GameId>,
    /// The moment of the first of what brought it about that not all games have learned of.
    pub since: Millis,
    /// When it was ordered.
    #[sqlx(rename = "ordered_at")]
    pub at: Millis,
}

/// Adds a bulk update, to be begun at once. One of the same words that is not done yet ends, and begins anew as this one:
/// whoever is at it finds none of its number any more. `since` is when that happened which brings it about.
pub async fn add(tx: &mut WriteTx, what: &str, since: Millis, at: Millis) -> Result<(), Error> {
    let next = "SELECT COALESCE(MAX(number), 0) + 1 FROM bulk_update";
    let number: i64 = sqlx::query_scalar(next).fetch_one(tx.write()).await?;
    let drop = "DELETE FROM bulk_update WHERE task = $1 RETURNING since";
    let dropped: Option<Millis> = sqlx::query_scalar(drop).bind(what).fetch_optional(tx.write()).await?;
    let query = sqlx::query(
        "INSERT INTO bulk_update (number, task, done_through_game, since, ordered_at) VALUES ($1, $2, NULL, $3, $4)",
    )
    .bind(number)
    .bind(what)
    .bind(dropped.map_or(since, |dropped| dropped.min(since)))
    .bind(at);
    tx.run(query).await?;
    let task = NewTask { kind: Kind::BulkUpdate, key: what.to_owned(), shard: NeedsShard::No, due: at };
    tasks::put(tx, &[task]).await
}

/// Lets each bulk update be gone on with that is not done: writes a task for those that have none, or whose was given up.
pub async fn go_on(store: &Store, now: Millis) -> Result<(), Error> {
    // SQLite needs the `WHERE`: without one it takes `ON CONFLICT` for a join's condition.
    let sql = format!(
        "INSERT INTO task (kind, key, due_at) SELECT $1, task, $2 FROM bulk_update WHERE number > 0 {}",
        tasks::OR_REVIVE
    );
    store.run(sqlx::query(AssertSqlSafe(sql)).bind(Kind::BulkUpdate.word()).bind(now)).await
}

/// The numbers of bulk updates that are not done.
pub async fn open(store: &Store) -> Result<Vec<i64>, Error> {
    Ok(sqlx::query_scalar("SELECT number FROM bulk_update ORDER BY number").fetch_all(store.reader()).await?)
}

/// The number of the bulk update of these words, if it is not done.
pub async fn number_of(store: &Store, what: &str) -> Result<Option<i64>, Error> {
    let sql = "SELECT number FROM bulk_update WHERE task = $1";
    Ok(sqlx::query_scalar(sql).bind(what).fetch_optional(store.reader()).await?)
}

/// Whether a bulk update of these words is not done.
pub async fn is_open(tx: &mut ReadTx, what: &str) -> Result<bool, Error> {
    let sql = "SELECT number FROM bulk_update WHERE task = $1";
    let number: Option<i64> = sqlx::query_scalar(sql).bind(what).fetch_optional(tx.read()).await?;
    Ok(number.is_some())
}

/// A bulk update by its number, if it is not done; what it says of games done is true until the transaction ends.
pub async fn by_number(tx: &mut ReadTx, number: i64) -> Result<Option<BulkUpdateRow>, Error> {
    let sql = "SELECT number, task, done_through_game, since, ordered_at FROM bulk_update WHERE number = $1";
    Ok(sqlx::query_as(sql).bind(number).fetch_optional(tx.read()).await?)
}

/// Notes that a bulk update has been done in a game.
pub async fn done_to(tx: &mut WriteTx, number: i64, game: GameId) -> Result<(), Error> {
    let sql = "UPDATE bulk_update SET done_through_game = $2 WHERE number = $1";
    tx.run(sqlx::query(sql).bind(number).bind(game)).await
}

/// Forgets a bulk update that is not to be done any more, if there is one of these words.
pub async fn drop_of(tx: &mut WriteTx, what: &str) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM bulk_update WHERE task = $1").bind(what)).await
}

/// Forgets a bulk update that is done.
pub async fn end(tx: &mut WriteTx, number: i64) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM bulk_update WHERE number = $1").bind(number)).await
}
