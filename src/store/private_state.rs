//! What belongs to a game besides its history. It is read with the people, in `people`.

use ra_table::game::{Given, Orders, Pending, Reach};
use ra_table::id::GameId;

use super::{Error, WriteTx};

/// Keeps an answer given ahead, in place of the seat's last one. It belongs to a question: the number of the entry that
/// opened the auction.
pub async fn keep_answer(tx: &mut WriteTx, game: GameId, question: i64, given: &Given) -> Result<(), Error> {
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
pub async fn drop_answer(tx: &mut WriteTx, game: GameId, seat: usize) -> Result<(), Error> {
    let sql = "DELETE FROM sealed_answer WHERE game_id = $1 AND seat = $2";
    tx.run(sqlx::query(sql).bind(game).bind(seat as i64)).await
}

/// Drops all answers but those to the question that is open, if one is.
pub async fn drop_older_answers(tx: &mut WriteTx, game: GameId, open: Option<i64>) -> Result<(), Error> {
    let sql =
        "DELETE FROM sealed_answer WHERE game_id = $1 AND (CAST($2 AS BIGINT) IS NULL OR question <> $2)";
    tx.run(sqlx::query(sql).bind(game).bind(open)).await
}

/// Keeps what a player has decided beyond the auction under way, in place of what they had.
pub async fn keep_orders(tx: &mut WriteTx, game: GameId, orders: &Orders) -> Result<(), Error> {
    let query = sqlx::query(
        "INSERT INTO standing_order (game_id, seat, draw_until, draw_here_until, next_auction, autoplay, \
         ask_since_seq, decided_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (game_id, seat) \
         DO UPDATE SET draw_until = excluded.draw_until, draw_here_until = excluded.draw_here_until, \
         next_auction = excluded.next_auction, \
         autoplay = excluded.autoplay, ask_since_seq = excluded.ask_since_seq, \
         decided_at = excluded.decided_at",
    )
    .bind(game)
    .bind(orders.seat.index() as i64)
    .bind(orders.draw.as_ref().map(ToString::to_string))
    .bind(orders.draw_here.as_ref().map(ToString::to_string))
    .bind(orders.auction.as_ref().map(ToString::to_string))
    .bind(i64::from(orders.quick))
    .bind(orders.ask_since)
    .bind(orders.decided_at);
    tx.run(query).await
}

/// Keeps what somebody has decided on their turn and can still take back, in place of what was kept before.
pub async fn keep_pending(tx: &mut WriteTx, game: GameId, pending: &Pending) -> Result<(), Error> {
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
    .bind(super::storable(&pending.name))
    .bind(pending.at)
    .bind(pending.until);
    tx.run(query).await
}

/// Forgets what could be taken back: it was played, or was taken back.
pub async fn drop_pending(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM pending_decision WHERE game_id = $1").bind(game)).await
}

/// Notes how somebody is reached in a game, beyond what they have set for all their games.
pub async fn keep_reach(tx: &mut WriteTx, game: GameId, reach: &Reach) -> Result<(), Error> {
    let sql = "INSERT INTO contact (game_id, user_id, acted_by_dm_at, looked_at, snoozed_question, \
               snoozed_until) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (game_id, user_id) \
               DO UPDATE SET acted_by_dm_at = excluded.acted_by_dm_at, \
               looked_at = excluded.looked_at, \
               snoozed_question = excluded.snoozed_question, snoozed_until = excluded.snoozed_until";
    let Reach { user, elsewhere_at, looked_at, later } = *reach;
    let query = sqlx::query(sql).bind(game).bind(user).bind(elsewhere_at).bind(looked_at);
    let query = query.bind(later.map(|later| later.question)).bind(later.map(|later| later.at));
    tx.run(query).await
}
