//! The messages that stand in channels and show the ways into a game.

use ra_table::id::{ChannelId, GameId, GuildId, MessageId, UserId};
use ra_table::language::Language;
use ra_table::time::Millis;
use sqlx::{AssertSqlSafe, FromRow};

use super::tasks::{Kind, OR_MOVE, SHARD_OF_GUILD};
use super::{Error, Store, WriteTx};

/// The panel of a channel: where it is, and what it shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChannelPanel {
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
    /// Until when it is left alone, however much changes, if it is.
    pub rests_until: Option<Millis>,
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
    rests_until: Option<Millis>,
}

impl From<Row> for ChannelPanel {
    fn from(row: Row) -> ChannelPanel {
        ChannelPanel {
            channel: row.channel_id,
            guild: row.guild_id,
            // One that is not spoken any more is read in English.
            language: row.language.parse().unwrap_or_default(),
            put_at: row.requested_at,
            message: row.message_id,
            old: row.replaced_message_id,
            shown: row.content_digest,
            rests_until: row.rests_until,
        }
    }
}

/// Puts a panel at the end of a channel; one that stands there goes.
pub async fn put(
    tx: &mut WriteTx,
    guild: GuildId,
    channel: ChannelId,
    language: Language,
    now: Millis,
) -> Result<(), Error> {
    let sql = "INSERT INTO channel_panel (channel_id, guild_id, language, requested_at) \
               VALUES ($1, $2, $3, $4) ON CONFLICT (channel_id) \
               DO UPDATE SET guild_id = excluded.guild_id, language = excluded.language, \
               requested_at = excluded.requested_at, rests_until = NULL, content_digest = NULL, replaced_message_id = COALESCE(channel_panel.message_id, \
               channel_panel.replaced_message_id), message_id = NULL";
    tx.run(sqlx::query(sql).bind(channel).bind(guild).bind(language.code()).bind(now)).await?;
    put_tasks(tx, "channel_id = $1", channel.0, now).await
}

/// Has panels looked at now. One that is just being looked at is looked at once more.
async fn put_tasks(tx: &mut WriteTx, which: &str, id: i64, now: Millis) -> Result<(), Error> {
    let sql = format!(
        "INSERT INTO task (kind, key, shard_key, due_at) \
         SELECT '{}', CAST(channel_id AS TEXT), {SHARD_OF_GUILD}, $2 FROM channel_panel WHERE {which} {OR_MOVE}",
        Kind::Panel.word()
    );
    let query = sqlx::query(AssertSqlSafe(sql)).bind(id).bind(now);
    if tx.changes(query).await? {
        tx.wake_runner_after_commit();
    }
    Ok(())
}

/// Has the panels of a game's server looked at: they may show the game otherwise.
pub async fn game_changed(tx: &mut WriteTx, game: GameId, now: Millis) -> Result<(), Error> {
    put_tasks(tx, "guild_id = (SELECT guild_id FROM game WHERE id = $1)", game.0, now).await
}

/// Has the panels of the servers looked at where somebody has results, also those that rest: they may name them
/// otherwise.
pub async fn person_changed(tx: &mut WriteTx, user: UserId, now: Millis) -> Result<(), Error> {
    let which = "guild_id IN (SELECT guild_id FROM result WHERE user_id = $1)";
    let sql = format!("UPDATE channel_panel SET rests_until = NULL WHERE {which}");
    tx.run(sqlx::query(AssertSqlSafe(sql)).bind(user)).await?;
    put_tasks(tx, which, user.0, now).await
}

/// The panel of a channel.
pub async fn of(store: &Store, channel: ChannelId) -> Result<Option<ChannelPanel>, Error> {
    let sql = "SELECT channel_id, guild_id, language, requested_at, message_id, replaced_message_id, \
               content_digest, rests_until FROM channel_panel WHERE channel_id = $1";
    let row: Option<Row> = sqlx::query_as(sql).bind(channel).fetch_optional(store.reader()).await?;
    Ok(row.map(ChannelPanel::from))
}

/// Notes the message of a panel, unless another has been put there since.
pub async fn posted(tx: &mut WriteTx, panel: &ChannelPanel, message: MessageId) -> Result<(), Error> {
    let sql = "UPDATE channel_panel SET message_id = $3 WHERE channel_id = $1 AND requested_at = $2";
    tx.run(sqlx::query(sql).bind(panel.channel).bind(panel.put_at).bind(message)).await
}

/// Notes that the message before it is gone.
pub async fn old_is_gone(tx: &mut WriteTx, panel: &ChannelPanel) -> Result<(), Error> {
    let sql =
        "UPDATE channel_panel SET replaced_message_id = NULL WHERE channel_id = $1 AND requested_at = $2";
    tx.run(sqlx::query(sql).bind(panel.channel).bind(panel.put_at)).await
}

/// Notes what a panel shows, and until when it is left alone.
pub async fn looked(
    tx: &mut WriteTx,
    panel: &ChannelPanel,
    shown: Option<&str>,
    until: Millis,
) -> Result<(), Error> {
    let sql = "UPDATE channel_panel SET content_digest = $3, rests_until = $4 \
               WHERE channel_id = $1 AND requested_at = $2";
    tx.run(sqlx::query(sql).bind(panel.channel).bind(panel.put_at).bind(shown).bind(until)).await
}

/// Forgets a panel: its message or its channel is gone.
pub async fn forget(tx: &mut WriteTx, panel: &ChannelPanel) -> Result<(), Error> {
    let sql = "DELETE FROM channel_panel WHERE channel_id = $1 AND requested_at = $2";
    tx.run(sqlx::query(sql).bind(panel.channel).bind(panel.put_at)).await
}
