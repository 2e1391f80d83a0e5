//! What a player has said of their days: where they live, when they sleep, and until when they are away.

use std::fmt;
use std::ops::Range;
use std::time::Duration;

use jiff::civil::{Date, DateTime, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

use crate::time::Millis;

/// Whoever slept longer than this a day could never be waited for.
pub const LONGEST_SLEEP: Duration = Duration::from_secs(12 * 60 * 60);

/// The minutes of a day.
const DAY: u16 = 24 * 60;

/// A time of day, in minutes since midnight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Minute(u16);

impl Minute {
    /// When a day begins.
    pub const MIDNIGHT: Minute = Minute(0);

    /// A minute from 0 to 1,439.
    pub fn new(minute: i64) -> Option<Minute> {
        u16::try_from(minute).ok().filter(|minute| *minute < DAY).map(Minute)
    }

    /// As `7:30` or `23:05`, with or without minutes.
    pub fn read(words: &str) -> Option<Minute> {
        let words = words.trim();
        let (hour, minute) = words.split_once([':', '.']).unwrap_or((words, "0"));
        let digits = |digits: &str| {
            digits
                .parse::<i64>()
                .ok()
                .filter(|_| digits.len() <= 2 && digits.bytes().all(|b| b.is_ascii_digit()))
        };
        let (hour, minute) = (digits(hour)?, digits(minute)?);
        ((0..24).contains(&hour) && (0..60).contains(&minute)).then(|| Minute::new(hour * 60 + minute))?
    }

    /// Since midnight.
    pub fn value(self) -> i64 {
        i64::from(self.0)
    }

    fn time(self) -> Time {
        let (hour, minute) = (self.0 / 60, self.0 % 60);
        Time::new(hour as i8, minute as i8, 0, 0).unwrap_or(Time::midnight())
    }
}

impl fmt::Display for Minute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

/// When somebody sleeps, by the clock on their wall. Invariant: neither empty nor longer than [`LONGEST_SLEEP`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sleep {
    from: Minute,
    to: Minute,
}

impl Sleep {
    /// From one time of day to another, perhaps over midnight.
    pub fn new(from: Minute, to: Minute) -> Option<Sleep> {
        let sleep = Sleep { from, to };
        let most = LONGEST_SLEEP.as_secs() / 60;
        (1..=most).contains(&u64::from(sleep.minutes())).then_some(sleep)
    }

    /// When it begins.
    pub fn from(self) -> Minute {
        self.from
    }

    /// When it ends.
    pub fn to(self) -> Minute {
        self.to
    }

    fn minutes(self) -> u16 {
        (self.to.0 + DAY - self.from.0) % DAY
    }
}

/// What somebody has said of their nights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Nights {
    /// Nothing.
    #[default]
    NotTold,
    /// They have no hours at which they always sleep.
    Any,
    /// They sleep at these hours.
    At(Sleep),
}

/// When somebody is taken to sleep who has said nothing of their nights.
pub const ASSUMED_NIGHT: Sleep = Sleep { from: Minute(23 * 60), to: Minute(7 * 60) };

/// A time zone with its name, such as `Europe/Berlin`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Zone(TimeZone);

impl Zone {
    /// A zone by its name in the time zone database, which is compiled in.
    pub fn named(name: &str) -> Option<Zone> {
        TimeZone::get(name).ok().filter(|zone| zone.iana_name().is_some()).map(Zone)
    }

    /// The zones of the database that are named after a place.
    pub fn names() -> Vec<String> {
        let names = jiff::tz::db().available().map(|name| name.as_str().to_owned());
        let areas = "Africa America Antarctica Arctic Asia Atlantic Australia Europe Indian Pacific";
        let is_place = |name: &String| {
            name.split_once('/').is_some_and(|(area, _)| areas.split(' ').any(|known| known == area))
        };
        names.filter(is_place).collect()
    }

    /// What its time is called in short at a moment, such as `CET`; `None` where that is a number.
    pub fn abbreviation(&self, at: Millis) -> Option<String> {
        let info = self.0.to_offset_info(timestamp(at));
        Some(info.abbreviation().to_owned()).filter(|short| short.chars().all(char::is_alphabetic))
    }

    /// No zone in particular.
    pub fn utc() -> Zone {
        Zone(TimeZone::UTC)
    }

    /// How far its clocks are ahead of UTC at a moment, in minutes.
    pub fn ahead(&self, at: Millis) -> i64 {
        i64::from(self.0.to_offset(timestamp(at)).seconds()) / 60
    }

    /// Its name.
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or_default()
    }

    /// The clock on the wall there.
    pub fn local(&self, at: Millis) -> DateTime {
        self.0.to_datetime(timestamp(at))
    }

    /// The moment at which a day begins there that is written as `2026-11-25`.
    pub fn day(&self, words: &str) -> Option<Millis> {
        words.trim().parse().ok().map(|day| self.midnight(day))
    }

    /// The moment at which a day begins there.
    pub fn midnight(&self, day: Date) -> Millis {
        self.moment(day.to_datetime(Time::midnight()))
    }

    /// The moment at which an hour begins there on a day, from 0 to 23.
    pub fn at(&self, day: Date, hour: i8) -> Millis {
        self.moment(day.at(hour, 0, 0, 0))
    }

    /// The first moment from one on whose hour there is one of these.
    pub fn first_within(&self, hours: &Range<i8>, from: Millis) -> Millis {
        let shown = self.local(from);
        match shown.hour() {
            hour if hours.contains(&hour) => from,
            hour if hour < hours.start => self.at(shown.date(), hours.start),
            _ => self.at(shown.date().saturating_add(1.day()), hours.start),
        }
    }

    /// The moment at which the wall's clock shows this, the earlier of two. If it jumps over it: what it would have
    /// been before the jump.
    pub fn moment(&self, shown: DateTime) -> Millis {
        moment(self.0.to_ambiguous_timestamp(shown).earlier())
    }

    /// As [`Zone::moment`], but the later of two.
    fn later(&self, shown: DateTime) -> Millis {
        moment(self.0.to_ambiguous_timestamp(shown).later())
    }

    /// The next whole night there: when it begins, and when it ends.
    pub fn next_night(&self, sleep: Sleep, now: Millis) -> (Millis, Millis) {
        let today = self.local(now).date();
        let nights = [Ok(today), today.checked_add(1.day())].into_iter().flatten();
        let mut nights = nights.map(|day| self.night(sleep, day)).filter(|(from, _)| now <= *from);
        // There is one but at the end of the calendar.
        nights.next().unwrap_or((now, now))
    }

    /// A night's sleep that begins on a day. Where the clocks change it is taken for longer rather than for shorter.
    pub(super) fn night(&self, sleep: Sleep, day: Date) -> (Millis, Millis) {
        let next = if sleep.from < sleep.to { day } else { day.checked_add(1.day()).unwrap_or(day) };
        (self.moment(day.to_datetime(sleep.from.time())), self.later(next.to_datetime(sleep.to.time())))
    }
}

fn timestamp(at: Millis) -> Timestamp {
    let (least, most) = (Timestamp::MIN.as_millisecond(), Timestamp::MAX.as_millisecond());
    Timestamp::from_millisecond(at.0.clamp(least, most)).unwrap_or_default()
}

fn moment(found: Result<Timestamp, jiff::Error>) -> Millis {
    // Only beyond the year 9999 there is none.
    Millis(found.map_or(i64::MAX, |at| at.as_millisecond()))
}

/// What happens at the tables of somebody who is away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meanwhile {
    /// They wait, as long as a table does.
    Wait,
    /// A computer player stands in.
    StandIn,
}

/// A time for which somebody has said that they are away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Away {
    /// When it begins.
    pub since: Millis,
    /// When they are back.
    pub until: Millis,
    /// What happens until then.
    pub meanwhile: Meanwhile,
}

/// All that matters to a player's clock.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Habits {
    /// Where they live.
    pub zone: Option<Zone>,
    /// When they sleep.
    pub nights: Nights,
    /// Whether they are away, or will be.
    pub away: Option<Away>,
}

impl Habits {
    /// Whether nothing of their nights has to be taken for granted.
    pub fn tells_nights(&self) -> bool {
        match self.nights {
            Nights::NotTold => false,
            Nights::Any => true,
            Nights::At(_) => self.zone.is_some(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_day_are_read_as_people_write_them() {
        let check = |words: &str, minutes: Option<u16>| assert_eq!(Minute::read(words), minutes.map(Minute));
        check("7", Some(420));
        check("07:30", Some(450));
        check("23.05", Some(1385));
        check("0:00", Some(0));
        check("24:00", None);
        check("7:60", None);
        check("-7", None);
        check("+7", None);
        check("7:300", None);
        check("noon", None);
    }

    #[test]
    fn nobody_sleeps_all_day_or_not_at_all() {
        let sleep = |from, to| Sleep::new(Minute(from), Minute(to));
        assert!(sleep(1410, 450).is_some());
        assert!(sleep(60, 780).is_some());
        assert!(sleep(60, 781).is_none());
        assert!(sleep(60, 60).is_none());
        assert!(sleep(450, 1410).is_none(), "that would be the day");
    }

    #[test]
    fn zones_have_names_of_places() {
        let names = Zone::names();
        assert!(names.len() > 300, "{}", names.len());
        assert!(names.iter().all(|name| Zone::named(name).is_some()));
        assert_eq!(Zone::named("Europe/Berlin").unwrap().name(), "Europe/Berlin");
        assert!(Zone::named("Atlantis").is_none());
    }
}
