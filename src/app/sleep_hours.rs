//! Nights that nobody has told, apart from the games in play: whether somebody may be called to a table or for a
//! chair, and what each is told once of the night that is taken for granted of them.

use std::time::Duration;

use ra_table::clock::{ASSUMED_NIGHT, Assumed, Calendar, Heeded, Nights, Pace, Zone};
use ra_table::game::lobby::Lobby;
use ra_table::game::{Person, Setting};
use ra_table::id::UserId;
use ra_table::time::Millis;

use super::retry::in_one_transaction;
use super::{Error, load};
use crate::store::games::{self, GameRow};
use crate::store::{ReadTx, Store, WriteTx, dated_settings, reader_preferences};

/// What somebody is told once of the night that is taken for granted of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ToTell {
    /// [`ASSUMED_NIGHT`], where they live.
    Of(Zone),
    /// The next night, as it is where their server or the host of a table lives.
    Elsewhere(Millis, Millis),
}

/// Which nights count at a table whose host this is, of people who need not have a chair in its game.
pub(super) async fn heeded(tx: &mut ReadTx, row: &GameRow, host: &Person) -> Result<Heeded, Error> {
    if row.terms.pace == Pace::Live { Ok(Heeded::Told) } else { assumed(tx, row, host).await }
}

/// The same whatever the table's pace: for people who have nothing to do with it.
pub(super) async fn assumed(tx: &mut ReadTx, row: &GameRow, host: &Person) -> Result<Heeded, Error> {
    let place = match (&row.zone, host.who.user()) {
        (Some(zone), _) => Some(zone.clone()),
        (None, Some(host)) => last(dated_settings::all(tx, host).await?).habits.zone,
        (None, None) => None,
    };
    Ok(Heeded::Assumed(Assumed { places: vec![(Millis(0), place)], acted: Vec::new() }))
}

/// Whether somebody may be called now, as far as is known, where these nights count.
pub(super) async fn is_awake(
    tx: &mut ReadTx,
    user: UserId,
    heeded: Heeded,
    now: Millis,
) -> Result<bool, Error> {
    Ok(reach(tx, user, heeded, now).await?.wakes == Some(now))
}

/// How somebody may be called who need not have a chair.
pub(super) struct Reach {
    /// The first moment from now on at which they are awake, as far as is known; `None` if that never comes.
    pub(super) wakes: Option<Millis>,
    /// Whether they want direct messages.
    pub(super) direct: bool,
}

/// How somebody may be called, where these nights count.
pub(super) async fn reach(
    tx: &mut ReadTx,
    user: UserId,
    heeded: Heeded,
    now: Millis,
) -> Result<Reach, Error> {
    let said = dated_settings::all(tx, user).await?;
    let direct = said.last().is_some_and(|setting| setting.direct);
    let changes = said.into_iter().map(|setting| (setting.at, setting.habits)).collect();
    Ok(Reach { wakes: Calendar::new(changes, Vec::new(), heeded).wakes(now), direct })
}

/// Those for whom seats are kept at a table, and whom its message calls if it is posted now: nobody who sleeps, or wants
/// direct messages. They are told by [`super::invitations`].
pub async fn invited_and_awake(store: &Store, lobby: &Lobby, now: Millis) -> Result<Vec<UserId>, Error> {
    let invited: Vec<UserId> = lobby.invited().map(|(user, _)| user).collect();
    let mut awake = Vec::new();
    if invited.is_empty() {
        return Ok(awake);
    }
    let mut tx = store.read().await?;
    let row = load::row(&mut tx, lobby.id).await?;
    let heeded = heeded(&mut tx, &row, &lobby.host()).await?;
    for user in invited {
        let reach = reach(&mut tx, user, heeded.clone(), now).await?;
        if !reach.direct && reach.wakes == Some(now) {
            awake.push(user);
        }
    }
    Ok(awake)
}

fn last(said: Vec<Setting>) -> Setting {
    said.into_iter().next_back().unwrap_or_else(|| Setting::unset(Millis(0)))
}

/// What is to be told to somebody of the night that is taken for granted of them; `None` if none is, or if they have
/// been told. They count as told by that. Who is `unasked` is told only where somebody may wait for them overnight.
pub async fn to_tell(
    store: &Store,
    user: UserId,
    unasked: bool,
    now: Millis,
) -> Result<Option<ToTell>, Error> {
    let mut tx = store.read().await?;
    if unasked && !games::is_with_others_overnight(&mut tx, user).await? {
        return Ok(None);
    }
    let habits = last(dated_settings::all(&mut tx, user).await?).habits;
    let to_tell = match (habits.nights, habits.zone) {
        (Nights::Any, _) | (Nights::At(_), Some(_)) => None,
        (Nights::NotTold, Some(zone)) => Some(ToTell::Of(zone)),
        (Nights::NotTold | Nights::At(_), None) => match games::zone_of(&mut tx, user).await? {
            Some(zone) => {
                let (from, until) = zone.next_night(ASSUMED_NIGHT, now);
                Some(ToTell::Elsewhere(from, until))
            }
            // Nothing is taken for granted, and may be later.
            None => return Ok(None),
        },
    };
    drop(tx);
    let is_new = note_told(store, user).await?;
    Ok(to_tell.filter(|_| is_new))
}

/// Notes that somebody has been told which night is taken for granted of them, or has told theirs; returns whether
/// that is new.
pub async fn note_told(store: &Store, user: UserId) -> Result<bool, Error> {
    in_one_transaction(
        store,
        async |tx: &mut WriteTx| Ok(reader_preferences::set_night_told(tx, user).await?),
    )
    .await
}

/// Between what somebody said of their time and another question, at least.
const QUIET: Duration = Duration::from_secs(2 * 60);
/// So long somebody is not asked of their time again, and is asked nothing else if they have not answered.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Whether somebody has been asked of their time within a day, and has not answered.
pub async fn was_just_asked(store: &Store, user: UserId, now: Millis) -> Result<bool, Error> {
    let last = dated_settings::last(store, user).await?;
    Ok(last.is_some_and(|last| !has_answered(&last) && last.at > now.before(DAY)))
}

/// Whether somebody can be asked something else than of their time: they have answered that, and not just now; or
/// have been asked long ago.
pub async fn is_quiet(store: &Store, user: UserId, now: Millis) -> Result<bool, Error> {
    let last = dated_settings::last(store, user).await?;
    let quiet = |last: &Setting| if has_answered(last) { QUIET } else { DAY };
    Ok(last.is_some_and(|last| last.at <= now.before(quiet(&last))))
}

fn has_answered(setting: &Setting) -> bool {
    setting.habits.zone.is_some() || setting.habits.nights != Nights::NotTold
}
