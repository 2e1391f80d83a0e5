//! Who sits where.

use super::{Error, Tx, few, number, text};
use crate::id::{GameId, UserId};

/// A person or a computer player at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// The seat's number.
    pub number: usize,
    /// Who sits there.
    pub user: UserId,
    /// The display name when they last did something.
    pub name: String,
    /// Whether the seat is only kept for them.
    pub kept: bool,
    /// The level of a computer player; empty for a person.
    pub level: String,
}

/// Everybody at a table, by number.
///
/// # Errors
/// When the database fails.
pub async fn all(tx: &mut Tx, game: GameId) -> Result<Vec<SeatRow>, Error> {
    let rows =
        sqlx::query("SELECT number, user_id, name, kept, level FROM seat WHERE game_id = $1 ORDER BY number")
            .bind(game.0)
            .fetch_all(&mut **tx)
            .await?;
    let seat = |row| {
        Ok(SeatRow {
            number: few(row, "number")?,
            user: number(row, "user_id", UserId)?,
            name: text(row, "name")?,
            kept: few(row, "kept")? != 0,
            level: text(row, "level")?,
        })
    };
    rows.iter().map(seat).collect()
}

/// A name without control characters, which `whole` relies upon.
fn clean(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).collect()
}

/// Takes the place of everybody at a table by these.
///
/// # Errors
/// When the database fails.
pub async fn replace(tx: &mut Tx, game: GameId, seats: &[SeatRow]) -> Result<(), Error> {
    sqlx::query("DELETE FROM seat WHERE game_id = $1").bind(game.0).execute(&mut **tx).await?;
    for seat in seats {
        let sql =
            "INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES ($1, $2, $3, $4, $5, $6)";
        sqlx::query(sql)
            .bind(game.0)
            .bind(seat.number as i64)
            .bind(seat.user.0)
            .bind(clean(&seat.name))
            .bind(i64::from(seat.kept))
            .bind(seat.level.as_str())
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}

/// Notes a person's present name.
///
/// # Errors
/// When the database fails.
pub async fn rename(tx: &mut Tx, game: GameId, user: UserId, name: &str) -> Result<(), Error> {
    sqlx::query("UPDATE seat SET name = $3 WHERE game_id = $1 AND user_id = $2")
        .bind(game.0)
        .bind(user.0)
        .bind(clean(name))
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Gives a person's chair to another.
///
/// # Errors
/// [`Error::Taken`] when that one sits at the table already.
pub async fn give(tx: &mut Tx, game: GameId, from: UserId, to: UserId, name: &str) -> Result<(), Error> {
    sqlx::query("UPDATE seat SET user_id = $3, name = $4 WHERE game_id = $1 AND user_id = $2")
        .bind(game.0)
        .bind(from.0)
        .bind(to.0)
        .bind(clean(name))
        .execute(&mut **tx)
        .await?;
    Ok(())
}
