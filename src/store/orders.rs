//! What players have decided ahead, beyond the auction under way. It is read with the people, in `people`.

use ra_table::game::Orders;
use ra_table::id::GameId;

use super::{Error, WriteTx};

/// Keeps a player's orders in place of their last ones.
pub async fn keep(tx: &mut WriteTx, game: GameId, orders: &Orders) -> Result<(), Error> {
    let query = sqlx::query(
        "INSERT INTO standing_order (game_id, seat, draw_until, next_auction, autoplay, ask_since_seq, \
         decided_at) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (game_id, seat) \
         DO UPDATE SET draw_until = excluded.draw_until, next_auction = excluded.next_auction, \
         autoplay = excluded.autoplay, ask_since_seq = excluded.ask_since_seq, \
         decided_at = excluded.decided_at",
    )
    .bind(game)
    .bind(orders.seat.index() as i64)
    .bind(orders.draw.as_ref().map(ToString::to_string))
    .bind(orders.auction.as_ref().map(ToString::to_string))
    .bind(i64::from(orders.quick))
    .bind(orders.ask_since)
    .bind(orders.decided_at);
    tx.run(query).await
}
