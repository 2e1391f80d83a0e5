//! What people have said of themselves, and when.

use ra_table::clock::{Away, Habits, Meanwhile, Minute, Nights, Sleep, Zone};
use ra_table::game::Setting;
use ra_table::id::{CupId, UserId};
use ra_table::time::Millis;
use sqlx::{AssertSqlSafe, FromRow};

use super::rows_as_text::Column::{self, Always, Perhaps};
use super::rows_as_text::{self, Fields};
use super::{Error, ReadTx, Store, WriteTx};

/// How it is stored that somebody has no fixed nights: as one that ends as it begins.
const NO_NIGHT: (Minute, Minute) = (Minute::MIDNIGHT, Minute::MIDNIGHT);

#[derive(FromRow)]
struct Row {
    user_id: UserId,
    since: Millis,
    time_zone: Option<String>,
    sleep_from: Option<i64>,
    sleep_to: Option<i64>,
    away_since: Option<Millis>,
    away_until: Option<Millis>,
    computer_plays_while_away: i64,
    by_dm: i64,
    tell_when_next: i64,
}

impl From<Row> for (UserId, Setting) {
    /// What cannot be read counts as not said.
    fn from(row: Row) -> (UserId, Setting) {
        let minute = |minute: Option<i64>| minute.and_then(Minute::new);
        let nights = match minute(row.sleep_from).zip(minute(row.sleep_to)) {
            None => Nights::NotTold,
            Some(NO_NIGHT) => Nights::Any,
            Some((from, to)) => Sleep::new(from, to).map_or(Nights::NotTold, Nights::At),
        };
        let meanwhile = if row.computer_plays_while_away == 0 { Meanwhile::Wait } else { Meanwhile::StandIn };
        let away = || Some(Away { since: row.away_since?, until: row.away_until?, meanwhile });
        let zone = row.time_zone.as_deref().and_then(Zone::named);
        let habits = Habits { zone, nights, away: away() };
        (
            row.user_id,
            Setting { at: row.since, habits, direct: row.by_dm != 0, next: row.tell_when_next != 0 },
        )
    }
}

/// All that a person has set, in order.
pub async fn all(tx: &mut ReadTx, user: UserId) -> Result<Vec<Setting>, Error> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT user_id, since, time_zone, sleep_from, sleep_to, away_since, away_until, \
         computer_plays_while_away, by_dm, tell_when_next FROM person_setting WHERE user_id = $1 \
         ORDER BY since",
    )
    .bind(user)
    .fetch_all(tx.read())
    .await?;
    Ok(rows.into_iter().map(|row| <(UserId, Setting)>::from(row).1).collect())
}

/// The columns of a setting, in the order in which [`read`] reads them.
const COLUMNS: [Column; 10] = [
    Always("setting.user_id"),
    Always("since"),
    Perhaps("time_zone"),
    Perhaps("sleep_from"),
    Perhaps("sleep_to"),
    Perhaps("away_since"),
    Perhaps("away_until"),
    Always("computer_plays_while_away"),
    Always("by_dm"),
    Always("tell_when_next"),
];

/// What those have set who have a chair in the game that an expression says, since it was opened and last before, as one
/// text.
pub(super) fn at_table_sql(game: &str) -> String {
    let from = format!(
        "person JOIN person_setting AS setting ON setting.user_id = person.user_id \
         WHERE person.game_id = {game} AND person.seat IS NOT NULL AND since >= COALESCE( \
         (SELECT MAX(older.since) FROM person_setting AS older WHERE older.user_id = person.user_id \
         AND older.since <= (SELECT created_at FROM game WHERE id = {game})), 0)"
    );
    rows_as_text::all(&COLUMNS, &from, "since")
}

/// What those have set last who have sat down at the lobby that an expression says, as one text.
pub(super) fn of_lobby_sql(game: &str) -> String {
    let from = format!(
        "person_setting AS setting JOIN person ON person.user_id = setting.user_id \
         WHERE person.game_id = {game} AND reserved_until IS NULL AND {IS_LAST}"
    );
    rows_as_text::all(&COLUMNS, &from, "since")
}

/// Reads such a text.
pub(super) fn read(text: Option<&str>) -> Result<Vec<(UserId, Setting)>, Error> {
    let row = |fields: &mut Fields<'_>| {
        let row = Row {
            user_id: UserId(fields.always()?),
            since: Millis(fields.always()?),
            time_zone: fields.perhaps()?,
            sleep_from: fields.perhaps()?,
            sleep_to: fields.perhaps()?,
            away_since: fields.perhaps()?.map(Millis),
            away_until: fields.perhaps()?.map(Millis),
            computer_plays_while_away: fields.always()?,
            by_dm: fields.always()?,
            tell_when_next: fields.always()?,
        };
        Ok(row.into())
    };
    rows_as_text::read(text, row)
}

/// What a person has set last.
pub async fn last(store: &Store, user: UserId) -> Result<Option<Setting>, Error> {
    let sql = format!("{LAST} WHERE user_id = $1 ORDER BY since DESC LIMIT 1");
    let row: Option<Row> =
        sqlx::query_as(AssertSqlSafe(sql)).bind(user).fetch_optional(store.reader()).await?;
    Ok(row.map(|row| <(UserId, Setting)>::from(row).1))
}

/// What people have set last, …
const LAST: &str = "SELECT setting.user_id AS user_id, since, time_zone, sleep_from, sleep_to, away_since, away_until, \
                    computer_plays_while_away, by_dm, tell_when_next FROM person_setting AS setting";
/// … where this holds.
const IS_LAST: &str =
    "since = (SELECT MAX(newest.since) FROM person_setting AS newest WHERE newest.user_id = setting.user_id)";

/// What the people of a cup have set last.
pub async fn of_cup(tx: &mut ReadTx, cup: CupId) -> Result<Vec<(UserId, Setting)>, Error> {
    let sql = format!(
        "{LAST} JOIN cup_person ON cup_person.user_id = setting.user_id \
                       WHERE cup_id = $1 AND {IS_LAST}"
    );
    let rows: Vec<Row> = sqlx::query_as(AssertSqlSafe(sql)).bind(cup).fetch_all(tx.read()).await?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// Adds what holds from now on.
///
/// # Errors
/// [`Error::Taken`] when something else was set at the same moment.
pub async fn add(tx: &mut WriteTx, user: UserId, setting: &Setting) -> Result<(), Error> {
    let Habits { zone, nights, away } = &setting.habits;
    let night = match nights {
        Nights::NotTold => None,
        Nights::Any => Some(NO_NIGHT),
        Nights::At(sleep) => Some((sleep.from(), sleep.to())),
    };
    let stands_in = away.is_some_and(|away| away.meanwhile == Meanwhile::StandIn);
    let query = sqlx::query(
        "INSERT INTO person_setting (user_id, since, time_zone, sleep_from, sleep_to, away_since, away_until, \
         computer_plays_while_away, by_dm, tell_when_next) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(user)
    .bind(setting.at)
    .bind(zone.as_ref().map(|zone| zone.name().to_owned()))
    .bind(night.map(|(from, _)| from.value()))
    .bind(night.map(|(_, to)| to.value()))
    .bind(away.map(|away| away.since))
    .bind(away.map(|away| away.until))
    .bind(i64::from(stands_in))
    .bind(i64::from(setting.direct))
    .bind(i64::from(setting.next));
    tx.run(query).await
}

/// When a person had set what they have changed so often since, if that was after a moment.
pub async fn before_last(
    tx: &mut ReadTx,
    user: UserId,
    later: u32,
    since: Millis,
) -> Result<Option<Millis>, Error> {
    let sql = "SELECT since FROM person_setting WHERE user_id = $1 AND since > $2 \
               ORDER BY since DESC LIMIT 1 OFFSET $3";
    let query = sqlx::query_scalar(sql).bind(user).bind(since).bind(i64::from(later));
    Ok(query.fetch_optional(tx.read()).await?)
}

/// People of whom several settings are kept that are older than a moment, by number after one.
pub async fn with_older(store: &Store, since: Millis, after: UserId) -> Result<Vec<UserId>, Error> {
    let sql = "SELECT user_id FROM person_setting WHERE user_id > $2 AND since <= $1 \
               GROUP BY user_id HAVING COUNT(*) > 1 ORDER BY user_id LIMIT 50";
    Ok(sqlx::query_scalar(sql).bind(since).bind(after).fetch_all(store.reader()).await?)
}

/// The moment of the first of a person's settings that is still needed: the one that held when the oldest of their
/// running games was opened, or at a moment, if that is earlier. `None` if all are.
pub async fn first_needed(tx: &mut ReadTx, user: UserId, since: Millis) -> Result<Option<Millis>, Error> {
    let sql = "SELECT MAX(since) FROM person_setting WHERE user_id = $1 AND since <= $2 AND since <= COALESCE( \
               (SELECT MIN(game.created_at) FROM person JOIN game ON game.id = person.game_id \
               WHERE person.user_id = $1 AND person.seat IS NOT NULL AND game.status = 'running'), $2) \
               AND since > (SELECT MIN(first.since) FROM person_setting AS first WHERE first.user_id = $1)";
    Ok(sqlx::query_scalar(sql).bind(user).bind(since).fetch_one(tx.read()).await?)
}

/// Forgets what a person has set before a moment.
pub async fn forget(tx: &mut WriteTx, user: UserId, before: Millis) -> Result<(), Error> {
    let sql = "DELETE FROM person_setting WHERE user_id = $1 AND since < $2";
    tx.run(sqlx::query(sql).bind(user).bind(before)).await
}
