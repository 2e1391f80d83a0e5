//! Answers given ahead in auctions.

use super::{Error, Tx, few, number, text};
use crate::id::GameId;

/// An answer that waits for its turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerRow {
    /// Whose.
    pub seat: usize,
    /// The auction it belongs to: the number of the entry that opened it.
    pub question: i64,
    /// How often it has been changed.
    pub revision: i64,
    /// What, in the words of game records.
    pub body: String,
}

/// The answers to one question.
///
/// # Errors
/// When the database fails.
pub async fn to(tx: &mut Tx, game: GameId, question: i64) -> Result<Vec<AnswerRow>, Error> {
    let rows =
        sqlx::query("SELECT seat, question, revision, body FROM answer WHERE game_id = $1 AND question = $2")
            .bind(game.0)
            .bind(question)
            .fetch_all(&mut **tx)
            .await?;
    let answer = |row| {
        Ok(AnswerRow {
            seat: few(row, "seat")?,
            question: number(row, "question", |question| question)?,
            revision: number(row, "revision", |revision| revision)?,
            body: text(row, "body")?,
        })
    };
    rows.iter().map(answer).collect()
}

/// Keeps an answer in place of the seat's last one.
///
/// # Errors
/// When the database fails.
pub async fn keep(tx: &mut Tx, game: GameId, answer: &AnswerRow) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO answer (game_id, seat, question, revision, body) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (game_id, seat) DO UPDATE SET question = excluded.question, revision = excluded.revision, \
         body = excluded.body",
    )
    .bind(game.0)
    .bind(answer.seat as i64)
    .bind(answer.question)
    .bind(answer.revision)
    .bind(answer.body.as_str())
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Drops a seat's answer, played or withdrawn.
///
/// # Errors
/// When the database fails.
pub async fn drop_of(tx: &mut Tx, game: GameId, seat: usize) -> Result<(), Error> {
    sqlx::query("DELETE FROM answer WHERE game_id = $1 AND seat = $2")
        .bind(game.0)
        .bind(seat as i64)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Drops all answers but those to the question that is open, if one is.
///
/// # Errors
/// When the database fails.
pub async fn drop_older(tx: &mut Tx, game: GameId, open: Option<i64>) -> Result<(), Error> {
    sqlx::query("DELETE FROM answer WHERE game_id = $1 AND question <> $2")
        .bind(game.0)
        .bind(open.unwrap_or(-1))
        .execute(&mut **tx)
        .await?;
    Ok(())
}
