//! What a person says of themselves: where they live, when they sleep, until when they are away, and how they want to be
//! called. Others see of it nothing but deadlines.

use std::time::Duration;

use super::transaction::in_one_transaction;
use super::{Error, sweeps};
use crate::clock::{Away, Meanwhile, Sleep, Zone};
use crate::game::{Refusal, Setting};
use crate::id::UserId;
use crate::store::{ReadTx, Store, WriteTx, direct, settings};
use crate::time::Millis;

/// How long somebody may be away within a year, over all games.
pub const AWAY_A_YEAR: Duration = Duration::from_secs(10 * 24 * 60 * 60);
/// The year in which that counts.
const YEAR: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// A change of one's settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NewSetting {
    /// Where they live.
    Zone(Zone),
    /// When they sleep; `None` for no sleeping hours.
    Sleep(Option<Sleep>),
    /// They are away from now until a moment, and what happens meanwhile.
    Away(Millis, Meanwhile),
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
    /// What they said last; all is empty for somebody who has never set anything.
    pub now: Setting,
    /// How much longer they may be away this year.
    pub away_left: Duration,
}

/// A person's settings.
///
/// # Errors
/// When the database fails.
pub async fn of(store: &Store, user: UserId, now: Millis) -> Result<Settings, Error> {
    let mut tx = store.read().await?;
    Ok(load(&mut tx, user, now).await?.0)
}

async fn load(tx: &mut ReadTx, user: UserId, now: Millis) -> Result<(Settings, bool), Error> {
    let said = settings::all(tx, user).await?;
    let known = !said.is_empty();
    let away_left = AWAY_A_YEAR.saturating_sub(away_between(&said, now.before(YEAR), Millis(i64::MAX)));
    let mut last = said.into_iter().next_back().unwrap_or_else(|| Setting::unset(Millis(0)));
    last.habits.away = last.habits.away.filter(|away| away.until > now);
    Ok((Settings { now: last, away_left }, known))
}

/// For how long a person was or will be away, by what they said when.
fn away_between(said: &[Setting], from: Millis, until: Millis) -> Duration {
    let ends = said.iter().skip(1).map(|later| later.at).chain([Millis(i64::MAX)]);
    let spans =
        said.iter().zip(ends).filter_map(|(said, end)| said.habits.away.map(|away| (said.at, end, away)));
    let lasting =
        spans.map(|(since, end, away)| away.until.min(end).min(until).since(since.max(away.since).max(from)));
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
    settings::add(&mut tx, user, &Setting::unset(now)).await?;
    tx.commit().await?;
    Ok(true)
}

/// What came of a change.
#[derive(Debug)]
pub struct Changed {
    /// The settings after it.
    pub settings: Settings,
    /// The sweep by which the person's games learn of it, whose deadlines are others now.
    pub sweep: i64,
}

/// Changes a person's settings, from now on. Their games learn of it one after the other, by a sweep.
///
/// # Errors
/// When somebody would be away for longer than they may, or comes back who is not away.
pub async fn change(
    store: &Store,
    user: UserId,
    changes: &[NewSetting],
    now: Millis,
) -> Result<Changed, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| change_in(tx, user, changes, now).await).await
}

/// As [`change`], within a transaction that goes on.
pub(super) async fn change_in(
    tx: &mut WriteTx,
    user: UserId,
    changes: &[NewSetting],
    now: Millis,
) -> Result<Changed, Error> {
    let (mut settings, _) = load(tx, user, now).await?;
    // Two changes at the same moment are one after the other.
    let at = now.max(Millis(settings.now.at.0 + 1));
    for change in changes {
        apply(&mut settings, change, at)?;
    }
    settings.now.at = at;
    settings::add(tx, user, &settings.now).await?;
    settle_wish(tx, user, changes, now).await?;
    let settings = load(tx, user, now).await?.0;
    let sweep = sweeps::add(tx, sweeps::Sweep::Settings(user), now).await?;
    Ok(Changed { settings, sweep })
}

/// What has been set holds or does not: nothing is to be proved of it any more.
async fn settle_wish(
    tx: &mut WriteTx,
    user: UserId,
    changes: &[NewSetting],
    now: Millis,
) -> Result<(), Error> {
    let wish = direct::wish_of(tx, user).await?;
    let left = direct::Wish {
        direct: wish.direct && !changes.iter().any(|change| matches!(change, NewSetting::Direct(_))),
        next: wish.next && !changes.iter().any(|change| matches!(change, NewSetting::Next(_))),
    };
    if left != wish {
        direct::set_wish(tx, user, left, now).await?;
    }
    Ok(())
}

fn apply(settings: &mut Settings, change: &NewSetting, now: Millis) -> Result<(), Refusal> {
    let Setting { habits, direct, next, .. } = &mut settings.now;
    match change {
        NewSetting::Zone(zone) => habits.zone = Some(zone.clone()),
        NewSetting::Sleep(sleep) => habits.sleep = *sleep,
        NewSetting::Away(until, meanwhile) => {
            let left = settings.away_left + habits.away.map_or(Duration::ZERO, |away| away.until.since(now));
            if until.since(now) > left {
                return Err(Refusal::TooLongAway { left });
            }
            habits.away = Some(Away { since: now, until: *until, meanwhile: *meanwhile });
        }
        NewSetting::Here => {
            habits.away.take().ok_or(Refusal::NotAway)?;
        }
        NewSetting::Direct(wanted) => *direct = *wanted,
        NewSetting::Next(wanted) => *next = *wanted,
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_year_has_ten_days_and_who_comes_back_early_keeps_the_rest() {
        let days = |days: i64| Millis(days * 24 * 60 * 60 * 1000);
        let row = |at, away: Option<(i64, i64)>| {
            let mut said = Setting::unset(days(at));
            let meanwhile = Meanwhile::Wait;
            said.habits.away =
                away.map(|(since, until)| Away { since: days(since), until: days(until), meanwhile });
            said
        };
        let away =
            |said: &[Setting]| away_between(said, days(0), Millis(i64::MAX)).as_secs() / (24 * 60 * 60);
        assert_eq!(away(&[row(1, Some((1, 5)))]), 4);
        assert_eq!(away(&[row(1, Some((1, 5))), row(3, None)]), 2);
        assert_eq!(away(&[row(1, Some((1, 5))), row(3, Some((1, 5)))]), 4, "another setting was changed");
        assert_eq!(away(&[row(-9, Some((-9, 2)))]), 2, "what was before the year does not count");
    }
}
