//! What players have decided ahead, beyond the auction under way.

use super::{Error, Tx};
use crate::id::GameId;

/// A player's orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingRow {
    /// Whose.
    pub seat: usize,
    /// Until when to draw; empty for no order.
    pub draw: String,
    /// What to answer to an auction that opens before their next turn; empty for no order.
    pub auction: String,
    /// Whether they take part in quick draws.
    pub quick: bool,
}

/// Keeps a player's orders in place of their last ones.
///
/// # Errors
/// When the database fails.
pub async fn keep(tx: &mut Tx, game: GameId, row: &StandingRow) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO standing (game_id, seat, draw, auction, quick) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (game_id, seat) DO UPDATE SET draw = excluded.draw, auction = excluded.auction, \
         quick = excluded.quick",
    )
    .bind(game.0)
    .bind(row.seat as i64)
    .bind(row.draw.as_str())
    .bind(row.auction.as_str())
    .bind(i64::from(row.quick))
    .execute(&mut **tx)
    .await?;
    Ok(())
}
