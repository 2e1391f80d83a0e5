//! The messages with which cups are published: where they are, and what they show.

use ra_table::id::{ChannelId, CupId, GuildId, MessageId, UserId};
use ra_table::time::Millis;
use sqlx::{AssertSqlSafe, FromRow};

use super::tasks::{Kind, NeedsShard, NewTask, OR_MOVE, SHARD_OF_GUILD};
use super::{Error, ReadTx, WriteTx, tasks};

/// The message of a cup.
#[derive(Debug, Clone, PartialEq, Eq, FromRow)]
pub struct Announcement {
    /// The message; `None` while it is still to be posted.
    #[sqlx(rename = "message_id")]
    pub message: Option<MessageId>,
    /// In a forum, the post that begins with it.
    #[sqlx(rename = "post_id")]
    pub post: Option<ChannelId>,
    /// How many were posted before it, and are gone.
    pub lost: i64,
    /// The number of the last entry that it shows; 0 for none.
    pub shown_seq: i64,
    /// Until when it is left alone, however much changes, if it is.
    pub rests_until: Option<Millis>,
}

/// Lets a cup have a message, which is posted at once.
pub async fn begin(tx: &mut WriteTx, cup: CupId, guild: GuildId, now: Millis) -> Result<(), Error> {
    tx.run(sqlx::query("INSERT INTO cup_announcement (cup_id) VALUES ($1)").bind(cup)).await?;
    let (kind, shard) = (Kind::CupAnnouncement, NeedsShard::Of(Some(guild)));
    tasks::put(tx, &[NewTask { kind, key: cup.to_string(), shard, due: now }]).await
}

/// The message of a cup.
pub async fn of(tx: &mut ReadTx, cup: CupId) -> Result<Option<Announcement>, Error> {
    let sql =
        "SELECT message_id, post_id, lost, shown_seq, rests_until FROM cup_announcement WHERE cup_id = $1";
    Ok(sqlx::query_as(sql).bind(cup).fetch_optional(tx.read()).await?)
}

/// Has a cup's message looked at: something in it has changed.
pub async fn changed(tx: &mut WriteTx, cup: CupId, now: Millis) -> Result<(), Error> {
    put_tasks(tx, "id = $1", cup.0, now).await
}

/// Has the messages shown anew of all cups in which somebody is, who is called otherwise now.
pub async fn person_changed(tx: &mut WriteTx, user: UserId, now: Millis) -> Result<(), Error> {
    let sql = "UPDATE cup_announcement SET shown_seq = 0 \
               WHERE cup_id IN (SELECT cup_id FROM cup_person WHERE user_id = $1)";
    tx.run(sqlx::query(sql).bind(user)).await?;
    put_tasks(tx, "id IN (SELECT cup_id FROM cup_person WHERE user_id = $1)", user.0, now).await
}

async fn put_tasks(tx: &mut WriteTx, which: &str, id: i64, now: Millis) -> Result<(), Error> {
    let kind = Kind::CupAnnouncement.word();
    let sql = format!(
        "INSERT INTO task (kind, key, shard_key, due_at) \
         SELECT '{kind}', CAST(id AS TEXT), {SHARD_OF_GUILD}, $2 FROM cup WHERE {which} {OR_MOVE}"
    );
    tx.run(sqlx::query(AssertSqlSafe(sql)).bind(id).bind(now)).await?;
    tx.wake_runner_after_commit();
    Ok(())
}

/// Notes which message it is and where, the last entry that it shows, and until when it is left alone. What was to be
/// shown anew since it showed `before` still is.
pub async fn shown(
    tx: &mut WriteTx,
    cup: CupId,
    announcement: &Announcement,
    before: &Announcement,
) -> Result<(), Error> {
    let sql = "UPDATE cup_announcement SET message_id = $2, post_id = $3, rests_until = $4, \
               shown_seq = CASE WHEN shown_seq = $5 THEN $6 ELSE shown_seq END WHERE cup_id = $1";
    let Announcement { message, post, shown_seq, rests_until, .. } = announcement;
    let query = sqlx::query(sql).bind(cup).bind(message).bind(post).bind(rests_until);
    tx.run(query.bind(before.shown_seq).bind(shown_seq)).await
}

/// Counts a message as showing everything up to an entry, because nothing can be shown.
pub async fn give_up(tx: &mut WriteTx, cup: CupId, seq: i64) -> Result<(), Error> {
    tx.run(sqlx::query("UPDATE cup_announcement SET shown_seq = $2 WHERE cup_id = $1").bind(cup).bind(seq))
        .await
}

/// Notes that the message was deleted.
pub async fn lost(tx: &mut WriteTx, cup: CupId) -> Result<(), Error> {
    let sql = "UPDATE cup_announcement SET message_id = NULL, post_id = NULL, shown_seq = 0, lost = lost + 1 \
               WHERE cup_id = $1";
    tx.run(sqlx::query(sql).bind(cup)).await
}
