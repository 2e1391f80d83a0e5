//! What is known of people who read: their language, and what they have been told.

use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::id::UserId;
use ra_table::language::Language;
use ra_table::reader_preferences::Reader;
use ra_table::time::Millis;
use sqlx::{AssertSqlSafe, FromRow};

use super::{Error, Store, WriteTx};

/// What is known of a person, as the database has it.
#[derive(Debug, Clone, FromRow)]
pub(super) struct Row {
    language: Option<String>,
    discord_locale: Option<String>,
    sleep_hours_told: i64,
    wants_advice: i64,
    autoplay_level: Option<i64>,
    autoplay_told_at: Option<Millis>,
    passes_offered: i64,
    wants_questions_ahead: i64,
    is_hidden: i64,
    wants_ratings: i64,
}

/// The columns; where there is no row, what holds for somebody of whom nothing is known.
pub(super) const COLUMNS: &str = "reader.language AS language, discord_locale, \
    COALESCE(sleep_hours_told, 0) AS sleep_hours_told, COALESCE(wants_advice, 1) AS wants_advice, \
    autoplay_level, autoplay_told_at, COALESCE(passes_offered, 0) AS passes_offered, \
    COALESCE(wants_questions_ahead, 1) AS wants_questions_ahead, COALESCE(is_hidden, 0) AS is_hidden, \
    COALESCE(wants_ratings, 1) AS wants_ratings";

impl From<Row> for Reader {
    fn from(row: Row) -> Reader {
        // A language that is not spoken any more counts as none.
        let chosen = row.language.and_then(|code| code.parse().ok());
        Reader {
            chosen,
            locale: row.discord_locale,
            night_told: row.sleep_hours_told != 0,
            advice: row.wants_advice != 0,
            autoplay: row.autoplay_level.and_then(AutoplayLevel::from_repr),
            autoplay_told: row.autoplay_told_at.is_some(),
            passes_offered: row.passes_offered != 0,
            asked_ahead: row.wants_questions_ahead != 0,
            hidden: row.is_hidden != 0,
            ratings: row.wants_ratings != 0,
        }
    }
}

/// What is known of a person who reads.
pub async fn of(store: &Store, user: UserId) -> Result<Reader, Error> {
    let sql = AssertSqlSafe(format!("SELECT {COLUMNS} FROM reader WHERE user_id = $1"));
    let row: Option<Row> = sqlx::query_as(sql).bind(user).fetch_optional(store.reader()).await?;
    Ok(row.map(Reader::from).unwrap_or_default())
}

/// Notes what a person's Discord is in.
pub async fn set_locale(store: &Store, user: UserId, locale: &str) -> Result<(), Error> {
    let sql = "INSERT INTO reader (user_id, discord_locale) VALUES ($1, $2) \
               ON CONFLICT (user_id) DO UPDATE SET discord_locale = excluded.discord_locale";
    store.run(sqlx::query(sql).bind(user).bind(super::storable(locale))).await
}

/// Notes that a person has been told which night is taken for granted of them, or has told theirs. Returns whether
/// that is new.
pub async fn set_night_told(tx: &mut WriteTx, user: UserId) -> Result<bool, Error> {
    let sql = "INSERT INTO reader (user_id, sleep_hours_told) VALUES ($1, 1) \
               ON CONFLICT (user_id) DO UPDATE SET sleep_hours_told = 1 WHERE reader.sleep_hours_told = 0";
    tx.changes(sqlx::query(sql).bind(user)).await
}

/// Notes whether a person wants to be shown what a computer reckons, where their table allows it.
pub async fn set_advice(store: &Store, user: UserId, advice: bool) -> Result<(), Error> {
    let sql = "INSERT INTO reader (user_id, wants_advice) VALUES ($1, $2) \
               ON CONFLICT (user_id) DO UPDATE SET wants_advice = excluded.wants_advice";
    store.run(sqlx::query(sql).bind(user).bind(i64::from(advice))).await
}

/// Notes how much a person leaves to the program where it is clear.
pub async fn set_autoplay(
    tx: &mut WriteTx,
    user: UserId,
    autoplay: AutoplayLevel,
    now: Millis,
) -> Result<(), Error> {
    let sql = "INSERT INTO reader (user_id, autoplay_level, autoplay_told_at) VALUES ($1, $2, $3) \
               ON CONFLICT (user_id) DO UPDATE SET autoplay_level = excluded.autoplay_level, \
               autoplay_told_at = COALESCE(reader.autoplay_told_at, excluded.autoplay_told_at)";
    tx.run(sqlx::query(sql).bind(user).bind(autoplay as i64).bind(now)).await
}

/// Notes that a person has been told what is done for them until they choose. Returns whether that is new. It counts as
/// told after all their games have begun that have by now: one may have begun since the moment at which they were told, and
/// nothing changes for it.
pub async fn set_autoplay_told(tx: &mut WriteTx, user: UserId, now: Millis) -> Result<bool, Error> {
    let sql = "INSERT INTO reader (user_id, autoplay_told_at) VALUES ($1, (SELECT MAX(at) FROM ( \
                   SELECT CAST($2 AS BIGINT) AS at UNION ALL SELECT started_at FROM game JOIN person ON game_id = id \
                   WHERE user_id = $1 AND started_at IS NOT NULL) AS moments)) \
               ON CONFLICT (user_id) DO UPDATE SET autoplay_told_at = excluded.autoplay_told_at \
               WHERE reader.autoplay_told_at IS NULL";
    tx.changes(sqlx::query(sql).bind(user).bind(now)).await
}

/// Notes that a person has been offered that it is passed for them. Returns whether that is new.
pub async fn set_passes_offered(tx: &mut WriteTx, user: UserId) -> Result<bool, Error> {
    let sql = "INSERT INTO reader (user_id, passes_offered) VALUES ($1, 1) \
               ON CONFLICT (user_id) DO UPDATE SET passes_offered = 1 WHERE reader.passes_offered = 0";
    tx.changes(sqlx::query(sql).bind(user)).await
}

/// Notes whether a person wants to be asked ahead.
pub async fn set_asked_ahead(store: &Store, user: UserId, asked_ahead: bool) -> Result<(), Error> {
    let sql = "INSERT INTO reader (user_id, wants_questions_ahead) VALUES ($1, $2) \
               ON CONFLICT (user_id) DO UPDATE SET wants_questions_ahead = excluded.wants_questions_ahead";
    store.run(sqlx::query(sql).bind(user).bind(i64::from(asked_ahead))).await
}

/// Notes whether a person wants to have and to see ratings.
pub async fn set_ratings(store: &Store, user: UserId, ratings: bool) -> Result<(), Error> {
    let sql = "INSERT INTO reader (user_id, wants_ratings) VALUES ($1, $2) \
               ON CONFLICT (user_id) DO UPDATE SET wants_ratings = excluded.wants_ratings";
    store.run(sqlx::query(sql).bind(user).bind(i64::from(ratings))).await
}

/// Notes which language a person chose; `None` to go by their Discord.
pub async fn choose(store: &Store, user: UserId, chosen: Option<Language>) -> Result<(), Error> {
    let sql = "INSERT INTO reader (user_id, language) VALUES ($1, $2) \
               ON CONFLICT (user_id) DO UPDATE SET language = excluded.language";
    store.run(sqlx::query(sql).bind(user).bind(chosen.map(Language::code))).await
}

/// Notes whether a person does not want to be named in lists that others read.
pub async fn set_hidden(tx: &mut WriteTx, user: UserId, hidden: bool) -> Result<(), Error> {
    let sql = "INSERT INTO reader (user_id, is_hidden) VALUES ($1, $2) \
               ON CONFLICT (user_id) DO UPDATE SET is_hidden = excluded.is_hidden";
    tx.run(sqlx::query(sql).bind(user).bind(i64::from(hidden))).await
}
