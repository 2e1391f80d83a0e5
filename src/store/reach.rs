//! How somebody at a table is reached, beyond what they have set for all their games.

use ra_table::game::Reach;
use ra_table::id::GameId;

use super::{Error, WriteTx};

/// Notes how somebody is reached in a game.
pub async fn keep(tx: &mut WriteTx, game: GameId, reach: &Reach) -> Result<(), Error> {
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
