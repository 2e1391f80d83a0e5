//! Calls that went out besides the boards.

use std::collections::BTreeSet;

use ra_table::game::{Called, Stage, Subject};
use ra_table::id::{ChannelId, GameId, MessageId, UserId};
use ra_table::time::Millis;
use sqlx::{AssertSqlSafe, FromRow};

use super::rows_as_text::Column::{Always, Perhaps};
use super::rows_as_text::{self, Fields};
use super::{Error, ReadTx, Store, WriteTx};

/// A call of somebody to a question, with the message that did it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallRow {
    /// In which game.
    pub game: GameId,
    /// Whom, to what, how far.
    pub call: Called,
    /// The message that did it.
    pub message: CallMessage,
}

/// What is known of the message of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallMessage {
    /// There is none, or none that is to be deleted.
    None,
    /// It is there.
    There(ChannelId, MessageId),
    /// It may have been sent.
    Perhaps {
        /// Where; `None` for direct messages.
        channel: Option<ChannelId>,
        /// When, for the first time.
        at: Millis,
    },
}

/// The columns of a row.
const COLUMNS: &str =
    "game_id, user_id, subject, stage, channel_id, message_id, unconfirmed_since, postponed_until";

#[derive(FromRow)]
struct Row {
    game_id: GameId,
    user_id: UserId,
    subject: String,
    stage: i64,
    channel_id: Option<ChannelId>,
    message_id: Option<MessageId>,
    unconfirmed_since: Option<Millis>,
    postponed_until: Option<Millis>,
}

fn stage_of(number: i64) -> Result<Stage, Error> {
    Stage::of_number(number).ok_or_else(|| Error::Unreadable(format!("a call has stage {number}")))
}

impl TryFrom<Row> for CallRow {
    type Error = Error;

    fn try_from(row: Row) -> Result<CallRow, Error> {
        let stage = stage_of(row.stage)?;
        let subject = row
            .subject
            .parse()
            .map_err(|_| Error::Unreadable(format!("a notification is about {:?}", row.subject)))?;
        let call = Called { user: row.user_id, subject, stage, at: row.postponed_until };
        let message = match (row.channel_id, row.message_id, row.unconfirmed_since) {
            (channel, _, Some(at)) => CallMessage::Perhaps { channel, at },
            (Some(channel), Some(message), None) => CallMessage::There(channel, message),
            (_, _, None) => CallMessage::None,
        };
        Ok(CallRow { game: row.game_id, call, message })
    }
}

/// The calls of a game's players to what is still asked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Open {
    /// How far they are known to have been called.
    pub known: Vec<Called>,
    /// Of what people may have been notified, which is not known.
    pub perhaps: BTreeSet<Subject>,
}

/// The calls of the game that an expression says to what is still asked, as one text.
pub(super) fn open_sql(game: &str) -> String {
    let columns = [
        Always("user_id"),
        Always("subject"),
        Always("stage"),
        Perhaps("postponed_until"),
        Perhaps("unconfirmed_since"),
    ];
    let from = format!("notification WHERE game_id = {game} AND answered = 0");
    rows_as_text::all(&columns, &from, "user_id, subject, stage")
}

/// Reads such a text.
pub(super) fn read_open(text: Option<&str>) -> Result<Open, Error> {
    let call = |fields: &mut Fields<'_>| {
        let (user, subject) = (UserId(fields.always()?), fields.always()?);
        let stage = stage_of(fields.always()?)?;
        let at = fields.perhaps()?.map(Millis);
        let is_unconfirmed = fields.perhaps::<i64>()?.is_some();
        Ok((Called { user, subject, stage, at }, is_unconfirmed))
    };
    let mut open = Open::default();
    for (call, is_unconfirmed) in rows_as_text::read(text, call)? {
        if is_unconfirmed {
            open.perhaps.insert(call.subject);
        } else {
            open.known.push(call);
        }
    }
    Ok(open)
}

/// The calls of a game's players to what is still asked.
pub async fn open(tx: &mut ReadTx, game: GameId) -> Result<Open, Error> {
    read_open(rows_as_text::of_game(tx, game, open_sql).await?.as_deref())
}

/// A call that may have been made, of which it is not known whether it was.
pub async fn unknown(store: &Store, game: GameId, call: &Called) -> Result<Option<CallRow>, Error> {
    let sql = format!(
        "SELECT {COLUMNS} FROM notification WHERE game_id = $1 AND user_id = $2 AND subject = $3 \
         AND stage = $4 AND unconfirmed_since IS NOT NULL"
    );
    let Called { user, subject, stage, .. } = *call;
    let sql = sqlx::query_as(AssertSqlSafe(sql))
        .bind(game)
        .bind(user)
        .bind(subject.to_string())
        .bind(stage.number());
    let row: Option<Row> = sql.fetch_optional(store.reader()).await?;
    row.map(CallRow::try_from).transpose()
}

/// The messages that called a person, as far as they are known and still there.
pub async fn messages_to(store: &Store, user: UserId) -> Result<Vec<MessageId>, Error> {
    let sql = "SELECT message_id FROM notification WHERE user_id = $1 AND message_id IS NOT NULL \
               UNION ALL SELECT message_id FROM direct_question WHERE user_id = $1";
    Ok(sqlx::query_scalar(sql).bind(user).fetch_all(store.reader()).await?)
}

/// Notes a call that was made, and its message, if it is to be deleted.
pub async fn set(
    tx: &mut WriteTx,
    game: GameId,
    call: &Called,
    message: Option<(ChannelId, MessageId)>,
) -> Result<(), Error> {
    let (channel, message) = message.unzip();
    let query = sqlx::query(
        "INSERT INTO notification (game_id, user_id, subject, stage, channel_id, message_id, \
         postponed_until, answered) VALUES ($1, $2, $3, $4, $5, $6, $7, 0) \
         ON CONFLICT (game_id, user_id, subject, stage) \
         DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id, \
         postponed_until = excluded.postponed_until, unconfirmed_since = NULL, answered = 0",
    )
    .bind(game)
    .bind(call.user)
    .bind(call.subject.to_string())
    .bind(call.stage.number())
    .bind(channel)
    .bind(message)
    .bind(call.at);
    tx.run(query).await
}

/// Notes that somebody is shown a question without being called to it, so that it is known once it is answered.
pub async fn note_shown(tx: &mut WriteTx, game: GameId, user: UserId, subject: Subject) -> Result<(), Error> {
    let sql = "INSERT INTO notification (game_id, user_id, subject, stage, answered) VALUES ($1, $2, $3, $4, 0) \
               ON CONFLICT (game_id, user_id, subject, stage) DO NOTHING";
    let query = sqlx::query(sql).bind(game).bind(user).bind(subject.to_string());
    tx.run(query.bind(Stage::PutOff.number())).await
}

/// Notes a call that is about to be made in a channel, or directly. One that may have been made before, too, is
/// looked for since the first time.
pub async fn expect(
    tx: &mut WriteTx,
    game: GameId,
    call: &Called,
    channel: Option<ChannelId>,
    at: Millis,
) -> Result<(), Error> {
    let sql = "INSERT INTO notification (game_id, user_id, subject, stage, channel_id, unconfirmed_since, \
               answered) VALUES ($1, $2, $3, $4, $5, $6, 0) ON CONFLICT (game_id, user_id, subject, stage) \
               DO UPDATE SET channel_id = excluded.channel_id, \
               unconfirmed_since = COALESCE(notification.unconfirmed_since, excluded.unconfirmed_since), \
               answered = 0";
    let Called { user, subject, stage, .. } = *call;
    let query = sqlx::query(sql).bind(game).bind(user).bind(subject.to_string()).bind(stage.number());
    tx.run(query.bind(channel).bind(at)).await
}

/// Forgets a call that was about to be made, and was not.
pub async fn not_sent(tx: &mut WriteTx, game: GameId, call: &Called) -> Result<(), Error> {
    let sql = "DELETE FROM notification WHERE game_id = $1 AND user_id = $2 AND subject = $3 AND stage = $4 \
               AND unconfirmed_since IS NOT NULL";
    let Called { user, subject, stage, .. } = *call;
    tx.run(sqlx::query(sql).bind(game).bind(user).bind(subject.to_string()).bind(stage.number())).await
}

/// Notes that a question has been answered: the messages that called to it are to be deleted.
pub async fn done(tx: &mut WriteTx, game: GameId, call: &Called) -> Result<(), Error> {
    let sql = "UPDATE notification SET answered = 1 WHERE game_id = $1 AND user_id = $2 AND subject = $3";
    tx.run(sqlx::query(sql).bind(game).bind(call.user).bind(call.subject.to_string())).await
}

/// Notes that a game asks a question no more: calls to it, of which it is not known whether they arrived, are to be
/// deleted if they did.
pub async fn perhaps_done(tx: &mut WriteTx, game: GameId, subject: Subject) -> Result<(), Error> {
    let sql = "UPDATE notification SET answered = 1 WHERE game_id = $1 AND subject = $2 \
               AND unconfirmed_since IS NOT NULL";
    tx.run(sqlx::query(sql).bind(game).bind(subject.to_string())).await
}

/// All calls of a game that is called off are done.
pub async fn all_done(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    tx.run(sqlx::query("UPDATE notification SET answered = 1 WHERE game_id = $1").bind(game)).await
}

/// The calls of a game that are done.
pub async fn answered(store: &Store, game: GameId) -> Result<Vec<CallRow>, Error> {
    let sql =
        format!("SELECT {COLUMNS} FROM notification WHERE game_id = $1 AND answered = 1 ORDER BY message_id");
    let rows: Vec<Row> = sqlx::query_as(AssertSqlSafe(sql)).bind(game).fetch_all(store.reader()).await?;
    rows.into_iter().map(CallRow::try_from).collect()
}

/// Forgets a call that is done, unless it has been made again meanwhile.
pub async fn forget(tx: &mut WriteTx, ping: &CallRow) -> Result<(), Error> {
    let sql = "DELETE FROM notification WHERE game_id = $1 AND user_id = $2 AND subject = $3 AND stage = $4 \
               AND answered = 1";
    let Called { user, subject, stage, .. } = ping.call;
    tx.run(sqlx::query(sql).bind(ping.game).bind(user).bind(subject.to_string()).bind(stage.number())).await
}
