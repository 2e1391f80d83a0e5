//! When people last used the bot on a server: cups count on those who did lately.

use std::time::Duration;

use ra_table::id::{CupId, GuildId, UserId};
use ra_table::time::Millis;
use sqlx::{Any, Row as _};

use super::{Error, ReadTx, Source, WriteTx};

/// How long it is kept: a little longer than any cup asks for.
const KEPT: Duration = Duration::from_hours(5 * 24);

/// When somebody was last seen on a server, as far as is noted.
pub async fn of<'c>(
    source: impl Into<Source<'c>>,
    guild: GuildId,
    user: UserId,
) -> Result<Option<Millis>, Error> {
    let sql = "SELECT seen_at FROM last_seen WHERE guild_id = $1 AND user_id = $2";
    let row = source.into().first(sqlx::query::<Any>(sql).bind(guild).bind(user)).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

/// Notes that somebody is seen on a server.
pub async fn note(tx: &mut WriteTx, guild: GuildId, user: UserId, at: Millis) -> Result<(), Error> {
    let sql = "INSERT INTO last_seen (guild_id, user_id, seen_at) VALUES ($1, $2, $3) \
               ON CONFLICT (guild_id, user_id) DO UPDATE SET seen_at = excluded.seen_at";
    tx.run(sqlx::query(sql).bind(guild).bind(user).bind(at)).await
}

/// When the people of a cup were last seen on its server.
pub async fn of_cup(tx: &mut ReadTx, cup: CupId) -> Result<Vec<(UserId, Millis)>, Error> {
    let sql = "SELECT last_seen.user_id, seen_at FROM last_seen \
               JOIN cup_person ON cup_person.user_id = last_seen.user_id \
               JOIN cup ON cup.id = cup_person.cup_id AND cup.guild_id = last_seen.guild_id WHERE cup.id = $1";
    Ok(sqlx::query_as(sql).bind(cup).fetch_all(tx.read()).await?)
}

/// Deletes what no cup asks for any more.
pub async fn forget(tx: &mut WriteTx, now: Millis) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM last_seen WHERE seen_at < $1").bind(now.before(KEPT))).await
}
