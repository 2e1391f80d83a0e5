//! When people sleep, reckoned another way than the program does it: minute by minute, in places whose clocks never
//! change.

use std::cell::RefCell;
use std::time::Duration;

use ra_table::clock::Nights;
use ra_table::game::Setting;
use ra_table::time::Millis;

const MINUTE: i64 = 60 * 1000;
const DAY: i64 = 24 * 60;
/// Longer than any clock of these games runs.
const LONGEST: i64 = 40 * DAY;

/// Places, and by how many minutes their clocks are ahead of UTC.
pub(super) const PLACES: [(&str, i64); 6] = [
    ("Atlantic/Reykjavik", 0),
    ("Africa/Lagos", 60),
    ("Asia/Kolkata", 330),
    ("Asia/Tokyo", 540),
    ("America/Bogota", -300),
    ("Pacific/Honolulu", -600),
];

/// By how much the clocks of a place are ahead.
pub(super) fn ahead(zone: &str) -> i64 {
    PLACES.iter().find(|(name, _)| *name == zone).expect("one of the places").1
}

/// What is known of somebody that says when they sleep, and what everybody saw them do in a game.
pub(super) struct Sleeper<'a> {
    /// What they have said, in order.
    pub(super) said: &'a [Setting],
    /// Where they are taken to live from when on, if they have not said it; nowhere, if they had told their nights when
    /// the game began, and have ever since.
    pub(super) places: Vec<(Millis, Option<i64>)>,
    /// When they acted.
    pub(super) acted: &'a [Millis],
    /// When no time of theirs ran, though they may have been awake.
    pub(super) stops: Vec<Stop>,
    /// For a clock: whether it rested, minute by minute from the day before the first change of their nights on, as far
    /// as that has been worked out.
    pub(super) rested: Option<RefCell<Vec<bool>>>,
}

/// A time during which a clock stood still, from one moment until before another.
pub(super) type Stop = (Millis, Millis);

/// What held last at a moment.
fn at<T>(all: &[(Millis, T)], moment: Millis) -> Option<&T> {
    all.iter().rev().find(|(since, _)| *since <= moment).map(|(_, held)| held)
}

impl Sleeper<'_> {
    pub(super) fn sleeps(&self, moment: Millis) -> bool {
        let said = self.said.iter().rev().find(|said| said.at <= moment).map(|said| &said.habits);
        let own = said.and_then(|habits| habits.zone.as_ref()).map(|zone| ahead(zone.name()));
        let (told, from, to) = match said.map(|habits| habits.nights) {
            Some(Nights::Any) => return false,
            Some(Nights::At(sleep)) => (own.is_some(), sleep.from().value(), sleep.to().value()),
            Some(Nights::NotTold) | None => (false, 23 * 60, 7 * 60),
        };
        let is_up = |acted: &Millis| acted.0 <= moment.0 && moment.0 < acted.0 + 60 * MINUTE;
        if !told && self.acted.iter().rev().take(50).any(is_up) {
            return false;
        }
        let Some(ahead) = own.or_else(|| at(&self.places, moment).copied().flatten()) else { return false };
        let shown = (moment.0 / MINUTE + ahead).rem_euclid(DAY);
        if from < to { (from..to).contains(&shown) } else { shown >= from || shown < to }
    }

    /// When it may have become another night.
    fn changes(&self) -> impl Iterator<Item = i64> {
        let own = self.said.iter().map(|said| said.at.0);
        own.chain(self.places.iter().map(|(since, _)| since.0)).filter(|at| *at > 0)
    }

    /// Whether a clock rests: while they sleep, but for no more than half of any day within which their nights have changed.
    fn rests(&self, moment: Millis) -> bool {
        let has_changed = |at: i64| self.changes().any(|change| change <= at && at - change < DAY * MINUTE);
        let sleeps = self.sleeps(moment);
        let Some(rested) = &self.rested else { return sleeps };
        if !sleeps || !has_changed(moment.0) {
            return sleeps;
        }
        let first = self.changes().min().map_or(0, |change| change / MINUTE - DAY);
        let mut rested = rested.borrow_mut();
        let day = usize::try_from(DAY).unwrap();
        let mut slept = rested.iter().rev().take(day).filter(|rested| **rested).count();
        for minute in first + rested.len() as i64..=moment.0 / MINUTE {
            if rested.len() >= day && rested[rested.len() - day] {
                slept -= 1;
            }
            let at = minute * MINUTE;
            let is_asleep = self.stopped(at).is_none() && self.sleeps(Millis(at));
            let rests = is_asleep && (!has_changed(at) || slept < day / 2);
            slept += usize::from(rests);
            rested.push(rests);
        }
        rested[usize::try_from(moment.0 / MINUTE - first).unwrap()]
    }

    /// The next moment at which they may fall asleep or wake up: a full minute, or an hour after they acted.
    fn next(&self, at: i64) -> i64 {
        let minute = (at / MINUTE + 1) * MINUTE;
        let beds = self.acted.iter().rev().take(50).map(|acted| acted.0 + 60 * MINUTE);
        beds.chain(self.acted.iter().rev().take(50).map(|acted| acted.0))
            .filter(|moment| *moment > at)
            .fold(minute, i64::min)
    }

    /// Until when a stop lasts in which a moment is.
    fn stopped(&self, at: i64) -> Option<i64> {
        self.stops.iter().filter(|(from, until)| from.0 <= at && at < until.0).map(|(_, until)| until.0).max()
    }

    /// When the next stop begins.
    fn next_stop(&self, at: i64) -> i64 {
        self.stops.iter().map(|(from, _)| from.0).filter(|from| *from > at).fold(i64::MAX, i64::min)
    }

    /// How long their time ran between two moments: they were awake, and no stop was on.
    pub(super) fn awake(&self, from: Millis, until: Millis) -> Duration {
        let mut awake = 0;
        let mut at = from.0;
        while at < until.0 {
            if let Some(goes_on) = self.stopped(at) {
                at = goes_on;
                continue;
            }
            let next = self.next(at).min(until.0).min(self.next_stop(at));
            awake += if self.rests(Millis(at)) { 0 } else { next - at };
            at = next;
        }
        Duration::from_millis(awake.try_into().unwrap())
    }

    /// When their time will have run for so long: never, while a stop lasts. No time ends while they sleep, not even one
    /// of no length.
    pub(super) fn after(&self, from: Millis, awake: Duration) -> Millis {
        let mut left = i64::try_from(awake.as_millis()).unwrap();
        let mut at = from.0;
        // What waits for the end of a stop that lasts is never due.
        if at == i64::MAX {
            return from;
        }
        loop {
            if let Some(goes_on) = self.stopped(at) {
                if goes_on == i64::MAX {
                    return Millis(i64::MAX);
                }
                at = goes_on;
                continue;
            }
            assert!(at < from.0 + LONGEST * MINUTE, "they never wake up");
            let next = self.next(at).min(self.next_stop(at));
            if !self.rests(Millis(at)) {
                if left <= next - at {
                    return Millis(at + left);
                }
                left -= next - at;
            }
            at = next;
        }
    }

    /// When they are awake, from a moment on.
    pub(super) fn wakes(&self, from: Millis) -> Millis {
        self.after(from, Duration::ZERO)
    }
}
