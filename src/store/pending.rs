//! What somebody has decided on their turn and can still take back. It is read with the people, in `people`.

use ra_table::game::Pending;
use ra_table::id::GameId;

use super::{Error, WriteTx};

/// Keeps it, in place of what was kept before.
pub async fn keep(tx: &mut WriteTx, game: GameId, pending: &Pending) -> Result<(), Error> {
    let query = sqlx::query(
        "INSERT INTO pending_decision (game_id, seat, question, moves, decided_by_name, decided_at, plays_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (game_id) DO UPDATE SET seat = excluded.seat, \
         question = excluded.question, moves = excluded.moves, decided_by_name = excluded.decided_by_name, \
         decided_at = excluded.decided_at, plays_at = excluded.plays_at",
    )
    .bind(game)
    .bind(pending.seat.index() as i64)
    .bind(pending.question)
    .bind(pending.moves.to_string())
    .bind(pending.name.as_str())
    .bind(pending.at)
    .bind(pending.until);
    tx.run(query).await
}

/// Forgets it: it was played or taken back.
pub async fn drop_of(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM pending_decision WHERE game_id = $1").bind(game)).await
}
