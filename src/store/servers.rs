//! What holds for all games of a server.

use sqlx::FromRow;

use super::{Error, ReadTx, WriteTx};
use crate::clock::Zone;
use crate::id::GuildId;
use crate::language::Language;

/// What those who look after a server's games have set for it; nothing of a server that was never heard of.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Server {
    /// In which language its tables are opened; `None` to go by Discord.
    pub language: Option<Language>,
    /// Where somebody is taken to live who has named no city.
    pub zone: Option<Zone>,
}

#[derive(FromRow)]
struct Row {
    language: Option<String>,
    zone: Option<String>,
}

impl From<Row> for Server {
    /// What cannot be read counts as not set.
    fn from(row: Row) -> Server {
        Server {
            language: row.language.and_then(|code| code.parse().ok()),
            zone: row.zone.as_deref().and_then(Zone::named),
        }
    }
}

/// What is set for a server.
///
/// # Errors
/// When the database fails.
pub async fn of(tx: &mut ReadTx, guild: GuildId) -> Result<Server, Error> {
    let sql = "SELECT language, zone FROM server WHERE guild_id = $1";
    let row: Option<Row> = sqlx::query_as(sql).bind(guild).fetch_optional(tx.read()).await?;
    Ok(row.map(Server::from).unwrap_or_default())
}

/// Sets it.
///
/// # Errors
/// When the database fails.
pub async fn set(tx: &mut WriteTx, guild: GuildId, server: &Server) -> Result<(), Error> {
    let sql = "INSERT INTO server (guild_id, language, zone) VALUES ($1, $2, $3) \
               ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language, zone = excluded.zone";
    sqlx::query(sql)
        .bind(guild)
        .bind(server.language.map(Language::code))
        .bind(server.zone.as_ref().map(|zone| zone.name().to_owned()))
        .execute(tx.write())
        .await?;
    Ok(())
}
