//! Games and lobbies, a row each.

use sqlx::any::AnyRow;

use super::{Error, Store, Tx, few, number, text};
use crate::clock::Pace;
use crate::id::{ChannelId, GameId, GuildId, MessageId, UserId};
use crate::rules::Edition;
use crate::time::Millis;

/// Where a game is in its life.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// People may sit down.
    Lobby,
    /// It is being played.
    Running,
    /// It was played to its end.
    Over,
    /// It was given up, before or after its start.
    Cancelled,
}

impl Status {
    const fn word(self) -> &'static str {
        match self {
            Status::Lobby => "lobby",
            Status::Running => "running",
            Status::Over => "over",
            Status::Cancelled => "cancelled",
        }
    }
}

/// Where a game is to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In a thread of the lobby's channel, opened for it at the start.
    Thread,
    /// In the lobby's channel itself.
    Here,
}

impl Place {
    const fn word(self) -> &'static str {
        match self {
            Place::Thread => "thread",
            Place::Here => "here",
        }
    }
}

/// A game's row.
#[derive(Debug, Clone)]
pub struct GameRow {
    /// Its number.
    pub id: GameId,
    /// The server, 0 in a direct message.
    pub guild: GuildId,
    /// Where the lobby is.
    pub lobby_channel: ChannelId,
    /// The lobby's message, 0 while Discord has not told.
    pub lobby_message: MessageId,
    /// Where it is played, 0 before its start.
    pub channel: ChannelId,
    /// Where it is to be played.
    pub place: Place,
    /// Who opened it.
    pub host: UserId,
    /// Where it is in its life.
    pub status: Status,
    /// How many may sit down.
    pub seats: usize,
    /// Which edition's rules.
    pub edition: Edition,
    /// The version of the rules it began with.
    pub rules: i64,
    /// What was dealt, as JSON; empty before the start. Private.
    pub setup: String,
    /// The first word of the proof's line. Private.
    pub salt: String,
    /// How many entries its history has.
    pub seq: i64,
    /// When it last changed.
    pub changed_at: Millis,
    /// How fast the table plays.
    pub pace: Pace,
    /// When its first question was put.
    pub started_at: Millis,
    /// Whether the program draws for everybody while hardly anything lies on the track.
    pub quick: bool,
}

pub(super) const COLUMNS: &str = "id, guild_id, lobby_channel_id, lobby_message_id, channel_id, place, host_id, status, seats, \
    edition, rules, setup, salt, seq, changed_at, pace, started_at, quick";

pub(super) fn row(row: &AnyRow) -> Result<GameRow, Error> {
    let (status, place, edition) = (text(row, "status")?, text(row, "place")?, text(row, "edition")?);
    let statuses = [Status::Lobby, Status::Running, Status::Over, Status::Cancelled];
    Ok(GameRow {
        id: number(row, "id", GameId)?,
        guild: number(row, "guild_id", GuildId)?,
        lobby_channel: number(row, "lobby_channel_id", ChannelId)?,
        lobby_message: number(row, "lobby_message_id", MessageId)?,
        channel: number(row, "channel_id", ChannelId)?,
        place: [Place::Thread, Place::Here]
            .into_iter()
            .find(|known| known.word() == place)
            .ok_or_else(|| Error::Unreadable(format!("place is {place}")))?,
        host: number(row, "host_id", UserId)?,
        status: statuses
            .into_iter()
            .find(|known| known.word() == status)
            .ok_or_else(|| Error::Unreadable(format!("status is {status}")))?,
        seats: few(row, "seats")?,
        edition: edition
            .parse()
            .map_err(|wrong: crate::rules::NoEdition| Error::Unreadable(wrong.to_string()))?,
        rules: number(row, "rules", |version| version)?,
        setup: text(row, "setup")?,
        salt: text(row, "salt")?,
        seq: number(row, "seq", |seq| seq)?,
        changed_at: number(row, "changed_at", Millis)?,
        pace: text(row, "pace")?
            .parse()
            .map_err(|wrong: crate::clock::NoPace| Error::Unreadable(wrong.to_string()))?,
        started_at: number(row, "started_at", Millis)?,
        quick: few(row, "quick")? != 0,
    })
}

/// Adds a lobby and gives it the next number.
///
/// # Errors
/// [`Error::Taken`] when the channel has a lobby already.
pub async fn insert(tx: &mut Tx, game: &GameRow) -> Result<GameId, Error> {
    let next = sqlx::query("SELECT COALESCE(MAX(id), 0) + 1 AS next FROM game").fetch_one(&mut **tx).await?;
    let id = number(&next, "next", GameId)?;
    sqlx::query(
        "INSERT INTO game (id, guild_id, lobby_channel_id, lobby_message_id, channel_id, place, host_id, status, \
         seats, edition, rules, setup, salt, seq, created_at, changed_at, pace, started_at, quick) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $16, $17, $18)",
    )
    .bind(id.0)
    .bind(game.guild.0)
    .bind(game.lobby_channel.0)
    .bind(game.lobby_message.0)
    .bind(game.channel.0)
    .bind(game.place.word())
    .bind(game.host.0)
    .bind(game.status.word())
    .bind(game.seats as i64)
    .bind(game.edition.code())
    .bind(game.rules)
    .bind(game.setup.as_str())
    .bind(game.salt.as_str())
    .bind(game.seq)
    .bind(game.changed_at.0)
    .bind(game.pace.code())
    .bind(game.started_at.0)
    .bind(i64::from(game.quick))
    .execute(&mut **tx)
    .await?;
    Ok(id)
}

/// A game by its number.
///
/// # Errors
/// When the database fails.
pub async fn by_id(tx: &mut Tx, game: GameId) -> Result<Option<GameRow>, Error> {
    let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM game WHERE id = $1"));
    sqlx::query(sql).bind(game.0).fetch_optional(&mut **tx).await?.as_ref().map(row).transpose()
}

/// The game that runs in a channel.
///
/// # Errors
/// When the database fails.
pub async fn running_in(tx: &mut Tx, channel: ChannelId) -> Result<Option<GameRow>, Error> {
    let sql = sqlx::AssertSqlSafe(format!(
        "SELECT {COLUMNS} FROM game WHERE channel_id = $1 AND status = 'running'"
    ));
    sqlx::query(sql).bind(channel.0).fetch_optional(&mut **tx).await?.as_ref().map(row).transpose()
}

/// The lobby in a channel.
///
/// # Errors
/// When the database fails.
pub async fn lobby_in(tx: &mut Tx, channel: ChannelId) -> Result<Option<GameRow>, Error> {
    let sql = sqlx::AssertSqlSafe(format!(
        "SELECT {COLUMNS} FROM game WHERE lobby_channel_id = $1 AND status = 'lobby'"
    ));
    sqlx::query(sql).bind(channel.0).fetch_optional(&mut **tx).await?.as_ref().map(row).transpose()
}

/// Where the games of a channel's threads run.
///
/// # Errors
/// When the database fails.
pub async fn threads_of(tx: &mut Tx, channel: ChannelId) -> Result<Vec<ChannelId>, Error> {
    let rows = sqlx::query(
        "SELECT channel_id FROM game WHERE lobby_channel_id = $1 AND status = 'running' ORDER BY id DESC LIMIT 5",
    )
    .bind(channel.0)
    .fetch_all(&mut **tx)
    .await?;
    rows.iter().map(|row| number(row, "channel_id", ChannelId)).collect()
}

/// What cannot go on without a channel: its lobby, its game, and the games of its threads.
///
/// # Errors
/// When the database fails.
pub async fn gone_with(tx: &mut Tx, channel: ChannelId) -> Result<Vec<GameRow>, Error> {
    let sql = sqlx::AssertSqlSafe(format!(
        "SELECT {COLUMNS} FROM game WHERE (channel_id = $1 AND status = 'running') \
         OR (lobby_channel_id = $1 AND status IN ('lobby', 'running')) ORDER BY id"
    ));
    sqlx::query(sql).bind(channel.0).fetch_all(&mut **tx).await?.iter().map(row).collect()
}

/// Lobbies that nobody has touched since a moment.
///
/// # Errors
/// When the database fails.
pub async fn idle_lobbies(store: &Store, since: Millis) -> Result<Vec<GameId>, Error> {
    let rows = sqlx::query("SELECT id FROM game WHERE status = 'lobby' AND changed_at < $1 LIMIT 50")
        .bind(since.0)
        .fetch_all(store.reader())
        .await?;
    rows.iter().map(|row| number(row, "id", GameId)).collect()
}

/// Tables that are open, or were called off since a moment.
///
/// # Errors
/// When the database fails.
pub async fn tables(store: &Store, since: Millis) -> Result<Vec<GameId>, Error> {
    let rows = sqlx::query(
        "SELECT id FROM game WHERE status = 'lobby' \
         UNION ALL SELECT id FROM game WHERE status = 'cancelled' AND changed_at > $1",
    )
    .bind(since.0)
    .fetch_all(store.reader())
    .await?;
    rows.iter().map(|row| number(row, "id", GameId)).collect()
}

/// The games that a person plays now, the longest waiting first.
///
/// # Errors
/// When the database fails.
pub async fn running_of(store: &Store, user: UserId) -> Result<Vec<GameId>, Error> {
    let rows = sqlx::query(
        "SELECT game.id AS id FROM game JOIN seat ON seat.game_id = game.id \
         WHERE seat.user_id = $1 AND game.status = 'running' ORDER BY game.changed_at LIMIT 50",
    )
    .bind(user.0)
    .fetch_all(store.reader())
    .await?;
    rows.iter().map(|row| number(row, "id", GameId)).collect()
}

/// All running games.
///
/// # Errors
/// When the database fails.
pub async fn running(store: &Store) -> Result<Vec<GameId>, Error> {
    let rows = sqlx::query("SELECT id FROM game WHERE status = 'running' ORDER BY id")
        .fetch_all(store.reader())
        .await?;
    rows.iter().map(|row| number(row, "id", GameId)).collect()
}

/// The running games of a server whose last entry is this one (`true`), or is another, with how many entries each has.
///
/// # Errors
/// When the database fails.
pub async fn with_last_entry(
    tx: &mut Tx,
    guild: GuildId,
    body: &str,
    is: bool,
) -> Result<Vec<(GameId, i64)>, Error> {
    let rows = sqlx::query(
        "SELECT game.id AS id, game.seq AS seq FROM game \
         LEFT JOIN entry ON entry.game_id = game.id AND entry.seq = game.seq AND entry.body = $2 \
         WHERE game.guild_id = $1 AND game.status = 'running' AND (entry.seq IS NOT NULL) = ($3 = 1) ORDER BY game.id",
    )
    .bind(guild.0)
    .bind(body)
    .bind(i64::from(is))
    .fetch_all(&mut **tx)
    .await?;
    rows.iter().map(|row| Ok((number(row, "id", GameId)?, number(row, "seq", |seq| seq)?))).collect()
}

/// Notes the next moment at which the program itself has something to do in a game; 0 for never.
///
/// # Errors
/// When the database fails.
pub async fn set_due(tx: &mut Tx, game: GameId, due: Millis) -> Result<(), Error> {
    let sql = "UPDATE game SET due_at = $2 WHERE id = $1";
    sqlx::query(sql).bind(game.0).bind(due.0).execute(&mut **tx).await?;
    Ok(())
}

/// The running games in which the program itself has had something to do since a moment, the longest waiting first:
/// fifty at most, for whoever looks after them gives each another moment.
///
/// # Errors
/// When the database fails.
pub async fn due(store: &Store, since: Millis) -> Result<Vec<GameId>, Error> {
    let sql = "SELECT id FROM game WHERE status = 'running' AND due_at > 0 AND due_at <= $1 ORDER BY due_at LIMIT 50";
    let rows = sqlx::query(sql).bind(since.0).fetch_all(store.reader()).await?;
    rows.iter().map(|row| number(row, "id", GameId)).collect()
}

/// The running games whose last change was after one moment, and not after another.
///
/// # Errors
/// When the database fails.
pub async fn unchanged_between(store: &Store, after: Millis, until: Millis) -> Result<Vec<GameId>, Error> {
    let sql = "SELECT id FROM game WHERE status = 'running' AND changed_at > $1 AND changed_at <= $2 ORDER BY changed_at";
    let rows = sqlx::query(sql).bind(after.0).bind(until.0).fetch_all(store.reader()).await?;
    rows.iter().map(|row| number(row, "id", GameId)).collect()
}

/// Games whose channel has not been shown all of them, although nothing changed since a moment.
///
/// # Errors
/// When the database fails.
pub async fn behind(store: &Store, unchanged_since: Millis) -> Result<Vec<GameId>, Error> {
    let sql = "SELECT id FROM game WHERE shown_seq < seq AND status IN ('running', 'over') AND changed_at < $1 \
               ORDER BY changed_at LIMIT 1000";
    let rows = sqlx::query(sql).bind(unchanged_since.0).fetch_all(store.reader()).await?;
    rows.iter().map(|row| number(row, "id", GameId)).collect()
}

/// Notes which message the lobby is.
///
/// # Errors
/// When the database fails.
pub async fn set_lobby_message(tx: &mut Tx, game: GameId, message: MessageId) -> Result<(), Error> {
    sqlx::query("UPDATE game SET lobby_message_id = $2 WHERE id = $1")
        .bind(game.0)
        .bind(message.0)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Moves a game into the thread of a message, which becomes the lobby's.
///
/// # Errors
/// When the database fails.
pub async fn set_thread(tx: &mut Tx, game: GameId, message: MessageId) -> Result<(), Error> {
    // A thread opened from a message has the message's number.
    sqlx::query("UPDATE game SET lobby_message_id = $2, channel_id = $2 WHERE id = $1")
        .bind(game.0)
        .bind(message.0)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Turns a lobby into a running game.
///
/// # Errors
/// [`Error::Taken`] when another game runs in that channel.
pub async fn start(tx: &mut Tx, game: &GameRow) -> Result<(), Error> {
    sqlx::query(
        "UPDATE game SET status = 'running', channel_id = $2, rules = $3, setup = $4, salt = $5, seq = $6, \
         changed_at = $7, started_at = $7, place = $8 WHERE id = $1",
    )
    .bind(game.id.0)
    .bind(game.channel.0)
    .bind(game.rules)
    .bind(game.setup.as_str())
    .bind(game.salt.as_str())
    .bind(game.seq)
    .bind(game.changed_at.0)
    .bind(game.place.word())
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Moves a game on: its number of entries, its status, and when it changed.
///
/// # Errors
/// When the database fails.
pub async fn advance(tx: &mut Tx, game: GameId, seq: i64, status: Status, now: Millis) -> Result<(), Error> {
    sqlx::query("UPDATE game SET seq = $2, status = $3, changed_at = $4 WHERE id = $1")
        .bind(game.0)
        .bind(seq)
        .bind(status.word())
        .bind(now.0)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Moves a game on, and notes when the program itself has next something to do there; 0 for never.
///
/// # Errors
/// When the database fails.
pub async fn move_on(
    tx: &mut Tx,
    game: GameId,
    seq: i64,
    status: Status,
    now: Millis,
    due: Millis,
) -> Result<(), Error> {
    sqlx::query("UPDATE game SET seq = $2, status = $3, changed_at = $4, due_at = $5 WHERE id = $1")
        .bind(game.0)
        .bind(seq)
        .bind(status.word())
        .bind(now.0)
        .bind(due.0)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Makes somebody else the host.
///
/// # Errors
/// When the database fails.
pub async fn set_host(tx: &mut Tx, game: GameId, host: UserId) -> Result<(), Error> {
    sqlx::query("UPDATE game SET host_id = $2 WHERE id = $1")
        .bind(game.0)
        .bind(host.0)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Sets how fast a table will play, and whether with quick draws.
///
/// # Errors
/// When the database fails.
pub async fn set_pace(tx: &mut Tx, game: GameId, pace: Pace, quick: bool) -> Result<(), Error> {
    let sql = "UPDATE game SET pace = $2, quick = $3 WHERE id = $1";
    let query = sqlx::query(sql).bind(game.0).bind(pace.code()).bind(i64::from(quick));
    query.execute(&mut **tx).await?;
    Ok(())
}
