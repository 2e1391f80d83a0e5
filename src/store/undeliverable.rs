//! Games whose board could not be shown, for a reason that somebody has to do something about, and whether anybody
//! was told. A board that arrives ends it (`boards::set_shown`).

use ra_table::id::{ChannelId, GameId};

use super::{Error, Store};

/// Notes that a game's board was refused, and whether somebody has been told now. Who was told once, stays so.
pub async fn note(store: &Store, game: GameId, told: bool) -> Result<(), Error> {
    let sql = "UPDATE game SET board_refusal_told = $2 WHERE id = $1 AND COALESCE(board_refusal_told, 0) = 0";
    store.run(sqlx::query(sql).bind(game).bind(i64::from(told))).await
}

/// Whether anybody has been told that a game's board was refused; `None` if none was since the last that arrived.
pub async fn is_told(store: &Store, game: GameId) -> Result<Option<bool>, Error> {
    let sql = "SELECT board_refusal_told FROM game WHERE id = $1 AND board_refusal_told IS NOT NULL";
    let told: Option<i64> = sqlx::query_scalar(sql).bind(game).fetch_optional(store.reader()).await?;
    Ok(told.map(|told| told != 0))
}

/// Whether a game's board was refused that is played in this channel, and nobody has been told.
pub async fn is_untold_in(store: &Store, game: GameId, channel: ChannelId) -> Result<bool, Error> {
    let sql = "SELECT id FROM game WHERE id = $1 AND board_refusal_told = 0 AND channel_id = $2";
    let query = sqlx::query_scalar::<_, GameId>(sql).bind(game).bind(channel);
    Ok(query.fetch_optional(store.reader()).await?.is_some())
}
