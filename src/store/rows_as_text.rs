//! Rows of a table as one text, so that one statement reads a game with its people and its history. It takes less time,
//! too: reading a row with its columns takes longer than parsing.
//!
//! In the SQL, `$2` is [`BREAK`].

use std::str::FromStr;

use ra_table::id::GameId;
use sqlx::AssertSqlSafe;

use super::{Error, ReadTx, word};

/// What stands after each field: none but a [`Column::Free`] may contain it.
pub(super) const BREAK: &str = "\n";

/// A column, by its name or an expression.
#[derive(Debug, Clone, Copy)]
pub(super) enum Column {
    /// A number or a word.
    Always(&'static str),
    /// The same, or NULL.
    Perhaps(&'static str),
    /// A text with anything in it; NULL is read as an empty one.
    Free(&'static str),
}

/// The rows of a query as one text, in SQL.
pub(super) fn all(columns: &[Column], from: &str, order: &str) -> String {
    let fields = columns.iter().map(|column| match column {
        Column::Always(column) => format!("{column}, $2"),
        Column::Perhaps(column) => format!("'=' || {column}, $2"),
        Column::Free(column) => format!("COALESCE(octet_length({column}), 0), $2, {column}, $2"),
    });
    let fields: Vec<String> = fields.collect();
    format!("(SELECT string_agg(concat({}), '' ORDER BY {order}) FROM {from})", fields.join(", "))
}

/// The text that an expression says, of one game.
pub(super) async fn of_game(
    tx: &mut ReadTx,
    game: GameId,
    sql: fn(&str) -> String,
) -> Result<Option<String>, Error> {
    let sql = AssertSqlSafe(format!("SELECT {}", sql("$1")));
    Ok(sqlx::query_scalar(sql).bind(game).bind(BREAK).fetch_one(tx.read()).await?)
}

/// Reads the rows of such a text; `None` if there are none.
pub(super) fn read<T>(
    text: Option<&str>,
    row: impl Fn(&mut Fields<'_>) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    let mut fields = Fields { rest: text.unwrap_or_default() };
    let mut rows = Vec::new();
    while !fields.rest.is_empty() {
        rows.push(row(&mut fields)?);
    }
    Ok(rows)
}

/// The fields of rows, which are read in the order of the columns.
#[derive(Debug)]
pub(super) struct Fields<'t> {
    rest: &'t str,
}

impl<'t> Fields<'t> {
    /// The next, of a [`Column::Always`].
    pub(super) fn always<T: FromStr>(&mut self) -> Result<T, Error> {
        word(self.next()?)
    }

    /// The next, of a [`Column::Perhaps`].
    pub(super) fn perhaps<T: FromStr>(&mut self) -> Result<Option<T>, Error> {
        self.next()?.strip_prefix('=').map(word).transpose()
    }

    /// The next, of a [`Column::Free`].
    pub(super) fn free(&mut self) -> Result<String, Error> {
        let length = self.always()?;
        let (text, rest) = self.rest.split_at_checked(length).ok_or_else(too_short)?;
        self.rest = rest.strip_prefix(BREAK).ok_or_else(too_short)?;
        Ok(text.to_owned())
    }

    fn next(&mut self) -> Result<&'t str, Error> {
        let (field, rest) = self.rest.split_once(BREAK).ok_or_else(too_short)?;
        self.rest = rest;
        Ok(field)
    }
}

fn too_short() -> Error {
    Error::Unreadable("a row is shorter than it says".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(fields: &mut Fields<'_>) -> Result<(i64, Option<String>, String), Error> {
        Ok((fields.always()?, fields.perhaps()?, fields.free()?))
    }

    #[test]
    fn fields_are_read_as_they_were_written() {
        let text = "1\n=a word\n2\n\n\n\n-2\n\n0\n\n3\n=\n4\né\n=\n";
        let rows = read(Some(text), row).unwrap();
        let wanted = [(1, Some("a word"), "\n\n"), (-2, None, ""), (3, Some(""), "é\n=")];
        assert!(rows.iter().map(|(number, word, text)| (*number, word.as_deref(), text.as_str())).eq(wanted));
        assert!(read(None, row).unwrap().is_empty());
    }

    #[test]
    fn what_is_cut_off_cannot_be_read() {
        let text = "1\n=a\n2\nab\n";
        assert_eq!(read(Some(text), row).unwrap().len(), 1);
        for end in 1..text.len() {
            assert!(matches!(read(Some(&text[..end]), row), Err(Error::Unreadable(_))), "{end}");
        }
        // In the middle of a letter.
        assert!(matches!(read(Some("1\n\n1\né\n"), row), Err(Error::Unreadable(_))));
    }
}
