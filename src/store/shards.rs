//! When each connection to Discord was last alive.

use ra_table::id::Shard;
use ra_table::time::Millis;

use super::{Error, ReadTx, WriteTx};

/// When a shard was last known to be alive; `None` if never.
pub async fn alive_at(tx: &mut ReadTx, shard: Shard) -> Result<Option<Millis>, Error> {
    let sql = "SELECT alive_at FROM shard WHERE count = $1 AND number = $2";
    let query = sqlx::query_scalar(sql).bind(shard.count).bind(shard.number);
    Ok(query.fetch_optional(tx.read()).await?)
}

/// When any shard was last known to be alive; `None` if none ever was.
pub async fn last_alive(tx: &mut ReadTx) -> Result<Option<Millis>, Error> {
    Ok(sqlx::query_scalar("SELECT MAX(alive_at) FROM shard").fetch_one(tx.read()).await?)
}

/// Notes that a shard is alive.
pub async fn set_alive(tx: &mut WriteTx, shard: Shard, at: Millis) -> Result<(), Error> {
    let query = sqlx::query(
        "INSERT INTO shard (count, number, alive_at) VALUES ($1, $2, $3) \
         ON CONFLICT (count, number) DO UPDATE SET alive_at = excluded.alive_at",
    )
    .bind(shard.count)
    .bind(shard.number)
    .bind(at);
    tx.run(query).await
}

/// Forgets the shards of an earlier start, which had another count; returns when each was last alive.
pub async fn forget_others(tx: &mut WriteTx, count: i64) -> Result<Vec<(Shard, Millis)>, Error> {
    let sql = "DELETE FROM shard WHERE count <> $1 RETURNING number, count, alive_at";
    let rows: Vec<(i64, i64, Millis)> = sqlx::query_as(sql).bind(count).fetch_all(tx.write()).await?;
    Ok(rows.into_iter().map(|(number, count, alive_at)| (Shard { number, count }, alive_at)).collect())
}
