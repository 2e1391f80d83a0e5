//! What a person says of themselves: where they live, when they sleep, until when they are away, and how they want to be
//! called. Others see of it nothing but deadlines.

use std::time::Duration;

use super::lobby::commit;
use super::round::Round;
use super::{Error, Refusal, clocks};
use crate::clock::{Habits, Sleep, Zone};
use crate::id::{GameId, UserId};
use crate::store::settings::{self, SettingRow};
use crate::store::{Store, Tx, games};
use crate::time::Millis;

/// How long somebody may be away within a year, over all games.
pub const AWAY_A_YEAR: Duration = Duration::from_secs(10 * 24 * 60 * 60);
/// The year in which that counts.
const YEAR: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// A change of one's settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// Where they live.
    Zone(Zone),
    /// When they sleep; `None` for no sleeping hours.
    Sleep(Option<Sleep>),
    /// They are away from now until a moment; whether a computer player stands in.
    Away(Millis, bool),
    /// They are back.
    Here,
    /// Whether to call them by direct message instead of in the channel.
    Direct(bool),
    /// Whether to tell them that they are next.
    Next(bool),
}

/// A person's settings as they are.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The latest row; all is empty for somebody who has never set anything.
    pub row: SettingRow,
    /// How much longer they may be away this year.
    pub away_left: Duration,
}

impl Settings {
    /// What of them matters to clocks.
    pub fn habits(&self) -> Habits {
        clocks::habits(&self.row)
    }
}

fn unset(user: UserId) -> SettingRow {
    SettingRow {
        user,
        at: Millis(0),
        zone: String::new(),
        sleep: None,
        away: None,
        stand_in: false,
        direct: false,
        next: false,
    }
}

/// A person's settings.
///
/// # Errors
/// When the database fails.
pub async fn of(store: &Store, user: UserId, now: Millis) -> Result<Settings, Error> {
    let mut tx = store.read().await?;
    Ok(load(&mut tx, user, now).await?.0)
}

async fn load(tx: &mut Tx, user: UserId, now: Millis) -> Result<(Settings, bool), Error> {
    let rows = settings::all(tx, user).await?;
    let known = !rows.is_empty();
    let away_left = AWAY_A_YEAR.saturating_sub(away_between(&rows, now.before(YEAR), Millis(i64::MAX)));
    let mut row = rows.into_iter().next_back().unwrap_or_else(|| unset(user));
    row.away = row.away.filter(|(_, until)| *until > now);
    Ok((Settings { row, away_left }, known))
}

/// For how long a person was or will be away, by what they said when.
fn away_between(rows: &[SettingRow], from: Millis, until: Millis) -> Duration {
    let ends = rows.iter().skip(1).map(|row| row.at).chain([Millis(i64::MAX)]);
    let spans = rows.iter().zip(ends).filter_map(|(row, end)| row.away.map(|away| (row.at, end, away)));
    let lasting = spans.map(|(since, end, (leaves, returns))| {
        returns.min(end).min(until).since(since.max(leaves).max(from))
    });
    lasting.sum()
}

/// Asks a person once, and never again, where they live: returns whether they have still to be asked, and takes note
/// that they are.
///
/// # Errors
/// When the database fails.
pub async fn ask_once(store: &Store, user: UserId, now: Millis) -> Result<bool, Error> {
    let mut tx = store.write().await?;
    let (_, known) = load(&mut tx, user, now).await?;
    if known {
        return Ok(false);
    }
    settings::add(&mut tx, &SettingRow { at: now, ..unset(user) }).await?;
    commit(tx).await?;
    Ok(true)
}

/// What came of a change.
#[derive(Debug)]
pub struct Changed {
    /// The settings after it.
    pub settings: Settings,
    /// The games that wait for the person, whose boards tell of another deadline now.
    pub waiting: Vec<GameId>,
}

/// Changes a person's settings, from now on.
///
/// # Errors
/// When somebody would be away for longer than they may, or comes back who is not away.
pub async fn change(store: &Store, user: UserId, changes: &[Change], now: Millis) -> Result<Changed, Error> {
    let running = games::running_of(store, user).await?;
    let mut tx = store.write().await?;
    let waiting = change_in(&mut tx, (user, running), changes, now).await?;
    let settings = load(&mut tx, user, now).await?.0;
    commit(tx).await?;
    Ok(Changed { settings, waiting })
}

/// As [`change`], of a person who plays these games; returns those that wait for them.
pub(super) async fn change_in(
    tx: &mut Tx,
    (user, running): (UserId, Vec<GameId>),
    changes: &[Change],
    now: Millis,
) -> Result<Vec<GameId>, Error> {
    let (mut settings, _) = load(tx, user, now).await?;
    // Two changes at the same moment are one after the other.
    let at = now.max(Millis(settings.row.at.0 + 1));
    for change in changes {
        apply(&mut settings, change, at)?;
    }
    settings.row.at = at;
    settings::add(tx, &settings.row).await?;
    let mut waiting = Vec::new();
    for game in running {
        // A frozen game has no clock.
        let Ok(round) = Round::by_id(tx, game).await else { continue };
        games::set_due(tx, game, round.due(now)).await?;
        if round.person_to_act().is_some_and(|seat| round.player(seat).user == user) {
            waiting.push(game);
        }
    }
    Ok(waiting)
}

fn apply(settings: &mut Settings, change: &Change, now: Millis) -> Result<(), Error> {
    let row = &mut settings.row;
    match change {
        Change::Zone(zone) => zone.name().clone_into(&mut row.zone),
        Change::Sleep(sleep) => row.sleep = sleep.map(|sleep| (sleep.from().value(), sleep.to().value())),
        Change::Away(until, stand_in) => {
            let left = settings.away_left + row.away.map_or(Duration::ZERO, |(_, until)| until.since(now));
            if until.since(now) > left {
                return Err(Refusal::TooLongAway { left }.into());
            }
            (row.away, row.stand_in) = (Some((now, *until)), *stand_in);
        }
        Change::Here => {
            row.away.take().ok_or(Refusal::NotAway)?;
        }
        Change::Direct(direct) => row.direct = *direct,
        Change::Next(next) => row.next = *next,
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_year_has_ten_days_and_who_comes_back_early_keeps_the_rest() {
        let days = |days: i64| Millis(days * 24 * 60 * 60 * 1000);
        let row = |at, away: Option<(i64, i64)>| SettingRow {
            at: days(at),
            away: away.map(|(since, until)| (days(since), days(until))),
            ..unset(UserId(1))
        };
        let away =
            |rows: &[SettingRow]| away_between(rows, days(0), Millis(i64::MAX)).as_secs() / (24 * 60 * 60);
        assert_eq!(away(&[row(1, Some((1, 5)))]), 4);
        assert_eq!(away(&[row(1, Some((1, 5))), row(3, None)]), 2);
        assert_eq!(away(&[row(1, Some((1, 5))), row(3, Some((1, 5)))]), 4, "another setting was changed");
        assert_eq!(away(&[row(-9, Some((-9, 2)))]), 2, "what was before the year does not count");
    }
}
