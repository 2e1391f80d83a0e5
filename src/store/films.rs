//! The films of games: one of each game, once somebody has asked for it.

use ra_table::id::{ChannelId, GameId, MessageId};
use ra_table::time::Millis;
use sqlx::FromRow;

use super::tasks::{self, Kind};
use super::{Error, ReadTx, WriteTx};

/// A film that somebody has asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRow)]
pub struct Film {
    /// Where it is posted.
    #[sqlx(rename = "channel_id")]
    pub channel: ChannelId,
    /// Its message, once it is there.
    #[sqlx(rename = "message_id")]
    pub message: Option<MessageId>,
}

/// A game's film; `None` if nobody has asked for it.
pub async fn of(tx: &mut ReadTx, game: GameId) -> Result<Option<Film>, Error> {
    let sql = "SELECT channel_id, message_id FROM film WHERE game_id = $1";
    Ok(sqlx::query_as(sql).bind(game).fetch_optional(tx.read()).await?)
}

/// Notes that somebody asks for a game's film, and the task that makes it.
pub async fn ask(tx: &mut WriteTx, game: GameId, channel: ChannelId, now: Millis) -> Result<(), Error> {
    let sql = "INSERT INTO film (game_id, asked_at, channel_id) VALUES ($1, $2, $3) \
               ON CONFLICT (game_id) DO NOTHING";
    tx.run(sqlx::query(sql).bind(game).bind(now).bind(channel)).await?;
    tasks::ensure_of_game(tx, Kind::Film, game, now).await
}

/// Notes the message of a game's film.
pub async fn set_message(tx: &mut WriteTx, game: GameId, message: MessageId) -> Result<(), Error> {
    let sql = "UPDATE film SET message_id = $2 WHERE game_id = $1";
    tx.run(sqlx::query(sql).bind(game).bind(message)).await
}

/// Forgets that somebody has asked for a game's film.
pub async fn forget(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM film WHERE game_id = $1").bind(game)).await
}
