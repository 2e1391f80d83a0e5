//! Games whose board could not be shown, for a reason that somebody has to do something about, and whether anybody
//! was told. A board that arrives ends it (`boards::set_shown`).

use super::{Error, Store, WriteTx};
use crate::id::{ChannelId, GameId};

/// Notes that a game's board was refused, and whether somebody has been told now. Who was told once, stays so.
///
/// # Errors
/// When the database fails.
pub async fn note(tx: &mut WriteTx, game: GameId, told: bool) -> Result<(), Error> {
    let sql = "INSERT INTO refused (game_id, told) VALUES ($1, $2) \
               ON CONFLICT (game_id) DO UPDATE SET told = excluded.told WHERE refused.told = 0";
    sqlx::query(sql).bind(game).bind(i64::from(told)).execute(tx.write()).await?;
    Ok(())
}

/// Whether anybody has been told that a game's board was refused; `None` if none was since the last that arrived.
///
/// # Errors
/// When the database fails.
pub async fn is_told(store: &Store, game: GameId) -> Result<Option<bool>, Error> {
    let sql = "SELECT told FROM refused WHERE game_id = $1";
    let told: Option<i64> = sqlx::query_scalar(sql).bind(game).fetch_optional(store.reader()).await?;
    Ok(told.map(|told| told != 0))
}

/// Whether a game's board was refused that is played in this channel, and nobody has been told.
///
/// # Errors
/// When the database fails.
pub async fn is_untold_in(store: &Store, game: GameId, channel: ChannelId) -> Result<bool, Error> {
    let sql = "SELECT game.id FROM refused JOIN game ON game.id = refused.game_id \
               WHERE refused.game_id = $1 AND told = 0 AND channel_id = $2";
    let query = sqlx::query_scalar::<_, GameId>(sql).bind(game).bind(channel);
    Ok(query.fetch_optional(store.reader()).await?.is_some())
}

/// Notes that a board arrived.
///
/// # Errors
/// When the database fails.
pub(super) async fn end(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    sqlx::query("DELETE FROM refused WHERE game_id = $1").bind(game).execute(tx.write()).await?;
    Ok(())
}
