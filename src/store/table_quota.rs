//! Who opened which table, and how many are open.

use ra_table::id::{GameId, GuildId, UserId};
use ra_table::time::Millis;

use super::{Error, ReadTx, WriteTx};

/// Notes that a person has opened a table.
pub async fn note(tx: &mut WriteTx, game: GameId, user: UserId, at: Millis) -> Result<(), Error> {
    let sql = "INSERT INTO opened_lobby (game_id, user_id, opened_at) VALUES ($1, $2, $3)";
    tx.run(sqlx::query(sql).bind(game).bind(user).bind(at)).await
}

/// How many tables are open that a person opened, and when the one closes that nobody has touched for longest.
pub async fn open_of(tx: &mut ReadTx, user: UserId) -> Result<Option<(i64, Millis)>, Error> {
    let sql = "SELECT COUNT(*) OVER (), game.lobby_closes_at FROM opened_lobby \
               JOIN game ON game.id = opened_lobby.game_id WHERE opened_lobby.user_id = $1 \
               AND game.status = 'lobby' ORDER BY game.changed_at LIMIT 1";
    Ok(sqlx::query_as(sql).bind(user).fetch_optional(tx.read()).await?)
}

/// The same of a server, whoever opened them.
pub async fn open_in(tx: &mut ReadTx, guild: GuildId) -> Result<Option<(i64, Millis)>, Error> {
    let sql = "SELECT COUNT(*) OVER (), lobby_closes_at FROM game WHERE guild_id = $1 AND status = 'lobby' \
               ORDER BY changed_at LIMIT 1";
    Ok(sqlx::query_as(sql).bind(guild).fetch_optional(tx.read()).await?)
}

/// When a person opened the table that so many of theirs have followed, if that was after a moment.
pub async fn before_last(
    tx: &mut ReadTx,
    user: UserId,
    later: u32,
    since: Millis,
) -> Result<Option<Millis>, Error> {
    let sql = "SELECT opened_at FROM opened_lobby WHERE user_id = $1 AND opened_at > $2 \
               ORDER BY opened_at DESC LIMIT 1 OFFSET $3";
    let query = sqlx::query_scalar(sql).bind(user).bind(since).bind(i64::from(later));
    Ok(query.fetch_optional(tx.read()).await?)
}
