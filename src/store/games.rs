//! Games and lobbies, a row each.
//!
//! `load_game` reads a game's row together with its board and its deal; `affected_games` finds the games that a bulk update concerns.

use ra_table::clock::Zone;
use ra_table::cup::TableNumber;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::{Place, Status};
use ra_table::game::{BEFORE_START, InCup, Number, Terms};
use ra_table::id::{ChannelId, CupId, GameId, GuildId, MessageId, UserId};
use ra_table::reader_preferences::Reader;
use ra_table::time::Millis;
use sqlx::{Any, FromRow};

use super::{Error, ReadTx, Source, Store, WriteTx, channel_panels, reader_preferences, small, word};

/// A game's row: nothing in it is private.
#[derive(Debug, Clone)]
pub struct GameRow {
    /// Its number.
    pub id: GameId,
    /// The server; `None` in a direct message.
    pub guild: Option<GuildId>,
    /// Where the lobby is.
    pub lobby_channel: ChannelId,
    /// The lobby's message, once Discord has told.
    pub lobby_message: Option<MessageId>,
    /// Where it is played, once there is a place.
    pub channel: Option<ChannelId>,
    /// Where it is to be played.
    pub place: Place,
    /// Who was the host when it began; of a lobby, who is.
    pub host: Number,
    /// Where it is in its life.
    pub status: Status,
    /// How many may sit down.
    pub seats: usize,
    /// How it plays.
    pub terms: Terms,
    /// Where somebody is taken to live who has named no city, as the server had it when it was opened.
    pub zone: Option<Zone>,
    /// How many entries its history has.
    pub seq: i64,
    /// Up to which of them the channel has been shown it, or one less if its board is to be posted once more; `None` before
    /// its first board.
    pub shown: Option<i64>,
    /// When it was opened.
    pub created_at: Millis,
    /// When it last changed.
    pub changed_at: Millis,
    /// When its first question was put.
    pub started_at: Option<Millis>,
    /// When the program itself has next to act in it: the moment of its task `clock`.
    pub due_at: Option<Millis>,
    /// Whether its board could not be shown, and is left alone for a while.
    pub is_held_back: bool,
    /// What whoever opened it has called it.
    pub name: Option<String>,
    /// The message in its thread that names those who sit at the table, once Discord has told.
    pub table_message: Option<MessageId>,
    /// The table of a cup at which it is played, if it is.
    pub in_cup: Option<InCup>,
}

impl GameRow {
    /// Whether the channel has never been shown the game.
    pub fn is_unshown(&self) -> bool {
        self.shown.is_none()
    }

    /// Whether the channel has not been shown all of the game, or is to be shown it once more.
    pub fn is_behind(&self) -> bool {
        self.shown < Some(self.seq)
    }

    /// The entry after which begins what the channel has not been told.
    pub fn told(&self) -> i64 {
        self.shown.unwrap_or(BEFORE_START)
    }
}

/// The games whose channels have not been shown all of them. Of one that was called off before its first board nothing is
/// shown.
pub(super) const IS_BEHIND: &str = "((shown_seq < last_seq AND status IN ('running', 'over', 'cancelled')) \
    OR (shown_seq IS NULL AND status IN ('running', 'over')))";

/// Where a game is.
#[derive(Debug, Clone, Copy, FromRow)]
pub struct At {
    /// The server; `None` in a direct message.
    #[sqlx(rename = "guild_id")]
    pub guild: Option<GuildId>,
    /// Where the lobby is.
    #[sqlx(rename = "lobby_channel_id")]
    pub lobby_channel: ChannelId,
    /// Where it is played, once there is a place.
    #[sqlx(rename = "channel_id")]
    pub channel: Option<ChannelId>,
    /// Whether it is played in a private thread; 0 or 1.
    is_private: i64,
    /// How many of its chairs belong to the person who asks; none before it begins.
    chairs: i64,
}

impl At {
    /// Whether something of it is shown in this channel to whoever looks there.
    pub fn is_shown_in(&self, channel: ChannelId) -> bool {
        self.channel == Some(channel) || (self.lobby_channel == channel && !self.is_private())
    }

    /// Whether it is played in a private thread.
    pub fn is_private(&self) -> bool {
        self.is_private != 0
    }

    /// Whether the person who asks has a chair in it. Before it begins nobody has.
    pub fn is_seated(&self) -> bool {
        self.chairs > 0
    }
}

/// Where a game is, and what is known of the person who has pressed a button of it.
#[derive(Debug, FromRow)]
pub struct Pressed {
    /// Where it is.
    #[sqlx(flatten)]
    pub at: At,
    #[sqlx(flatten)]
    reader: reader_preferences::Row,
    /// When they were last seen on its server, as far as is noted.
    pub seen_at: Option<Millis>,
}

impl Pressed {
    /// What is known of them as a reader.
    pub fn reader(&self) -> Reader {
        self.reader.clone().into()
    }
}

/// The same as the database has it.
#[derive(FromRow)]
pub(super) struct Row {
    pub(super) id: GameId,
    guild_id: Option<GuildId>,
    lobby_channel_id: ChannelId,
    lobby_message_id: Option<MessageId>,
    channel_id: Option<ChannelId>,
    place: String,
    host_number: i64,
    status: String,
    seats: i64,
    edition: String,
    pace: String,
    autoplay_limit: i64,
    language: String,
    advice_allowed: i64,
    is_rated: i64,
    picture_theme: String,
    time_zone: Option<String>,
    last_seq: i64,
    shown_seq: Option<i64>,
    created_at: Millis,
    changed_at: Millis,
    started_at: Option<Millis>,
    clock_due_at: Option<Millis>,
    board_error: Option<String>,
    name: Option<String>,
    players_message_id: Option<MessageId>,
    cup_id: Option<CupId>,
    cup_table: Option<i64>,
}

/// Its columns.
pub(super) const COLUMNS: &str = "game.id AS id, guild_id, lobby_channel_id, lobby_message_id, \
    game.channel_id AS channel_id, place, host_number, status, seats, edition, pace, autoplay_limit, language, \
    advice_allowed, is_rated, picture_theme, time_zone, last_seq, shown_seq, created_at, changed_at, started_at, \
    (SELECT due_at FROM task WHERE kind = 'clock' AND key = CAST(game.id AS TEXT)) AS clock_due_at, \
    (SELECT last_error FROM task WHERE kind = 'board' AND key = CAST(game.id AS TEXT)) AS board_error, \
    cup_id, cup_table.number AS cup_table, name, players_message_id";

/// The tables in which they are.
pub(super) const FROM: &str = "game LEFT JOIN cup_table ON cup_table.game_id = game.id";

impl TryFrom<Row> for GameRow {
    type Error = Error;

    fn try_from(row: Row) -> Result<GameRow, Error> {
        Ok(GameRow {
            id: row.id,
            guild: row.guild_id,
            lobby_channel: row.lobby_channel_id,
            lobby_message: row.lobby_message_id,
            channel: row.channel_id,
            place: word(&row.place)?,
            host: Number(small(row.host_number)?),
            status: word(&row.status)?,
            seats: small(row.seats)?,
            terms: Terms {
                edition: word(&row.edition)?,
                pace: word(&row.pace)?,
                autoplay: AutoplayLevel::from_repr(row.autoplay_limit).unwrap_or(AutoplayLevel::Nothing),
                // One that is not spoken any more is read in English.
                language: row.language.parse().unwrap_or_default(),
                advice: row.advice_allowed != 0,
                rated: row.is_rated != 0,
                theme: word(&row.picture_theme)?,
            },
            zone: row.time_zone.as_deref().and_then(Zone::named),
            seq: row.last_seq,
            shown: row.shown_seq,
            created_at: row.created_at,
            changed_at: row.changed_at,
            started_at: row.started_at,
            due_at: row.clock_due_at,
            is_held_back: row.board_error.is_some(),
            name: row.name,
            table_message: row.players_message_id,
            in_cup: match (row.cup_id, row.cup_table) {
                (Some(cup), Some(table)) => Some(InCup { cup, table: TableNumber(small(table)?) }),
                (None, _) | (_, None) => None,
            },
        })
    }
}

/// The rows that meet a condition on one number.
pub(super) async fn rows(tx: &mut ReadTx, condition: &str, key: i64) -> Result<Vec<GameRow>, Error> {
    let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM {FROM} WHERE {condition}"));
    let rows: Vec<Row> = sqlx::query_as(sql).bind(key).fetch_all(tx.read()).await?;
    rows.into_iter().map(TryInto::try_into).collect()
}

/// Where a game is of which somebody has pressed a button, and what is known of them; `None` if there is no such game.
pub async fn pressed(store: &Store, game: GameId, user: UserId) -> Result<Option<Pressed>, Error> {
    let sql = format!(
        "SELECT game.guild_id AS guild_id, lobby_channel_id, channel_id, \
         CASE WHEN place = 'private-thread' THEN 1 ELSE 0 END AS is_private, (SELECT COUNT(*) FROM person \
         WHERE game_id = game.id AND user_id = $2 AND person.seat IS NOT NULL) AS chairs, seen_at, {} FROM game \
         LEFT JOIN reader ON reader.user_id = $2 \
         LEFT JOIN last_seen ON last_seen.guild_id = game.guild_id AND last_seen.user_id = $2 WHERE game.id = $1",
        reader_preferences::COLUMNS
    );
    let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(game).bind(user);
    Ok(query.fetch_optional(store.reader()).await?)
}

/// A game's row by its number.
pub async fn by_id<'c>(source: impl Into<Source<'c>>, game: GameId) -> Result<Option<GameRow>, Error> {
    let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM {FROM} WHERE game.id = $1"));
    let row = source.into().first(sqlx::query::<Any>(sql).bind(game)).await?;
    row.map(|row| Row::from_row(&row)?.try_into()).transpose()
}

/// The lobbies in a channel, the oldest first.
pub async fn lobbies_in(tx: &mut ReadTx, channel: ChannelId) -> Result<Vec<GameRow>, Error> {
    rows(tx, "lobby_channel_id = $1 AND status = 'lobby' ORDER BY id", channel.0).await
}

/// The game that runs in a channel.
pub async fn running_in(tx: &mut ReadTx, channel: ChannelId) -> Result<Option<GameId>, Error> {
    let sql = "SELECT id FROM game WHERE channel_id = $1 AND status = 'running'";
    Ok(sqlx::query_scalar(sql).bind(channel).fetch_optional(tx.read()).await?)
}

/// The newest of the games that are played in a channel or were.
pub async fn last_in(tx: &mut ReadTx, channel: ChannelId) -> Result<Option<GameRow>, Error> {
    Ok(rows(tx, "channel_id = $1 ORDER BY game.id DESC LIMIT 1", channel.0).await?.pop())
}

/// The games that a person plays now, the longest waiting first.
pub async fn running_of(store: &Store, user: UserId) -> Result<Vec<GameId>, Error> {
    let sql = "SELECT game.id FROM game JOIN person ON person.game_id = game.id WHERE person.user_id = $1 \
               AND person.seat IS NOT NULL AND game.status = 'running' ORDER BY game.changed_at";
    Ok(sqlx::query_scalar(sql).bind(user).fetch_all(store.reader()).await?)
}

/// Where one of the tables or running games of a person takes them to live if they have named no city: where its
/// server said, or else where its host last said that they live. Where all are here now, nobody is taken to sleep. Of
/// the first fifty: it is asked with whatever they do.
pub async fn zone_of(tx: &mut ReadTx, user: UserId) -> Result<Option<Zone>, Error> {
    let sql = "SELECT COALESCE(game.time_zone, (SELECT setting.time_zone FROM person AS host \
               JOIN person_setting AS setting ON setting.user_id = host.user_id WHERE host.game_id = game.id \
               AND host.number = game.host_number ORDER BY setting.since DESC LIMIT 1)) AS place FROM person \
               JOIN game ON game.id = person.game_id WHERE person.user_id = $1 AND game.pace <> 'live' \
               AND (game.status = 'lobby' OR (game.status = 'running' AND person.seat IS NOT NULL)) \
               ORDER BY person.game_id LIMIT 50";
    let places: Vec<Option<String>> = sqlx::query_scalar(sql).bind(user).fetch_all(tx.read()).await?;
    Ok(places.into_iter().flatten().find_map(|name| Zone::named(&name)))
}

/// Whether a person sits at a table, or plays with other people, where not all are here now. Of the first fifty.
pub async fn is_with_others_overnight(tx: &mut ReadTx, user: UserId) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM (SELECT 1 FROM person JOIN game ON game.id = person.game_id \
               WHERE person.user_id = $1 AND game.pace <> 'live' AND (game.status = 'lobby' \
               OR (game.status = 'running' AND person.seat IS NOT NULL AND EXISTS (SELECT 1 FROM person AS other \
               WHERE other.game_id = game.id AND other.user_id <> $1 AND other.seat IS NOT NULL))) LIMIT 50) AS tables";
    let count: i64 = sqlx::query_scalar(sql).bind(user).fetch_one(tx.read()).await?;
    Ok(count > 0)
}

/// The same, only where the table's server said it: where a host lives is nobody else's business.
pub async fn server_zone_of(tx: &mut ReadTx, user: UserId) -> Result<Option<Zone>, Error> {
    let sql = "SELECT game.time_zone FROM person JOIN game ON game.id = person.game_id WHERE person.user_id = $1 \
               AND game.time_zone IS NOT NULL AND game.pace <> 'live' \
               AND (game.status = 'lobby' OR (game.status = 'running' AND person.seat IS NOT NULL)) \
               ORDER BY person.game_id LIMIT 1";
    let place: Option<String> = sqlx::query_scalar(sql).bind(user).fetch_optional(tx.read()).await?;
    Ok(place.and_then(|name| Zone::named(&name)))
}

/// All running games.
pub async fn running(store: &Store) -> Result<Vec<GameId>, Error> {
    let sql = "SELECT id FROM game WHERE status = 'running' ORDER BY id";
    Ok(sqlx::query_scalar(sql).fetch_all(store.reader()).await?)
}

/// The running games, and those over that have changed since a moment, after this one.
pub async fn to_be_looked_after(
    store: &Store,
    after: GameId,
    since: Millis,
    most: usize,
) -> Result<Vec<GameId>, Error> {
    let sql = "SELECT id FROM game WHERE id > $1 \
               AND (status = 'running' OR (status = 'over' AND changed_at > $2)) ORDER BY id LIMIT $3";
    let query = sqlx::query_scalar(sql).bind(after).bind(since).bind(most as i64);
    Ok(query.fetch_all(store.reader()).await?)
}

/// The games that have come to their end.
pub async fn over(store: &Store) -> Result<Vec<GameId>, Error> {
    let sql = "SELECT id FROM game WHERE status = 'over' ORDER BY id";
    Ok(sqlx::query_scalar(sql).fetch_all(store.reader()).await?)
}

/// The running games whose last change was after one moment, and not after another.
pub async fn unchanged_between(store: &Store, after: Millis, until: Millis) -> Result<Vec<GameId>, Error> {
    let sql = "SELECT id FROM game WHERE status = 'running' AND changed_at > $1 AND changed_at <= $2 \
               ORDER BY changed_at";
    Ok(sqlx::query_scalar(sql).bind(after).bind(until).fetch_all(store.reader()).await?)
}

/// When a game last changed whose channel has not been shown all of it; `None` if it has, or if the last board is on its
/// way and may be found where it was sent.
pub async fn behind_since(store: &Store, game: GameId) -> Result<Option<Millis>, Error> {
    let sql = format!(
        "SELECT changed_at FROM game WHERE id = $1 AND {IS_BEHIND} AND NOT EXISTS (SELECT 1 FROM unconfirmed_message \
         WHERE game_id = game.id AND to_seq = game.last_seq AND history_unreadable = 0)"
    );
    Ok(sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).bind(game).fetch_optional(store.reader()).await?)
}

/// The number of the next game that is opened: for a transaction that opens it.
pub async fn next_id(tx: &mut WriteTx) -> Result<GameId, Error> {
    let sql = "SELECT COALESCE(MAX(id), 0) + 1 FROM game";
    Ok(sqlx::query_scalar(sql).fetch_one(tx.write()).await?)
}

/// Adds a game.
///
/// # Errors
/// [`Error::Taken`] when it is to be played in a channel that has such a game already.
pub async fn insert(tx: &mut WriteTx, game: &GameRow) -> Result<(), Error> {
    let query = sqlx::query(
        "INSERT INTO game (id, guild_id, lobby_channel_id, lobby_message_id, channel_id, place, host_number, \
         status, seats, edition, pace, autoplay_limit, language, advice_allowed, picture_theme, time_zone, \
         last_seq, shown_seq, created_at, changed_at, started_at, name, is_rated) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, \
         $21, $22, $23)",
    )
    .bind(game.id)
    .bind(game.guild)
    .bind(game.lobby_channel)
    .bind(game.lobby_message)
    .bind(game.channel)
    .bind(game.place.to_string())
    .bind(i64::from(game.host.0))
    .bind(game.status.to_string())
    .bind(game.seats as i64)
    .bind(game.terms.edition.code())
    .bind(game.terms.pace.code())
    .bind(game.terms.autoplay as i64)
    .bind(game.terms.language.code())
    .bind(i64::from(game.terms.advice))
    .bind(game.terms.theme.code())
    .bind(game.zone.as_ref().map(|zone| zone.name().to_owned()))
    .bind(game.seq)
    .bind(game.shown)
    .bind(game.created_at)
    .bind(game.changed_at)
    .bind(game.started_at)
    .bind(game.name.as_deref().map(super::storable))
    .bind(i64::from(game.terms.rated));
    tx.run_now(query).await
}

/// The game that was opened last for the players of a game that is over, if it has started and was not called off.
pub async fn started_rematch(tx: &mut ReadTx, game: GameId) -> Result<Option<GameId>, Error> {
    let sql = "SELECT rematch.id FROM game JOIN game AS rematch ON rematch.id = game.rematch_id \
               WHERE game.id = $1 AND rematch.status IN ('running', 'over')";
    Ok(sqlx::query_scalar(sql).bind(game).fetch_optional(tx.read()).await?)
}

/// Notes which game was opened for the players of a game that is over.
pub async fn set_rematch(tx: &mut WriteTx, game: GameId, rematch: GameId) -> Result<(), Error> {
    let sql = "UPDATE game SET rematch_id = $2 WHERE id = $1";
    tx.run(sqlx::query(sql).bind(game).bind(rematch)).await
}

/// Turns a lobby into a running game.
///
/// # Errors
/// [`Error::Taken`] when another game runs in that channel.
pub async fn start(
    tx: &mut WriteTx,
    game: GameId,
    host: Number,
    channel: Option<ChannelId>,
    now: Millis,
) -> Result<(), Error> {
    let sql = "UPDATE game SET status = 'running', channel_id = $2, host_number = $3, changed_at = $4, \
               started_at = $4 WHERE id = $1";
    tx.run_now(sqlx::query(sql).bind(game).bind(channel).bind(i64::from(host.0)).bind(now)).await?;
    channel_panels::game_changed(tx, game, now).await
}

/// Notes that a game does not count in ratings.
pub async fn set_not_rated(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    tx.run(sqlx::query("UPDATE game SET is_rated = 0 WHERE id = $1").bind(game)).await
}

/// Moves a game on: how many entries it has, where it is in its life, and when it changed.
pub async fn move_on(
    tx: &mut WriteTx,
    game: GameId,
    seq: i64,
    status: Status,
    now: Millis,
) -> Result<(), Error> {
    let sql = "UPDATE game SET last_seq = $2, status = $3, changed_at = $4 WHERE id = $1";
    tx.run(sqlx::query(sql).bind(game).bind(seq).bind(status.to_string()).bind(now)).await?;
    // What stands in channels shows where games are in their life, but no moves.
    if status != Status::Running {
        channel_panels::game_changed(tx, game, now).await?;
    }
    Ok(())
}

/// Notes which message the lobby is.
pub async fn set_lobby_message(tx: &mut WriteTx, game: GameId, message: MessageId) -> Result<(), Error> {
    let sql = "UPDATE game SET lobby_message_id = $2 WHERE id = $1";
    tx.run(sqlx::query(sql).bind(game).bind(message)).await
}

/// Moves a game into the thread of a message, which becomes the lobby's.
pub async fn set_thread(tx: &mut WriteTx, game: GameId, message: MessageId) -> Result<(), Error> {
    // A thread opened from a message has the message's number.
    let sql = "UPDATE game SET lobby_message_id = $2, channel_id = $2 WHERE id = $1";
    tx.run(sqlx::query(sql).bind(game).bind(message)).await
}

/// Notes in which private thread a game is played.
pub async fn set_private_thread(store: &Store, game: GameId, thread: ChannelId) -> Result<(), Error> {
    let sql = "UPDATE game SET channel_id = $2 WHERE id = $1 AND place = 'private-thread'";
    store.run(sqlx::query(sql).bind(game).bind(thread)).await
}

/// Lets a game be played in a public thread for which no private one can be had.
pub async fn play_publicly(store: &Store, game: GameId) -> Result<(), Error> {
    let sql =
        "UPDATE game SET place = 'thread', channel_id = NULL WHERE id = $1 AND place = 'private-thread'";
    store.run(sqlx::query(sql).bind(game)).await
}

/// Notes that the channel is gone in which a game was played.
pub async fn lose_channel(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    let sql = "UPDATE game SET channel_id = NULL, players_message_id = NULL WHERE id = $1";
    tx.run(sqlx::query(sql).bind(game)).await
}

/// Moves a game into the thread of this message in a channel, which counts as its lobby's from now on.
pub async fn move_to(
    tx: &mut WriteTx,
    game: GameId,
    channel: ChannelId,
    message: MessageId,
) -> Result<(), Error> {
    let sql = "UPDATE game SET lobby_channel_id = $2, lobby_message_id = $3, channel_id = $3, \
               place = 'own-thread' WHERE id = $1";
    tx.run(sqlx::query(sql).bind(game).bind(channel).bind(message)).await
}

/// How many games and lobbies there are, by the word of their status.
pub async fn count_by_status(tx: &mut ReadTx) -> Result<Vec<(String, i64)>, Error> {
    let sql = "SELECT status, COUNT(*) FROM game GROUP BY status ORDER BY status";
    Ok(sqlx::query_as(sql).fetch_all(tx.read()).await?)
}
