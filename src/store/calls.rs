//! Calls that went out besides the boards.

use sqlx::FromRow;

use super::{Error, ReadTx, Store, WriteTx};
use crate::game::{Called, Stage};
use crate::id::{ChannelId, GameId, MessageId, UserId};
use crate::time::Millis;

/// A call of somebody to a question, with the message that did it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallRow {
    /// In which game.
    pub game: GameId,
    /// Whom, to what, how far.
    pub call: Called,
    /// The message, and where it is; `None` if there is nothing to delete.
    pub message: Option<(ChannelId, MessageId)>,
}

#[derive(FromRow)]
struct Row {
    game_id: GameId,
    user_id: UserId,
    question: i64,
    stage: i64,
    channel_id: Option<ChannelId>,
    message_id: Option<MessageId>,
}

impl TryFrom<Row> for CallRow {
    type Error = Error;

    fn try_from(row: Row) -> Result<CallRow, Error> {
        let stage = Stage::from_repr(row.stage);
        let stage = stage.ok_or_else(|| Error::Unreadable(format!("a call has stage {}", row.stage)))?;
        let call = Called { user: row.user_id, question: row.question, stage };
        Ok(CallRow { game: row.game_id, call, message: row.channel_id.zip(row.message_id) })
    }
}

/// How far the players of a game have been called to what is still asked.
///
/// # Errors
/// When the database fails.
pub async fn open(tx: &mut ReadTx, game: GameId) -> Result<Vec<Called>, Error> {
    let sql = "SELECT game_id, user_id, question, stage, channel_id, message_id FROM ping \
               WHERE game_id = $1 AND done = 0";
    let rows: Vec<Row> = sqlx::query_as(sql).bind(game).fetch_all(tx.read()).await?;
    rows.into_iter().map(|row| CallRow::try_from(row).map(|ping| ping.call)).collect()
}

/// Notes a call.
///
/// # Errors
/// When the database fails.
pub async fn set(tx: &mut WriteTx, ping: &CallRow) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO ping (game_id, user_id, question, stage, channel_id, message_id, done) \
         VALUES ($1, $2, $3, $4, $5, $6, 0) ON CONFLICT (game_id, user_id, question, stage) \
         DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id",
    )
    .bind(ping.game)
    .bind(ping.call.user)
    .bind(ping.call.question)
    .bind(ping.call.stage as i64)
    .bind(ping.message.map(|(channel, _)| channel))
    .bind(ping.message.map(|(_, message)| message))
    .execute(tx.write())
    .await?;
    Ok(())
}

/// Notes that a question has been answered: the messages that called to it are to be deleted.
///
/// # Errors
/// When the database fails.
pub async fn done(tx: &mut WriteTx, game: GameId, call: &Called) -> Result<(), Error> {
    let sql = "UPDATE ping SET done = 1 WHERE game_id = $1 AND user_id = $2 AND question = $3";
    sqlx::query(sql).bind(game).bind(call.user).bind(call.question).execute(tx.write()).await?;
    Ok(())
}

/// All calls of a game that is called off are done.
///
/// # Errors
/// When the database fails.
pub async fn all_done(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    sqlx::query("UPDATE ping SET done = 1 WHERE game_id = $1").bind(game).execute(tx.write()).await?;
    Ok(())
}

/// Calls that are done.
///
/// # Errors
/// When the database fails.
pub async fn to_delete(store: &Store, now: Millis) -> Result<Vec<CallRow>, Error> {
    let sql = "SELECT game_id, user_id, question, stage, channel_id, message_id FROM ping WHERE done = 1 \
               AND try_at <= $1 ORDER BY try_at, message_id LIMIT 50";
    let rows: Vec<Row> = sqlx::query_as(sql).bind(now).fetch_all(store.reader()).await?;
    rows.into_iter().map(CallRow::try_from).collect()
}

/// Forgets a call.
///
/// # Errors
/// When the database fails.
pub async fn forget(tx: &mut WriteTx, ping: &CallRow) -> Result<(), Error> {
    let sql = "DELETE FROM ping WHERE game_id = $1 AND user_id = $2 AND question = $3 AND stage = $4";
    let Called { user, question, stage } = ping.call;
    let query = sqlx::query(sql).bind(ping.game).bind(user).bind(question).bind(stage as i64);
    query.execute(tx.write()).await?;
    Ok(())
}
