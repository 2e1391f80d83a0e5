//! The schema of a new database, its tables and columns, and how a database of another schema is recognised.

use sha2::{Digest as _, Sha256};
use sqlx::{AnyConnection, Connection as _};

/// The text that makes a database.
const SCHEMA: &str = include_str!("../../migrations/0001_schema.sql");

/// Makes all tables in an empty database, and notes which schema it has.
pub(super) async fn create(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let mut tx = connection.begin().await?;
    sqlx::raw_sql(SCHEMA).execute(&mut *tx).await?;
    sqlx::query("INSERT INTO installation (name, value) VALUES ('schema', $1)")
        .bind(checksum(SCHEMA))
        .execute(&mut *tx)
        .await?;
    tx.commit().await
}

/// A table, by its columns.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) name: &'static str,
    pub(super) columns: Vec<Column>,
}

/// A column of a table.
#[derive(Debug)]
pub(super) struct Column {
    pub(super) name: &'static str,
    pub(super) kind: ColumnKind,
}

/// What a column holds, or NULL.
#[derive(Debug, Clone, Copy)]
pub(super) enum ColumnKind {
    Number,
    Text,
}

/// All tables. Each refers to itself or to earlier ones.
pub(super) fn tables() -> Vec<Table> {
    let mut tables: Vec<Table> = Vec::new();
    for line in SCHEMA.lines().map(str::trim) {
        let words: Vec<&'static str> = line.split([' ', ',']).collect();
        let (name, kind) = match words[..] {
            ["CREATE", "TABLE", name, ..] => {
                tables.push(Table { name, columns: Vec::new() });
                continue;
            }
            [name, "BIGINT", ..] => (name, ColumnKind::Number),
            [name, "TEXT", ..] => (name, ColumnKind::Text),
            _ => continue,
        };
        let table = tables.last_mut().expect("columns stand in a table");
        table.columns.push(Column { name, kind });
    }
    tables
}

/// The fact that says to which database this one was moved. Nothing uses it any more.
pub(super) const MOVED_TO: &str = "moved to";

/// What a database is to this program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    /// Its own.
    Own,
    /// One of its own whose content was moved to another database, which this names.
    Moved(String),
    /// One that another version made, with another schema.
    OfAnotherVersion,
    /// Another program's.
    Foreign,
}

/// Finds out what a database is that has a table of facts about its installation.
pub(super) async fn version(connection: &mut AnyConnection) -> Result<Kind, sqlx::Error> {
    let sql = "SELECT value FROM installation WHERE name = $1";
    let schema: Option<String> =
        sqlx::query_scalar(sql).bind("schema").fetch_optional(&mut *connection).await?;
    if schema != Some(checksum(SCHEMA)) {
        return Ok(Kind::OfAnotherVersion);
    }
    let moved: Option<String> = sqlx::query_scalar(sql).bind(MOVED_TO).fetch_optional(connection).await?;
    Ok(moved.map_or(Kind::Own, Kind::Moved))
}

/// The SHA-256 of a schema's text in hexadecimal. Line endings do not count: Git may write others on checkout.
fn checksum(text: &str) -> String {
    format!("{:x}", Sha256::digest(text.replace("\r\n", "\n")))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::store::Store;

    #[test]
    fn line_endings_make_no_other_schema() {
        let lines = SCHEMA.lines().collect::<Vec<_>>();
        let ending = |end: &str| lines.iter().map(|line| format!("{line}{end}")).collect::<String>();
        assert_eq!(checksum(&ending("\r\n")), checksum(&ending("\n")));
        assert_ne!(checksum(&ending(" \n")), checksum(&ending("\n")));
    }

    /// So the file stays readable. What is read here is compared with what the database has.
    #[tokio::test]
    async fn every_table_and_column_has_a_comment() {
        let mut before = "";
        for line in SCHEMA.lines().map(str::trim) {
            let is_explained = before.starts_with("-- ") || line.contains(" -- ");
            before = line;
            let words: Vec<&str> = line.split([' ', ',']).collect();
            if let ["CREATE", "TABLE", name, ..] | [name, "BIGINT" | "TEXT", ..] = words[..] {
                assert!(is_explained, "{name} has no comment");
            }
        }
        let columns = tables().into_iter().flat_map(|Table { name, columns }| {
            columns.into_iter().map(move |column| (name.to_owned(), column.name.to_owned()))
        });
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("ra.sqlite")).await.unwrap();
        let sql = "SELECT master.name, info.name FROM sqlite_master AS master \
                   JOIN pragma_table_info(master.name) AS info WHERE master.type = 'table'";
        let found: Vec<(String, String)> = sqlx::query_as(sql).fetch_all(store.reader()).await.unwrap();
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), columns.collect());
        store.close().await;
    }

    /// So a copy can be written table by table. What is not so is checked at the end of the transaction.
    #[test]
    fn tables_refer_to_earlier_ones() {
        let (mut known, mut table) = (BTreeSet::new(), "");
        for line in SCHEMA.lines().filter(|line| !line.trim().starts_with("--")) {
            let words: Vec<&str> = line.split([' ', ',', '(']).filter(|word| !word.is_empty()).collect();
            if let ["CREATE", "TABLE", name] = words[..] {
                known.insert(table);
                table = name;
            }
            let other = words.iter().position(|word| *word == "REFERENCES").map(|at| words[at + 1]);
            let is_late = line.contains("DEFERRABLE INITIALLY DEFERRED");
            assert!(other.is_none_or(|other| known.contains(other) || is_late), "{table}: {line}");
        }
        assert_eq!(tables().len(), known.len());
    }
}
