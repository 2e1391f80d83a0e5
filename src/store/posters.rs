//! The messages that stand in channels and show the ways into a game.

use std::time::Duration;

use ra_table::id::{ChannelId, GuildId, MessageId, UserId};
use ra_table::language::Language;
use ra_table::time::Millis;
use sqlx::FromRow;

use super::{Error, Store, WriteTx};

/// However little is known to have changed, a poster is looked at again after so long: a seat that was kept is free
/// again, or somebody else sees a channel.
const AT_LEAST_EVERY: Duration = Duration::from_secs(60 * 60);

/// A poster: where it is, and what it shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Poster {
    /// Where it stands.
    pub channel: ChannelId,
    /// On which server.
    pub guild: GuildId,
    /// In which language.
    pub language: Language,
    /// When it was put there.
    pub put_at: Millis,
    /// Its message; `None` while that is still to be posted.
    pub message: Option<MessageId>,
    /// The message of the one before it, which is to be deleted.
    pub old: Option<MessageId>,
    /// A sum of what it shows.
    pub shown: Option<String>,
}

#[derive(FromRow)]
struct Row {
    channel_id: ChannelId,
    guild_id: GuildId,
    language: String,
    requested_at: Millis,
    message_id: Option<MessageId>,
    replaced_message_id: Option<MessageId>,
    content_digest: Option<String>,
}

impl From<Row> for Poster {
    fn from(row: Row) -> Poster {
        Poster {
            channel: row.channel_id,
            guild: row.guild_id,
            // One that is not spoken any more is read in English.
            language: row.language.parse().unwrap_or_default(),
            put_at: row.requested_at,
            message: row.message_id,
            old: row.replaced_message_id,
            shown: row.content_digest,
        }
    }
}

/// Puts a poster at the end of a channel; one that stands there goes.
pub async fn put(
    tx: &mut WriteTx,
    (guild, channel): (GuildId, ChannelId),
    language: Language,
    now: Millis,
) -> Result<(), Error> {
    let sql = "INSERT INTO channel_panel (channel_id, guild_id, language, requested_at, due_at, checked_at) \
               VALUES ($1, $2, $3, $4, $4, 0) ON CONFLICT (channel_id) \
               DO UPDATE SET guild_id = excluded.guild_id, language = excluded.language, \
               requested_at = excluded.requested_at, due_at = excluded.due_at, checked_at = 0, \
               content_digest = NULL, replaced_message_id = COALESCE(channel_panel.message_id, \
               channel_panel.replaced_message_id), message_id = NULL";
    let query = sqlx::query(sql).bind(channel).bind(guild).bind(language.code()).bind(now);
    query.execute(tx.write()).await?;
    Ok(())
}

/// The posters that are to be posted, or on whose server something has changed since they were last looked at; those
/// first that have waited longest.
pub async fn due(store: &Store, now: Millis) -> Result<Vec<Poster>, Error> {
    let sql = "SELECT channel_id, guild_id, language, requested_at, message_id, replaced_message_id, \
               content_digest FROM channel_panel WHERE due_at <= $1 \
               AND (message_id IS NULL OR replaced_message_id IS NOT NULL OR checked_at <= $2 OR EXISTS \
               (SELECT 1 FROM game WHERE game.guild_id = channel_panel.guild_id \
               AND game.changed_at >= checked_at) OR EXISTS (SELECT 1 FROM reader \
               JOIN result ON result.user_id = reader.user_id WHERE is_hidden_since >= checked_at \
               AND result.guild_id = channel_panel.guild_id)) ORDER BY due_at LIMIT 50";
    let query = sqlx::query_as(sql).bind(now).bind(now.before(AT_LEAST_EVERY));
    let rows: Vec<Row> = query.fetch_all(store.reader()).await?;
    Ok(rows.into_iter().map(Poster::from).collect())
}

/// Notes the message of a poster, unless another has been put there since.
pub async fn posted(tx: &mut WriteTx, poster: &Poster, message: MessageId) -> Result<(), Error> {
    let sql = "UPDATE channel_panel SET message_id = $3 WHERE channel_id = $1 AND requested_at = $2";
    let query = sqlx::query(sql).bind(poster.channel).bind(poster.put_at).bind(message);
    query.execute(tx.write()).await?;
    Ok(())
}

/// Notes that the message before it is gone.
pub async fn old_is_gone(tx: &mut WriteTx, poster: &Poster) -> Result<(), Error> {
    let sql =
        "UPDATE channel_panel SET replaced_message_id = NULL WHERE channel_id = $1 AND requested_at = $2";
    sqlx::query(sql).bind(poster.channel).bind(poster.put_at).execute(tx.write()).await?;
    Ok(())
}

/// Notes what a poster shows that has been looked at, up to which moment what had changed is known, and when it may
/// be looked at again.
pub async fn looked(
    tx: &mut WriteTx,
    poster: &Poster,
    shown: Option<&str>,
    (seen, next): (Millis, Millis),
) -> Result<(), Error> {
    let sql = "UPDATE channel_panel SET content_digest = $3, checked_at = $4, due_at = $5 \
               WHERE channel_id = $1 AND requested_at = $2";
    let query = sqlx::query(sql).bind(poster.channel).bind(poster.put_at).bind(shown).bind(seen).bind(next);
    query.execute(tx.write()).await?;
    Ok(())
}

/// Has the posters of the servers looked at soon where somebody has results: they may name them otherwise. One that is
/// just being looked at is due again by [`due`].
pub async fn of_person_changed(tx: &mut WriteTx, user: UserId) -> Result<(), Error> {
    let sql = "UPDATE channel_panel SET due_at = 0 WHERE guild_id IN \
               (SELECT guild_id FROM result WHERE user_id = $1)";
    sqlx::query(sql).bind(user).execute(tx.write()).await?;
    Ok(())
}

/// Leaves a poster alone until a moment.
pub async fn put_off(tx: &mut WriteTx, poster: &Poster, until: Millis) -> Result<(), Error> {
    let sql = "UPDATE channel_panel SET due_at = $3 WHERE channel_id = $1 AND requested_at = $2";
    sqlx::query(sql).bind(poster.channel).bind(poster.put_at).bind(until).execute(tx.write()).await?;
    Ok(())
}

/// Forgets a poster: its message or its channel is gone.
pub async fn forget(tx: &mut WriteTx, poster: &Poster) -> Result<(), Error> {
    let sql = "DELETE FROM channel_panel WHERE channel_id = $1 AND requested_at = $2";
    sqlx::query(sql).bind(poster.channel).bind(poster.put_at).execute(tx.write()).await?;
    Ok(())
}
