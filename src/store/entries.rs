//! The histories of games.

use ra_table::game::{Ahead, Line};
use ra_table::id::GameId;
use ra_table::time::Millis;

use super::{Error, ReadTx, WriteTx, word};

/// What stands between the columns of an entry: none but its words, which come last, may contain it.
const BREAK: char = '\n';

/// How far ahead of its moment an entry had been decided on, by what is stored.
pub(super) fn ahead_of(code: i64) -> Result<Ahead, Error> {
    Ahead::from_repr(code).ok_or_else(|| Error::Unreadable(format!("no entry is decided ahead like {code}")))
}

/// A game's whole history, in order. It is read as one text: reading a row with its columns takes longer than parsing.
pub async fn all(tx: &mut ReadTx, game: GameId) -> Result<Vec<Line>, Error> {
    let sql = "SELECT string_agg(concat(seq, $2, actor, $2, at, $2, COALESCE(decided_at, at), $2, \
               decided_how, $2, '=' || clock_ran, $2, octet_length(text), $2, text), '' ORDER BY seq) \
               FROM entry WHERE game_id = $1";
    let text: Option<String> =
        sqlx::query_scalar(sql).bind(game).bind(BREAK.to_string()).fetch_one(tx.read()).await?;
    let mut rest = text.as_deref().unwrap_or_default();
    let mut lines = Vec::new();
    while !rest.is_empty() {
        let line;
        (line, rest) = first(rest)?;
        lines.push(line);
    }
    Ok(lines)
}

/// The first of several entries, and the rest.
fn first(text: &str) -> Result<(Line, &str), Error> {
    let mut fields = text.splitn(8, BREAK);
    let mut next = || fields.next().ok_or_else(too_short);
    let (seq, actor, at, decided_at) = (word(next()?)?, word(next()?)?, word(next()?)?, word(next()?)?);
    let (ahead, paid) = (ahead_of(word(next()?)?)?, next()?.strip_prefix('=').map(word).transpose()?);
    let (length, rest) = (word(next()?)?, next()?);
    let (words, rest) = rest.split_at_checked(length).ok_or_else(too_short)?;
    let (at, decided_at) = (Millis(at), Millis(decided_at));
    Ok((Line { seq, actor, at, decided_at, words: words.to_owned(), ahead, paid }, rest))
}

fn too_short() -> Error {
    Error::Unreadable("an entry is shorter than it says".to_owned())
}

/// When something was last done in any game; `None` if nothing ever was.
pub async fn last_at(tx: &mut ReadTx) -> Result<Option<Millis>, Error> {
    Ok(sqlx::query_scalar("SELECT MAX(at) FROM entry").fetch_one(tx.read()).await?)
}

/// Adds an entry.
///
/// # Errors
/// [`Error::Taken`] when the game has an entry of this number already.
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
