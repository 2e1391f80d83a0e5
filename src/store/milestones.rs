//! That games began, ended or were called off, in the order in which it happened.

use ra_table::id::GameId;
use ra_table::time::Millis;
use sqlx::FromRow;
use strum::{Display, EnumString};

use super::{Error, Store, WriteTx, word};

/// What became of a game. Its words are stored for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString)]
pub enum Milestone {
    /// It began.
    #[strum(serialize = "began")]
    Began,
    /// It was played to its end.
    #[strum(serialize = "ended")]
    Ended,
    /// It was called off after its start.
    #[strum(serialize = "called off")]
    CalledOff,
}

/// What became of a game, with its number among all that became of any.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reached {
    /// The number.
    pub number: i64,
    /// Which game.
    pub game: GameId,
    /// What.
    pub what: Milestone,
    /// When.
    pub at: Millis,
}

#[derive(FromRow)]
struct Row {
    number: i64,
    game_id: GameId,
    event: String,
    at: Millis,
}

/// Notes what became of a game.
pub async fn add(tx: &mut WriteTx, game: GameId, what: Milestone, at: Millis) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO milestone (number, game_id, event, at) \
         SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3 FROM milestone",
    )
    .bind(game)
    .bind(what.to_string())
    .bind(at)
    .execute(tx.write())
    .await?;
    Ok(())
}

/// What became of games after a number, in order, a few at a time.
pub async fn after(store: &Store, number: i64) -> Result<Vec<Reached>, Error> {
    let sql = "SELECT number, game_id, event, at FROM milestone WHERE number > $1 ORDER BY number LIMIT 100";
    let rows: Vec<Row> = sqlx::query_as(sql).bind(number).fetch_all(store.reader()).await?;
    let reached =
        |row: Row| Ok(Reached { number: row.number, game: row.game_id, what: word(&row.event)?, at: row.at });
    rows.into_iter().map(reached).collect()
}
