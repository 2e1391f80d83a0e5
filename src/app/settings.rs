//! What a person says of themselves: where they live, when they sleep, until when they are away, and how they want to be
//! called. Others see of it nothing but deadlines.

use std::time::Duration;

use ra_display::refusal::{AppRefusal, Refusal};
use ra_table::clock::{Away, Meanwhile, Nights, Span, Zone};
use ra_table::game::{Setting, Settings};
use ra_table::id::UserId;
use ra_table::time::Millis;

use super::retry::in_one_transaction;
use super::{Error, bulk_updates};
use crate::store::{ReadTx, Store, WriteTx, dated_settings, direct_messages, games};

/// How long somebody may be away within a year, over all games.
pub const AWAY_A_YEAR: Duration = Duration::from_secs(10 * 24 * 60 * 60);
/// The year in which that counts.
const YEAR: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// Who is back within this time has not been away.
const SLIP: Duration = Duration::from_secs(60 * 60);

/// For how long settings are kept that no running game needs: longer than any year for which is reckoned how long
/// somebody has been away.
pub const KEPT: Duration = Duration::from_secs(366 * 24 * 60 * 60);

/// The day within which it is counted how often somebody changes theirs.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A change of one's settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NewSetting {
    /// Where they live.
    Zone(Zone),
    /// When they sleep.
    Nights(Nights),
    /// They are away from now until a moment, and what happens meanwhile.
    Away(Millis, Meanwhile),
    /// They are back.
    Here,
    /// Whether to call them by direct message instead of in the channel.
    Direct(bool),
    /// Whether to tell them that they are next.
    Next(bool),
}

/// A person's settings.
pub async fn of(store: &Store, user: UserId, now: Millis) -> Result<Settings, Error> {
    let mut tx = store.read().await?;
    let (settings, _) = load(&mut tx, user, now).await?;
    placed(&mut tx, user, settings).await
}

/// The same with where their table's server is, if they have not said where they live.
async fn placed(tx: &mut ReadTx, user: UserId, settings: Settings) -> Result<Settings, Error> {
    let server_zone = match settings.now.habits.zone {
        Some(_) => None,
        None => games::server_zone_of(tx, user).await?,
    };
    Ok(Settings { server_zone, ..settings })
}

async fn load(tx: &mut ReadTx, user: UserId, now: Millis) -> Result<(Settings, bool), Error> {
    let said = dated_settings::all(tx, user).await?;
    let known = !said.is_empty();
    let spans = away_spans(&said, now.before(YEAR));
    let away_left = AWAY_A_YEAR.saturating_sub(total(&spans));
    let away_grows_at = grows_at(&spans, away_left);
    let mut last = said.into_iter().next_back().unwrap_or_else(|| Setting::unset(Millis(0)));
    last.habits.away = last.habits.away.filter(|away| away.until > now);
    Ok((Settings { now: last, away_left, away_grows_at, server_zone: None }, known))
}

/// When a person was or will be away, from a moment on, by what they said when. Once a day an absence that they ended
/// within an hour does not count: they had pressed the wrong button, or plans changed.
fn away_spans(said: &[Setting], from: Millis) -> Vec<Span> {
    let ends = said.iter().skip(1).map(|later| later.at).chain([Millis(i64::MAX)]);
    let mut spans: Vec<Span> = Vec::new();
    for (said, end) in said.iter().zip(ends) {
        let Some(away) = said.habits.away else { continue };
        let span = Span { from: said.at.max(away.since), until: away.until.min(end) };
        match spans.last_mut() {
            Some(last) if last.until == span.from => last.until = span.until,
            _ => spans.push(span),
        }
    }
    let mut last_slip: Option<Millis> = None;
    spans.retain(|span| {
        let is_first = last_slip.is_none_or(|last| span.from.since(last) >= DAY);
        let is_slip = span.until.since(span.from) <= SLIP && is_first;
        last_slip = if is_slip { Some(span.from) } else { last_slip };
        !is_slip
    });
    let within = spans.into_iter().map(|span| Span { from: span.from.max(from), ..span });
    within.filter(|span| span.from < span.until).collect()
}

fn total(spans: &[Span]) -> Duration {
    spans.iter().map(|span| span.until.since(span.from)).sum()
}

/// When what is left of a year's days grows to the next whole day.
fn grows_at(spans: &[Span], left: Duration) -> Option<Millis> {
    let whole_days = u32::try_from(left.as_secs() / DAY.as_secs()).ok()?;
    let mut missing = DAY * (whole_days + 1) - left;
    for span in spans {
        let lasted = span.until.since(span.from);
        if missing <= lasted {
            return Some(span.from.after(missing).after(YEAR));
        }
        missing -= lasted;
    }
    None
}

/// Asks a person once, and never again, where they live: returns whether they have still to be asked, and takes note
/// that they are.
pub async fn ask_once(store: &Store, user: UserId, now: Millis) -> Result<bool, Error> {
    // Most have been asked, and nobody waits for those.
    if dated_settings::last(store, user).await?.is_some() {
        return Ok(false);
    }
    let mut tx = store.write().await?;
    if load(&mut tx, user, now).await?.1 {
        return Ok(false);
    }
    dated_settings::add(&mut tx, user, &Setting::unset(now)).await?;
    tx.commit().await?;
    Ok(true)
}

/// Changes a person's settings, from now on, and returns them. Their games learn of it one after the other, by a
/// bulk update. Nothing is written of what is so already.
///
/// # Errors
/// When somebody would be away for longer than they may, comes back who is not away, or has changed theirs `most`
/// often within a day. Coming back is never too much.
pub async fn change(
    store: &Store,
    user: UserId,
    changes: &[NewSetting],
    most: Option<u32>,
    now: Millis,
) -> Result<Settings, Error> {
    let (known, _) = load(&mut store.read().await?, user, now).await?;
    let is_same = after(&known, changes, now)? == known.now;
    if is_same && !is_wished(store, user, changes).await? {
        return placed(&mut store.read().await?, user, known).await;
    }
    if let Some(most) = most.filter(|_| !is_same && !changes.contains(&NewSetting::Here))
        && let Some(at) =
            dated_settings::before_last(&mut store.read().await?, user, most - 1, now.before(DAY)).await?
    {
        return Err(AppRefusal::SetTooOften { most, until: at.after(DAY) }.into());
    }
    in_one_transaction(store, async |tx: &mut WriteTx| change_in(tx, user, changes, now).await).await
}

/// As [`change`], within a transaction that goes on.
pub(super) async fn change_in(
    tx: &mut WriteTx,
    user: UserId,
    changes: &[NewSetting],
    now: Millis,
) -> Result<Settings, Error> {
    let (settings, _) = load(tx, user, now).await?;
    let after = after(&settings, changes, now)?;
    if after != settings.now {
        dated_settings::add(tx, user, &after).await?;
        bulk_updates::add(tx, bulk_updates::BulkUpdate::Settings(user), after.at, now).await?;
    }
    settle_wish(tx, user, changes, now).await?;
    let (settings, _) = load(tx, user, now).await?;
    placed(tx, user, settings).await
}

/// What a person's settings are after these changes: those that hold, if nothing is changed by them.
fn after(settings: &Settings, changes: &[NewSetting], now: Millis) -> Result<Setting, Refusal> {
    // Two changes at the same moment are one after the other.
    let at = now.max(Millis(settings.now.at.0 + 1));
    let mut after = settings.clone();
    for change in changes {
        apply(&mut after, change, at)?;
    }
    if after.now != settings.now {
        after.now.at = at;
    }
    Ok(after.now)
}

/// Whether somebody waits for the proof of something that they set now.
async fn is_wished(store: &Store, user: UserId, changes: &[NewSetting]) -> Result<bool, Error> {
    let wish = direct_messages::wish_of(&mut store.read().await?, user).await?;
    Ok(still_wished(wish, changes) != wish)
}

/// Forgets what people have set that neither the clock of a running game needs nor the reckoning of a year, for the
/// next people by number after one; returns the last of them, `None` if there are no more.
pub async fn forget(store: &Store, after: UserId, now: Millis) -> Result<Option<UserId>, Error> {
    let since = now.before(KEPT);
    let people = dated_settings::with_older(store, since, after).await?;
    for user in &people {
        if dated_settings::first_needed(&mut store.read().await?, *user, since).await?.is_some() {
            let mut tx = store.write().await?;
            // One of their games may have begun or ended meanwhile.
            if let Some(first) = dated_settings::first_needed(&mut tx, *user, since).await? {
                dated_settings::forget(&mut tx, *user, first).await?;
            }
            tx.commit().await?;
        }
    }
    Ok(people.last().copied())
}

/// What has been set holds or does not: nothing is to be proved of it any more.
async fn settle_wish(
    tx: &mut WriteTx,
    user: UserId,
    changes: &[NewSetting],
    now: Millis,
) -> Result<(), Error> {
    let wish = direct_messages::wish_of(tx, user).await?;
    let left = still_wished(wish, changes);
    if left != wish {
        direct_messages::set_wish(tx, user, left, now).await?;
    }
    Ok(())
}

/// What of a wish is still to be proved after these changes.
fn still_wished(wish: direct_messages::Wish, changes: &[NewSetting]) -> direct_messages::Wish {
    direct_messages::Wish {
        direct: wish.direct && !changes.iter().any(|change| matches!(change, NewSetting::Direct(_))),
        next: wish.next && !changes.iter().any(|change| matches!(change, NewSetting::Next(_))),
    }
}

fn apply(settings: &mut Settings, change: &NewSetting, now: Millis) -> Result<(), Refusal> {
    let Setting { habits, direct, next, .. } = &mut settings.now;
    match change {
        NewSetting::Zone(zone) => habits.zone = Some(zone.clone()),
        NewSetting::Nights(nights) => habits.nights = *nights,
        NewSetting::Away(until, meanwhile)
            if habits.away.is_some_and(|away| (away.until, away.meanwhile) == (*until, *meanwhile)) => {}
        NewSetting::Away(until, _) if *until <= now => return Err(AppRefusal::DayOver.into()),
        NewSetting::Away(until, meanwhile) => {
            let left = settings.away_left + habits.away.map_or(Duration::ZERO, |away| away.until.since(now));
            if until.since(now) > left {
                return Err(AppRefusal::TooLongAway { left }.into());
            }
            habits.away = Some(Away { since: now, until: *until, meanwhile: *meanwhile });
        }
        NewSetting::Here => {
            habits.away.take().ok_or(AppRefusal::NotAway)?;
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
        let away = |said: &[Setting]| total(&away_spans(said, days(0))).as_secs() / DAY.as_secs();
        assert_eq!(away(&[row(1, Some((1, 5)))]), 4);
        assert_eq!(away(&[row(1, Some((1, 5))), row(3, None)]), 2);
        assert_eq!(away(&[row(1, Some((1, 5))), row(3, Some((1, 5)))]), 4, "another setting was changed");
        assert_eq!(away(&[row(-9, Some((-9, 2)))]), 2, "what was before the year does not count");
    }

    #[test]
    fn who_is_back_within_an_hour_was_not_away_once_a_day() {
        let minutes = |minutes: i64| Millis(minutes * 60 * 1000);
        let row = |at, until: Option<i64>| {
            let mut said = Setting::unset(minutes(at));
            let meanwhile = Meanwhile::Wait;
            let away = |until| Away { since: minutes(at), until: minutes(until), meanwhile };
            said.habits.away = until.map(away);
            said
        };
        let away = |said: &[Setting]| total(&away_spans(said, minutes(0))).as_secs() / 60;
        let days = |count: i64| Some(count * 24 * 60);
        assert_eq!(away(&[row(10, days(3)), row(70, None)]), 0);
        assert_eq!(
            away(&[row(10, days(3)), row(40, days(2)), row(71, None)]),
            61,
            "more than an hour in two parts"
        );
        assert_eq!(
            away(&[row(10, days(3)), row(40, None), row(50, days(3)), row(80, None)]),
            30,
            "twice a day"
        );
        assert_eq!(away(&[row(10, days(3)), row(40, None), row(1450, days(3)), row(1480, None)]), 0);
    }

    #[test]
    fn a_day_comes_back_when_it_is_a_year_ago() {
        let hours = |hours: i64| Millis(hours * 60 * 60 * 1000);
        let spans = |spans: &[(i64, i64)]| -> Vec<_> {
            spans.iter().map(|&(from, until)| Span { from: hours(from), until: hours(until) }).collect()
        };
        let grows = |of: &[(i64, i64)], left: u64| grows_at(&spans(of), Duration::from_hours(left));
        let year = 365 * 24;
        assert_eq!(grows(&[], 240), None);
        assert_eq!(grows(&[(0, 48)], 192), Some(hours(year + 24)));
        assert_eq!(
            grows(&[(0, 36)], 204),
            Some(hours(year + 12)),
            "half a day is more than the days that are told"
        );
        assert_eq!(grows(&[(0, 12), (100, 148)], 180), Some(hours(year + 12)));
        assert_eq!(grows(&[(0, 6), (100, 118)], 216), Some(hours(year + 118)));
    }
}
