//! When a cup begins, as its organiser writes it: `fri 20:00`, `5 Dec 20:00`, `in 3 days`.

use std::time::Duration;

use jiff::ToSpan;
use jiff::civil::{Date, Weekday};

use crate::clock::{Minute, Zone};
use crate::time::Millis;

/// No cup begins later than so long from now.
pub const FARTHEST: Duration = Duration::from_hours(60 * 24);

/// Why a cup cannot begin at the time that an organiser wrote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoBegin {
    /// It is no time in any of the forms that are read.
    #[error("no time such as fri 20:00, 5 Dec 20:00 or in 3 days")]
    Unreadable,
    /// It is not in the future.
    #[error("not in the future")]
    Past,
    /// It is further away than [`FARTHEST`].
    #[error("more than 60 days away")]
    TooFar,
}

const WEEKDAYS: [(&str, Weekday); 7] = [
    ("monday", Weekday::Monday),
    ("tuesday", Weekday::Tuesday),
    ("wednesday", Weekday::Wednesday),
    ("thursday", Weekday::Thursday),
    ("friday", Weekday::Friday),
    ("saturday", Weekday::Saturday),
    ("sunday", Weekday::Sunday),
];

const MONTHS: [(&str, i8); 12] = [
    ("january", 1),
    ("february", 2),
    ("march", 3),
    ("april", 4),
    ("may", 5),
    ("june", 6),
    ("july", 7),
    ("august", 8),
    ("september", 9),
    ("october", 10),
    ("november", 11),
    ("december", 12),
];

/// The words of a length of time, with its minutes; weeks and days are counted by the calendar.
const MINUTES: [(&str, u64); 2] = [("minutes", 1), ("hours", 60)];
const DAYS: [(&str, i64); 2] = [("days", 1), ("weeks", 7)];

/// Which day is meant.
enum Day {
    /// The next one at which it is then not past.
    Next,
    Weekday(Weekday),
    /// Of the next year in which it is then not past.
    OfYear {
        month: i8,
        day: i8,
    },
    On(Date),
}

/// Reads when a cup begins, by the clocks of a zone. Besides the forms with English names there are some that have
/// numbers alone: `20:00`, `5.12. 20:00`, `2026-12-05 20:00`.
pub fn read_begin(words: &str, zone: &Zone, now: Millis) -> Result<Millis, NoBegin> {
    // Longer texts are no time, and need not be looked at.
    let words = Some(words).filter(|words| words.len() <= 60).ok_or(NoBegin::Unreadable)?.to_lowercase();
    let words: Vec<&str> =
        words.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
    let at = match &words[..] {
        ["in", length @ ..] => from_now(length, zone, now),
        [day @ .., time] => on_day(day, time, zone, now),
        [] => None,
    };
    let at = at.ok_or(NoBegin::Unreadable)?;
    check(at, now).map(|()| at)
}

/// Whether a cup can begin at a moment.
pub(super) fn check(at: Millis, now: Millis) -> Result<(), NoBegin> {
    if at <= now {
        return Err(NoBegin::Past);
    }
    if at.since(now) > FARTHEST { Err(NoBegin::TooFar) } else { Ok(()) }
}

/// So long from now: days and weeks later it is the same time on the wall.
fn from_now(length: &[&str], zone: &Zone, now: Millis) -> Option<Millis> {
    let (count, unit) = match length {
        ["a" | "an" | "one", unit] => (1, unit),
        [count, unit] => (number(count, 3)?, unit),
        _ => return None,
    };
    if let Some(minutes) = named(unit, &MINUTES) {
        return Some(now.after(Duration::from_mins(minutes * count.unsigned_abs())));
    }
    let days = named(unit, &DAYS)?;
    let then = zone.local(now).checked_add((count * days).days()).ok()?;
    Some(zone.moment(then))
}

/// At a time of a day.
fn on_day(day: &[&str], time: &str, zone: &Zone, now: Millis) -> Option<Millis> {
    // `8 pm` has a space where `8pm` has none.
    let (day, time) = match (day, time) {
        ([day @ .., hour], "am" | "pm") => (day, format!("{hour}{time}")),
        _ => (day, time.to_owned()),
    };
    let time = time_of_day(&time)?;
    let today = zone.local(now).date();
    let on = |date: Date| zone.moment(date.at((time.value() / 60) as i8, (time.value() % 60) as i8, 0, 0));
    let is_ahead = |date: &Date| now < on(*date);
    let date = match read_day(day, today)? {
        Day::On(date) => date,
        Day::Next => [today, today.tomorrow().ok()?].into_iter().find(is_ahead)?,
        Day::Weekday(weekday) => {
            let days = (0..=7).filter_map(|days| today.checked_add(days.days()).ok());
            days.filter(|date| date.weekday() == weekday).find(is_ahead)?
        }
        Day::OfYear { month, day } => {
            // Of the last one and the next one the nearer is meant: a slip is told as past rather than as too far.
            let years = (-1..=1).filter_map(|years| today.year().checked_add(years));
            let dates = years.filter_map(|year| Date::new(year, month, day).ok());
            let next = dates.clone().find(is_ahead);
            let last = dates.rev().find(|date| !is_ahead(date));
            match (last, next) {
                (Some(last), Some(next)) if now.since(on(last)) < on(next).since(now) => {
                    if check(on(next), now).is_ok() { next } else { last }
                }
                (last, next) => next.or(last)?,
            }
        }
    };
    Some(on(date))
}

/// The day that these words name.
fn read_day(words: &[&str], today: Date) -> Option<Day> {
    match words {
        [] => Some(Day::Next),
        ["today"] => Some(Day::On(today)),
        ["tomorrow"] => Some(Day::On(today.tomorrow().ok()?)),
        [one] if one.contains('-') => iso(one).map(Day::On),
        [one] if one.starts_with(|c: char| c.is_ascii_digit()) => {
            let (day, month) = one.strip_suffix('.').unwrap_or(one).split_once('.')?;
            of_year(number(day, 2)?, number(month, 2)?)
        }
        [weekday] => named(weekday, &WEEKDAYS).map(Day::Weekday),
        [day, month] | [month, day] if named(month, &MONTHS).is_some() => {
            let day = day.strip_suffix('.').unwrap_or(day);
            of_year(number(day, 2)?, named(month, &MONTHS)?.into())
        }
        _ => None,
    }
}

/// A day of no year in particular, if there is such a day in a leap year.
fn of_year(day: i64, month: i64) -> Option<Day> {
    let (day, month) = (i8::try_from(day).ok()?, i8::try_from(month).ok()?);
    Date::new(2028, month, day).ok().map(|_| Day::OfYear { month, day })
}

/// A day as `2026-12-05`.
fn iso(words: &str) -> Option<Date> {
    let (year, rest) = words.split_once('-')?;
    let (month, day) = rest.split_once('-')?;
    let (year, month, day) = (number(year, 4)?, number(month, 2)?, number(day, 2)?);
    Date::new(i16::try_from(year).ok()?, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()
}

/// A time of day as `20:00`, `8pm` or `8:30pm`.
fn time_of_day(words: &str) -> Option<Minute> {
    let half_day = |words: &str, later: i64| {
        let minute = Minute::read(words)?.value();
        let is_on_dial = (60..13 * 60).contains(&minute);
        is_on_dial.then(|| Minute::new(minute % (12 * 60) + later))?
    };
    match (words.strip_suffix("am"), words.strip_suffix("pm")) {
        (Some(morning), _) => half_day(morning, 0),
        (_, Some(evening)) => half_day(evening, 12 * 60),
        (None, None) => Minute::read(words),
    }
}

/// A number of so many digits at most.
fn number(words: &str, digits: usize) -> Option<i64> {
    let is_number = words.len() <= digits && words.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| words.parse().ok())?
}

/// What a word stands for that may be shortened to three letters or, of a length of time, be of one alone.
fn named<T: Copy>(word: &str, names: &[(&str, T)]) -> Option<T> {
    let word = word.strip_suffix('.').unwrap_or(word);
    let is_meant = |name: &str| {
        let is_length = name.ends_with('s');
        name.starts_with(word) && (word.len() >= 3 || is_length && !word.is_empty())
    };
    names.iter().find(|(name, _)| is_meant(name)).map(|(_, meaning)| *meaning)
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use proptest::prelude::*;

    use super::*;

    /// Sunday 29 November 2026, 18:30 in Berlin.
    fn now() -> Millis {
        berlin().moment(date(2026, 11, 29).at(18, 30, 0, 0))
    }

    fn berlin() -> Zone {
        Zone::named("Europe/Berlin").unwrap()
    }

    fn check_read(words: &str, expected: &str) {
        let at = read_begin(words, &berlin(), now());
        let shown = at.map(|at| berlin().local(at).strftime("%a %Y-%m-%d %H:%M").to_string());
        assert_eq!(shown.as_deref(), Ok(expected), "{words}");
    }

    #[test]
    fn times_are_read_as_people_write_them() {
        check_read("fri 20:00", "Fri 2026-12-04 20:00");
        check_read(" Friday,  20.00 ", "Fri 2026-12-04 20:00");
        check_read("Fri. 8pm", "Fri 2026-12-04 20:00");
        check_read("fri 8:30 PM", "Fri 2026-12-04 20:30");
        check_read("mon 12am", "Mon 2026-11-30 00:00");
        check_read("mon 12pm", "Mon 2026-11-30 12:00");
        check_read("5 Dec 20:00", "Sat 2026-12-05 20:00");
        check_read("dec 5 20", "Sat 2026-12-05 20:00");
        check_read("5. December 20:00", "Sat 2026-12-05 20:00");
        check_read("5.12. 20:00", "Sat 2026-12-05 20:00");
        check_read("05.12 20:00", "Sat 2026-12-05 20:00");
        check_read("2026-12-05 20:00", "Sat 2026-12-05 20:00");
        check_read("in 3 days", "Wed 2026-12-02 18:30");
        check_read("in a week", "Sun 2026-12-06 18:30");
        check_read("in 2 hours", "Sun 2026-11-29 20:30");
        check_read("in 90 min", "Sun 2026-11-29 20:00");
        check_read("in 60 d", "Thu 2027-01-28 18:30");
        check_read("tomorrow 7:05", "Mon 2026-11-30 07:05");
        check_read("today 20:00", "Sun 2026-11-29 20:00");
    }

    /// A time of today that is past is next meant of the next such day.
    #[test]
    fn the_next_such_day_is_meant() {
        check_read("20:00", "Sun 2026-11-29 20:00");
        check_read("18:30", "Mon 2026-11-30 18:30");
        check_read("sun 18:31", "Sun 2026-11-29 18:31");
        check_read("sun 18:30", "Sun 2026-12-06 18:30");
        check_read("28 Jan 18:30", "Thu 2027-01-28 18:30");
    }

    #[test]
    fn what_is_past_or_far_or_no_time_is_refused() {
        let check =
            |words: &str, problem| assert_eq!(read_begin(words, &berlin(), now()), Err(problem), "{words}");
        for words in ["29 Nov 18:30", "28 nov 20:00", "29.11. 7:00", "2026-11-29 18:30", "1999-12-31 23:59"] {
            check(words, NoBegin::Past);
        }
        for words in ["today 18:30", "in 0 days", "in 0 minutes", "1 Jul 20:00"] {
            check(words, NoBegin::Past);
        }
        for words in
            ["in 61 days", "in 9 weeks", "28 Jan 18:31", "5 May 20:00", "9999-12-31 23:59", "in 999 weeks"]
        {
            check(words, NoBegin::TooFar);
        }
        for words in [
            "",
            " ",
            "soon",
            "in",
            "in days",
            "in 3",
            "in -3 days",
            "in 3 moons",
            "in 1000 days",
            "fri",
            "fr 20:00",
            "frog 20:00",
            "fri 24:00",
            "fri 25:00",
            "fri 13pm",
            "fri 0am",
            "5 Dec",
            "31 Nov 20:00",
            "32 Dec 20:00",
            "0 Dec 20:00",
            "5 20:00",
            "5 5 20:00",
            "5/12 20:00",
            "2026-02-29 20:00",
            "2026-13-01 20:00",
            "20:00 fri",
            "<t:1795000000:F>",
            "٥ Dec 20:00",
        ] {
            check(words, NoBegin::Unreadable);
        }
        check(&"fri ".repeat(20), NoBegin::Unreadable);
    }

    /// On 28 March 2027 clocks in Berlin go from 2:00 to 3:00, and show no 2:30.
    #[test]
    fn days_are_counted_by_the_clock_on_the_wall() {
        let now = berlin().moment(date(2027, 3, 26).at(20, 0, 0, 0));
        let at = read_begin("in 3 days", &berlin(), now).unwrap();
        assert_eq!(berlin().local(at).to_string(), "2027-03-29T20:00:00");
        let skipped = read_begin("sun 2:30", &berlin(), now).unwrap();
        assert_eq!(berlin().local(skipped).to_string(), "2027-03-28T01:30:00");
    }

    proptest! {
        #[test]
        fn whatever_is_read_lies_ahead(
            words in r"(in )?(([0-9]{1,4}|fri|dec|5\.12\.|a|tomorrow|-|é) ){0,3}([0-9]{1,2}:[0-9]{2}|days|h|pm|weeks)?",
            now in 0..4_000_000_000_000_i64,
        ) {
            let now = Millis(now);
            if let Ok(at) = read_begin(&words, &berlin(), now) {
                prop_assert!(now < at && at.since(now) <= FARTHEST);
            }
        }
    }
}
