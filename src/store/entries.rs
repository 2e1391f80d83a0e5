//! The histories of games.

use ra_table::game::{Ahead, Line};
use ra_table::id::GameId;
use ra_table::time::Millis;

use super::rows_as_text::Column::{self, Always, Free, Perhaps};
use super::rows_as_text::{self, Fields};
use super::{Error, ReadTx, WriteTx};

/// How far ahead of its moment an entry had been decided on, by what is stored.
pub(super) fn ahead_of(code: i64) -> Result<Ahead, Error> {
    Ahead::from_repr(code).ok_or_else(|| Error::Unreadable(format!("no entry is decided ahead like {code}")))
}

/// The columns of an entry, in the order in which [`line()`] reads them.
const COLUMNS: [Column; 7] = [
    Always("seq"),
    Always("actor"),
    Always("at"),
    Always("COALESCE(decided_at, at)"),
    Always("decided_how"),
    Perhaps("clock_ran"),
    Free("text"),
];

fn line(fields: &mut Fields<'_>) -> Result<Line, Error> {
    Ok(Line {
        seq: fields.always()?,
        actor: fields.always()?,
        at: Millis(fields.always()?),
        decided_at: Millis(fields.always()?),
        ahead: ahead_of(fields.always()?)?,
        paid: fields.perhaps()?,
        words: fields.free()?,
    })
}

/// The history of the game that an expression says, in order, as one text.
pub(super) fn sql(game: &str) -> String {
    rows_as_text::all(&COLUMNS, &format!("entry WHERE game_id = {game}"), "seq")
}

/// Reads such a text.
pub(super) fn read(text: Option<&str>) -> Result<Vec<Line>, Error> {
    rows_as_text::read(text, line)
}

/// A game's whole history, in order.
pub async fn all(tx: &mut ReadTx, game: GameId) -> Result<Vec<Line>, Error> {
    read(rows_as_text::of_game(tx, game, sql).await?.as_deref())
}

/// When something was last done in any game; `None` if nothing ever was.
pub async fn last_at(tx: &mut ReadTx) -> Result<Option<Millis>, Error> {
    Ok(sqlx::query_scalar("SELECT MAX(at) FROM entry").fetch_one(tx.read()).await?)
}

/// Adds an entry. If the game has one of this number already, the commit says [`Error::Taken`].
pub async fn append(tx: &mut WriteTx, game: GameId, line: &Line) -> Result<(), Error> {
    let query = sqlx::query(
        "INSERT INTO entry (game_id, seq, actor, at, decided_at, text, decided_how, clock_ran) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(game)
    .bind(line.seq)
    .bind(line.actor.to_string())
    .bind(line.at)
    .bind((line.decided_at != line.at).then_some(line.decided_at))
    .bind(line.words.as_str())
    .bind(line.ahead as i64)
    .bind(line.paid.as_ref().map(ToString::to_string));
    tx.run(query).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;

    /// Entries that between them use every column.
    fn lines() -> [Line; 3] {
        let line = |seq: i64, actor: &str, ahead, paid: Option<&str>, words: &str| Line {
            seq,
            actor: actor.parse().unwrap(),
            at: Millis(1_793_000_000_000 + 61_003 * seq * (seq % 3)),
            decided_at: Millis(1_793_000_000_000 - seq),
            words: words.to_owned(),
            ahead,
            paid: paid.map(|paid| paid.parse().unwrap()),
        };
        [
            line(1, "person 2", Ahead::No, None, "draw"),
            line(2, "computer 0", Ahead::Quick, None, "invoke"),
            line(3, "program", Ahead::No, Some(""), "a word \"that\" \\ nobody\n\tknows, é"),
        ]
    }

    #[tokio::test]
    async fn what_is_added_is_read_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("ra.sqlite")).await.unwrap();
        let (mut tx, game) = (store.write().await.unwrap(), GameId(1));
        // There is no such game, and will not be.
        sqlx::query("PRAGMA defer_foreign_keys = ON").execute(tx.write()).await.unwrap();
        assert_eq!(all(&mut tx, game).await.unwrap(), []);
        for line in lines() {
            append(&mut tx, game, &line).await.unwrap();
        }
        assert_eq!(all(&mut tx, game).await.unwrap(), lines());
        sqlx::query("UPDATE entry SET decided_how = 77 WHERE seq = 2").execute(tx.write()).await.unwrap();
        assert!(matches!(all(&mut tx, game).await, Err(Error::Unreadable(_))));
        tx.rollback().await.unwrap();
        store.close().await;
    }
}
