//! When the program itself has something to do at a table before its game.

use ra_table::id::GameId;
use ra_table::time::Millis;

use super::{Error, WriteTx};

/// Notes the next moment at which the program itself has something to do there.
pub async fn set(tx: &mut WriteTx, game: GameId, due: Option<Millis>) -> Result<(), Error> {
    let sql = "UPDATE game SET next_action_at = $2 WHERE id = $1";
    sqlx::query(sql).bind(game).bind(due).execute(tx.write()).await?;
    Ok(())
}
