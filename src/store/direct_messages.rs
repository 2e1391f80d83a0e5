//! Direct messages: where they are, and what waits for a first one.

use ra_table::id::{ChannelId, UserId};
use ra_table::time::Millis;

use super::tasks::{self, Kind, NeedsShard, NewTask};
use super::{Error, ReadTx, Store, WriteTx};

/// The channel of a person's direct messages, if it has been opened.
pub async fn channel_of(store: &Store, user: UserId) -> Result<Option<ChannelId>, Error> {
    let sql = "SELECT channel_id FROM dm_channel WHERE user_id = $1";
    Ok(sqlx::query_scalar(sql).bind(user).fetch_optional(store.reader()).await?)
}

/// How many have been opened since a moment, and when the first of them was.
pub async fn opened_since(store: &Store, since: Millis) -> Result<(i64, Option<Millis>), Error> {
    let sql = "SELECT COUNT(*), MIN(opened_at) FROM dm_channel WHERE opened_at > $1";
    Ok(sqlx::query_as(sql).bind(since).fetch_one(store.reader()).await?)
}

/// Notes the channel of a person's direct messages, and when the bot opened it, if it did.
pub async fn set_channel(
    tx: &mut WriteTx,
    user: UserId,
    channel: ChannelId,
    opened_at: Option<Millis>,
) -> Result<(), Error> {
    let sql = "INSERT INTO dm_channel (user_id, channel_id, opened_at) VALUES ($1, $2, $3) \
               ON CONFLICT (user_id) DO UPDATE SET channel_id = excluded.channel_id";
    tx.run(sqlx::query(sql).bind(user).bind(channel).bind(opened_at)).await
}

/// Forgets the channel of a person's direct messages: it is gone.
pub async fn forget_channel(store: &Store, user: UserId) -> Result<(), Error> {
    store.run(sqlx::query("DELETE FROM dm_channel WHERE user_id = $1").bind(user)).await
}

/// What is to hold once a first direct message has reached a person.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Wish {
    /// That they are called by direct message.
    pub direct: bool,
    /// That they are told that they are next.
    pub next: bool,
}

/// What a person wishes that has still to be proved.
pub async fn wish_of(tx: &mut ReadTx, user: UserId) -> Result<Wish, Error> {
    let sql = "SELECT by_dm, tell_when_next FROM unverified_dm_setting WHERE user_id = $1";
    let row: Option<(i64, i64)> = sqlx::query_as(sql).bind(user).fetch_optional(tx.read()).await?;
    Ok(row.map(|(direct, next)| Wish { direct: direct != 0, next: next != 0 }).unwrap_or_default())
}

/// Forgets what a person wishes.
pub async fn drop_wish(tx: &mut WriteTx, user: UserId) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM unverified_dm_setting WHERE user_id = $1").bind(user)).await
}

/// Notes what a person wishes, and lets it be proved at this moment; nothing is noted of who wishes nothing.
pub async fn set_wish(tx: &mut WriteTx, user: UserId, wish: Wish, try_at: Millis) -> Result<(), Error> {
    let sql = "INSERT INTO unverified_dm_setting (user_id, by_dm, tell_when_next) \
               VALUES ($1, $2, $3) ON CONFLICT (user_id) \
               DO UPDATE SET by_dm = excluded.by_dm, tell_when_next = excluded.tell_when_next";
    if wish == Wish::default() {
        return drop_wish(tx, user).await;
    }
    let (direct, next) = (i64::from(wish.direct), i64::from(wish.next));
    tx.run(sqlx::query(sql).bind(user).bind(direct).bind(next)).await?;
    let task =
        NewTask { kind: Kind::DirectProof, key: user.to_string(), shard: NeedsShard::Of(None), due: try_at };
    tasks::put(tx, &[task]).await
}
