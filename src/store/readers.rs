//! In which languages people read.

use sqlx::FromRow;

use super::{Error, Store, WriteTx};
use crate::id::UserId;
use crate::language::Language;

/// What is known of a person's language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Reader {
    /// What they chose.
    pub chosen: Option<Language>,
    /// What their Discord was in when they last read something.
    pub locale: Option<String>,
}

#[derive(FromRow)]
struct Row {
    chosen: Option<String>,
    locale: Option<String>,
}

/// What is known of a person's language.
///
/// # Errors
/// When the database fails.
pub async fn of(store: &Store, user: UserId) -> Result<Reader, Error> {
    let sql = "SELECT chosen, locale FROM reader WHERE user_id = $1";
    let row: Option<Row> = sqlx::query_as(sql).bind(user).fetch_optional(store.reader()).await?;
    // A language that is not spoken any more counts as none.
    let reader =
        |row: Row| Reader { chosen: row.chosen.and_then(|code| code.parse().ok()), locale: row.locale };
    Ok(row.map(reader).unwrap_or_default())
}

/// Notes what a person's Discord is in.
///
/// # Errors
/// When the database fails.
pub async fn set_locale(tx: &mut WriteTx, user: UserId, locale: &str) -> Result<(), Error> {
    let sql = "INSERT INTO reader (user_id, locale) VALUES ($1, $2) \
               ON CONFLICT (user_id) DO UPDATE SET locale = excluded.locale";
    sqlx::query(sql).bind(user).bind(locale).execute(tx.write()).await?;
    Ok(())
}

/// Notes which language a person chose; `None` to go by their Discord.
///
/// # Errors
/// When the database fails.
pub async fn choose(tx: &mut WriteTx, user: UserId, chosen: Option<Language>) -> Result<(), Error> {
    let sql = "INSERT INTO reader (user_id, chosen) VALUES ($1, $2) \
               ON CONFLICT (user_id) DO UPDATE SET chosen = excluded.chosen";
    sqlx::query(sql).bind(user).bind(chosen.map(Language::code)).execute(tx.write()).await?;
    Ok(())
}
