//! Chairs that are offered to people who do not sit at the table.

use ra_table::game::Offer;
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;
use sqlx::FromRow;

use super::{Error, ReadTx, WriteTx};

#[derive(FromRow)]
struct Row {
    owner_id: UserId,
    by_id: UserId,
    by_name: String,
    by_moderator: i64,
    until_at: Millis,
    declined: i64,
}

/// What is offered to a person in a game, or was.
pub async fn to(tx: &mut ReadTx, game: GameId, user: UserId) -> Result<Option<Offer>, Error> {
    let sql = "SELECT owner_id, by_id, by_name, by_moderator, until_at, declined FROM seat_offer \
               WHERE game_id = $1 AND user_id = $2";
    let row: Option<Row> = sqlx::query_as(sql).bind(game).bind(user).fetch_optional(tx.read()).await?;
    Ok(row.map(|row| Offer {
        game,
        to: user,
        of: row.owner_id,
        by: row.by_id,
        by_name: row.by_name,
        looks_after: row.by_moderator != 0,
        until: row.until_at,
        declined: row.declined != 0,
    }))
}

/// Notes an offer, in place of the one that the person had in this game.
pub async fn put(tx: &mut WriteTx, offer: &Offer) -> Result<(), Error> {
    let query = sqlx::query(
        "INSERT INTO seat_offer (game_id, user_id, owner_id, by_id, by_name, by_moderator, until_at, declined) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (game_id, user_id) DO UPDATE SET \
         owner_id = excluded.owner_id, by_id = excluded.by_id, by_name = excluded.by_name, \
         by_moderator = excluded.by_moderator, until_at = excluded.until_at, declined = excluded.declined",
    )
    .bind(offer.game)
    .bind(offer.to)
    .bind(offer.of)
    .bind(offer.by)
    .bind(super::storable(&offer.by_name))
    .bind(i64::from(offer.looks_after))
    .bind(offer.until)
    .bind(i64::from(offer.declined));
    tx.run(query).await
}

/// Forgets the offer that a person has in a game.
pub async fn drop_of(tx: &mut WriteTx, game: GameId, user: UserId) -> Result<(), Error> {
    let sql = "DELETE FROM seat_offer WHERE game_id = $1 AND user_id = $2";
    tx.run(sqlx::query(sql).bind(game).bind(user)).await
}

/// Forgets the offers that held until before a moment.
pub async fn forget(tx: &mut WriteTx, before: Millis) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM seat_offer WHERE until_at < $1").bind(before)).await
}
