//! The histories of games.

use sqlx::FromRow;

use super::{Error, ReadTx, WriteTx, packed, word};
use crate::game::{Ahead, Line};
use crate::id::GameId;
use crate::time::Millis;

#[derive(FromRow)]
struct Row {
    seq: i64,
    actor: String,
    at: Millis,
    decided_at: Option<Millis>,
    body: String,
    ahead: i64,
    paid: Option<String>,
}

/// How far ahead of its moment an entry had been decided on, by what is stored.
pub(super) fn ahead_of(code: i64) -> Result<Ahead, Error> {
    Ahead::from_repr(code).ok_or_else(|| Error::Unreadable(format!("no entry is decided ahead like {code}")))
}

/// A game's whole history, in order.
///
/// # Errors
/// When the database fails, or what is packed cannot be read.
pub async fn all(tx: &mut ReadTx, game: GameId) -> Result<Vec<Line>, Error> {
    let rows = rows(tx, game).await?;
    if rows.first().is_some_and(|first| first.seq == 1) {
        return Ok(rows);
    }
    let mut lines = packed::of(tx, game).await?;
    lines.extend(rows);
    Ok(lines)
}

/// The entries of a game that have rows of their own.
async fn rows(tx: &mut ReadTx, game: GameId) -> Result<Vec<Line>, Error> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT seq, actor, at, decided_at, body, ahead, paid FROM entry WHERE game_id = $1 ORDER BY seq",
    )
    .bind(game)
    .fetch_all(tx.read())
    .await?;
    let line = |Row { seq, actor, at, decided_at, body, ahead, paid }| {
        let (actor, decided_at) = (word(&actor)?, decided_at.unwrap_or(at));
        let (ahead, paid) = (ahead_of(ahead)?, paid.as_deref().map(word).transpose()?);
        Ok(Line { seq, actor, at, decided_at, words: body, ahead, paid })
    };
    rows.into_iter().map(line).collect()
}

/// When something was last done in any game; `None` if nothing ever was.
///
/// # Errors
/// When the database fails.
pub async fn last_at(tx: &mut ReadTx) -> Result<Option<Millis>, Error> {
    let sql =
        "SELECT MAX(at) FROM (SELECT MAX(at) AS at FROM entry UNION ALL SELECT MAX(at) FROM packed) AS last";
    Ok(sqlx::query_scalar(sql).fetch_one(tx.read()).await?)
}

/// Adds an entry.
///
/// # Errors
/// [`Error::Taken`] when the game has an entry of this number already.
pub async fn append(tx: &mut WriteTx, game: GameId, line: &Line) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO entry (game_id, seq, actor, at, decided_at, body, ahead, paid) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(game)
    .bind(line.seq)
    .bind(line.actor.to_string())
    .bind(line.at)
    .bind((line.decided_at != line.at).then_some(line.decided_at))
    .bind(line.words.as_str())
    .bind(line.ahead as i64)
    .bind(line.paid.as_ref().map(ToString::to_string))
    .execute(tx.write())
    .await?;
    Ok(())
}
