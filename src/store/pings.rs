//! Calls that went out besides the boards.

use super::{Error, Store, Tx, number};
use crate::id::{ChannelId, GameId, MessageId, UserId};

/// A call of somebody to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PingRow {
    /// Who.
    pub user: UserId,
    /// The question: the number of the entry that put it.
    pub question: i64,
    /// 1 called, 2 reminded, 3 reminded for the last time.
    pub stage: i64,
    /// The message that did it, and its channel; 0 if there is nothing to delete.
    pub message: MessageId,
    /// Where.
    pub channel: ChannelId,
}

/// Notes a call.
///
/// # Errors
/// When the database fails.
pub async fn set(tx: &mut Tx, game: GameId, ping: &PingRow) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO ping (game_id, user_id, question, stage, channel_id, message_id, done) \
         VALUES ($1, $2, $3, $4, $5, $6, 0) ON CONFLICT (game_id, user_id, question, stage) \
         DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id",
    )
    .bind(game.0)
    .bind(ping.user.0)
    .bind(ping.question)
    .bind(ping.stage)
    .bind(ping.channel.0)
    .bind(ping.message.0)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Notes that a question has been answered: the messages that called to it are to be deleted.
///
/// # Errors
/// When the database fails.
pub async fn done(tx: &mut Tx, game: GameId, user: UserId, question: i64) -> Result<(), Error> {
    let sql = "UPDATE ping SET done = 1 WHERE game_id = $1 AND user_id = $2 AND question = $3";
    sqlx::query(sql).bind(game.0).bind(user.0).bind(question).execute(&mut **tx).await?;
    Ok(())
}

/// All calls of a game that is over or called off are done.
///
/// # Errors
/// When the database fails.
pub async fn all_done(tx: &mut Tx, game: GameId) -> Result<(), Error> {
    sqlx::query("UPDATE ping SET done = 1 WHERE game_id = $1").bind(game.0).execute(&mut **tx).await?;
    Ok(())
}

/// Calls that are done, with the games that they belong to.
///
/// # Errors
/// When the database fails.
pub async fn to_delete(store: &Store) -> Result<Vec<(GameId, PingRow)>, Error> {
    let sql = "SELECT game_id, user_id, question, stage, channel_id, message_id FROM ping WHERE done = 1 \
               ORDER BY message_id LIMIT 50";
    let rows = sqlx::query(sql).fetch_all(store.reader()).await?;
    let ping = |row| {
        let ping = PingRow {
            user: number(row, "user_id", UserId)?,
            question: number(row, "question", |question| question)?,
            stage: number(row, "stage", |stage| stage)?,
            message: number(row, "message_id", MessageId)?,
            channel: number(row, "channel_id", ChannelId)?,
        };
        Ok((number(row, "game_id", GameId)?, ping))
    };
    rows.iter().map(ping).collect()
}

/// Forgets a call.
///
/// # Errors
/// When the database fails.
pub async fn forget(tx: &mut Tx, game: GameId, ping: &PingRow) -> Result<(), Error> {
    let sql = "DELETE FROM ping WHERE game_id = $1 AND user_id = $2 AND question = $3 AND stage = $4";
    let query = sqlx::query(sql).bind(game.0).bind(ping.user.0).bind(ping.question).bind(ping.stage);
    query.execute(&mut **tx).await?;
    Ok(())
}
