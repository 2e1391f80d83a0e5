//! Quarters whose end a server is still to be told of.

use ra_table::id::{ChannelId, GuildId};
use ra_table::language::Language;
use ra_table::season::Quarter;
use sqlx::{AssertSqlSafe, FromRow};

use super::{Error, ReadTx, WriteTx};

/// Notes that a quarter's end is to be told on a server. Returns whether that was new.
pub async fn note(tx: &mut WriteTx, guild: GuildId, quarter: Quarter) -> Result<bool, Error> {
    let sql = "INSERT INTO untold_season (guild_id, quarter) VALUES ($1, $2) \
               ON CONFLICT (guild_id, quarter) DO NOTHING";
    tx.changes(sqlx::query(sql).bind(guild).bind(quarter.to_string())).await
}

/// A quarter whose end is to be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Untold {
    /// The channel in which it may have been told already.
    pub channel: Option<ChannelId>,
    /// Whether an earlier quarter's end is still to be told there.
    pub comes_later: bool,
}

#[derive(FromRow)]
struct Row {
    channel_id: Option<ChannelId>,
    earlier: i64,
}

/// What is known of a quarter's end that is to be told; `None` if it is not.
pub async fn of(tx: &mut ReadTx, guild: GuildId, quarter: Quarter) -> Result<Option<Untold>, Error> {
    let sql = "SELECT channel_id, (SELECT COUNT(*) FROM untold_season AS other \
               WHERE other.guild_id = $1 AND other.quarter < $2) AS earlier \
               FROM untold_season WHERE guild_id = $1 AND quarter = $2";
    let query = sqlx::query_as(sql).bind(guild).bind(quarter.to_string());
    let row: Option<Row> = query.fetch_optional(tx.read()).await?;
    Ok(row.map(|row| Untold { channel: row.channel_id, comes_later: row.earlier > 0 }))
}

/// Notes the channel in which it is about to be told.
pub async fn set_channel(
    tx: &mut WriteTx,
    guild: GuildId,
    quarter: Quarter,
    channel: ChannelId,
) -> Result<(), Error> {
    let sql = "UPDATE untold_season SET channel_id = $3 WHERE guild_id = $1 AND quarter = $2";
    tx.run(sqlx::query(sql).bind(guild).bind(quarter.to_string()).bind(channel)).await
}

/// Notes that it was told, or is not to be.
pub async fn end(tx: &mut WriteTx, guild: GuildId, quarter: Quarter) -> Result<(), Error> {
    let sql = "DELETE FROM untold_season WHERE guild_id = $1 AND quarter = $2";
    tx.run(sqlx::query(sql).bind(guild).bind(quarter.to_string())).await
}

/// The games of a quarter that count.
const COUNTED: &str = "FROM game WHERE id IN (SELECT game_id FROM result WHERE guild_id = $1 \
                       AND ended_at >= $2 AND ended_at < $3 AND people > 1)";

/// The channels in which the tables of a quarter's games stood, those of most games first.
pub async fn channels(tx: &mut ReadTx, guild: GuildId, quarter: Quarter) -> Result<Vec<ChannelId>, Error> {
    let sql = AssertSqlSafe(format!(
        "SELECT lobby_channel_id {COUNTED} GROUP BY lobby_channel_id ORDER BY COUNT(*) DESC, lobby_channel_id"
    ));
    let query = sqlx::query_scalar(sql).bind(guild).bind(quarter.start()).bind(quarter.end());
    Ok(query.fetch_all(tx.read()).await?)
}

/// The language of most of a quarter's games; `None` of no games.
pub async fn language(tx: &mut ReadTx, guild: GuildId, quarter: Quarter) -> Result<Option<Language>, Error> {
    let sql = AssertSqlSafe(format!(
        "SELECT language {COUNTED} GROUP BY language ORDER BY COUNT(*) DESC, language LIMIT 1"
    ));
    let query = sqlx::query_scalar(sql).bind(guild).bind(quarter.start()).bind(quarter.end());
    let code: Option<String> = query.fetch_optional(tx.read()).await?;
    Ok(code.and_then(|code| code.parse().ok()))
}
