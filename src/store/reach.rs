//! How somebody at a table is reached, beyond what they have set for all their games.

use super::{Error, WriteTx};
use crate::game::Reach;
use crate::id::GameId;

/// Notes how somebody is reached in a game.
///
/// # Errors
/// When the database fails.
pub async fn keep(tx: &mut WriteTx, game: GameId, reach: &Reach) -> Result<(), Error> {
    let sql = "INSERT INTO reach (game_id, user_id, elsewhere_at, question, later_at) VALUES ($1, $2, $3, $4, $5) \
               ON CONFLICT (game_id, user_id) DO UPDATE SET elsewhere_at = excluded.elsewhere_at, \
               question = excluded.question, later_at = excluded.later_at";
    let Reach { user, elsewhere_at, later } = *reach;
    let query = sqlx::query(sql).bind(game).bind(user).bind(elsewhere_at);
    let query = query.bind(later.map(|later| later.question)).bind(later.map(|later| later.at));
    query.execute(tx.write()).await?;
    Ok(())
}
