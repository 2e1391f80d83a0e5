//! The histories of games, and the interactions that wrote them.

use super::{Error, Tx, few, number, text};
use crate::id::{GameId, InteractionId, UserId};
use crate::time::Millis;

/// One thing that happened in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryRow {
    /// Its number, from 1.
    pub seq: i64,
    /// Who did it; 0 for the program itself.
    pub actor: UserId,
    /// When.
    pub at: Millis,
    /// What, in the words of `app::entry`.
    pub body: String,
    /// Whether it is an answer that was given ahead and played by what somebody else did.
    pub ahead: bool,
}

/// A game's whole history, in order.
///
/// # Errors
/// When the database fails.
pub async fn all(tx: &mut Tx, game: GameId) -> Result<Vec<EntryRow>, Error> {
    let rows =
        sqlx::query("SELECT seq, actor_id, at, body, ahead FROM entry WHERE game_id = $1 ORDER BY seq")
            .bind(game.0)
            .fetch_all(&mut **tx)
            .await?;
    let entry = |row| {
        Ok(EntryRow {
            seq: number(row, "seq", |seq| seq)?,
            actor: number(row, "actor_id", UserId)?,
            at: number(row, "at", Millis)?,
            body: text(row, "body")?,
            ahead: few(row, "ahead")? != 0,
        })
    };
    rows.iter().map(entry).collect()
}

/// Adds an entry.
///
/// # Errors
/// [`Error::Taken`] when the game has an entry of this number already.
pub async fn append(tx: &mut Tx, game: GameId, entry: &EntryRow) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(game.0)
    .bind(entry.seq)
    .bind(entry.actor.0)
    .bind(entry.at.0)
    .bind(entry.body.as_str())
    .bind(i64::from(entry.ahead))
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Notes that an interaction has been acted on.
///
/// # Errors
/// [`Error::Taken`] when it had been before: Discord delivered it twice.
pub async fn note_interaction(tx: &mut Tx, interaction: InteractionId, now: Millis) -> Result<(), Error> {
    sqlx::query("INSERT INTO interaction (id, at) VALUES ($1, $2)")
        .bind(interaction.0)
        .bind(now.0)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Forgets the interactions before a moment; Discord delivers none so late.
///
/// # Errors
/// When the database fails.
pub async fn forget_interactions(tx: &mut Tx, before: Millis) -> Result<(), Error> {
    sqlx::query("DELETE FROM interaction WHERE at < $1").bind(before.0).execute(&mut **tx).await?;
    Ok(())
}
