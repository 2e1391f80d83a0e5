//! What was dealt in games: private, and so apart from their rows.

use ra_table::game::Deal;
use ra_table::id::GameId;

use super::{Error, ReadTx, WriteTx};

/// What was dealt, as it is stored. Private.
#[derive(Clone)]
pub struct Dealt {
    /// The version of the rules that the game began with.
    pub rules: i64,
    /// As JSON.
    pub setup: String,
    /// The first word of the proof's line.
    pub salt: String,
}

impl std::fmt::Debug for Dealt {
    /// Without the bag, so that it cannot slip into a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Dealt").field("rules", &self.rules).finish_non_exhaustive()
    }
}

/// All games that have begun, whatever became of them.
pub async fn games(tx: &mut ReadTx) -> Result<Vec<GameId>, Error> {
    Ok(sqlx::query_scalar("SELECT game_id FROM deal ORDER BY game_id").fetch_all(tx.read()).await?)
}

/// Notes what was dealt in a game that begins, and by which version of the rules it is played.
///
/// # Errors
/// [`Error::Taken`] when it has begun already.
pub async fn add(tx: &mut WriteTx, game: GameId, rules: i64, deal: &Deal) -> Result<(), Error> {
    let sql = "INSERT INTO deal (game_id, rules, setup, salt) VALUES ($1, $2, $3, $4)";
    tx.run(sqlx::query(sql).bind(game).bind(rules).bind(deal.stored()).bind(deal.salt.as_str())).await
}
