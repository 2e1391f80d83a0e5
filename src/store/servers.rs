//! What holds for all games of a server.

use std::time::Duration;

use ra::rules::Edition;
use ra_table::clock::{Pace, Zone};
use ra_table::id::{ChannelId, GuildId, RoleId, UserId};
use ra_table::language::Language;
use ra_table::server::{SeasonEnd, Server};
use ra_table::theme::Theme;
use ra_table::time::Millis;
use sqlx::{AssertSqlSafe, FromRow};

use super::{Error, ReadTx, Store, WriteTx};

#[derive(FromRow)]
struct Row {
    language: Option<String>,
    time_zone: Option<String>,
    pace: Option<String>,
    edition: Option<String>,
    place: Option<String>,
    picture_theme: Option<String>,
    mentioned_role_id: Option<RoleId>,
    solo_channel_id: Option<ChannelId>,
    season_end_is_off: i64,
    season_channel_id: Option<ChannelId>,
    champion_role_id: Option<RoleId>,
    has_ratings: Option<i64>,
}

impl From<Row> for Server {
    /// What cannot be read counts as not set.
    fn from(row: Row) -> Server {
        Server {
            language: row.language.and_then(|code| code.parse().ok()),
            zone: row.time_zone.as_deref().and_then(Zone::named),
            pace: row.pace.and_then(|word| word.parse().ok()),
            edition: row.edition.and_then(|word| word.parse().ok()),
            place: row.place.and_then(|word| word.parse().ok()),
            theme: row.picture_theme.and_then(|word| word.parse().ok()),
            role: row.mentioned_role_id,
            solo_channel: row.solo_channel_id,
            season_end: SeasonEnd {
                is_off: row.season_end_is_off != 0,
                channel: row.season_channel_id,
                role: row.champion_role_id,
            },
            ratings: row.has_ratings.map(|has| has != 0),
        }
    }
}

/// The tables of what is kept of a server and its people's wishes there. They go once the bot has been off it for long;
/// results stay.
const OF_SERVER: [&str; 8] = [
    "server_setting",
    "server_admin",
    "channel_panel",
    "table_watch",
    "given_role",
    "untold_season",
    "cup_draft",
    "last_seen",
];

/// How long they stay after the bot was taken off a server, which may have been by mistake.
const KEPT: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// The servers of which something is kept beside games.
pub async fn known(store: &Store) -> Result<Vec<GuildId>, Error> {
    let sql = OF_SERVER.map(|table| format!("SELECT guild_id FROM {table}")).join(" UNION ");
    Ok(sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(store.reader()).await?)
}

/// Whether it is noted that the bot was taken off a server.
pub async fn is_left(tx: &mut ReadTx, guild: GuildId) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM left_server WHERE guild_id = $1";
    let count: i64 = sqlx::query_scalar(sql).bind(guild).fetch_one(tx.read()).await?;
    Ok(count > 0)
}

/// Notes that the bot was taken off a server, unless that is known.
pub async fn note_left(tx: &mut WriteTx, guild: GuildId, at: Millis) -> Result<(), Error> {
    let sql = "INSERT INTO left_server (guild_id, left_at) VALUES ($1, $2) ON CONFLICT (guild_id) DO NOTHING";
    tx.run(sqlx::query(sql).bind(guild).bind(at)).await
}

/// Notes that the bot is on a server again.
pub async fn note_back(tx: &mut WriteTx, guild: GuildId) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM left_server WHERE guild_id = $1").bind(guild)).await
}

/// Deletes what is kept of servers that the bot was taken off long ago.
pub async fn forget_left(tx: &mut WriteTx, now: Millis) -> Result<(), Error> {
    let left = now.before(KEPT);
    for table in OF_SERVER {
        let sql = format!(
            "DELETE FROM {table} WHERE guild_id IN (SELECT guild_id FROM left_server WHERE left_at < $1)"
        );
        tx.run(sqlx::query(AssertSqlSafe(sql)).bind(left)).await?;
    }
    tx.run(sqlx::query("DELETE FROM left_server WHERE left_at < $1").bind(left)).await
}

/// What is set for a server.
pub async fn of(tx: &mut ReadTx, guild: GuildId) -> Result<Server, Error> {
    let sql = "SELECT language, time_zone, pace, edition, place, picture_theme, mentioned_role_id, \
               solo_channel_id, season_end_is_off, season_channel_id, champion_role_id, has_ratings \
               FROM server_setting WHERE guild_id = $1";
    let row: Option<Row> = sqlx::query_as(sql).bind(guild).fetch_optional(tx.read()).await?;
    Ok(row.map(Server::from).unwrap_or_default())
}

/// Sets it.
pub async fn set(tx: &mut WriteTx, guild: GuildId, server: &Server) -> Result<(), Error> {
    let sql = "INSERT INTO server_setting (guild_id, language, time_zone, pace, edition, place, \
               picture_theme, mentioned_role_id, solo_channel_id, season_end_is_off, season_channel_id, \
               champion_role_id, has_ratings) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) \
               ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language, \
               time_zone = excluded.time_zone, pace = excluded.pace, edition = excluded.edition, \
               place = excluded.place, picture_theme = excluded.picture_theme, \
               mentioned_role_id = excluded.mentioned_role_id, \
               solo_channel_id = excluded.solo_channel_id, \
               season_end_is_off = excluded.season_end_is_off, \
               season_channel_id = excluded.season_channel_id, champion_role_id = excluded.champion_role_id, \
               has_ratings = excluded.has_ratings";
    let query = sqlx::query(sql)
        .bind(guild)
        .bind(server.language.map(Language::code))
        .bind(server.zone.as_ref().map(|zone| zone.name().to_owned()))
        .bind(server.pace.map(Pace::code))
        .bind(server.edition.map(Edition::code))
        .bind(server.place.map(|place| place.to_string()))
        .bind(server.theme.map(Theme::code))
        .bind(server.role)
        .bind(server.solo_channel)
        .bind(i64::from(server.season_end.is_off))
        .bind(server.season_end.channel)
        .bind(server.season_end.role)
        .bind(server.ratings.map(i64::from));
    tx.run(query).await
}

/// Who last looked after a server's games; `None` if nobody has.
pub async fn admin(store: &Store, guild: GuildId) -> Result<Option<UserId>, Error> {
    let sql = "SELECT user_id FROM server_admin WHERE guild_id = $1";
    Ok(sqlx::query_scalar(sql).bind(guild).fetch_optional(store.reader()).await?)
}

/// Notes it.
pub async fn set_admin(store: &Store, guild: GuildId, user: UserId) -> Result<(), Error> {
    let sql = "INSERT INTO server_admin (guild_id, user_id) VALUES ($1, $2) \
               ON CONFLICT (guild_id) DO UPDATE SET user_id = excluded.user_id";
    store.run(sqlx::query(sql).bind(guild).bind(user)).await
}
