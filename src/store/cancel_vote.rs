//! That it is asked whether running games are to be called off, and by which messages.

use ra_table::game::{CancelVote, Number};
use ra_table::id::{ChannelId, GameId, MessageId};
use ra_table::time::Millis;
use sqlx::FromRow;

use super::tasks::{self, Kind};
use super::{Error, ReadTx, WriteTx, small, word};

/// Where a message is.
pub type Place = (ChannelId, MessageId);

/// The columns of what is asked, as they are read with a game.
#[derive(FromRow)]
pub(super) struct Row {
    asked_by: Option<i64>,
    asked_at: Option<Millis>,
    agreed: Option<String>,
    outcome: Option<String>,
    ended_at: Option<Millis>,
}

impl Row {
    /// Their names.
    pub(super) const COLUMNS: &str = "asked_by, asked_at, agreed, outcome, ended_at";

    /// What is asked; `None` if nothing ever was.
    pub(super) fn read(self) -> Result<Option<CancelVote>, Error> {
        let (Some(asked_by), Some(asked_at), Some(agreed)) = (self.asked_by, self.asked_at, self.agreed)
        else {
            return Ok(None);
        };
        let numbers = agreed.split(',').filter(|digits| !digits.is_empty()).map(word);
        let outcome = self.outcome.as_deref().map(word).transpose()?;
        Ok(Some(CancelVote {
            by: Number(small(asked_by)?),
            asked_at,
            agreed: numbers.collect::<Result<_, _>>()?,
            ended: outcome.zip(self.ended_at),
        }))
    }
}

/// Notes what is asked in a game, and the task that updates its messages. What is asked anew has none yet.
pub async fn put(tx: &mut WriteTx, game: GameId, asked: &CancelVote, now: Millis) -> Result<(), Error> {
    let agreed: Vec<String> = asked.agreed.iter().map(Number::to_string).collect();
    let forget = "DELETE FROM cancel_vote_notification WHERE game_id = $1 AND EXISTS \
                  (SELECT 1 FROM cancel_vote WHERE game_id = $1 AND asked_at <> $2)";
    tx.run(sqlx::query(forget).bind(game).bind(asked.asked_at)).await?;
    let query = sqlx::query(
        "INSERT INTO cancel_vote (game_id, asked_by, asked_at, agreed, outcome, ended_at) \
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (game_id) DO UPDATE SET \
         asked_by = excluded.asked_by, asked_at = excluded.asked_at, agreed = excluded.agreed, \
         outcome = excluded.outcome, ended_at = excluded.ended_at, \
         channel_id = CASE WHEN cancel_vote.asked_at = excluded.asked_at THEN cancel_vote.channel_id END, \
         message_id = CASE WHEN cancel_vote.asked_at = excluded.asked_at THEN cancel_vote.message_id END",
    )
    .bind(game)
    .bind(i64::from(asked.by.0))
    .bind(asked.asked_at)
    .bind(agreed.join(","))
    .bind(asked.ended.map(|(came, _)| came.to_string()))
    .bind(asked.ended.map(|(_, at)| at));
    tx.run(query).await?;
    tasks::put_of_game(tx, Kind::CancelVote, game, now).await
}

/// The message that asks it in a game, once it is there.
pub async fn message(tx: &mut ReadTx, game: GameId) -> Result<Option<Place>, Error> {
    let sql = "SELECT channel_id, message_id FROM cancel_vote \
               WHERE game_id = $1 AND channel_id IS NOT NULL AND message_id IS NOT NULL";
    Ok(sqlx::query_as(sql).bind(game).fetch_optional(tx.read()).await?)
}

/// Notes which message asks it.
pub async fn set_message(tx: &mut WriteTx, game: GameId, (channel, message): Place) -> Result<(), Error> {
    let sql = "UPDATE cancel_vote SET channel_id = $2, message_id = $3 WHERE game_id = $1";
    tx.run(sqlx::query(sql).bind(game).bind(channel).bind(message)).await
}

/// Who was called to answer, and by which messages of their own.
pub async fn calls(tx: &mut ReadTx, game: GameId) -> Result<Vec<(Number, Option<Place>)>, Error> {
    let sql = "SELECT person_number, channel_id, message_id FROM cancel_vote_notification WHERE game_id = $1 \
               ORDER BY person_number";
    let rows: Vec<(i64, Option<ChannelId>, Option<MessageId>)> =
        sqlx::query_as(sql).bind(game).fetch_all(tx.read()).await?;
    let call = |(number, channel, message): (i64, Option<ChannelId>, Option<MessageId>)| {
        Ok((Number(small(number)?), channel.zip(message)))
    };
    rows.into_iter().map(call).collect()
}

/// Notes that somebody was called, and by which message; none if it is gone, or says all that is to be said.
pub async fn set_call(
    tx: &mut WriteTx,
    game: GameId,
    number: Number,
    place: Option<Place>,
) -> Result<(), Error> {
    let sql = "INSERT INTO cancel_vote_notification (game_id, person_number, channel_id, message_id) \
               VALUES ($1, $2, $3, $4) ON CONFLICT (game_id, person_number) \
               DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id";
    let query = sqlx::query(sql).bind(game).bind(i64::from(number.0));
    tx.run(query.bind(place.map(|(channel, _)| channel)).bind(place.map(|(_, message)| message))).await
}
