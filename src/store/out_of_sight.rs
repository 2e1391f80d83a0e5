//! When players could not see the channel of their game: `outages` reads it.

use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;

use super::{Error, WriteTx};

/// When a player cannot see the channel.
#[derive(Debug, Clone, Copy)]
pub struct Unsighted {
    /// Since when.
    pub from: Millis,
    /// When that was found out.
    pub noticed: Millis,
    /// When it is to be looked at again.
    pub check: Millis,
}

/// Notes that a player has not seen the channel since a moment.
pub async fn begin(
    tx: &mut WriteTx,
    game: GameId,
    user: UserId,
    Unsighted { from, noticed, check }: Unsighted,
) -> Result<(), Error> {
    let sql = "INSERT INTO out_of_sight (game_id, user_id, from_at, until_at, noticed_at, check_at) \
               VALUES ($1, $2, $3, NULL, $4, $5) \
               ON CONFLICT (game_id, user_id, from_at) DO UPDATE SET until_at = excluded.until_at, \
               noticed_at = excluded.noticed_at, check_at = excluded.check_at";
    tx.run(sqlx::query(sql).bind(game).bind(user).bind(from).bind(noticed).bind(check)).await
}

/// Notes when it is to be looked again whether a player sees the channel who does not.
pub async fn check(tx: &mut WriteTx, game: GameId, user: UserId, at: Millis) -> Result<(), Error> {
    let sql =
        "UPDATE out_of_sight SET check_at = $3 WHERE game_id = $1 AND user_id = $2 AND until_at IS NULL";
    tx.run(sqlx::query(sql).bind(game).bind(user).bind(at)).await
}

/// Notes that a player sees it again.
pub async fn end(tx: &mut WriteTx, game: GameId, user: UserId, until: Millis) -> Result<(), Error> {
    let sql =
        "UPDATE out_of_sight SET until_at = $3 WHERE game_id = $1 AND user_id = $2 AND until_at IS NULL";
    tx.run(sqlx::query(sql).bind(game).bind(user).bind(until)).await
}
