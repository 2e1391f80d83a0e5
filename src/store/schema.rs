//! The schema of a new database, and how a database of another schema is recognised.

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

/// What a database is to this program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Its own.
    Own,
    /// One that another version made, with another schema.
    OfAnotherVersion,
    /// Another program's.
    Foreign,
}

/// Finds out what a database is that has a table of facts about its installation.
pub(super) async fn version(connection: &mut AnyConnection) -> Result<Kind, sqlx::Error> {
    let sql = "SELECT value FROM installation WHERE name = 'schema'";
    let found: Option<String> = sqlx::query_scalar(sql).fetch_optional(connection).await?;
    Ok(if found == Some(checksum(SCHEMA)) { Kind::Own } else { Kind::OfAnotherVersion })
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
        let (mut table, mut before, mut columns) = (String::new(), "", BTreeSet::new());
        for line in SCHEMA.lines().map(str::trim) {
            let is_explained = before.starts_with("-- ") || line.contains(" -- ");
            before = line;
            let words: Vec<&str> = line.split([' ', ',']).collect();
            let name = match words[..] {
                ["CREATE", "TABLE", name, ..] => {
                    name.clone_into(&mut table);
                    name
                }
                [name, "BIGINT" | "TEXT", ..] => {
                    columns.insert((table.clone(), name.to_owned()));
                    name
                }
                _ => continue,
            };
            assert!(is_explained, "{name} of {table} has no comment");
        }
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("ra.sqlite")).await.unwrap();
        let sql = "SELECT master.name, info.name FROM sqlite_master AS master \
                   JOIN pragma_table_info(master.name) AS info WHERE master.type = 'table'";
        let found: Vec<(String, String)> = sqlx::query_as(sql).fetch_all(store.reader()).await.unwrap();
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), columns);
        store.close().await;
    }
}
