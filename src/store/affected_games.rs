//! The games affected by a bulk update: found one after the other, by number, from where the update was left.

use ra_table::id::{ChannelId, CupId, GameId, GuildId, UserId};
use ra_table::time::Millis;
use sqlx::FromRow;

use super::{Error, ReadTx};

/// Where a game is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRow)]
pub struct Place {
    /// The game.
    #[sqlx(rename = "id")]
    pub game: GameId,
    /// Its channel or thread.
    #[sqlx(rename = "channel_id")]
    pub channel: ChannelId,
    /// The channel of its lobby, in which its thread is.
    #[sqlx(rename = "lobby_channel_id")]
    pub above: ChannelId,
    /// Since when it has been out of reach, if it is known to be.
    #[sqlx(rename = "from_at")]
    pub lost_since: Option<Millis>,
}

/// Where a server's running games are played that have been shown there.
pub async fn places(tx: &mut ReadTx, guild: GuildId) -> Result<Vec<Place>, Error> {
    let sql = "SELECT id, channel_id, lobby_channel_id, from_at FROM game \
               LEFT JOIN out_of_reach ON out_of_reach.game_id = game.id AND out_of_reach.until_at IS NULL \
               WHERE guild_id = $1 AND status = 'running' AND channel_id IS NOT NULL AND shown_seq IS NOT NULL";
    Ok(sqlx::query_as(sql).bind(guild).fetch_all(tx.read()).await?)
}

/// What cannot go on without a channel, by number after one: its lobby, its game, and the games of its threads.
pub async fn next_gone_with(
    tx: &mut ReadTx,
    channel: ChannelId,
    after: GameId,
) -> Result<Option<GameId>, Error> {
    let sql = "SELECT id FROM game WHERE id > $2 AND ((channel_id = $1 AND status = 'running') \
               OR (lobby_channel_id = $1 AND status IN ('lobby', 'running'))) ORDER BY id LIMIT 1";
    Ok(sqlx::query_scalar(sql).bind(channel).bind(after).fetch_optional(tx.read()).await?)
}

/// A cup's next running game by number after one.
pub async fn next_of_cup(tx: &mut ReadTx, cup: CupId, after: GameId) -> Result<Option<GameId>, Error> {
    let sql = "SELECT id FROM cup_table JOIN game ON game.id = game_id \
               WHERE cup_id = $1 AND status = 'running' AND id > $2 ORDER BY id LIMIT 1";
    Ok(sqlx::query_scalar(sql).bind(cup).bind(after).fetch_optional(tx.read()).await?)
}

/// A server's next running game by number after one.
pub async fn next_of_guild(tx: &mut ReadTx, guild: GuildId, after: GameId) -> Result<Option<GameId>, Error> {
    let sql =
        "SELECT id FROM game WHERE guild_id = $1 AND status = 'running' AND id > $2 ORDER BY id LIMIT 1";
    Ok(sqlx::query_scalar(sql).bind(guild).bind(after).fetch_optional(tx.read()).await?)
}

/// The next server, by its number after one, on which a game runs.
pub async fn next_guild(tx: &mut ReadTx, after: GuildId) -> Result<Option<GuildId>, Error> {
    // One step in the index a server, however many games each has.
    let sql =
        "SELECT guild_id FROM game WHERE status = 'running' AND guild_id > $1 ORDER BY guild_id LIMIT 1";
    Ok(sqlx::query_scalar(sql).bind(after).fetch_optional(tx.read()).await?)
}

/// A person's next running game by number after one.
pub async fn next_of_user(tx: &mut ReadTx, user: UserId, after: GameId) -> Result<Option<GameId>, Error> {
    let sql = "SELECT game.id FROM game JOIN person ON person.game_id = game.id WHERE person.user_id = $1 \
               AND person.seat IS NOT NULL AND game.status = 'running' AND person.game_id > $2 \
               ORDER BY person.game_id LIMIT 1";
    Ok(sqlx::query_scalar(sql).bind(user).bind(after).fetch_optional(tx.read()).await?)
}

/// Whether a running game of a server has this as its last entry (`true`), or any other.
pub async fn some_with_last_entry(
    tx: &mut ReadTx,
    guild: GuildId,
    body: &str,
    is: bool,
) -> Result<bool, Error> {
    let sql = "SELECT game.id FROM game LEFT JOIN entry ON entry.game_id = game.id \
               AND entry.seq = game.last_seq AND entry.text = $2 WHERE game.guild_id = $1 \
               AND game.status = 'running' AND (entry.seq IS NOT NULL) = ($3 = 1) LIMIT 1";
    let query = sqlx::query_scalar::<_, GameId>(sql).bind(guild).bind(body).bind(i64::from(is));
    Ok(query.fetch_optional(tx.read()).await?.is_some())
}
