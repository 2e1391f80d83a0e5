//! What holds for all games of a server.

use super::{Error, Store, WriteTx};
use crate::id::GuildId;
use crate::language::Language;

/// The language that a server has set for its tables.
///
/// # Errors
/// When the database fails.
pub async fn language(store: &Store, guild: GuildId) -> Result<Option<Language>, Error> {
    let sql = "SELECT language FROM server WHERE guild_id = $1";
    let code: Option<Option<String>> =
        sqlx::query_scalar(sql).bind(guild).fetch_optional(store.reader()).await?;
    Ok(code.flatten().and_then(|code| code.parse().ok()))
}

/// Sets it; `None` to go by Discord.
///
/// # Errors
/// When the database fails.
pub async fn set_language(tx: &mut WriteTx, guild: GuildId, language: Option<Language>) -> Result<(), Error> {
    let sql = "INSERT INTO server (guild_id, language) VALUES ($1, $2) \
               ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language";
    sqlx::query(sql).bind(guild).bind(language.map(Language::code)).execute(tx.write()).await?;
    Ok(())
}
