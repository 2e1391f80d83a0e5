//! Answers given ahead in auctions. They are read with the people, in `people`.

use ra_table::game::Given;
use ra_table::id::GameId;

use super::{Error, WriteTx};

/// Keeps an answer in place of the seat's last one. It belongs to a question: the number of the entry that opened the
/// auction.
pub async fn keep(tx: &mut WriteTx, game: GameId, question: i64, given: &Given) -> Result<(), Error> {
    let query = sqlx::query(
        "INSERT INTO sealed_answer (game_id, seat, question, revision, plan, decided_at, status, clock_ran) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (game_id, seat) \
         DO UPDATE SET question = excluded.question, revision = excluded.revision, plan = excluded.plan, \
         decided_at = excluded.decided_at, status = excluded.status, clock_ran = excluded.clock_ran",
    )
    .bind(game)
    .bind(given.seat.index() as i64)
    .bind(question)
    .bind(given.revision)
    .bind(given.plan.to_string())
    .bind(given.at)
    .bind(given.kept as i64)
    .bind(given.paid.to_string());
    tx.run(query).await
}

/// Drops a seat's answer, played or withdrawn.
pub async fn drop_of(tx: &mut WriteTx, game: GameId, seat: usize) -> Result<(), Error> {
    let sql = "DELETE FROM sealed_answer WHERE game_id = $1 AND seat = $2";
    tx.run(sqlx::query(sql).bind(game).bind(seat as i64)).await
}

/// Drops all answers but those to the question that is open, if one is.
pub async fn drop_older(tx: &mut WriteTx, game: GameId, open: Option<i64>) -> Result<(), Error> {
    let sql = "DELETE FROM sealed_answer WHERE game_id = $1 AND question <> $2";
    tx.run(sqlx::query(sql).bind(game).bind(open.unwrap_or(-1))).await
}
