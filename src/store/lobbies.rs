//! Tables before their game, and those that became of them: those in which there is something to do, and those of a
//! server. Their rows are those of `games`.

use ra_table::game::lobby::Lobby;
use ra_table::game::{Closing, Setting};
use ra_table::id::{GameId, GuildId, RoleId, UserId};
use ra_table::time::Millis;
use sqlx::{AssertSqlSafe, FromRow};

use super::games::{self, GameRow};
use super::people::{self, People};
use super::rows_as_text::BREAK;
use super::tasks::{self, Kind, OR_MOVE, SHARD_OF_GUILD};
use super::{Error, ReadTx, WriteTx, channel_panels, dated_settings, word};

/// The lobbies of a server, the oldest first.
pub async fn of_server(tx: &mut ReadTx, guild: GuildId) -> Result<Vec<GameRow>, Error> {
    games::rows(tx, "guild_id = $1 AND status = 'lobby' ORDER BY id", guild.0).await
}

/// The running games of a server, the newest first. Those in private threads are for nobody else.
pub async fn running_of_server(tx: &mut ReadTx, guild: GuildId) -> Result<Vec<GameRow>, Error> {
    games::rows(
        tx,
        "guild_id = $1 AND status = 'running' AND place <> 'private-thread' ORDER BY id DESC LIMIT 50",
        guild.0,
    )
    .await
}

/// The games of a server that have ended, the last first, but those in private threads.
pub async fn over_of_server(tx: &mut ReadTx, guild: GuildId) -> Result<Vec<GameRow>, Error> {
    games::rows(
        tx,
        "guild_id = $1 AND status = 'over' AND place <> 'private-thread' ORDER BY changed_at DESC LIMIT 20",
        guild.0,
    )
    .await
}

/// Notes what a lobby is like after a change, and writes its task and those of its server's panels; no task of its own if
/// it has closed.
pub async fn set(tx: &mut WriteTx, lobby: &Lobby, now: Millis, due: Option<Millis>) -> Result<(), Error> {
    let query = sqlx::query(
        "UPDATE game SET host_number = $2, status = $3, pace = $4, autoplay_limit = $5, language = $6, \
         advice_allowed = $7, picture_theme = $8, seats = $9, edition = $10, is_rated = $11, changed_at = $12 \
         WHERE id = $1",
    )
    .bind(lobby.id)
    .bind(i64::from(lobby.host.0))
    .bind(lobby.status.to_string())
    .bind(lobby.terms.pace.code())
    .bind(lobby.terms.autoplay as i64)
    .bind(lobby.terms.language.code())
    .bind(i64::from(lobby.terms.advice))
    .bind(lobby.terms.theme.code())
    .bind(lobby.size as i64)
    .bind(lobby.terms.edition.code())
    .bind(i64::from(lobby.terms.rated))
    .bind(now);
    tx.run(query).await?;
    match due {
        Some(due) => put_tasks(tx, lobby.id, due, now).await,
        None => {
            tasks::forget(tx, Kind::Lobby, &lobby.id.to_string()).await?;
            channel_panels::game_changed(tx, lobby.id, now).await
        }
    }
}

/// Writes the task of a lobby, and those of its server's panels.
pub async fn put_tasks(tx: &mut WriteTx, game: GameId, due: Millis, now: Millis) -> Result<(), Error> {
    let sql = format!(
        "INSERT INTO task (kind, key, shard_key, due_at) \
         SELECT '{}', CAST(id AS TEXT), {SHARD_OF_GUILD}, $2 FROM game WHERE id = $1 \
         UNION ALL SELECT '{}', CAST(channel_id AS TEXT), {SHARD_OF_GUILD}, $3 FROM channel_panel \
         WHERE guild_id = (SELECT guild_id FROM game WHERE id = $1) {OR_MOVE}",
        Kind::Lobby.word(),
        Kind::Panel.word()
    );
    tx.run(sqlx::query(AssertSqlSafe(sql)).bind(game).bind(due).bind(now)).await?;
    tx.wake_runner_after_commit();
    Ok(())
}

/// When a lobby closes.
///
/// # Errors
/// When the database fails, or the game is none that was a lobby.
pub async fn closing(tx: &mut ReadTx, game: GameId) -> Result<Closing, Error> {
    let sql =
        "SELECT lobby_warning_at, lobby_closes_at FROM game WHERE id = $1 AND lobby_closes_at IS NOT NULL";
    let (tell_at, closes_at) = sqlx::query_as(sql).bind(game).fetch_one(tx.read()).await?;
    Ok(Closing { tell_at, closes_at })
}

/// Notes when a lobby closes.
pub async fn set_closing(tx: &mut WriteTx, game: GameId, closing: Closing) -> Result<(), Error> {
    let sql = "UPDATE game SET lobby_warning_at = $2, lobby_closes_at = $3 WHERE id = $1";
    tx.run(sqlx::query(sql).bind(game).bind(closing.tell_at).bind(closing.closes_at)).await
}

/// Whose seats at a lobby its host has given free.
pub async fn barred(tx: &mut ReadTx, game: GameId) -> Result<Vec<UserId>, Error> {
    let sql = "SELECT user_id FROM barred_user WHERE game_id = $1 ORDER BY user_id";
    Ok(sqlx::query_scalar(sql).bind(game).fetch_all(tx.read()).await?)
}

/// Notes that a person does not sit down at a lobby again.
pub async fn bar(tx: &mut WriteTx, game: GameId, user: UserId) -> Result<(), Error> {
    let sql = "INSERT INTO barred_user (game_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    tx.run(sqlx::query(sql).bind(game).bind(user)).await
}

/// What is loaded of a lobby besides its row.
#[derive(Debug)]
pub struct AtLobby {
    /// Its people.
    pub people: People,
    /// What those have set last who have sat down.
    pub settings: Vec<(UserId, Setting)>,
    /// Those who may not join it.
    pub barred: Vec<UserId>,
    /// The role that its first message mentions.
    pub role: Option<RoleId>,
    /// Whether its server has switched ratings off.
    pub is_without_ratings: bool,
}

/// The same as the database has it.
#[derive(FromRow)]
struct AtLobbyRow {
    people: Option<String>,
    settings: Option<String>,
    barred: Option<String>,
    mentioned_role_id: Option<RoleId>,
    has_ratings: Option<i64>,
}

/// What is loaded of a lobby besides its row.
pub async fn at(tx: &mut ReadTx, game: GameId) -> Result<AtLobby, Error> {
    let sql = format!(
        "SELECT {} AS people, {} AS settings, mentioned_role_id, \
         (SELECT string_agg(CAST(user_id AS TEXT), ' ' ORDER BY user_id) \
         FROM barred_user WHERE game_id = game.id) AS barred, \
         (SELECT has_ratings FROM server_setting WHERE server_setting.guild_id = game.guild_id) AS has_ratings \
         FROM game WHERE id = $1",
        people::sql("$1"),
        dated_settings::of_lobby_sql("$1")
    );
    let query = sqlx::query_as(AssertSqlSafe(sql)).bind(game).bind(BREAK);
    let row: AtLobbyRow = query.fetch_one(tx.read()).await?;
    let barred = row.barred.unwrap_or_default();
    Ok(AtLobby {
        people: people::read(row.people.as_deref())?,
        settings: dated_settings::read(row.settings.as_deref())?,
        barred: barred
            .split_whitespace()
            .map(|user| Ok(UserId(word(user)?)))
            .collect::<Result<_, Error>>()?,
        role: row.mentioned_role_id,
        is_without_ratings: row.has_ratings == Some(0),
    })
}

/// Notes the role that a lobby calls by its first message.
pub async fn set_role(tx: &mut WriteTx, game: GameId, role: RoleId) -> Result<(), Error> {
    let sql = "UPDATE game SET mentioned_role_id = $2 WHERE id = $1";
    tx.run(sqlx::query(sql).bind(game).bind(role)).await
}

/// Whether a lobby of a server was opened after a moment that calls a role.
pub async fn has_called(tx: &mut ReadTx, guild: GuildId, since: Millis) -> Result<bool, Error> {
    let sql =
        "SELECT COUNT(*) FROM game WHERE guild_id = $1 AND created_at > $2 AND mentioned_role_id IS NOT NULL";
    let count: i64 = sqlx::query_scalar(sql).bind(guild).bind(since).fetch_one(tx.read()).await?;
    Ok(count > 0)
}

/// Lets the messages be brought up to date of tables that are open, or were called off since a moment, or whose game has
/// ended since.
pub async fn put_messages_right(tx: &mut WriteTx, since: Millis, now: Millis) -> Result<(), Error> {
    let of = |condition: &str| {
        let word = Kind::TableMessage.word();
        format!("SELECT '{word}', CAST(id AS TEXT), {SHARD_OF_GUILD}, $2 FROM game WHERE {condition}")
    };
    let sql = format!(
        "INSERT INTO task (kind, key, shard_key, due_at) {} UNION ALL {} {OR_MOVE}",
        of("status = 'lobby'"),
        of("status IN ('over', 'cancelled') AND changed_at > $1")
    );
    tx.run(sqlx::query(AssertSqlSafe(sql)).bind(since).bind(now)).await?;
    tx.wake_runner_after_commit();
    Ok(())
}
