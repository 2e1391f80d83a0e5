//! What people have noted for themselves, a text a game. It is read and written here alone, and loaded with no game:
//! nothing that is made of a game can tell it.

use ra_table::id::{GameId, UserId};

use super::{Error, Store, WriteTx};

/// What a person has noted in a game of theirs; `None` for nothing.
pub async fn of(store: &Store, game: GameId, user: UserId) -> Result<Option<String>, Error> {
    let sql = "SELECT note FROM person WHERE game_id = $1 AND user_id = $2 AND note IS NOT NULL";
    Ok(sqlx::query_scalar(sql).bind(game).bind(user).fetch_optional(store.reader()).await?)
}

/// Notes something else; `None` for nothing.
pub async fn set(tx: &mut WriteTx, game: GameId, user: UserId, note: Option<&str>) -> Result<(), Error> {
    let sql = "UPDATE person SET note = $3 WHERE game_id = $1 AND user_id = $2";
    tx.run(sqlx::query(sql).bind(game).bind(user).bind(note.map(super::storable))).await
}
