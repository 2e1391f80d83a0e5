//! What people have said of themselves, and when.

use super::{Error, Tx, few, number, text};
use crate::id::UserId;
use crate::time::Millis;

/// What a person's settings were from a moment on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingRow {
    /// Whose.
    pub user: UserId,
    /// From when on.
    pub at: Millis,
    /// The time zone's name; empty while it is not known.
    pub zone: String,
    /// When they sleep, in minutes since midnight.
    pub sleep: Option<(i64, i64)>,
    /// From when until when they are away.
    pub away: Option<(Millis, Millis)>,
    /// Whether a computer player stands in meanwhile.
    pub stand_in: bool,
    /// Whether they are called by direct message.
    pub direct: bool,
    /// Whether they want to be told that they are next.
    pub next: bool,
}

/// All that a person has set, in order.
///
/// # Errors
/// When the database fails.
pub async fn all(tx: &mut Tx, user: UserId) -> Result<Vec<SettingRow>, Error> {
    let rows = sqlx::query(
        "SELECT user_id, at, zone, sleep_from, sleep_to, away_since, away_until, stand_in, direct, next \
         FROM setting WHERE user_id = $1 ORDER BY at",
    )
    .bind(user.0)
    .fetch_all(&mut **tx)
    .await?;
    let setting = |row| {
        let pair = |from: &str, to: &str, none: i64| -> Result<Option<(i64, i64)>, Error> {
            let pair = (number(row, from, |from| from)?, number(row, to, |to| to)?);
            Ok(Some(pair).filter(|(from, _)| *from != none))
        };
        Ok(SettingRow {
            user: number(row, "user_id", UserId)?,
            at: number(row, "at", Millis)?,
            zone: text(row, "zone")?,
            sleep: pair("sleep_from", "sleep_to", -1)?,
            away: pair("away_since", "away_until", 0)?.map(|(since, until)| (Millis(since), Millis(until))),
            stand_in: few(row, "stand_in")? != 0,
            direct: few(row, "direct")? != 0,
            next: few(row, "next")? != 0,
        })
    };
    rows.iter().map(setting).collect()
}

/// Adds what holds from now on.
///
/// # Errors
/// [`Error::Taken`] when something else was set at the same moment.
pub async fn add(tx: &mut Tx, row: &SettingRow) -> Result<(), Error> {
    let (sleep_from, sleep_to) = row.sleep.unwrap_or((-1, -1));
    let (since, until) = row.away.unwrap_or_default();
    sqlx::query(
        "INSERT INTO setting (user_id, at, zone, sleep_from, sleep_to, away_since, away_until, stand_in, direct, next) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(row.user.0)
    .bind(row.at.0)
    .bind(row.zone.as_str())
    .bind(sleep_from)
    .bind(sleep_to)
    .bind(since.0)
    .bind(until.0)
    .bind(i64::from(row.stand_in))
    .bind(i64::from(row.direct))
    .bind(i64::from(row.next))
    .execute(&mut **tx)
    .await?;
    Ok(())
}
