//! What players have decided ahead, beyond the auction under way. It is read with the people, in `people`.

use super::{Error, WriteTx};
use crate::game::Orders;
use crate::id::GameId;

/// Keeps a player's orders in place of their last ones.
///
/// # Errors
/// When the database fails.
pub async fn keep(tx: &mut WriteTx, game: GameId, orders: &Orders) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO standing (game_id, seat, draw, auction, quick, ask_since, decided_at) VALUES ($1, $2, $3, $4, $5, $6, $7) \
         ON CONFLICT (game_id, seat) DO UPDATE SET draw = excluded.draw, auction = excluded.auction, \
         quick = excluded.quick, ask_since = excluded.ask_since, decided_at = excluded.decided_at",
    )
    .bind(game)
    .bind(orders.seat.index() as i64)
    .bind(orders.draw.as_ref().map(ToString::to_string))
    .bind(orders.auction.as_ref().map(ToString::to_string))
    .bind(i64::from(orders.quick))
    .bind(orders.ask_since)
    .bind(orders.decided_at)
    .execute(tx.write())
    .await?;
    Ok(())
}
